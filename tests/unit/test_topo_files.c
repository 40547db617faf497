/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Files of machines that are damaged: each is refused with the line where it goes wrong, or it says
 * something that can be written down and read again as the same.
 */

#include "topo_files_kit.h"

#define MUTATIONS 200

static unsigned int lines_of(const char *text, size_t len)
{
	unsigned int n = 1;

	for (size_t i = 0; i < len; i++) {
		n += text[i] == '\n';
	}
	return n;
}

/* What is in it comes out of it: the same again after it was written. */
static void means_something(const struct topo_graph *g)
{
	char *text = topo_write_json(g);
	struct topo_graph *again = NULL;
	char *second;

	assert_non_null(text);
	if (read_text(text, strlen(text), &again)) {
		fail_msg("%s\n%s", err_message(), text);
	}
	second = topo_write_json(again);
	assert_string_equal(text, second);
	for (uint32_t i = 0; i < g->n_nodes; i += 7) {
		struct topo_path p;

		assert_int_equal(topo_path_find(again, NULL, 0, i, &p), 0);
	}
	topo_graph_free(again);
	free(second);
	free(text);
}

/* Where line n begins, and how long it is with its end. */
static size_t line_at(const char *text, size_t len, unsigned int n, size_t *line_len)
{
	size_t at = 0, end;

	while (n-- && at < len) {
		const char *nl = memchr(text + at, '\n', len - at);

		at = nl ? (size_t)(nl + 1 - text) : len;
	}
	end = at;
	while (end < len && text[end++] != '\n') {
	}
	*line_len = end - at;
	return at;
}

/* One change; space for twice the text. The new length. */
static size_t mutate(char *s, size_t len, uint64_t *seed)
{
	static const char odd[] = "<>{}[]\",:=/&0193afxz-. \n\t\\\x01\xff";
	uint64_t r = unit_random(seed);
	size_t at = (r >> 8) % len, n, other;
	char keep[4096];

	switch (r % 7) {
	case 0:
		s[at] = odd[(r >> 40) % (sizeof(odd) - 1)];
		return len;
	case 1:
		memmove(s + at, s + at + 1, len - at - 1);
		return len - 1;
	case 2:
		memmove(s + at + 1, s + at, len - at);
		s[at] = odd[(r >> 40) % (sizeof(odd) - 1)];
		return len + 1;
	case 3:
		return at;
	case 4: /* a line twice */
		at = line_at(s, len, (unsigned int)((r >> 8) % lines_of(s, len)), &n);
		memmove(s + at + n, s + at, len - at);
		return len + n;
	case 5: /* a line less */
		at = line_at(s, len, (unsigned int)((r >> 8) % lines_of(s, len)), &n);
		memmove(s + at, s + at + n, len - at - n);
		return len - n;
	default: /* a line somewhere else */
		at = line_at(s, len, (unsigned int)((r >> 8) % lines_of(s, len)), &n);
		n = n > sizeof(keep) ? sizeof(keep) : n;
		memcpy(keep, s + at, n);
		memmove(s + at, s + at + n, len - at - n);
		other = line_at(s, len - n, (unsigned int)((r >> 36) % lines_of(s, len - n)), &at);
		memmove(s + other + n, s + other, len - n - other);
		memcpy(s + other, keep, n);
		return len;
	}
}

static void damage(char *text, uint64_t seed)
{
	size_t len = strlen(text);
	char *s = malloc(2 * len + 2);
	unsigned int refused = 0;

	assert_non_null(s);
	for (int i = 0; i < MUTATIONS; i++) {
		struct topo_graph *g = NULL;
		size_t n;
		int rc;

		memcpy(s, text, len);
		n = mutate(s, len, &seed);
		for (uint64_t more = unit_random(&seed) % 3; more && n; more--) {
			n = n < len ? mutate(s, n, &seed) : n;
		}
		rc = read_text(s, n, &g);
		if (rc) {
			refused_with_line(rc, lines_of(s, n));
			refused++;
		} else {
			means_something(g);
			topo_graph_free(g);
		}
	}
	printf("%u of %d refused\n", refused, MUTATIONS);
	assert_true(refused > MUTATIONS / 2);
	free(s);
	free(text);
}

static void damaged_json(void **state)
{
	(void)state;
	damage(model_json("workstation"), 1);
	damage(model_json("hgx-h200"), 2);
}

static void damaged_xml(void **state)
{
	(void)state;
	damage(model_xml("pcie-8gpu"), 3);
	damage(model_xml("dgx-2"), 4);
}

static char *replaced(const char *text, const char *from, const char *to)
{
	const char *at = strstr(text, from);
	size_t space = strlen(text) + strlen(to) + 1;
	char *s = malloc(space);

	if (!at) {
		fail_msg("the text has no \"%s\"", from);
	}
	(void)snprintf(s, space, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
	return s;
}

struct change {
	const char *from, *to;
	/* Of the message; behind '+' where it shows in the line after the change; NULL: it stays
	 * the same machine. */
	const char *words;
};

static void try_change(const char *text, const struct change *c)
{
	char *changed = replaced(text, c->from, c->to);
	struct topo_graph *g = NULL, *plain = NULL;
	int rc = read_text(changed, strlen(changed), &g);

	if (c->words) {
		unsigned int line = lines_of(text, (size_t)(strstr(text, c->from) - text)) +
				    (c->words[0] == '+');
		char want[32];

		if (!rc) {
			fail_msg("\"%s\" was accepted", c->to);
		}
		refused_with_line(rc, lines_of(changed, strlen(changed)));
		assert_words(c->words + (c->words[0] == '+'));
		(void)snprintf(want, sizeof(want), "line %u:", line);
		assert_words(want);
	} else {
		char *a, *b;

		if (rc) {
			fail_msg("\"%s\": %s", c->to, err_message());
		}
		assert_int_equal(read_text(text, strlen(text), &plain), 0);
		a = topo_write_json(plain);
		b = topo_write_json(g);
		assert_string_equal(a, b);
		free(a);
		free(b);
		topo_graph_free(plain);
		topo_graph_free(g);
	}
	free(changed);
}

static void json_meaning(void **state)
{
	static const struct change changes[] = {
		{ "\"kind\": \"gpu\"", "\"kind\": \"cpu\"", "kind" },
		{ "\"sm\": 75", "\"sm\": -1", "whole number" },
		{ "\"sm\": 75", "\"sm\": 7.5", "whole number" },
		{ "\"sm\": 75", "\"sm\": 75, \"sm\": 75", "twice" },
		{ "\"sm\": 75", "\"cc\": 75", "\"cc\"" },
		{ "\"name\": \"gpu1\"", "\"name\": \"gpu0\"", "second node" },
		{ "\"name\": \"gpu1\"", "\"name\": \"gpu 1\"", "letters" },
		{ "\"pci\": \"0000:af:00.0\"", "\"pci\": \"0000:3b:00.0\"", "PCI address" },
		{ "\"pci\": \"0000:af:00.0\"", "\"pci\": \"0000:af:00\"", "no PCI address" },
		{ "\"from\": \"gpu0\"", "\"from\": \"gpu7\"", "no node named" },
		{ "\"from\": \"gpu0\"", "\"from\": \"numa0\"", "no link of this kind" },
		{ "\"from\": \"gpu1\"", "\"from\": \"gpu0\"", "two nodes" },
		{ "\"gbps\": 6}", "\"gbps\": 12}", "gbps" },
		{ "\"gbps\": 6}", "\"gbps\": 1e1}", "plain number" },
		{ "\"width\": 8", "\"width\": 800", "whole number" },
		{ "\"bytes\"", "\"byte\"", "\"byte\"" },
		{ "[10, 21]", "[10, 21, 21]", "distances" },
		{ "[10, 21]", "[10, 300]", "whole number" },
		{ "\"numa\": 1, \"cpus\"", "\"numa\": 0, \"cpus\"", "order" },
		{ "\"kind\": \"smp\"", "\"kind\": \"nvlink\", \"count\": 1", "two NUMA nodes" },
		{ "\"peerlane_topology\": 1", "\"peerlane_topology\": 2", "whole number" },
		{ "\"links\": [", "\"nodes\": [", "twice" },
		{ "\"disks\": [", "\"links\": [", "twice" },
		{ "\"peerlane_topology\": 1", "\"peerlane_topology\": null", "whole number" },
		{ "\"sm\": 75", "\"sm\": \"75\"", "whole number" },
		{ "\"sm\": 75", "\"sm\": null", "whole number" },
		{ "\"name\": \"gpu1\"", "\"name\": 1", "a string" },
		{ "\"name\": \"gpu1\"", "\"name\": [{}]", "a string" },
		{ "\"name\": \"gpu1\"", "\"name\": \"gpu\\u0000\"", "printable" },
		{ "\"name\": \"gpu1\"", "\"n\\u0061me\": \"gpu1\"", "escape" },
		{ "\"name\": \"gpu1\"", "'name': \"gpu1\"", "not JSON" },
		{ "\"sm\": 75", "\"sm\": /* Turing */ 75", "not JSON" },
		{ "[10, 21]", "[10, null]", "whole number" },
		{ "[10, 21]", "{}", "an array" },
		{ "\"links\": [", "\"links\": [7, ", "an object" },
		{ "\"links\": [", "\"links\": {}, \"spare\": [", "an array" },
		/* No other machine. */
		{ "\"sm\": 75", "\"sm\" :\n\t75 ", NULL },
		{ ", \"gbps\": 6}", "}", NULL },
		{ "\"kind\": \"gpu\"", "\"kind\": \"\\u0067pu\"", NULL },
		{ "{\"peerlane", "\xef\xbb\xbf {\"peerlane", NULL },
	};
	char *text = model_json("workstation");

	(void)state;
	for (size_t i = 0; i < COUNT(changes); i++) {
		try_change(text, &changes[i]);
	}
	free(text);
}

static void xml_meaning(void **state)
{
	static const struct change changes[] = {
		{ "version=\"1\"", "version=\"2\"", "RCCL" },
		{ "<system", "<graphs", "graph file" },
		{ "numaid=\"1\"", "numaid=\"0\"", "second node" },
		{ "numaid=\"1\"", "numaid=\"x\"", "no number" },
		{ "numaid=\"1\"", "numa=\"1\"", "no attribute" },
		{ "class=\"0x030200\"", "class=\"0x040300\"", "class" },
		{ "class=\"0x060400\"", "class=\"0x020700\"", "+no bridge" },
		{ "dev=\"1\"", "dev=\"0\"", "second node" },
		{ " dev=\"1\"", "", "lacks \"dev\"" },
		{ "sm=\"70\"", "sm=\"70\" sm=\"80\"", "not XML" },
		{ "link_width=\"16\"", "link_width=\"5\"", "lanes" },
		{ "link_speed=\"8.0 GT/s PCIe\"", "link_speed=\"9.0 GT/s PCIe\"", "link_speed" },
		{ "link_speed=", "link_sped=", "link_sped" },
		{ "tclass=\"0x068000\"", "tclass=\"0x010802\"", "tclass" },
		{ "tclass=\"0x068000\"", "tclass=\"0x030200\"", "no GPU" },
		{ "count=\"1\"", "count=\"0\"", "no number" },
		{ "<nic>", "<nic><gpu dev=\"9\" sm=\"70\"/>", "may not stand" },
		{ "<nic>", "x<nic>", "text" },
		{ "<system", "<!DOCTYPE x [<!ENTITY a \"b\">]><system", "document type" },
		{ "<system", "<?php ?><system", "instruction" },
		{ "speed=\"100000\"", "speed=\"fast\"", "no number" },
		{ "affinity=\"0000ffff,ffffffff\"", "affinity=\"all\"", "mask" },
		/* No other machine. */
		{ "<system", "<?xml version=\"1.0\"?>\n<!-- a comment -->\n<system", NULL },
		{ "link_width=\"16\"", "\n link_width = '16'", NULL },
		{ "vendor=\"0x10b5\" device=\"0x9797\"", "device='0x9797' vendor='0x10B5'", NULL },
		{ "gdr=\"1\"", "gdr=\"0\"", NULL },
		{ "<nic>", "<nic >", NULL },
		{ "rank=\"0\"", "rank=\"3\"", NULL },
	};
	char *text = model_xml("dgx-2");

	(void)state;
	for (size_t i = 0; i < COUNT(changes); i++) {
		try_change(text, &changes[i]);
	}
	free(text);
}

static void links_of_gpus(void **state)
{
	static const char text[] =
		"<system version=\"1\"><cpu numaid=\"-1\" arch=\"x86_64\" vendor=\"AuthenticAMD\"\n"
		" familyid=\"175\" modelid=\"1\">\n"
		"<pci busid=\"0000:01:00.0\" class=\"0x030200\" link_speed=\"16.0 GT/s PCIe\""
		" link_width=\"16\">\n"
		"<gpu dev=\"0\" sm=\"80\" rank=\"0\">"
		"<nvlink target=\"0000:02:00.0\" count=\"4\" tclass=\"0x030200\"/></gpu></pci>\n"
		"<pci busid=\"0000:02:00.0\" class=\"0x030200\" link_speed=\"16.0 GT/s PCIe\""
		" link_width=\"16\">\n"
		"<gpu dev=\"1\" sm=\"80\" rank=\"1\">"
		"<nvlink target=\"0000:01:00.0\" count=\"4\" tclass=\"0x0302\"/>"
		"<c2c bw=\"50000\" count=\"9\"/></gpu></pci></cpu></system>\n";
	static const struct change changes[] = {
		{ "count=\"4\" tclass=\"0x0302\"", "count=\"3\" tclass=\"0x0302\"",
		  "from the other end" },
		{ "<nvlink target=\"0000:01:00.0\" count=\"4\" tclass=\"0x0302\"/>", "",
		  "in its turn" },
	};
	struct topo_graph *g;
	struct topo_path p;
	char *broken;

	(void)state;
	assert_int_equal(read_text(text, sizeof(text) - 1, &g), 0);
	assert_int_equal(g->cpu_family, 25); /* 15 + 0xa, as the kernel counts it */
	assert_int_equal(topo_path_find(g, NULL, topo_find(g, "gpu1"), topo_find(g, "gpu0"), &p),
			 0);
	assert_int_equal(p.type, TOPO_PATH_NVL);
	assert_true(p.bw > 79.9 && p.bw < 80.1);
	assert_int_equal(topo_path_find(g, NULL, topo_find(g, "gpu1"), 0, &p), 0);
	assert_int_equal(p.type, TOPO_PATH_C2C);
	assert_true(p.bw > 449.9 && p.bw < 450.1);
	topo_graph_free(g);
	for (size_t i = 0; i < COUNT(changes); i++) {
		broken = replaced(text, changes[i].from, changes[i].to);
		refused_with_line(read_text(broken, strlen(broken), &g), 8);
		assert_words(changes[i].words);
		free(broken);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(damaged_json),	 cmocka_unit_test(damaged_xml),
		cmocka_unit_test(json_meaning),	 cmocka_unit_test(xml_meaning),
		cmocka_unit_test(links_of_gpus),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
