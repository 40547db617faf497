/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef TOOL_CMD_H
#define TOOL_CMD_H

/*
 * The commands. Each takes its own arguments (argv[0] is its name) and returns the exit status of
 * the process: 0, 1 (the work failed) or 2 (the command line is wrong).
 */

int cmd_bench(int argc, char **argv);
int cmd_check(int argc, char **argv);
int cmd_conf(int argc, char **argv);
int cmd_cp(int argc, char **argv);
int cmd_demo(int argc, char **argv);
int cmd_devices(int argc, char **argv);
int cmd_doctor(int argc, char **argv);
int cmd_explain(int argc, char **argv);
int cmd_predict(int argc, char **argv);
int cmd_route(int argc, char **argv);
int cmd_run(int argc, char **argv);
int cmd_serve(int argc, char **argv);
int cmd_stat(int argc, char **argv);
int cmd_topo(int argc, char **argv);

#endif
