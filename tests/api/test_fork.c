/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Every public call in a child of fork(), whatever threads of the parent were doing: standing in
 * the log's receiver, starting a driver, holding any one of the library's locks. A child that hangs
 * is ended by its alarm.
 */

#include <dirent.h>
#include <limits.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>

#include "fork_calls.h"
#include "fork_work.h"
#include "hold.h"

#define LIMIT 300 /* seconds that a child may take, on any machine */
#define FORKS_MAX 2000

/* The thread sanitizer ends a child of a process with threads as soon as it starts one itself, and
 * gcc's address sanitizer does not free its allocator's locks in a child. */
#if defined(__SANITIZE_THREAD__)
#define MAY_START_THREADS 0
#define MAY_FORK_ANY_TIME 0
#elif defined(__SANITIZE_ADDRESS__)
#define MAY_START_THREADS 1
#define MAY_FORK_ANY_TIME 0
#else
#define MAY_START_THREADS 1
#define MAY_FORK_ANY_TIME 1
#endif

static struct fx fx;
static struct parents parents;
static pid_t parent;
static bool past_cache;

/* In a child. */
static unsigned int lines;

static struct {
	atomic_bool wanted;
	sem_t held;
	sem_t go;
} receiver;

int on_tunable(const struct pl_conf_row *row, void *given)
{
	((struct given *)given)->rows += *row->name != '\0';
	return 0;
}

int on_row(const struct pl_stats_row *row, void *given)
{
	((struct given *)given)->rows += row->ops != 0;
	return 0;
}

int on_node(const struct pl_topo_node *node, void *given)
{
	((struct given *)given)->rows += node->name[0] != '\0';
	return 0;
}

int on_link(const struct pl_topo_link *link, void *given)
{
	((struct given *)given)->rows += link->gbps > 0;
	return 0;
}

int on_model(const char *name, const char *title, void *given)
{
	((struct given *)given)->rows += name[0] && title[0];
	return 0;
}

void on_remark(const struct pl_topo_remark *remark, void *given)
{
	((struct given *)given)->rows += remark->text[0] != '\0';
}

/* A machine in its own addresses. */
int serve_nothing(struct pl_ctx *ctx)
{
	struct pl_server_opts o = PL_SERVER_OPTS_INIT;
	struct pl_server *s;

	o.root = ".";
	return pl_server_open(ctx, &o, &s);
}

int flow_of_nothing(const struct pl_topo *topo)
{
	struct pl_topo_flow_args args = PL_TOPO_FLOW_ARGS_INIT;
	struct pl_topo_flow *flow = NULL;

	return pl_topo_flow(topo, &args, &flow);
}

int translated(const struct pl_topo *host)
{
	struct pl_topo *t = NULL;
	int rc = pl_topo_translate(host, host, NULL, &t);

	pl_topo_free(t);
	return rc;
}

int on_route(const struct pl_route_stats *st, void *given)
{
	((struct given *)given)->rows += *st->name != '\0';
	return 0;
}

int on_process(const struct pl_stats_process *p, void *given)
{
	((struct given *)given)->rows += p->pid != 0;
	return 0;
}

int on_device(const struct pl_dev_info *info, void *given)
{
	((struct given *)given)->rows += *info->name != '\0';
	return 0;
}

int on_check(const struct pl_check_row *row, void *given)
{
	((struct given *)given)->rows += *row->id != '\0';
	return 0;
}

int on_kind(const struct pl_check_kind *kind, void *given)
{
	((struct given *)given)->rows += *kind->code != '\0';
	return 0;
}

/* Stands there when it is asked to, in the parent. */
void on_line(int level, const char *line, void *arg)
{
	(void)level;
	(void)arg;
	if (getpid() != parent) {
		lines += *line != '\0';
	} else if (atomic_exchange(&receiver.wanted, false)) {
		(void)sem_post(&receiver.held);
		while (sem_wait(&receiver.go)) {
		}
	}
}

struct pl_request *a_request(const struct parents *p)
{
	static struct pl_request r;

	r = fx_request(PL_OP_READ, p->file, p->mem, 0, BLOCK);
	return &r;
}

struct pl_stream_io *a_stream_io(const struct parents *p)
{
	static struct pl_stream_io io;
	static size_t len = BLOCK;

	io = (struct pl_stream_io)PL_STREAM_IO_INIT;
	io.file = p->file;
	io.mem = p->mem;
	io.src = p->host;
	io.len = &len;
	return &io;
}

#define WANT(x)                                                                         \
	do {                                                                            \
		if (!(x)) {                                                             \
			(void)fprintf(stderr, "child, line %d: %s: %s\n", __LINE__, #x, \
				      pl_error_message());                              \
			_exit(1);                                                       \
		}                                                                       \
	} while (0)

/* A file written and read by a context of the child's own; the first write logs a line. */
static void load_bytes(struct pl_ctx *ctx)
{
	const char *path = fx_path("own");
	struct pl_dev *dev;
	struct pl_file *f;
	char *want = malloc(MIB);
	char *got = malloc(MIB);
	void *m;

	WANT(want && got && pl_dev_open(ctx, "soft:0", &dev) == 0);
	fx_pattern(want, 0, MIB, 5);
	WANT(pl_mem_alloc(dev, MIB, 0, &m) == 0 &&
	     pl_copy(ctx, m, want, MIB, NULL) == (ssize_t)MIB);
	WANT(pl_file_open(ctx, path, O_RDWR | O_CREAT | O_TRUNC | (past_cache ? O_DIRECT : 0), 0600,
			  &f) == 0);
	WANT(pl_write(f, m, MIB, 0, NULL) == (ssize_t)MIB && (!past_cache || lines > 0));
	memset(got, 0, MIB);
	WANT(pl_copy(ctx, m, got, MIB, NULL) == (ssize_t)MIB);
	WANT(pl_read(f, m, MIB, 0, NULL) == (ssize_t)MIB);
	WANT(pl_copy(ctx, got, m, MIB, NULL) == (ssize_t)MIB && fx_differ(got, want, MIB) < 0);
	/* An address that is the parent's is nobody's here. */
	WANT(pl_read(f, parents.mem, BLOCK, 0, NULL) == -EFAULT);
	WANT(unlink(path) == 0);
	free(want);
	free(got);
}

static int own_context(void)
{
	struct pl_ctx *ctx;
	int rc = fx_ctx(&ctx, "test_fault=direct:nth=1:err=EINVAL", NULL);

	if (!rc && MAY_START_THREADS) {
		load_bytes(ctx);
	}
	if (!rc) {
		pl_close(ctx);
	}
	return rc;
}

#define CALL(name, want_, expr)                                                \
	static long long call_##name(const struct parents *p, struct given *g) \
	{                                                                      \
		(void)p;                                                       \
		(void)g;                                                       \
		return (long long)(expr);                                      \
	}
CALLS(CALL)

static const struct {
	const char *name;
	long long want;
	long long (*fn)(const struct parents *p, struct given *g);
} calls[] = {
#define ROW(name, want_, expr) { #name, want_, call_##name },
	CALLS(ROW)
};

static void be_a_child(void)
{
	static const int deadly[] = { SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE };

	/* cmocka would go on with the next test. */
	for (size_t i = 0; i < COUNT(deadly); i++) {
		(void)signal(deadly[i], SIG_DFL);
	}
	(void)alarm(LIMIT);
	hold_off();
}

/* A socket of ours: others, without a path, are a driver's. */
static bool has_path(int fd)
{
	struct sockaddr_un at;
	socklen_t len = sizeof(at);

	memset(&at, 0, sizeof(at));
	if (getsockname(fd, (struct sockaddr *)&at, &len) == 0 && at.sun_family == AF_UNIX &&
	    at.sun_path[0]) {
		return true;
	}
	len = sizeof(at);
	memset(&at, 0, sizeof(at));
	return getpeername(fd, (struct sockaddr *)&at, &len) == 0 && at.sun_family == AF_UNIX &&
	       at.sun_path[0];
}

static bool is_lease(int fd, const char *to)
{
	(void)fd;
	return strstr(to, "peerlane-lease");
}

static bool is_the_parents(int fd, const char *to)
{
	return strstr(to, "memfd:soft") || strstr(to, "io_uring") || is_lease(fd, to) ||
	       (strstr(to, "socket:") && has_path(fd));
}

/* What the first descriptor of that sort refers to; "": there is none. NULL: nobody can tell. */
static const char *find_open(bool (*is)(int fd, const char *to))
{
	static char to[PATH_MAX];
	DIR *d = opendir("/proc/self/fd");
	struct dirent *e;
	bool found = false;

	while (d && !found && (e = readdir(d))) {
		char name[300];

		memset(to, 0, sizeof(to));
		(void)snprintf(name, sizeof(name), "/proc/self/fd/%s", e->d_name);
		found = readlink(name, to, sizeof(to) - 1) > 0 && is(atoi(e->d_name), to);
	}
	if (!d) {
		return NULL;
	}
	(void)closedir(d);
	return found ? to : "";
}

/* Neither a ring nor a software GPU's memory lives on in a child, nor what others see its parent
 * live by. */
static void keeps_nothing(void)
{
	const char *to = find_open(is_the_parents);

	WANT(to);
	if (*to) {
		(void)fprintf(stderr, "child: it still has %s\n", to);
		_exit(1);
	}
}

static void use_all(void)
{
	for (size_t i = 0; i < COUNT(calls); i++) {
		struct given g = { .fd = -1 };
		long long rc = calls[i].fn(&parents, &g);
		bool nothing = !g.dev && !g.file && !g.queue && !g.stream && !g.stats && !g.mem &&
			       !g.exported && !g.topo && !g.remote && !g.grant && !g.region &&
			       !g.array && !g.comm && !g.text && !g.explained && !g.rows && !g.id &&
			       g.fd == -1;

		if (rc != calls[i].want || (rc < 0 && !nothing)) {
			(void)fprintf(stderr, "child: %s() is %lld, not %lld%s: %s\n",
				      calls[i].name, rc, calls[i].want,
				      nothing ? "" : ", and gave something", pl_error_message());
			_exit(1);
		}
		WANT(strcmp(calls[i].name, "pl_stats_rows") != 0 || g.rows > 0);
		pl_string_free(g.text);
	}
	WANT(hold_locales() == 0);
}

/* The thread that serves importers closes the lease's descriptor behind its offer: an importer may
 * go on before that, and fork() may copy the descriptors before that and the memory after it. */
static bool lease_is_open(void)
{
	const char *to = find_open(is_lease);

	assert_non_null(to);
	return *to;
}

/* Forks, and waits until the child has done it all; its status. */
static int a_child_does_all(bool settle)
{
	int status = -1;
	pid_t child;

	while (settle && lease_is_open()) {
		(void)usleep(1000);
	}
	child = settle ? fx_fork() : fork();
	if (child == 0) {
		be_a_child();
		if (settle) {
			keeps_nothing(); /* else one may be in the making */
		}
		use_all();
		_exit(0);
	}
	(void)waitpid(child, &status, 0);
	return status;
}

/* Fails with where the parent's thread was. No thread may stand there any more: end() would wait
 * for what it holds. */
static void expect_whole(int status, const char *where)
{
	if (status) {
		fail_msg("%s: a child has ended with status %#x%s", where, (unsigned int)status,
			 WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM ? ": it hung" : "");
	}
}

/* Exported by the parent, and imported by it. */
static void share_something(void)
{
	const char *path = fx_path("share");
	void *p;

	assert_ok(pl_mem_alloc(fx.dev, WORK_LEN, PL_ALLOC_SHARED, &p));
	assert_ok(pl_mem_export(fx.ctx, p, WORK_LEN, path, NULL, &parents.exported));
	assert_ok(pl_mem_import(fx.dev, path, NULL, NULL, &p));
	parents.imported = p;
}

static int gather_alone(void *arg, const void *mine, size_t len, void *all)
{
	(void)arg;
	memcpy(all, mine, len);
	return 0;
}

static int begin(void **state)
{
	struct pl_comm_opts alone = PL_COMM_OPTS_INIT;
	const char *path = fx_made("fork", WORK_LEN, 1);
	const char *json = fx_path("json");
	FILE *f = fopen(json, "we");
	char trace[PATH_MAX + 80];

	(void)state;
	assert_non_null(f);
	(void)fputs("{\"lanes\": \"auto\"}", f);
	assert_int_equal(fclose(f), 0);
	(void)setenv("PEERLANE_CONFIG", json, 1);
	parent = getpid();
	past_cache = fx_has_direct();
	(void)sem_init(&receiver.held, 0, 0);
	(void)sem_init(&receiver.go, 0, 0);
	(void)snprintf(trace, sizeof(trace), "trace=%s", fx_path("trace"));
	fx_open(&fx, "inline_max=64KiB", "chunk=256KiB", "pagecache=keep", trace, NULL);
	parents = (struct parents){ .ctx = fx.ctx,
				    .dev = fx.dev,
				    .file = fx_file(&fx, path, O_RDWR),
				    .mem = fx_alloc(&fx, WORK_LEN),
				    .host = fx_host(WORK_LEN),
				    .path = path };
	assert_moved(pl_read(parents.file, parents.mem, WORK_LEN, 0, NULL), WORK_LEN);
	assert_ok(pl_queue_open(fx.ctx, NULL, &parents.queue));
	assert_ok(pl_stream_create(fx.dev, &parents.stream));
	parents.handle = pl_stream_handle(parents.stream);
	assert_ok(pl_array_open(fx.dev, parents.file, 0, 0, NULL, &parents.array));
	alone.ranks = 1;
	alone.gather = gather_alone;
	alone.dir = ".";
	assert_ok(pl_comm_create(fx.dev, &alone, &parents.comm));
	assert_ok(pl_topo_load(NULL, "workstation", &parents.topo));
	assert_ok(pl_stats_open(fx.ctx, 0, &parents.stats));
	share_something();
	assert_ok(pl_stats_text(parents.stats, PL_FORMAT_TEXT, &parents.text));
	pl_log_set(on_line, NULL, PL_LOG_DEBUG);
	return 0;
}

/* The parent's are whole, whatever its children did. */
static int end(void **state)
{
	(void)state;
	assert_moved(pl_read(parents.file, parents.mem, WORK_LEN, 0, NULL), WORK_LEN);
	fx_dev_is(&fx, parents.mem, 0, WORK_LEN, 1);
	assert_moved(pl_copy(fx.ctx, parents.imported, parents.mem, WORK_LEN, NULL), WORK_LEN);
	fx_dev_is(&fx, parents.imported, 0, WORK_LEN, 1);
	pl_log_set(NULL, NULL, PL_LOG_OFF);
	pl_topo_free(parents.topo);
	pl_stats_close(parents.stats);
	pl_string_free(parents.text);
	free(parents.host);
	fx_close(&fx);
	return 0;
}

/* The list has each function of src/peerlane.map, and no other. */
static void the_list_is_whole(void **state)
{
	static const char *const names[] = {
#include "peerlane_names.h"
	};

	(void)state;
	for (size_t n = 0; n < COUNT(names); n++) {
		bool found = false;

		for (size_t i = 0; i < COUNT(calls); i++) {
			found |= strcmp(calls[i].name, names[n]) == 0;
		}
		if (!found) {
			fail_msg("%s() is not in tests/api/fork_calls.h: what is it in a child?",
				 names[n]);
		}
	}
	assert_int_equal(COUNT(names), COUNT(calls));
}

static void quiet(void **state)
{
	(void)state;
	expect_whole(a_child_does_all(true), "a quiet parent");
}

/* Fails past the page cache once, which is logged. */
static void *log_a_line(void *arg)
{
	struct pl_ctx *ctx = NULL;
	struct pl_file *f = NULL;
	void *m = fx_host(MIB);

	memset(m, 1, MIB);
	(void)fx_ctx(&ctx, "test_fault=direct:nth=1:err=EINVAL", NULL);
	(void)pl_file_open(ctx, arg, O_RDWR | O_CREAT | O_DIRECT, 0600, &f);
	(void)pl_write(f, m, MIB, 0, NULL);
	pl_close(ctx);
	free(m);
	return NULL;
}

static void inside_the_receiver(void **state)
{
	pthread_t t;
	int status;

	(void)state;
	if (!past_cache) {
		(void)printf("left out: nothing is direct here, so nothing is logged\n");
		return;
	}
	atomic_store(&receiver.wanted, true);
	assert_int_equal(pthread_create(&t, NULL, log_a_line, (void *)(uintptr_t)fx_path("log")),
			 0);
	while (sem_wait(&receiver.held)) {
	}
	status = a_child_does_all(true);
	(void)sem_post(&receiver.go);
	assert_int_equal(pthread_join(t, NULL), 0);
	expect_whole(status, "in the log's receiver");
}

struct opening {
	struct pl_ctx *ctx;
	int told; /* the driver writes there; closed at the end */
	int rc;
};

static void *open_best(void *arg)
{
	struct opening *o = arg;
	struct pl_dev *dev;

	o->rc = pl_dev_open(o->ctx, "gpu:0", &dev);
	(void)close(o->told); /* so that nobody waits for a driver that was not started */
	return NULL;
}

/* What a child has while another thread of its parent starts a driver: no CUDA, and all else. */
static void use_without_driver(const char *lib)
{
	struct pl_ctx *ctx;
	struct pl_dev *dev;

	WANT(fx_ctx(&ctx, lib, NULL) == 0);
	WANT(pl_dev_open(ctx, "cuda:0", &dev) == -ENODEV);
	WANT(strstr(pl_error_message(), "was forked"));
	if (MAY_START_THREADS) {
		WANT(pl_dev_open(ctx, "gpu:0", &dev) == 0);
	}
	pl_close(ctx);
	use_all();
}

static void while_a_driver_starts(void **state)
{
	char lib[PATH_MAX];
	char fds[64];
	int in[2], out[2];
	struct opening o;
	pthread_t t;
	pid_t child;
	char byte;
	int status = -1;

	(void)state;
	if (strcmp(fx_device(), "soft:0") != 0) {
		return; /* there is a driver, and it has started */
	}
	assert_true(pipe(in) == 0 && pipe(out) == 0);
	(void)snprintf(fds, sizeof(fds), "%d,%d", in[0], out[1]);
	(void)setenv("SLOWCUDA", fds, 1);
	(void)snprintf(lib, sizeof(lib), "test_cuda_lib=%s", SLOWCUDA);
	assert_ok(fx_ctx(&o.ctx, lib, NULL));
	o.told = out[1];
	assert_int_equal(pthread_create(&t, NULL, open_best, &o), 0);
	assert_int_equal(read(out[0], &byte, 1), 1);
	child = fx_fork();
	if (child == 0) {
		be_a_child();
		use_without_driver(lib);
		_exit(0);
	}
	(void)waitpid(child, &status, 0);
	/* Whatever the child did: while the driver starts, others wait for it. */
	assert_int_equal(write(in[1], &byte, 1), 1);
	assert_int_equal(pthread_join(t, NULL), 0);
	assert_int_equal(status, 0);
	assert_ok(o.rc);
	pl_close(o.ctx);
	(void)close(in[0]);
	(void)close(in[1]);
	(void)close(out[0]);
	(void)unsetenv("SLOWCUDA");
}

/* A thread stands at each place where the library takes a lock, or gives it back. */
static void with_any_lock_held(void **state)
{
	const char *wrong;
	char where[160] = "";
	unsigned int n = 0;
	int status = 0;

	(void)state;
	if (!MAY_FORK_ANY_TIME) {
		(void)printf("left out: a sanitizer's own locks are not free in a child\n");
		return;
	}
	hold_watch((const void *)(uintptr_t)pl_open);
	hold_exempt();
	work_begin(&parents, parents.path);
	while (!status && n < FORKS_MAX && hold_next(work_enough)) {
		(void)snprintf(where, sizeof(where), "a thread at %s", hold_where());
		status = a_child_does_all(false);
		work_again();
		hold_go_on();
		n++;
	}
	wrong = work_end();
	expect_whole(status, where);
	if (wrong) {
		fail_msg("%s", wrong);
	}
	(void)printf("%u forks, %u places, %u static locks\n", n, hold_places(), hold_statics());
	assert_in_range(hold_places(), 100, FORKS_MAX);
	assert_in_range(hold_statics(), 6, 64);
	assert_int_equal(hold_locales(), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_list_is_whole),	 cmocka_unit_test(quiet),
		cmocka_unit_test(inside_the_receiver),	 cmocka_unit_test(with_any_lock_held),
		cmocka_unit_test(while_a_driver_starts), /* its library stays */
	};

	return cmocka_run_group_tests_name("fork", tests, begin, end);
}
