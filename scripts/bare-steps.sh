#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
#
# What scripts/check-bare.py does inside a bare root, as root, with the checkout in /src. A step
# prints one line; one that fails prints all that it said, and is the last. Exits 77 where a package
# could not be fetched.
#
#	scripts/bare-steps.sh SYSTEM STEP ...

set -u
system=$1
shift
log=/tmp/step.log
cd /src || exit 1
mkdir -p /tmp/peerlane

fail() {
    echo "$*"
    exit 1
}

# What apt says where it cannot fetch a package that exists.
NO_NETWORK='^ *E: (Failed to fetch|Could not connect|Unable to fetch)'

# An installation's files, for a comparison.
below_local() {
    find /usr/local ! -type d | sort
}

# The first fenced block of a language in a document.
block() {
    awk -v head="^\`\`\`$2\$" '$0 ~ head && !n { on = n = 1; next } /^```/ { on = 0 } on' "$1"
}

# Not in the root that a stranger begins with.
also() {
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$@"
}

step_run() {
    make run >/tmp/run.out 2>&1 || { cat /tmp/run.out; return 1; }
    cat /tmp/run.out
    grep -q '^VERIFIED: ' /tmp/run.out
    # What is not run is not built.
    [ -z "$(find build/tests build/examples build/bench -name '*.o' 2>/dev/null)" ] ||
        fail "make run built more than it runs"
    if grep -E '^\[[0-9]+/[0-9]+\]|ninja: ' /tmp/run.out; then fail "make run is not quiet"; fi
    if grep -A 9 'warning: ' /tmp/run.out; then fail "the compiler warns in make run"; fi
}

step_install() {
    below_local >/tmp/before
    make install
    peerlane --version
    peerlane devices
    gdscheck -p
    [ "$(pkg-config --modversion peerlane)" = "$(pkg-config --modversion cufile)" ]
    # Without dpkg-dev only the compiler knows this folder's name.
    [ "$(pkg-config --variable=libdir peerlane)" = "/usr/local/lib/$(cc -print-multiarch)" ]
    ldconfig -p | grep "libpeerlane.so.1 .*/usr/local/lib"
    for name in LICENSE docs/cufile-compat.md; do
        [ -s "/usr/local/share/doc/peerlane/$name" ] || fail "no $name is installed"
    done
}

# The program in docs/install.md, compiled with that page's own line.
step_program() {
    mkdir -p /tmp/program
    block docs/install.md c >/tmp/program/load.c
    # The line may go on in the next one.
    line=$(tr '\n' ' ' <docs/install.md | grep -o '`cc load\.c [^`]*`' | tr -d '\140' | head -n 1)
    [ -n "$line" ] || fail "docs/install.md has no line that compiles its program"
    head -c 3000001 /dev/urandom >/tmp/program/file
    (cd /tmp/program && eval "$line" && ./a.out file) | tee /tmp/program/out
    grep -q 3000001 /tmp/program/out
}

# A program of cuFile's, with the lines of libcufile(7).
step_cufile() {
    mkdir -p /tmp/cufile
    block docs/man/libcufile.7.scd "" >/tmp/cufile/lines
    cat /tmp/cufile/lines
    grep -c '^cc ' /tmp/cufile/lines
    cp /src/tests/bare/cufile.c /tmp/cufile/program.c
    head -c 2000003 /dev/urandom >/tmp/cufile/file
    cd /tmp/cufile || return 1
    grep '^cc ' lines | while IFS= read -r line; do
        rm -f a.out program
        eval "$line"
        [ -e program ] || mv a.out program
        [ "$(env -u LD_LIBRARY_PATH ldd ./program | grep -c 'libcufile.so.0 => not found')" = 1 ]
        run=$(grep '^LD_LIBRARY_PATH=' lines | sed 's,program$,./program file,')
        (set +u && eval "$run") | tee out
        grep -q '^2000003 bytes are in memory$' out
    done
    # With the folder that docs/install.md names for this machine.
    LD_LIBRARY_PATH=$(pkg-config --variable=libdir peerlane)/peerlane ./program file
}

step_man() {
    also man-db
    for page in peerlane.1 gdsio.1 libcufile.7 peerlane.json.5 peerlane-transfer.3 pl_read.3; do
        man -w "${page##*.}" "${page%.*}"
    done
    man pl_read | grep -q 'Reads from a file into memory'
}

step_uninstall() {
    make uninstall
    below_local >/tmp/after
    diff /tmp/before /tmp/after
    if pkg-config --exists peerlane; then fail "peerlane.pc is still there"; fi
    hash -r
    if command -v peerlane; then fail "the command is still there"; fi
    [ ! -e /usr/local/share/doc/peerlane ] && [ ! -e /usr/local/include/peerlane ]
}

# The build folder is the one that `make run` configured, without cmocka and without a manual.
step_check() {
    make check TREES=gcc
}

step_deb() {
    # What packaging/debian/control names.
    DEBIAN_FRONTEND=noninteractive apt-get build-dep -q -y --no-install-recommends ./packaging
    packaging/build-deb.sh /tmp/debs
    ls -l /tmp/debs
    also /tmp/debs/*.deb
    peerlane --version
    peerlane demo --help >/dev/null
    [ "$(command -v peerlane)" = /usr/bin/peerlane ]
    mkdir -p /tmp/deb
    block docs/install.md c >/tmp/deb/load.c
    (cd /tmp/deb && eval "cc load.c $(pkg-config --cflags --libs peerlane)" && ./a.out /src/LICENSE)
    cp tests/bare/cufile.c /tmp/deb/program.c
    (cd /tmp/deb && eval "cc program.c $(pkg-config --cflags --libs cufile) -o program" &&
        LD_LIBRARY_PATH=$(pkg-config --variable=libdir cufile)/peerlane ./program /src/LICENSE)
    gdscheck -p
    test -s /usr/share/doc/peerlane/copyright
    apt-get purge -q -y peerlane libpeerlane1 libpeerlane-dev libpeerlane-fabric peerlane-cufile
    [ ! -e /usr/bin/peerlane ] || fail "the command is still there"
}

# The wheel, and the first program of docs/python.md with nothing else.
step_wheel() {
    also python3-venv
    make wheel >/tmp/wheel.out 2>&1 || { cat /tmp/wheel.out; return 1; }
    if grep -A 9 'warning: ' /tmp/wheel.out; then fail "the compiler warns in make wheel"; fi
    ls -l build/wheels
    python3 -m venv /tmp/venv
    /tmp/venv/bin/pip install -q --no-index build/wheels/peerlane-*.whl
    mkdir -p /tmp/wheel
    block docs/python.md python >/tmp/wheel/program.py
    echo "assert gpu.tobytes() == open('weights.bin', 'rb').read(); print('the same', gpu)" \
        >>/tmp/wheel/program.py
    head -c 3000001 /dev/urandom >/tmp/wheel/weights.bin
    cd /tmp/wheel
    /tmp/venv/bin/python program.py | tee out
    grep -q '^the same .*3000001' out
    /tmp/venv/bin/peerlane devices
    /tmp/venv/bin/python -m peerlane --version
    /tmp/venv/bin/pip uninstall -q -y peerlane
    [ ! -e /tmp/venv/bin/peerlane ]
}

for step; do
    start=$(date +%s)
    # Not in an `if`: -e would be without effect in there.
    (set -e && "step_$step") >$log 2>&1
    status=$?
    took=$(($(date +%s) - start))
    if [ $status -ne 0 ] && grep -qE "$NO_NETWORK" $log; then
        grep -E "$NO_NETWORK" $log | head -n 1
        exit 77
    elif [ $status -ne 0 ]; then
        echo "$system: $step failed with status $status after $took s:"
        tail -n 150 $log | sed 's/^/    /'
        exit 1
    fi
    more=
    if [ "$step" = run ]; then
        more=", the build $(sed -n 's/^  done in \([0-9]* s\)$/\1/p' $log)"
    elif [ "$step" = check ]; then
        more=": $(tail -n 1 $log)"
        grep '^SKIPPED' $log | sed 's/^/    /' || true
    fi
    echo "$system: $step passed in $took s$more"
done
