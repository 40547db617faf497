# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors

# The habits. The build itself is Meson's: see meson.build and CONTRIBUTING.md.

export MESON ?= meson
# A python3 that surely runs: Debian's own, where a version manager's shim is first on PATH.
PYTHON ?= $(firstword $(wildcard /usr/bin/python3) python3)
# The build folder, as in `make B=/tmp/peerlane`.
B ?= build

all: configured
	@ninja -C $(B)

configured:
	@scripts/bootstrap.sh build
	@scripts/configure.sh $(B)

# FILE=/path loads a file of yours instead of a generated one, which lies here if it can.
run:
	@scripts/bootstrap.sh run
	@scripts/configure.sh $(B)
	@scripts/build.sh $(B) "Building the library and the command" run
	@dir=.; [ -w . ] || dir="$(B)"; \
		"$(B)/tools/peerlane/peerlane" demo --dir "$$dir" $(if $(FILE),"$(FILE)")

# TREES="gcc asan" runs only some of the build trees.
check:
	@scripts/bootstrap.sh check
	@$(PYTHON) scripts/run-tests.py check $(TREES)

# Every test of its suites in each tree, not those alone that scripts/chosen.py chooses.
check-all:
	@scripts/bootstrap.sh check
	@$(PYTHON) scripts/run-tests.py all $(TREES)

check-vm:
	@scripts/bootstrap.sh check
	@$(PYTHON) scripts/run-tests.py vm

# SYSTEMS="debian-12 ..." tries only some of them, STEPS=run,install only a part of what is done.
check-bare:
	@scripts/bootstrap.sh bare
	@$(PYTHON) scripts/check-bare.py $(if $(STEPS),--only $(STEPS)) $(SYSTEMS) || [ $$? -eq 77 ]

check-gpu:
	@scripts/bootstrap.sh check
	@$(PYTHON) scripts/run-tests.py gpu

# Fetches fio's source package and builds it, once.
check-fio: all
	@tests/fio/fio.sh $(B) || [ $$? -eq 77 ]

bench: all
	@$(MESON) test -C $(B) --no-rebuild --benchmark --verbose

# Built by who owns the checkout, installed by who asks.
install:
	@scripts/bootstrap.sh install
	@scripts/as-owner.sh scripts/configure.sh $(B)
	@scripts/may-install.sh $(B)
	@scripts/as-owner.sh scripts/build.sh $(B) "Building what is installed" installed
	@$(MESON) install -C $(B) --no-rebuild --quiet
	@scripts/installed.sh $(B)

# Debian packages of this checkout, into the build folder.
deb:
	@packaging/build-deb.sh $(B)/debs

# The Python package as a wheel, with the libraries and the command, into the build folder.
wheel:
	@scripts/bootstrap.sh build
	@scripts/configure.sh $(B)/wheel --buildtype=release --libdir=lib -Dtests=disabled
	@scripts/build.sh $(B)/wheel "Building what is packed" packed
	@$(PYTHON) scripts/wheel.py $(B)/wheel $(B)/wheels

uninstall:
	@scripts/uninstall.sh $(B)

# A folder that somebody named may hold more than a build.
clean:
	@rm -rf build build-asan build-tsan build-clang
	$(if $(filter-out build,$(B)),@echo "$(B) is left: remove it yourself")

help:
	@echo "make              configure and build in build/ (B=... for another folder)"
	@echo "make run          build, then load a file into GPU memory and back (FILE=... for yours)"
	@echo "make check        build and run all tests that need no special hardware"
	@echo "make check-all    the same, and what takes longer than it is likely to find: for the night"
	@echo "make check-vm     run the tests in a virtual machine with a kernel of its own"
	@echo "make check-bare   do what README.md and docs/install.md say on bare Debian 12, Debian 13 and Ubuntu 24.04"
	@echo "make check-gpu    run the tests that need a GPU"
	@echo "make check-fio    run fio with its engine for cuFile, verifying, on software GPUs"
	@echo "make bench        run the benchmarks: numbers, never pass or fail"
	@echo "make install      install (DESTDIR=... is honoured; prefix: meson configure build)"
	@echo "make deb          build Debian packages, in build/debs"
	@echo "make wheel        build the Python package as a wheel, in build/wheels"
	@echo "make uninstall    remove what was installed from this build folder"
	@echo "make clean        remove the build trees"

.PHONY: all configured run check check-all check-vm check-bare check-gpu check-fio bench \
	install deb wheel uninstall clean help
