# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors

# The habits. The build itself is Meson's: see meson.build and CONTRIBUTING.md.

MESON ?= meson
# A python3 that surely runs: Debian's own, where a version manager's shim is first on PATH.
PYTHON ?= $(firstword $(wildcard /usr/bin/python3) python3)
B := build

all: $(B)/build.ninja
	@$(MESON) compile -C $(B)

$(B)/build.ninja:
	@out=$$($(MESON) setup $(B) --buildtype=debugoptimized --wrap-mode=nodownload 2>&1) || \
		{ echo "$$out"; exit 1; }

# FILE=/path loads a file of yours instead of a generated one.
run:
	@scripts/bootstrap.sh run
	@$(MAKE) --no-print-directory -s $(B)/build.ninja
	@ninja -C $(B) --quiet
	@$(B)/tools/peerlane/peerlane demo $(if $(FILE),"$(FILE)")

check:
	@scripts/bootstrap.sh check
	@$(PYTHON) scripts/run-tests.py check

check-vm:
	@scripts/bootstrap.sh check
	@$(PYTHON) scripts/run-tests.py vm

check-gpu:
	@scripts/bootstrap.sh check
	@$(PYTHON) scripts/run-tests.py gpu

# Fetches fio's source package and builds it, once.
check-fio: all
	@tests/fio/fio.sh $(B) || [ $$? -eq 77 ]

bench: all
	@$(MESON) test -C $(B) --no-rebuild --benchmark --verbose

install: all
	@$(MESON) install -C $(B) --no-rebuild

clean:
	@rm -rf $(B) $(B)-asan $(B)-tsan $(B)-clang

help:
	@echo "make              configure and build in build/"
	@echo "make run          build, then load a file into GPU memory and back (FILE=... for yours)"
	@echo "make check        build and run all tests that need no special hardware"
	@echo "make check-vm     run the tests in a virtual machine with a kernel of its own"
	@echo "make check-gpu    run the tests that need a GPU"
	@echo "make check-fio    run fio with its engine for cuFile, verifying, on software GPUs"
	@echo "make bench        run the benchmarks: numbers, never pass or fail"
	@echo "make install      install (DESTDIR=... is honoured; prefix: meson configure build)"
	@echo "make clean        remove the build trees"

.PHONY: all run check check-vm check-gpu check-fio bench install clean help
