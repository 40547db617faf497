/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* Files of topologies that are missing, large or odd. */

#include "topo_files_kit.h"

/* What is no object, and what would take much memory for little text. */
static void json_odd(void **state)
{
	static const char *const texts[] = { "null", "[]", "1", "\"\"", "{}", "{} {}" };
	size_t len = 1u << 20;
	char *brackets = malloc(len);
	struct topo_graph *g;

	(void)state;
	for (size_t i = 0; i < COUNT(texts); i++) {
		refused_with_line(read_text(texts[i], strlen(texts[i]), &g), 1);
	}
	assert_non_null(brackets);
	memset(brackets, '{', len);
	refused_with_line(read_text(brackets, len, &g), 1);
	assert_words("objects");
	free(brackets);
}

/* Two thousand GPUs of sixteen NVLinks each: the work grows as the file does, or this takes
 * minutes.
 */
static void large_xml(void **state)
{
	enum {
		GPUS = 2000,
		LINKS = 8
	};
	struct text t = TEXT_INIT;
	struct topo_graph *g;
	char *s;

	(void)state;
	text_add(&t, "<system version=\"1\"><cpu numaid=\"0\">\n");
	for (int i = 0; i < GPUS; i++) {
		text_add(&t,
			 "<pci busid=\"%04x:%02x:00.0\" class=\"0x030200\" link_width=\"16\">"
			 "<gpu dev=\"%d\" sm=\"70\" rank=\"%d\">\n",
			 i / 256, i % 256, i, i);
		for (int k = 1; k <= LINKS; k++) {
			int far[2] = { (i + k) % GPUS, (i + GPUS - k) % GPUS };

			for (int side = 0; side < 2; side++) {
				text_add(&t,
					 "<nvlink target=\"%04x:%02x:00.0\" count=\"1\" "
					 "tclass=\"0x030200\"/>\n",
					 far[side] / 256, far[side] % 256);
			}
		}
		text_add(&t,
			 "<nvlink target=\"ff00:%02x:00.0\" count=\"1\" tclass=\"0x068000\"/>"
			 "</gpu></pci>\n",
			 i % 64);
	}
	text_add(&t, "</cpu></system>\n");
	s = text_take(&t);
	assert_non_null(s);
	if (read_text(s, strlen(s), &g)) {
		fail_msg("%s", err_message());
	}
	/* The switches are one: those that GPUs do not join are joined. */
	assert_int_equal(g->n_links, 1 + GPUS + GPUS * LINKS + GPUS + 63);
	assert_int_equal(g->nodes[topo_find(g, "gpu77")].lanes, 2 * LINKS + 1);
	assert_int_equal(g->nodes[topo_find(g, "nvswitch63")].fabric, topo_find(g, "nvswitch0"));
	topo_graph_free(g);
	free(s);
}

static void no_files(void **state)
{
	struct topo_graph *g;
	char path[] = "/tmp/peerlane-topo-XXXXXX";
	int fd;

	(void)state;
	assert_int_equal(topo_load(NULL, "dgx-3", NULL, NULL, &g), -ENOENT);
	assert_words("dgx-2, hgx-h200");
	assert_int_equal(topo_load(NULL, "/", NULL, NULL, &g), -EISDIR);
	assert_words("/");
	fd = mkstemp(path);
	assert_true(fd >= 0);
	refused_with_line(topo_load(NULL, path, NULL, NULL, &g), 1);
	assert_words(path);
	(void)close(fd);
	(void)unlink(path);
}

/* Whichever allocation fails. */
static void memory_runs_out(void **state)
{
	char *text[2] = { model_json("workstation"), model_xml("workstation") };

	(void)state;
	for (int i = 0; i < 2; i++) {
		unsigned long n;

		for (n = 1;; n++) {
			struct topo_graph *g = NULL;
			int rc;

			fault_arm(FAULT_ALLOC, n, ENOMEM);
			rc = read_text(text[i], strlen(text[i]), &g);
			fault_arm(FAULT_ALLOC, 0, 0);
			if (!rc) {
				topo_graph_free(g);
				break;
			}
			if (rc != -ENOMEM) {
				fail_msg("allocation %lu: %d, %s", n, rc, err_message());
			}
		}
		assert_true(n > 10);
		free(text[i]);
	}
}

static void numbers(void **state)
{
	static const struct {
		double x;
		const char *text;
	} v[] = {
		{ 0, "0" },
		{ 12, "12" },
		{ 370.8, "370.8" },
		{ 3.125, "3.125" },
		{ .000001, "0.000001" },
		{ 1e11, "100000000000" },
		{ 82.4, "82.4" },
		{ 1.5, "1.5" },
	};
	char dst[NUM_SIZE];
	const char *end;

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		double back;

		assert_string_equal(num_text(dst, v[i].x), v[i].text);
		back = num_read(dst, &end);
		assert_true(back > v[i].x * .9999999 - 1e-9 && back < v[i].x * 1.0000001 + 1e-9);
		assert_int_equal(*end, '\0');
	}
	assert_true(num_read("2.5 GT/s", &end) > 2.4);
	assert_string_equal(end, " GT/s");
	(void)num_read("7.", &end);
	assert_string_equal(end, ".");
}

static void processors(void **state)
{
	static const struct {
		const char *list, *mask;
	} v[] = {
		{ "0", "00000001" },
		{ "0-3,8", "0000010f" },
		{ "31-32", "00000001,80000000" },
		{ "0-23,48-71", "000000ff,ffff0000,00ffffff" },
		{ "1023", NULL },
	};
	static const char *const bad[] = { "", "x", "3-1", "1,,2", "0-1024", "1-", "-1", "1 2" };
	static const char *const bad_masks[] = { "", "g", "123456789", "1,,2", ",1", "1," };
	char dst[CPUS_MASK_SIZE], back[256];

	(void)state;
	for (size_t i = 0; i < COUNT(v); i++) {
		assert_true(cpus_mask_of_list(v[i].list, dst, sizeof(dst)));
		if (v[i].mask) {
			assert_string_equal(dst, v[i].mask);
		}
		assert_true(cpus_list_of_mask(dst, back, sizeof(back)));
		assert_string_equal(back, v[i].list);
	}
	for (size_t i = 0; i < COUNT(bad); i++) {
		assert_false(cpus_mask_of_list(bad[i], dst, sizeof(dst)));
	}
	for (size_t i = 0; i < COUNT(bad_masks); i++) {
		assert_false(cpus_list_of_mask(bad_masks[i], back, sizeof(back)));
	}
	/* No space is no half of a set. */
	assert_false(cpus_mask_of_list("63", dst, 12));
	assert_false(cpus_list_of_mask("55555555", back, 20));
	assert_string_equal(back, "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(no_files),	   cmocka_unit_test(large_xml),
		cmocka_unit_test(memory_runs_out), cmocka_unit_test(numbers),
		cmocka_unit_test(processors),	   cmocka_unit_test(json_odd),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
