/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#include "base/xml.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/alloc.h"
#include "base/utf8.h"

/* An element that has begun and not ended: its name, in the text. */
struct xml_open {
	const char *name;
	size_t len;
};

struct reader {
	const char *at, *end;
	unsigned int line; /* of `at` */
	const struct xml_handler *handler;
	void *arg;
	struct xml_error *error;
	int rc;
	unsigned int depth;
	bool had_root;
	struct xml_open open[XML_DEPTH_MAX];
	const char *attributes[2 * XML_ATTRIBUTES_MAX + 1];
	size_t used; /* of what follows */
	char strings[XML_TAG_MAX];
};

static void fail(struct reader *r, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

static void fail(struct reader *r, const char *fmt, ...)
{
	va_list ap;

	if (r->rc) {
		return; /* the first reason counts */
	}
	r->rc = -EINVAL;
	r->error->line = r->line;
	va_start(ap, fmt);
	(void)vsnprintf(r->error->text, sizeof(r->error->text), fmt, ap);
	va_end(ap);
}

static bool sees(const struct reader *r, const char *word)
{
	size_t n = strlen(word);

	return (size_t)(r->end - r->at) >= n && memcmp(r->at, word, n) == 0;
}

static bool take(struct reader *r, const char *word)
{
	if (!sees(r, word)) {
		return false;
	}
	r->at += strlen(word);
	return true;
}

/* The next character, whole, or 0 and an error. A line ends with LF, CR, or both. */
static uint32_t take_char(struct reader *r)
{
	uint32_t c;
	unsigned int n = utf8_decode(r->at, (size_t)(r->end - r->at), &c);

	if (!n) {
		fail(r, "not XML: %s",
		     r->at == r->end ? "it ends too early" : "a byte that is not UTF-8");
		return 0;
	}
	if ((c < 0x20 && !strchr("\t\n\r", (int)c)) || c == 0 || c == 0xfffe || c == 0xffff) {
		fail(r, "not XML: the character U+%04X", (unsigned int)c);
		return 0;
	}
	r->at += n;
	r->line += c == '\n' || (c == '\r' && !sees(r, "\n"));
	return c;
}

static bool is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Whether there was any. */
static bool skip_space(struct reader *r)
{
	const char *from = r->at;

	while (r->at < r->end && is_space(*r->at)) {
		(void)take_char(r);
	}
	return r->at != from;
}

static bool in_name(char c, bool first)
{
	unsigned char u = (unsigned char)c;

	return u < 0x80 && (isalpha(u) || c == '_' || c == ':' ||
			    (!first && (isdigit(u) || c == '-' || c == '.')));
}

/* A name where it stands in the text; NULL and an error. */
static const char *take_name(struct reader *r, size_t *len)
{
	const char *from = r->at;

	while (r->at < r->end && in_name(*r->at, r->at == from)) {
		r->at++;
	}
	*len = (size_t)(r->at - from);
	if (r->at < r->end && (unsigned char)*r->at >= 0x80) {
		fail(r, "a name that is not ASCII");
	} else if (!*len) {
		fail(r, "not XML: %s", r->at == r->end ? "it ends too early" : "a name is missing");
	}
	return r->rc ? NULL : from;
}

static void put(struct reader *r, const char *s, size_t n)
{
	if (n > sizeof(r->strings) - r->used) {
		fail(r, "an element of more than %u KiB", XML_TAG_MAX >> 10);
		return;
	}
	memcpy(r->strings + r->used, s, n);
	r->used += n;
}

static const char *keep(struct reader *r, const char *s, size_t n)
{
	const char *kept = r->strings + r->used;

	put(r, s, n);
	put(r, "", 1);
	return kept;
}

/* &#10; and &#xa;, behind the '#'. */
static uint32_t take_number(struct reader *r)
{
	unsigned int base = take(r, "x") ? 16 : 10;
	const char *from = r->at;
	uint32_t c = 0;

	while (r->at < r->end &&
	       (base == 16 ? isxdigit((unsigned char)*r->at) : isdigit((unsigned char)*r->at))) {
		char d = *r->at++;
		unsigned int v = (unsigned int)(d <= '9' ? d - '0' : (d | 0x20) - 'a' + 10);

		c = c > 0x10ffff ? c : c * base + v;
	}
	return r->at == from ? 0 : c;
}

static void put_char(struct reader *r, uint32_t c)
{
	unsigned int more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
	static const unsigned char marks[] = { 0, 0xc0, 0xe0, 0xf0 };
	char s[4];

	s[0] = (char)(marks[more] | c >> (6 * more));
	for (unsigned int i = 1; i <= more; i++) {
		s[i] = (char)(0x80 | (c >> (6 * (more - i)) & 0x3f));
	}
	put(r, s, more + 1);
}

/* A reference, behind the '&': its character. */
static void take_reference(struct reader *r)
{
	static const struct {
		const char *name;
		uint32_t c;
	} known[] = {
		{ "lt;", '<' }, { "gt;", '>' }, { "amp;", '&' }, { "quot;", '"' }, { "apos;", '\'' }
	};
	uint32_t c = 0;

	if (take(r, "#")) {
		c = take_number(r);
		c = take(r, ";") ? c : 0;
	}
	for (size_t i = 0; !c && i < sizeof(known) / sizeof(known[0]); i++) {
		c = r->at[-1] == '&' && take(r, known[i].name) ? known[i].c : 0;
	}
	if (!c || (c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c > 0x10ffff ||
	    (c >= 0xd800 && c <= 0xdfff) || c == 0xfffe || c == 0xffff) {
		fail(r, "not XML: what stands behind '&' is no reference to a character");
		return;
	}
	put_char(r, c);
}

/* White space in a value is a space, but where it is written as a reference. */
static const char *take_value(struct reader *r)
{
	const char *kept = r->strings + r->used;
	char quote = r->at < r->end ? *r->at : '\0';

	if (quote != '"' && quote != '\'') {
		fail(r, "not XML: a value without quotes");
		return NULL;
	}
	r->at++;
	while (!r->rc && (r->at == r->end || *r->at != quote)) {
		const char *from = r->at;

		if (take(r, "&")) {
			take_reference(r);
		} else if (take(r, "\r\n")) {
			r->line++;
			put(r, " ", 1);
		} else if (sees(r, "<")) {
			fail(r, "not XML: '<' in a value");
		} else if (take_char(r)) {
			put(r, is_space(*from) ? " " : from, (size_t)(r->at - from));
		}
	}
	if (!r->rc) {
		r->at++;
		put(r, "", 1);
	}
	return kept;
}

/* name="value"; false where none begins. */
static bool take_attribute(struct reader *r, unsigned int at)
{
	const char *name;
	size_t len;
	bool space = skip_space(r);

	if (r->rc || sees(r, "/") || sees(r, ">")) {
		return false;
	}
	name = take_name(r, &len);
	if (name && !space) {
		fail(r, "not XML: no space before an attribute");
	}
	if (!r->rc && at == XML_ATTRIBUTES_MAX) {
		fail(r, "more than %u attributes", XML_ATTRIBUTES_MAX);
	}
	if (r->rc) {
		return false;
	}
	name = keep(r, name, len);
	for (unsigned int i = 0; i < at && !r->rc; i++) {
		if (strcmp(r->attributes[2 * i], name) == 0) {
			fail(r, "not XML: the attribute \"%.40s\" is there twice", name);
		}
	}
	(void)skip_space(r);
	if (!r->rc && !take(r, "=")) {
		fail(r, "not XML: the attribute \"%.40s\" has no value", name);
	}
	(void)skip_space(r);
	r->attributes[2 * at] = name;
	r->attributes[2 * at + 1] = r->rc ? NULL : take_value(r);
	return !r->rc;
}

static void end_element(struct reader *r)
{
	r->depth--;
	if (!r->rc) {
		r->rc = r->handler->end(r->arg, r->line);
	}
}

/* <name ...>, behind the '<'. */
static void take_start(struct reader *r)
{
	unsigned int line = r->line, n = 0;
	const char *name;
	size_t len;

	r->used = 0;
	name = take_name(r, &len);
	if (name && !r->depth && r->had_root) {
		fail(r, "not XML: a second element beside the first");
	}
	if (!r->rc && r->depth == XML_DEPTH_MAX) {
		fail(r, "more than %u elements in each other", XML_DEPTH_MAX);
	}
	if (r->rc) {
		return;
	}
	r->open[r->depth++] = (struct xml_open){ name, len };
	r->had_root = true;
	name = keep(r, name, len);
	while (take_attribute(r, n)) {
		n++;
	}
	r->attributes[2 * n] = NULL;
	if (!r->rc && !sees(r, "/>") && !sees(r, ">")) {
		fail(r, "not XML: <%.40s is not closed", name);
	}
	if (!r->rc) {
		r->rc = r->handler->start(r->arg, line, name, r->attributes);
	}
	if (!r->rc && take(r, "/")) {
		end_element(r);
	}
	(void)take(r, ">");
}

/* </name>, behind the '</'. */
static void take_end(struct reader *r)
{
	const struct xml_open *o = r->depth ? &r->open[r->depth - 1] : NULL;
	size_t len;
	const char *name = take_name(r, &len);

	if (name && (!o || len != o->len || memcmp(name, o->name, len) != 0)) {
		fail(r, "not XML: </%.*s> ends nothing that is open", len < 40 ? (int)len : 40,
		     name);
	}
	(void)skip_space(r);
	if (!r->rc && !take(r, ">")) {
		fail(r, "not XML: an end without '>'");
	}
	if (!r->rc) {
		end_element(r);
	}
}

static void take_comment(struct reader *r)
{
	while (!r->rc && !sees(r, "--")) {
		(void)take_char(r);
	}
	if (!r->rc && !take(r, "-->")) {
		fail(r, "not XML: \"--\" in a comment");
	}
}

/* Takes the text between elements. A reference is checked like the character that it stands for. */
static void take_text(struct reader *r)
{
	const char *from = r->at;

	r->used = 0;
	if (r->depth && take(r, "&")) {
		take_reference(r);
		from = r->strings;
	} else if (sees(r, "]]>")) {
		fail(r, "not XML: \"]]>\" outside of CDATA");
	} else if (!take_char(r)) {
		return;
	}
	if (!r->rc && !is_space(*from)) {
		fail(r, r->depth ? "text between the elements"
				 : "not XML: text outside of the first element");
	}
}

static bool sees_declaration(const struct reader *r)
{
	return sees(r, "<?xml") && (r->end - r->at == 5 || is_space(r->at[5]) || r->at[5] == '?');
}

static void take_one(struct reader *r)
{
	if (take(r, "<!--")) {
		take_comment(r);
	} else if (take(r, "<!DOCTYPE")) {
		fail(r, "a document type has no place here");
	} else if (take(r, "<![CDATA[")) {
		fail(r, "a CDATA section has no place here");
	} else if (sees_declaration(r)) {
		fail(r, "not XML: a declaration that is not at the beginning");
	} else if (take(r, "<?")) {
		fail(r, "a processing instruction has no place here");
	} else if (take(r, "</")) {
		take_end(r);
	} else if (take(r, "<")) {
		take_start(r);
	} else {
		take_text(r);
	}
}

static bool is_utf8(const char *name)
{
	return strcasecmp(name, "UTF-8") == 0 || strcasecmp(name, "US-ASCII") == 0 ||
	       strcasecmp(name, "ASCII") == 0;
}

/* <?xml version="1.0" encoding="..." standalone="..."?>, behind the first five characters. */
static void take_declaration(struct reader *r)
{
	static const char *const names[] = { "version", "encoding", "standalone" };
	unsigned int n = 0, known = 0;

	while (!r->rc && !take(r, "?>")) {
		bool space = skip_space(r);
		const char *value;

		if (take(r, "?>")) {
			break;
		}
		while (known < 3 && !sees(r, names[known])) {
			known++;
		}
		if (!space || known == 3 || (n == 0 && known)) {
			fail(r, "not XML: the declaration is not <?xml version=\"1.0\"?>");
			return;
		}
		(void)take(r, names[known]);
		(void)skip_space(r);
		if (!take(r, "=")) {
			fail(r, "not XML: \"%s\" has no value", names[known]);
		}
		(void)skip_space(r);
		value = r->rc ? "" : take_value(r);
		if (!r->rc && known == 0 && strcmp(value, "1.0") != 0) {
			fail(r, "XML %.20s: only 1.0 is read", value);
		} else if (!r->rc && known == 1 && !is_utf8(value)) {
			fail(r, "the encoding %.40s: only UTF-8 is read", value);
		} else if (!r->rc && known == 2 && strcmp(value, "yes") != 0 &&
			   strcmp(value, "no") != 0) {
			fail(r, "not XML: \"standalone\" is neither yes nor no");
		}
		known++;
		n++;
	}
	if (!r->rc && !n) {
		fail(r, "not XML: the declaration has no version");
	}
}

int xml_read(const char *text, size_t len, const struct xml_handler *h, void *arg,
	     struct xml_error *error)
{
	struct reader *r = alloc_zero(sizeof(*r));
	int rc;

	if (!r) {
		return -ENOMEM;
	}
	r->at = text;
	r->end = text + len;
	r->line = 1;
	r->handler = h;
	r->arg = arg;
	r->error = error;
	if (sees_declaration(r)) {
		r->at += strlen("<?xml");
		take_declaration(r);
	}
	while (!r->rc && r->at < r->end) {
		take_one(r);
	}
	if (!r->rc && r->depth) {
		fail(r, "not XML: it ends before <%.*s> does",
		     r->open[r->depth - 1].len < 40 ? (int)r->open[r->depth - 1].len : 40,
		     r->open[r->depth - 1].name);
	} else if (!r->rc && !r->had_root) {
		fail(r, "not XML: there is no element");
	}
	rc = r->rc;
	free(r);
	return rc;
}
