# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What the libraries import from the C library keeps no lock over fork(). A lock that another thread of
the parent holds at that moment is held for ever in the child, unless fork() takes it or makes it
anew. glibc does so for malloc(), the list of stdio's streams and each stream's own lock, the stacks
and attributes of threads, pthread_atfork() and getrandom(); pthread_once() begins anew in a child.
It does not for what LOCKS names. Arguments: the source tree, and the libraries.

A json-c that is a shared library has its own imports, which are not seen here. Its parser is what
took such a lock, so calls of it are looked at in the source.
"""

import re
import shutil
import subprocess
import sys

import tree

# The lock, what to do instead, and the functions that take it.
LOCKS = (
    ('that of setlocale()',
     'use the "C" locale as a whole (src/base/locale.h), and bytes instead of wide characters',
     'setlocale newlocale duplocale freelocale mblen mbrlen mbtowc wctomb mbrtowc wcrtomb btowc wctob '
     'mbstowcs wcstombs mbsrtowcs wcsrtombs mbsnrtowcs wcsnrtombs mbrtoc8 c8rtomb mbrtoc16 c16rtomb '
     'mbrtoc32 c32rtomb iconv_open iconv_close fnmatch glob regcomp fwide wprintf fwprintf swprintf '
     'vwprintf vfwprintf vswprintf wscanf fwscanf swscanf vwscanf vfwscanf vswscanf getwc getwchar '
     'fgetwc fgetws putwc putwchar fputwc fputws ungetwc open_wmemstream'),
    ('that of the time zone', 'count the time without the C library, as src/cufile/log.c does in a child',
     'localtime localtime_r gmtime gmtime_r ctime ctime_r mktime timelocal timegm tzset strftime '
     'strftime_l wcsftime strptime getdate getdate_r'),
    ('those of translated messages', 'err_words() (src/base/error.h), or words of our own',
     'gettext dgettext dcgettext ngettext dngettext dcngettext textdomain bindtextdomain '
     'bind_textdomain_codeset strerror strerror_r strerror_l perror strsignal psignal psiginfo dlerror '
     'gai_strerror hstrerror herror regerror error error_at_line warn warnx vwarn vwarnx err errx verr '
     'verrx getopt getopt_long getopt_long_only argp_parse assert_fail assert_perror_fail assert'),
    ('that of random()', 'getrandom()', 'random srandom initstate setstate rand srand'),
    ('that of the environment', 'hand the value down instead', 'setenv putenv unsetenv clearenv'),
    ('that of atexit()', 'the library has no handlers at exit (docs/threading.md)',
     'atexit on_exit cxa_atexit cxa_at_quick_exit at_quick_exit exit quick_exit cxa_finalize'),
    ('that of syslog()', 'src/base/log.h', 'openlog syslog vsyslog closelog setlogmask'),
    ('those of the name services, and the loader\'s', 'numbers instead of names',
     'getpwnam getpwuid getpwnam_r getpwuid_r getpwent getpwent_r setpwent endpwent getgrnam getgrgid '
     'getgrnam_r getgrgid_r getgrent getgrent_r setgrent endgrent getgrouplist initgroups getspnam '
     'getspnam_r getaddrinfo getaddrinfo_a getnameinfo gethostbyname gethostbyname_r gethostbyname2 '
     'gethostbyname2_r gethostbyaddr gethostbyaddr_r getservbyname getservbyname_r getservbyport '
     'getservbyport_r getprotobyname getprotobyname_r getnetbyname getnetbyname_r lckpwdf ulckpwdf '
     'wordexp'),
    ('that of utmp', 'numbers instead of names',
     'getlogin getlogin_r cuserid getutent getutent_r getutid getutid_r getutline getutline_r pututline '
     'setutent endutent updwtmp utmpname login logout logwtmp'),
    ('those of processes', 'start no program', 'system popen pclose getpass fmtmsg'),
    ('those of its own tables, and its own threads', 'what src/sys has',
     'sem_open sem_close sem_unlink aio_read aio_write aio_fsync aio_error aio_return aio_suspend '
     'aio_cancel lio_listio timer_create timer_delete mq_notify mtrace muntrace'),
    ('those of the loader', 'loader_lock (src/dev/cuda/load.c) over the call',
     'dlopen dlmopen dlclose dlsym dlvsym dladdr dladdr1 dlinfo dl_iterate_phdr dl_find_object '
     'pthread_cancel pthread_exit backtrace backtrace_symbols backtrace_symbols_fd'),
)

# Imported in spite of that: the files of src/ that may call it, and why a child does not hang. None:
# calls are not in the source. No file: only a library that is linked in has it.
LOADER = ('the program\'s calls of it: a child has no CUDA, and what it asks the loader itself takes '
          'the same locks')
EXCEPTIONS = {
    'newlocale': (('src/base/locale.h',), 'the whole "C" locale is there without the lock; json-c '
                  'asks for a part of it, upon a copy of the thread\'s'),
    'duplocale': ((), 'json-c\'s parser, under locale_use_c(): that one is copied without the lock'),
    'freelocale': (('src/base/locale.h',), 'frees no "C" locale, and so takes no lock'),
    'localtime_r': (('src/cufile/log.c',), 'not called in a child'),
    'strerror': ((), 'json-c\'s functions for files, which nobody calls'),
    'assert_fail': (None, 'ends the process, which is broken already'),
    'cxa_finalize': (None, 'the compiler\'s: called by exit(), which takes the same lock first'),
    'dlopen': (('src/base/library.c', 'src/run/hook.c', 'src/libnccl/real.c'),
               'a child whose parent stood in a start of ours has no CUDA, and no verbs; ' + LOADER),
    'dlsym': (('src/base/library.c', 'src/libnccl/real.c'), 'as dlopen'),
    'dl_iterate_phdr': (('src/dev/cuda/load.c', 'src/libnccl/real.c'), 'under loader_lock; NCCL is not used in a child, as CUDA'),
    'dlinfo': (('src/libnccl/real.c',), LOADER),
    'dladdr1': (('src/libnccl/real.c',), LOADER),
    'getaddrinfo': (('src/sys/resolve.c',), 'not called in a child: src/serve/client_dial.c'),
    'freeaddrinfo': (('src/sys/resolve.c',), 'as getaddrinfo'),
    'dlvsym': (('src/run/hook.c',), LOADER),
    'dladdr': (('src/base/library.c', 'src/run/hook.c', 'src/libnccl/real.c'), LOADER),
    'dlerror': (('src/base/library.c', 'src/run/hook.c'),
                'only where a library could not be loaded, and in a dlsym() of the program\'s for NCCL; what remains is in docs/threading.md'),
}

# Forms that make printf() and scanf() take such a lock: an errno's words, and wide characters.
FORM = re.compile(r'%[-#0 +\'*.\d]*(?:m(?![a-zA-Z\[])|l[cs]|C|S)')
CALL = re.compile(r'\b(\w+)\s*\(')
PARSES = re.compile(r'\bjson_tokener_parse\w*\s*\(')


def plain(name):
    """The name as the source has it: without versions, and without what the headers make of it."""
    name = re.sub(r'^_+(?:isoc\d\d_|xpg_|GI_)?', '', name.split('@')[0])
    return re.sub(r'_chk$|64$', '', name)


def imports(lib):
    out = subprocess.run(['nm', '-D', '--undefined-only', lib], check=True, capture_output=True,
                         text=True).stdout
    return {plain(line.split()[-1]) for line in out.splitlines()}


def check_library(report, lib):
    found = imports(lib)
    if 'cxa_finalize' not in found:
        report.complain(lib, 'imports no __cxa_finalize(): nm was misread')
    if any(name.startswith('json_tokener') for name in found):
        print('%s: json-c is a shared library here, its own imports are not seen' % lib)
    for name in sorted(found):
        report.saw()
        for lock, remedy, names in LOCKS:
            if name in names.split() and name not in EXCEPTIONS:
                report.complain(lib, '%s() takes a lock of the C library, %s, that a child of fork() '
                                'never gets if another thread had it; instead: %s. If no child can '
                                'hang in it, say why in EXCEPTIONS of tests/abi/forks.py'
                                % (name, lock, remedy))


def check_users(report, sources):
    """Who calls the exceptions."""
    calls = {path: set(CALL.findall(tree.code(source))) for path, source in sources.items()}
    for name, (files, _) in EXCEPTIONS.items():
        users = {path for path, called in calls.items() if name in called}
        for path in sorted(users - set(files or ()) if files is not None else ()):
            report.complain(path, '%s() is called, which tests/abi/forks.py allows elsewhere only'
                            % name)
        for path in sorted(set(files or ()) - users):
            report.complain('tests/abi/forks.py', '%s does not call %s()' % (path, name))


def check_sources(report, sources):
    for path, source in sources.items():
        report.saw()
        texts = tree.code(source, strings=True)
        for m in re.finditer(r'"(?:\\.|[^"\\\n])*"', texts):
            if FORM.search(m.group(0).replace('%%', '')):
                report.complain('%s:%d' % (path, tree.line_of(source, m.start())),
                                '%s: takes a lock of the C library that a child of fork() may never '
                                'get; use err_words(), and bytes' % m.group(0))
        if PARSES.search(texts) and 'locale_use_c(' not in texts:
            report.complain(path, 'json-c parses: in the "C" locale, see src/base/locale.h')


def main():
    if not shutil.which('nm'):
        tree.skip('no nm: install binutils')
    top = tree.root()
    report = tree.Report('forks')
    sources = {p: tree.text(top, p) for p in tree.files(top, 'src')}
    for lib in sys.argv[2:]:
        check_library(report, lib)
    check_users(report, sources)
    check_sources(report, sources)
    report.finish()


main()
