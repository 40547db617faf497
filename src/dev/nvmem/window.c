/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * GPU memory as the CPU sees it. Four ways: on coherent platforms an address is the CPU's too; the
 * kernel module gdrdrv, where it is loaded, maps the GPU's BAR; a dma-buf of the range can be
 * mapped where the driver lets one (it says no on discrete GPUs up to driver 595); and the driver's
 * own device files map it (window_rm.c). Whether a way is there shows by trying it.
 */

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/error.h"
#include "base/text.h"
#include "dev/nvmem/direct.h"
#include "sys/sys.h"

/* gdrdrv's interface, in our own words. Its requests have type 0xda. The first carries the size of
 * its struct; all others carry the size of a pointer, whatever they point at. */
#define GDR_DEVICE "/dev/gdrdrv"
#define GDR_PAGE 65536u /* the GPU's, which it pins */

struct gdr_pin {
	uint64_t addr;
	uint64_t len;
	uint64_t token;
	uint32_t space;
	uint64_t handle; /* out; 0 before */
};

struct gdr_unpin {
	uint64_t handle;
};

struct gdr_info {
	uint64_t handle;
	uint64_t va; /* out, all of these */
	uint64_t mapped_len;
	uint32_t page;
	uint32_t khz;
	uint64_t cycles;
	uint32_t mapped;
	uint32_t combined; /* writes are */
};

#define GDR_TYPE 0xdau
#define GDR_REQUEST(number, bytes) \
	((3ul << 30) | ((unsigned long)(bytes) << 16) | (GDR_TYPE << 8) | (number))
#define GDR_PIN GDR_REQUEST(1u, sizeof(struct gdr_pin))
#define GDR_UNPIN GDR_REQUEST(2u, sizeof(void *))
#define GDR_INFO GDR_REQUEST(4u, sizeof(void *))

/* The ways that were tried, each with its reason why it did not work. */
struct tried {
	char words[600];
};

static void add_tried(struct tried *t, const char *way, const char *why)
{
	size_t at = strlen(t->words);

	text_fmt(t->words + at, sizeof(t->words) - at, "%s%s: %s", at ? "; " : "", way, why);
}

static int gdr_map(int fd, void *ptr, size_t len, struct dev_window *out)
{
	uintptr_t from = align_down((uintptr_t)ptr, GDR_PAGE);
	size_t all = align_up((uintptr_t)ptr + len, GDR_PAGE) - from;
	struct gdr_pin pin = { .addr = from, .len = all };
	struct gdr_info info = { 0 };
	struct gdr_unpin unpin;
	void *map;
	int rc = sys_ioctl(fd, GDR_PIN, &pin);

	if (rc) {
		return rc;
	}
	/* The handle is the mapping's offset, in pages. */
	rc = sys_map_fd(fd, all, pin.handle * sys_page(), &map);
	if (rc) {
		unpin.handle = pin.handle;
		(void)sys_ioctl(fd, GDR_UNPIN, &unpin);
		return rc;
	}
	info.handle = pin.handle;
	rc = sys_ioctl(fd, GDR_INFO, &info);
	*out = (struct dev_window){ .cpu = (char *)map + ((uintptr_t)ptr - from),
				    .cached = !rc && info.mapped && !info.combined,
				    .stays = true,
				    .how = "gdrdrv",
				    .map = map,
				    .map_len = all,
				    .fd = fd,
				    .handle = pin.handle };
	return 0;
}

static int by_gdrdrv(void *ptr, size_t len, struct dev_window *out, struct tried *t)
{
	int fd = sys_open(GDR_DEVICE, O_RDWR, 0);
	int rc = fd < 0 ? fd : gdr_map(fd, ptr, len, out);

	if (rc) {
		add_tried(t, GDR_DEVICE, err_words(rc));
		(void)(fd < 0 ? 0 : sys_close(fd));
	}
	return rc;
}

static int by_dmabuf(struct dev *base, void *ptr, size_t len, struct dev_window *out,
		     struct tried *t)
{
	size_t page = sys_page();
	uintptr_t from = align_down((uintptr_t)ptr, page);
	size_t all = align_up((uintptr_t)ptr + len, page) - from;
	struct dev_export x;
	void *map;
	int rc = base->share.export_range(base, (void *)from, all, DEV_MAPPING_PLAIN, &x);

	if (rc) {
		add_tried(t, "dma-buf", err_message());
		return rc;
	}
	rc = sys_map_fd(x.fd, all, x.off, &map);
	(void)sys_close(x.fd);
	if (rc) {
		/* The kernel's own number for "not supported", which no program is meant to see. */
		add_tried(t, "mmap of its dma-buf",
			  rc == -524 ? "the driver does not allow it" : err_words(rc));
		return rc;
	}
	*out = (struct dev_window){ .cpu = (char *)map + ((uintptr_t)ptr - from),
				    .stays = true,
				    .how = "dma-buf",
				    .map = map,
				    .map_len = all,
				    .fd = -1 };
	return 0;
}

static int by_driver(struct dev *base, void *ptr, size_t len, const struct dev_known *known,
		     struct dev_window *out, struct tried *t)
{
	int rc = window_by_driver(base, ptr, len, known, out);

	if (rc) {
		add_tried(t, "the driver's device files", err_message());
	}
	return rc;
}

int cuda_cpu_map(struct dev *base, void *ptr, size_t len, const struct dev_known *known,
		 struct dev_window *out)
{
	struct tried t = { "" };

	if (base->props.host_addressable) {
		*out = (struct dev_window){
			.cpu = ptr, .cached = true, .stays = true, .how = "direct", .fd = -1
		};
		return 0;
	}
	if (by_gdrdrv(ptr, len, out, &t) && by_dmabuf(base, ptr, len, out, &t) &&
	    by_driver(base, ptr, len, known, out, &t)) {
		return err_set(
			EOPNOTSUPP,
			"the CPU cannot map memory of %s (%s); load the kernel module gdrdrv, "
			"or use pl_mem_put() and pl_mem_get()",
			base->props.name, t.words);
	}
	return 0;
}

int cuda_cpu_unmap(struct dev *base, struct dev_window *w)
{
	struct gdr_unpin unpin = { .handle = w->handle };
	int rc;

	if (w->object) {
		return window_end_driver(base, w);
	}
	rc = w->map_len ? sys_unmap(w->map, w->map_len) : 0;
	if (w->fd >= 0) {
		int err = sys_ioctl(w->fd, GDR_UNPIN, &unpin);

		rc = rc ? rc : err;
		(void)sys_close(w->fd);
	}
	return rc;
}
