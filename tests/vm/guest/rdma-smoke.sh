# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
# shellcheck shell=sh
#
# RDMA without a NIC: two processes, each with a network namespace and an RDMA device of its own.

t "a cable with an RDMA device on each end" cable
sub "two processes read and write each other's memory" net smoke
