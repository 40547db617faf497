/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* `peerlane serve`: files or GPU memory for `peerlane cp` of other hosts. */

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include <peerlane/peerlane.h>

#include "base/text.h"
#include "cmd.h"
#include "ends.h"
#include "later.h"
#include "opts.h"
#include "say.h"

struct serve_opts {
	struct common common;
	const char *token_file;
	const char *make_token;
	const char *bind;
	uint64_t port;
	uint64_t size;
	bool write;
	bool quiet;
	char setting[160]; /* --bind, as a tunable */
};

static const struct opt table[] = {
	{ .name = "token-file",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "file with the token that clients must have, too (default: the tunable token_file)",
	  .at = offsetof(struct serve_opts, token_file) },
	{ .name = "make-token",
	  .type = OPT_TEXT,
	  .arg = "FILE",
	  .help = "make a new token in FILE, which must not exist, and serve nothing",
	  .at = offsetof(struct serve_opts, make_token) },
	{ .name = "bind",
	  .type = OPT_TEXT,
	  .arg = "ADDR",
	  .help = "listen at this address, at the addresses of this interface, or at \"all\" "
		  "(default: the tunable tcp_bind, which is the loopback address)",
	  .at = offsetof(struct serve_opts, bind) },
	{ .name = "port",
	  .type = OPT_COUNT,
	  .arg = "N",
	  .max = 65535,
	  .help = "listen at this port; 0: the kernel chooses one (default: 18517)",
	  .at = offsetof(struct serve_opts, port) },
	{ .name = "size",
	  .type = OPT_BYTES,
	  .arg = "BYTES",
	  .min = 1,
	  .help = "bytes of memory to serve of a GPU",
	  .at = offsetof(struct serve_opts, size) },
	{ .name = "write",
	  .type = OPT_FLAG,
	  .help = "let clients write: make and replace files, or write the GPU's memory",
	  .at = offsetof(struct serve_opts, write) },
	{ .name = "quiet",
	  .letter = 'q',
	  .type = OPT_FLAG,
	  .help = "print only what was refused, and errors",
	  .at = offsetof(struct serve_opts, quiet) },
	{ .name = NULL },
};

/* Takes --bind: one address for requests and bytes, that of the context. */
static int take_bind(void *opts)
{
	struct serve_opts *o = opts;
	struct opt_texts *set = &o->common.set;

	if (o->bind == NULL) {
		return 0;
	}
	if (set->n == OPT_LIST_MAX) {
		return say_usage("serve", "too many --set");
	}
	text_fmt(o->setting, sizeof(o->setting), "tcp_bind=%s", o->bind);
	set->v[set->n++] = o->setting;
	return 0;
}

static const struct opt_spec spec = {
	.cmd = "serve",
	.operands = "[DIR | FILE | gpu:N]",
	.summary = "Offers what is beneath a directory, one file, or memory of a GPU to `peerlane "
		   "cp` and Python's loaders of other hosts, as peer://HOST/PATH. Clients need the "
		   "same token (--make-token makes one); without it they learn nothing. Only the "
		   "host itself is answered unless --bind says more, and nothing is written "
		   "without --write. Ends with SIGINT or SIGTERM.",
	.table = table,
	.min_operands = 0,
	.max_operands = 1,
	.prepare = take_bind,
};

static struct pl_server *volatile running; /* for the handler */

static void on_signal(int sig)
{
	(void)sig;
	pl_server_stop(running);
}

/* The second one ends the process as always. */
static void take_signals(void)
{
	static const int signals[] = { SIGINT, SIGTERM };
	struct sigaction sa, old;

	memset(&sa, 0, sizeof(sa));
	sa.sa_handler = on_signal;
	sa.sa_flags = (int)SA_RESETHAND;
	sigemptyset(&sa.sa_mask);
	for (size_t i = 0; i < sizeof(signals) / sizeof(signals[0]); i++) {
		if (sigaction(signals[i], NULL, &old) != 0 || old.sa_handler != SIG_IGN) {
			(void)sigaction(signals[i], &sa, NULL);
		}
	}
}

/* What clients did on standard output; of the library's other lines only the grave ones. */
static void hear(int level, const char *line, void *arg)
{
	const struct serve_opts *o = arg;
	bool ours = strncmp(line, "serve: ", 7) == 0;

	if (level <= PL_LOG_WARN || (ours && !o->quiet)) {
		later_text(ours ? line + 7 : line);
	}
}

static int make_token(const char *path, bool quiet)
{
	int err = pl_token_make(path);

	if (err != 0) {
		return say_library(err);
	}
	if (!quiet) {
		say_line(stdout,
			 "a new token is in '%s': carry the file to the clients' hosts by what you "
			 "trust (scp -p)",
			 path);
	}
	return STATUS_OK;
}

static int run(struct pl_server *s, const struct serve_opts *o, const char *root)
{
	char at[64];
	int err = pl_server_address(s, at, sizeof(at));

	running = s;
	take_signals();
	if (err == 0) {
		later_line("serving '%s' at %s, %s", root, at,
			   o->write ? "for reading and writing" : "for reading");
		err = pl_server_run(s);
	}
	if (err == 0 && !o->quiet) {
		later_line("stopped");
	}
	return err != 0 ? say_library(err) : STATUS_OK;
}

/* The library knows tunables, and no options. */
static int say_why(int err, const struct serve_opts *o)
{
	static const char tunable[] = "tunable tcp_bind", port[] = "give another port";

	if (o->bind != NULL && strstr(pl_error_message(), tunable) != NULL) {
		return say_library_as(err, tunable, "--bind");
	}
	return say_library_as(err, port, "give another one by --port");
}

static int serve(struct pl_ctx *ctx, void *opts, const struct operands *rest)
{
	struct pl_server_opts so = PL_SERVER_OPTS_INIT;
	struct serve_opts *o = opts;
	struct pl_server *s;
	int err, status, said;

	if (o->make_token != NULL) {
		return rest->n == 0 ? make_token(o->make_token, o->quiet)
				    : say_usage(spec.cmd,
						"--make-token serves nothing: leave "
						"'%s' out",
						rest->v[0]);
	}
	if (rest->n == 0) {
		return say_usage(spec.cmd, "name a directory, a file or a GPU to serve");
	}
	if (end_is_device(rest->v[0]) != (o->size != 0)) {
		return say_usage(spec.cmd, o->size != 0 ? "--size is for memory of a GPU"
							: "--size says how many bytes of the GPU's "
							  "memory to serve");
	}
	so.root = rest->v[0];
	so.token_file = o->token_file;
	so.device_bytes = o->size;
	so.port = (uint32_t)o->port;
	so.flags = o->write ? PL_SERVE_WRITE : 0;
	status = later_begin();
	if (status != STATUS_OK) {
		return status;
	}
	pl_log_set(hear, o, PL_LOG_INFO);
	err = pl_server_open(ctx, &so, &s);
	if (err == 0) {
		status = run(s, o, so.root);
		running = NULL;
		pl_server_close(s);
	} else {
		status = say_why(err, o);
	}
	pl_log_set(NULL, NULL, PL_LOG_OFF);
	opts_hear_errors(ctx);
	said = later_end();
	return status != STATUS_OK ? status : said;
}

int cmd_serve(int argc, char **argv)
{
	struct serve_opts o = { .port = PL_SERVE_PORT };

	return opts_run(&spec, argc, argv, &o, serve);
}
