# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Words that have one home: vendor names, the environment, system calls, the heap, the terminal."""

import re

import tree


class Rule:
    """`pattern` may occur below `under` only in the places of `homes`."""

    def __init__(self, pattern, homes, why, under=('src/',), strings=False):
        self.pattern = re.compile(pattern)
        self.homes = homes
        self.why = why
        self.under = under
        self.strings = strings  # look inside string literals too


def calls(names):
    """A call of one of these functions, not of a member or of a longer name."""
    return r'(?<![\w.>])(?:%s)\s*\((?!\s*\*)' % names


SYSTEM = (r'open|openat|close|read|write|pread|pwrite|readv|writev|preadv2?|pwritev2?|mmap|munmap|'
          r'mprotect|madvise|mremap|ioctl|fcntl|stat|lstat|fstat|statx|statfs|fstatfs|lseek|fsync|'
          r'fdatasync|ftruncate|fallocate|memfd_create|syscall|readlink|opendir|readdir|scandir|'
          r'poll|epoll_\w+|eventfd|pipe2?|dup[23]?|process_vm_\w+|sched_getaffinity|sysconf|'
          r'io_uring_\w+|socket|sendmsg|recvmsg|fopen|fdopen|popen|unlink|rename|mkstemp')

PUBLIC_CODE = ('src/', 'include/', 'tools/', 'examples/')

RULES = (
    Rule(r'\bcu[A-Z]\w*\b|\bCU[a-z]\w*\b|\bCU_[A-Z]\w*\b|\bCUDA_[A-Z]\w*\b',
         ('src/dev/cuda/', 'src/dev/nvmem/', 'src/cufile/', 'src/run/', 'src/libnccl/', 'include/cufile/', 'tools/gds/gdscheck'),
         'CUDA names live in src/dev/cuda, src/dev/nvmem, src/run and src/libnccl, cuFile'"'"'s in src/cufile', under=PUBLIC_CODE),
    Rule(r'\bstrn?(?:case)?cmp\s*\([^;{]*"(?:cuda|soft|bar)\b', ('src/dev/',),
         'nothing outside src/dev asks which kind of device it is', strings=True),
    Rule(r'[=!]=\s*&dev_\w+_driver\b|\b(?:if|while)\s*\([^;{]*props\.soft\b', ('src/dev/',),
         'nothing outside src/dev asks which kind of device it is'),
    Rule(calls(r'(?:secure_)?getenv|setenv|putenv|unsetenv') + r'|\benviron\b',
         ('src/base/config_load.c', 'src/cufile/config.c', 'src/shim/shim.c'),
         'the environment is read in base/config_load.c alone, and in config.c of cufile, and in shim'),
    Rule(calls(r'abort|_?exit|_Exit|quick_exit|atexit|raise|kill|__builtin_trap'),
         ('src/base/lock.c',),
         'a library neither ends its process nor hooks its end'),
    Rule(calls(r'v?f?printf|v?dprintf|f?puts|f?putc|putchar|perror|psignal'), ('src/base/log.c',),
         'a library does not print'),
    Rule(calls(r'malloc|calloc|realloc|reallocarray|strn?dup|v?asprintf|open_memstream|'
               r'aligned_alloc|posix_memalign|memalign|getline'), ('src/base/alloc.c', 'src/cufile/heap.c', 'src/gdrapi/gdrapi.c',
          'src/net/', 'src/ofi/', 'src/ncclnet/heap.c', 'src/run/blocks.c', 'src/libnccl/'),
         'the heap is reached through base/alloc.h'),
    Rule(calls(r'v?sprintf|strcpy|strcat|strncpy|strncat|gets|alloca|strtok|strerror'), (),
         'unsafe or not thread-safe: use snprintf, text_copy, err_words'),
    Rule(calls(SYSTEM), ('src/sys/', 'src/base/config_load.c', 'src/base/lock.c', 'src/base/log.c',
                         'src/base/output.h', 'src/base/sized.h', 'src/base/stamp.h', 'src/base/stretch.h', 'src/cufile/', 'src/ncclnet/', 'src/shim/'),
         'system calls go through src/sys'),
    Rule(calls('pthread_atfork'), ('src/base/fork.c', 'src/cufile/driver.c', 'src/run/config.c',
                                    'src/libnccl/config.c'),
         'what fork() does to the library has one place: base/fork.h'),
    Rule(r'\bfreeing\s*\.', ('src/dev/cuda/quiesce.c', 'src/dev/cuda/load.c'),
         'the driver gives memory back through quiesce.c, which waits for a still moment'),
    Rule(calls(r'dlopen|dlsym|dlclose|dlmopen'), ('src/base/library.c', 'src/run/hook.c', 'src/libnccl/real.c'),
         'libraries are opened through base/library.h'),
)


# A lock that no function makes anew is locked for ever in a child of fork().
STATIC_LOCK = re.compile(r'\bPTHREAD_(?:MUTEX|RWLOCK|COND)_INITIALIZER\b|\b(?:RW)?LOCK_INIT\(')
IN_CHILD = re.compile(r'^FORK_HANDLERS\(|^(?:static )?void \w+_forget\(void\)|'
                      r'pthread_atfork\(', re.MULTILINE)


def check_forks(report, path, blank, source):
    m = STATIC_LOCK.search(blank)
    if m and path.startswith('src/') and path.endswith('.c'):
        report.saw()
        if not IN_CHILD.search(blank):
            report.complain('%s:%d' % (path, tree.line_of(source, m.start())),
                            'a static lock, and no FORK_HANDLERS that makes it anew in a child')


# Names of files that say nothing from outside.
EMPTY_NAMES = re.compile(r'/(?:after|aside|ask|back|beside|ears|find|hands|hear|keep|knocks|let_go|look|many|mems|near|own|'
                         r'seats|silence|take|taker|tell|there|use)\.\w+$')
MOST_EMPTY = 4  # files of src, exactly
# A word, the folders where it has its one meaning, and how often it stands elsewhere in src, exactly.
MEANINGS = (
    (r'\b(?:array_state, kept|slots?_kept|slot_unkeep|state_look|window_look)\b', ('src/ring/',), 0),  # cached, reserved, polls
    (r'(?<![a-z])cards?(?![a-z])', ('src/move/fabric/', 'src/move/nic/', 'src/ofi/', 'src/ncclnet/'), 19),  # an adapter; NVIDIA's driver has its own
)


def check_names(report, top):
    paths = [path for path in tree.files(top) if path.startswith('src/')]
    empty = [path for path in paths if EMPTY_NAMES.search(path)]
    report.saw()
    if len(empty) != MOST_EMPTY:
        report.complain('src', '%d files with a name that says nothing, and MOST_EMPTY is %d: %s' % (
            len(empty), MOST_EMPTY, ', '.join(empty)))
    for pattern, homes, most in MEANINGS:
        found = [path for path in paths if not path.startswith(homes)
                 for _ in re.finditer(pattern, tree.code(tree.text(top, path)))]
        report.saw()
        if len(found) != most:
            report.complain('src', '"%s" stands %d times outside of %s, and %d is said here: %s' % (
                pattern, len(found), ', '.join(homes), most, ', '.join(sorted(set(found)))))


def check_file(report, path, source):
    blank, with_strings = tree.code(source), tree.code(source, strings=True)
    check_forks(report, path, blank, source)
    for rule in RULES:
        if not path.startswith(rule.under) or rule.homes and path.startswith(rule.homes):
            continue
        report.saw()
        for m in rule.pattern.finditer(with_strings if rule.strings else blank):
            words = ' '.join(m.group(0).split())
            report.complain('%s:%d' % (path, tree.line_of(source, m.start())),
                            '"%s": %s' % (words, rule.why))


def main():
    top = tree.root()
    report = tree.Report('words')
    for path in tree.files(top):
        check_file(report, path, tree.text(top, path))
    check_names(report, top)
    report.finish()


main()
