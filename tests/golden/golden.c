/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What topo says of other machines: prints everything that it finds below a tree of sysfs and
 * procfs files and compares that with a text that a person has read and found true.
 *
 *	golden FOLDER NAME
 *
 * The tree is FOLDER/roots/NAME, or what FOLDER/roots/NAME.sh or FOLDER/machines.py makes; the text
 * is FOLDER/NAME.expected and is rewritten where GOLDEN_UPDATE is set: look at the difference
 * before you keep it. A tree's nvml.txt is what the library says that FAKENVML_LIB names.
 */

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <unistd.h>

#include "graph.h"
#include "sys/sys.h"
#include "topo/topo.h"

static int print_stack(const char *name, void *arg)
{
	FILE *f = arg;
	const struct topo_block *obstacle;
	struct topo_stack s;
	unsigned int maj, min;
	char text[1024];
	int rc;

	if (sscanf(name, "%u:%u", &maj, &min) != 2) {
		return 0;
	}
	rc = topo_block_stack(makedev(maj, min), &s);
	topo_stack_text(&s, text, sizeof(text));
	fprintf(f, "block %s: %s\n", name, rc ? strerror(-rc) : text);
	for (unsigned int i = 0; i < s.n; i++) {
		const struct topo_block *b = &s.v[i];

		fprintf(f, "\t%s: %s, under %s, block %u, numa %d, pci %s%s%s\n", b->name,
			topo_block_kind_name(b->kind), b->parent < 0 ? "-" : s.v[b->parent].name,
			b->logical_block, b->numa_node, b->pci[0] ? b->pci : "-",
			b->rotational ? ", rotational" : "", b->removed ? ", removed" : "");
	}
	obstacle = topo_stack_p2p_obstacle(&s);
	if (s.n) {
		fprintf(f, "\tp2pdma: %s%s\n", obstacle ? "stopped by " : "all layers allow it",
			obstacle ? obstacle->name : "");
	}
	topo_stack_free(&s);
	return 0;
}

static int print_pci(const char *name, void *arg)
{
	fprintf(arg, "pci %s: numa %d, acs redirect %d, translated %d\n", name, topo_pci_numa(name),
		topo_pci_acs(name), topo_pci_iommu(name));
	return 0;
}

struct provider {
	FILE *f;
	const char *name;
};

static int print_way(const char *client, void *arg)
{
	const struct provider *p = arg;
	struct topo_p2p way;
	char path[PATH_MAX], text[400], remedy[200];

	(void)snprintf(path, sizeof(path), "/sys/bus/pci/devices/%s/nvme", client);
	if (!sys_root_exists(path)) {
		return 0;
	}
	(void)topo_p2p_way(p->name, client, &way);
	topo_p2p_text(&way, text, sizeof(text));
	topo_p2p_remedy(&way, remedy, sizeof(remedy));
	fprintf(p->f, "way from %s to the memory of %s: %s\n\t%s\n", client, p->name,
		topo_p2p_passes(&way) ? "yes" : "no", text);
	if (remedy[0]) {
		fprintf(p->f, "\tremedy: %s\n", remedy);
	}
	return 0;
}

static int print_ways(const char *name, void *arg)
{
	struct provider p = { arg, name };
	char path[PATH_MAX];

	(void)snprintf(path, sizeof(path), "/sys/bus/pci/devices/%s/p2pmem", name);
	return sys_root_exists(path) ? sys_root_list("/sys/bus/pci/devices", print_way, &p) : 0;
}

static const char *const fs_names[] = {
	[TOPO_FS_OTHER] = "other",   [TOPO_FS_P2P] = "local, p2pdma",
	[TOPO_FS_LOCAL] = "local",   [TOPO_FS_NETWORK] = "network",
	[TOPO_FS_MEMORY] = "memory", [TOPO_FS_STACKED] = "stacked",
};

static int print_mount(const struct topo_mount *m, dev_t dev, void *arg)
{
	struct topo_mount same;
	dev_t of_source;

	fprintf(arg, "mount %u:%u on \"%s\": %s (%s) from \"%s\", options \"%s\"\n", major(dev),
		minor(dev), m->point, m->fs, fs_names[topo_fs_kind(m->fs)], m->source, m->options);
	if (topo_block_of_source(m->source, &of_source) == 0) {
		fprintf(arg, "\tits source is %u:%u\n", major(of_source), minor(of_source));
	}
	if (topo_mount_of(dev, 0, &same) || strcmp(same.point, m->point) != 0) {
		fprintf(arg, "\tthe number's first mount is on \"%s\"\n", same.point);
	}
	return 0;
}

static void print_gap(enum topo_gpu_gap gap, const char *what, void *arg)
{
	(void)gap;
	fprintf(arg, "\tgpu door: %s\n", what);
}

static void print_kernel(FILE *f)
{
	struct topo_kernel k;
	int rc = topo_kernel(&k);

	fprintf(f, "kernel: %d, release \"%s\", %d.%d\n", rc, k.release, k.major, k.minor);
	fprintf(f, "\tp2pdma %d, dmabuf %d, told by \"%s\", p2pmem %u\n", k.p2pdma, k.dmabuf,
		k.told_by, k.p2pmem);
	fprintf(f, "\tnvidia \"%s\", open %d, gpus %u, nvidia-fs %d, peermem %d\n", k.nvidia_driver,
		k.nvidia_open, k.nvidia_gpus, k.nvidia_fs, k.peermem);
	fprintf(f, "\tnvidia-uvm %d, nvidia-fs version \"%s\", io_uring with dma-bufs %d\n",
		k.nvidia_uvm, k.nvidia_fs_version, (int)topo_uring_dmabuf(&k));
	topo_gpu_gaps(&k, print_gap, f);
	fprintf(f, "\tio_uring_disabled %d, seccomp %d, memlock %lld, ram %llu\n",
		k.io_uring_disabled, k.seccomp, (long long)k.memlock, (unsigned long long)k.ram);
	fprintf(f, "\tiommu groups %d, passthrough %d, container %d, vm %d\n", k.iommu_groups,
		k.iommu_passthrough, k.in_container, k.hypervisor);
}

static char *describe_root(const char *root)
{
	char *text = NULL;
	size_t len = 0;
	char nvml[PATH_MAX];
	FILE *f;

	(void)snprintf(nvml, sizeof(nvml), "%s/nvml.txt", root);
	(void)setenv("FAKENVML", nvml, 1);
	if (sys_root_set(root) || (f = open_memstream(&text, &len)) == NULL) {
		return NULL;
	}
	print_kernel(f);
	(void)sys_root_list("/sys/bus/pci/devices", print_pci, f);
	(void)sys_root_list("/sys/bus/pci/devices", print_ways, f);
	(void)sys_root_list("/sys/dev/block", print_stack, f);
	(void)print_stack("0:999", f);
	(void)topo_mount_each(print_mount, f);
	print_graph(f, access(nvml, R_OK) == 0 ? getenv("FAKENVML_LIB") : NULL);
	return fclose(f) == 0 ? text : NULL;
}

static char *read_all(const char *path)
{
	FILE *f = fopen(path, "re");
	char *text = calloc(1, 1 << 20);

	if (!f || !text) {
		perror(path);
		free(text);
		text = NULL;
	} else if (fread(text, 1, (1 << 20) - 1, f) == 0) {
		fprintf(stderr, "%s: empty\n", path);
	}
	if (f) {
		(void)fclose(f);
	}
	return text;
}

static int rewrite(const char *path, const char *text)
{
	FILE *f = fopen(path, "we");

	if (!f || fputs(text, f) < 0 || fclose(f)) {
		perror(path);
		return 1;
	}
	printf("wrote %s: read it before you keep it\n", path);
	return 0;
}

/* Shows the first line that differs. */
static int compare(const char *got, const char *want)
{
	int line = 1;

	while (*got && *got == *want) {
		line += *got == '\n';
		got++;
		want++;
	}
	if (*got == *want) {
		return 0;
	}
	while (line > 1 && got[-1] != '\n') {
		got--;
		want--;
	}
	printf("line %d:\n  expected: %.*s\n  got:      %.*s\n", line, (int)strcspn(want, "\n"),
	       want, (int)strcspn(got, "\n"), got);
	return 1;
}

static int run(const char *fmt, const char *a, const char *b)
{
	char command[2 * PATH_MAX];
	int rc;

	(void)snprintf(command, sizeof(command), fmt, a, b);
	rc = system(command);
	return WIFEXITED(rc) ? WEXITSTATUS(rc) : -1;
}

static int check(const char *folder, const char *name, const char *root)
{
	char path[PATH_MAX];
	char *got = describe_root(root);
	char *want = NULL;
	int rc = 1;

	(void)snprintf(path, sizeof(path), "%s/%s.expected", folder, name);
	if (!got) {
		fprintf(stderr, "%s: cannot be described\n", root);
	} else if (getenv("GOLDEN_UPDATE")) {
		rc = rewrite(path, got);
	} else {
		want = read_all(path);
		rc = want ? compare(got, want) : 1;
	}
	free(want);
	free(got);
	return rc;
}

/* By the script of its own, or by the one that has many machines. */
static int make_tree(const char *folder, const char *name, const char *made)
{
	char script[PATH_MAX];

	(void)snprintf(script, sizeof(script), "%s/roots/%s.sh", folder, name);
	if (access(script, F_OK) == 0) {
		return run("sh '%s' '%s'", script, made);
	}
	(void)snprintf(script, sizeof(script), "%s/machines.py' %s '", folder, name);
	return run("python3 -B '%s%s'", script, made);
}

int main(int argc, char **argv)
{
	char root[PATH_MAX];
	char made[] = "/tmp/peerlane-golden-XXXXXX";
	int rc;

	if (argc != 3) {
		fprintf(stderr, "usage: golden FOLDER NAME\n");
		return 2;
	}
	(void)snprintf(root, sizeof(root), "%s/roots/%s", argv[1], argv[2]);
	if (access(root, F_OK) == 0) {
		return check(argv[1], argv[2], root);
	}
	if (!mkdtemp(made) || make_tree(argv[1], argv[2], made)) {
		fprintf(stderr, "%s: failed\n", argv[2]);
		return 1;
	}
	rc = check(argv[1], argv[2], made);
	(void)run("rm -rf '%s'%s", made, "");
	return rc;
}
