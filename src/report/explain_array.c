/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* pl_array_explain: where an array's rows are now, and why not elsewhere. */

#include <errno.h>
#include <stdlib.h>

#include <json-c/json.h>

#include <peerlane/plan.h>

#include "api/array.h"
#include "base/error.h"
#include "base/json.h"
#include "base/text.h"
#include "base/utf8.h"
#include "file/file.h"
#include "ring/array.h"

/* The facts about an array that an explanation tells. */
struct array_told {
	const struct array *a;
	struct pl_array_stats st;
	struct array_reads reads;
	uint64_t rest; /* bytes that are not in host memory */
	char *name;    /* of the file */
};

static uint64_t page_bytes(const struct array_told *t)
{
	return UINT64_C(1) << t->a->common.page_shift;
}

static const char *why_no_windows(const struct array_told *t)
{
	return windows_words(atomic_load(&t->a->windows.why));
}

static bool is_aside(const struct array_told *t)
{
	return atomic_load(&t->a->windows.why) == WINDOWS_ASIDE;
}

static const char *why_no_wide(const struct array_told *t)
{
	return !t->st.wide_bytes ? "wide_bytes is 0, or there was no memory for it"
	       : is_aside(t)	 ? why_no_windows(t)
				 : NULL;
}

static const char *why_no_frames(const struct array_told *t)
{
	return t->st.frame_bytes ? is_aside(t) ? why_no_windows(t) : NULL
	       : t->rest	 ? "frame_bytes is less than a page: pages are not kept"
				 : "all of the array is in host memory";
}

/* Whether rows are requests: not all of the array is in host memory, or its kept pages are set
 * aside. */
static bool has_requests(const struct array_told *t)
{
	return t->rest || is_aside(t);
}

static const char *why_no_uring(const struct array_told *t)
{
	return t->reads.uring	  ? NULL
	       : t->reads.memory  ? "the file is in memory, and a read waits for nothing else"
	       : t->reads.refused ? "io_uring cannot be used here; the log says why"
				  : "the kernel cannot wait for this file's reads without a thread";
}

static const char *guard_of(const struct array_told *t)
{
	return t->a->windows.stable ? "nobody changes the file, as the program says"
				    : "a lease holds up who opens the file for writing";
}

static void text_place(struct text *t, const char *key, uint64_t bytes, const char *why,
		       const char *what)
{
	char size[32];

	if (why) {
		text_add(t, "  no  %-8s %s\n", key, why);
	} else {
		text_bytes(size, sizeof(size), bytes);
		text_add(t, "  use %-8s %s: %s\n", key, size, what);
	}
}

static char *as_text(const struct array_told *x)
{
	const struct array_common *p = &x->a->common;
	const char *no_windows = why_no_windows(x);
	struct text t = TEXT_INIT;
	char what[160];
	char len[32];
	char page[32];

	text_bytes(len, sizeof(len), p->len);
	text_bytes(page, sizeof(page), page_bytes(x));
	text_add(&t, "array of %s at offset %llu of %s, in pages of %s, for %s\n", len,
		 (unsigned long long)x->a->off, x->name ? x->name : "", page,
		 x->a->requester.dev->props.name);
	text_place(&t, "wide", x->st.wide_bytes, why_no_wide(x),
		   "the first bytes, in pinned host memory");
	text_fmt(what, sizeof(what), "read in the page cache; %s", guard_of(x));
	text_place(&t, "windows", x->st.window_bytes, *no_windows ? no_windows : NULL, what);
	text_fmt(what, sizeof(what), "of the device's memory, for %llu of %llu pages",
		 (unsigned long long)p->pages.n_frames,
		 (unsigned long long)((x->rest + page_bytes(x) - 1) >> p->page_shift));
	text_place(&t, "frames", x->st.frame_bytes, why_no_frames(x), what);
	if (has_requests(x)) {
		text_add(&t, "  use ring     %u requests at once, %s%s%s\n", p->ring.slots,
			 x->reads.direct   ? "past the page cache (O_DIRECT), "
			 : x->reads.memory ? "out of memory, and what is swapped "
					   : "out of the page cache, and what it has not ",
			 x->reads.uring ? "by io_uring" : "by threads: ",
			 x->reads.uring ? "" : why_no_uring(x));
	} else {
		text_add(&t, "  no  ring     all of the array is in host memory\n");
	}
	if (p->writes) {
		text_add(&t, "  use writes   by kernels of the program, through to the file\n");
	}
	return text_take(&t);
}

static struct json_object *json_place(uint64_t bytes, const char *why)
{
	struct json_object *o = json_object_new_object();

	json_put_uint(o, "bytes", bytes);
	json_put_text(o, "why", why);
	return o;
}

static char *as_json(const struct array_told *x)
{
	const struct array_common *p = &x->a->common;
	const char *no_windows = why_no_windows(x);
	struct json_object *o = json_object_new_object();
	struct json_object *v;

	json_put_text(o, "file", x->name ? x->name : "");
	json_put_uint(o, "offset", x->a->off);
	json_put_uint(o, "length", p->len);
	json_put_text(o, "device", x->a->requester.dev->props.name);
	json_put_uint(o, "page", page_bytes(x));
	json_put_bool(o, "set_aside", is_aside(x));
	json_put_bool(o, "writes", p->writes);
	json_put(o, "wide", json_place(x->st.wide_bytes, why_no_wide(x)));
	v = json_place(x->st.window_bytes, *no_windows ? no_windows : NULL);
	json_put_text(v, "guard", *no_windows ? NULL : x->a->windows.stable ? "stable" : "lease");
	json_put(o, "windows", v);
	v = json_place(x->st.frame_bytes, why_no_frames(x));
	json_put_uint(v, "frames", p->pages.n_frames);
	json_put(o, "frames", v);
	v = json_object_new_object();
	json_put_uint(v, "slots", p->ring.slots);
	json_put_bool(v, "used", has_requests(x));
	json_put_bool(v, "io_uring", x->reads.uring);
	json_put_bool(v, "o_direct", x->reads.direct);
	json_put_text(v, "why", why_no_uring(x));
	json_put(o, "ring", v);
	return json_take_line(o);
}

static int explain(struct array *a, int format, char **out)
{
	struct array_told t = { .a = a };
	int rc = array_stats(a, &t.st);
	char *s;

	if (rc) {
		return rc;
	}
	array_reads_of(a, &t.reads);
	t.rest = a->common.len - a->common.wide_len;
	t.name = utf8_shown(a->file->name);
	s = format == PL_FORMAT_JSON ? as_json(&t) : as_text(&t);
	free(t.name);
	if (!s) {
		return err_set(ENOMEM, "out of memory for the explanation");
	}
	*out = s;
	return 0;
}

int pl_array_explain(struct pl_array *array, int format, char **out)
{
	int rc = CHECK_OUT(out);

	rc = rc ? rc : ctx_enter(CTX_OF(array));
	if (rc) {
		return rc;
	}
	if (format != PL_FORMAT_TEXT && format != PL_FORMAT_JSON) {
		rc = err_set(EINVAL, "format %d is not text or JSON", format);
	}
	rc = rc ? rc : explain(array->array, format, out);
	ctx_leave(array->ctx);
	return rc;
}
