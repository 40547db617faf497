# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# Completion of peerlane(1) for bash. Commands, options and tunables are what the command itself
# says of them, so that this file is not one more list of them.

# Names of commands.
_peerlane_commands() {
    command peerlane --help 2>/dev/null | sed -n 's/^  \([a-z][a-z]*\)  .*/\1/p'
}

# Long options of the command whose words are the arguments.
_peerlane_options() {
    command peerlane "$@" --help 2>/dev/null | sed -n 's/^  \(--[a-z-]*\).*/\1/p'
}

# Names that an end of a transfer may have beside files.
_peerlane_devices() {
    echo host
    command peerlane devices 2>/dev/null | sed -n 's/^\(gpu:[0-9]*\)  *\([^ ]*\).*/\1 \2/p'
}

_peerlane() {
    # Bash takes a device's name and NAME=VALUE for several words: the line says more.
    local line=${COMP_LINE:0:COMP_POINT} command='' word
    local cur=${line##*[[:space:]]}
    local -a before
    read -ra before <<<"${line%"$cur"}"
    local prev=${before[${#before[@]} - 1]}
    local -a subject=()
    for word in "${before[@]:1}"; do
        if [[ -z $command && $word != -* ]]; then
            command=$word
        fi
    done
    subject=("$command")
    [[ $command != bench ]] || subject=(bench storage)
    [[ $command != bench || " ${before[*]} " != *' bench peer '* ]] || subject=(bench peer)
    [[ $command != bench || " ${before[*]} " != *' bench rows '* ]] || subject=(bench rows)
    [[ $command != bench || " ${before[*]} " != *' bench array '* ]] || subject=(bench array)
    [[ $command != bench || " ${before[*]} " != *' bench blocks '* ]] || subject=(bench blocks)
    [[ $command != bench || " ${before[*]} " != *' bench coll '* ]] || subject=(bench coll)
    [[ $command != bench || " ${before[*]} " != *' bench net '* ]] || subject=(bench net)

    COMPREPLY=()
    if [[ -z $command ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_peerlane_commands) help --help --version" -- "$cur")
        return
    fi
    local words='' files=''
    case $prev in
    --policy | --compare)
        words='auto strict direct buffered bounce direct+copy buffered+copy p2pdma pagecache copy copy+copy'
        ;;
    --test) words=$(command peerlane bench peer --list 2>/dev/null | sed 's/ .*//') ;;
    --op)
        words='read write mixed'
        [[ ${subject[*]} != 'bench blocks' ]] || words='read write both'
        [[ ${subject[*]} != 'bench coll' ]] || words='all-reduce reduce-scatter all-gather broadcast all-to-all'
        ;;
    --memory)
        words='pinned wide device'
        [[ ${subject[*]} != 'bench blocks' ]] || words='pinned wide'
        ;;
    --type) words='float half bfloat16 double int8 uint8 int32 uint32 int64 uint64' ;;
    --redop) words='sum prod max min avg' ;;
    --lanes) words='auto all off' ;;
    --via | --device | --into | --from | --to) words=$(_peerlane_devices) ;;
    --set)
        words=$(command peerlane conf 2>/dev/null | sed -n 's/^\([a-z_][a-z_0-9]*\)  *.*/\1=/p')
        compopt -o nospace 2>/dev/null
        ;;
    --topo | --diff)
        words=$(command peerlane topo --models 2>/dev/null | sed 's/ .*//')
        files=-f
        ;;
    --token-file | --make-token | --file | --save | --stats-file | --nccl | --config | --svg | --lint | --guest) files=-f ;;
    --dir) files=-d ;;
    --size | --offset | --chunk | --depth | --interval | --reads | --block | --threads | --queue | \
        --batch | --seconds | --bytes | --seed | --time | --rounds | --repeat | --gpus | --over | --map | --min | --row | --count | --units | --hits | --frames | --page | --port | --bind | --idle | --most | --max | --factor | --ranks | --iterations | --peer)
        return
        ;;
    help) [[ $command != help ]] || words=$(_peerlane_commands) ;;
    *)
        if [[ $cur == -* ]]; then
            words=$(_peerlane_options "${subject[@]}")
        elif [[ $command == bench && $prev == bench ]]; then
            words='storage peer rows array blocks coll net'
        elif [[ ${subject[*]} == 'bench array' ]]; then
            files=-f
        elif [[ $command == cp || $command == explain || $command == serve ]]; then
            files=-f
            words=$(_peerlane_devices)
        elif [[ $command == route || $command == topo ]]; then
            words=$(_peerlane_devices)
        elif [[ $command == demo ]]; then
            files=-f
        elif [[ $command == run ]]; then
            mapfile -t COMPREPLY < <(compgen -c -- "$cur")
            return
        fi
        ;;
    esac
    # shellcheck disable=SC2086 # no option, or one
    mapfile -t COMPREPLY < <(
        [[ -z $words ]] || compgen -W "$words" -- "$cur"
        [[ -z $files ]] || compgen $files -- "$cur"
    )
    [[ -z $files ]] || compopt -o filenames 2>/dev/null
    # What bash takes for words before the last is there already.
    if [[ $cur == *:* && $COMP_WORDBREAKS == *:* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${cur%"${cur##*:}"}"}")
    fi
}

complete -F _peerlane peerlane
