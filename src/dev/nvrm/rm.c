/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/* The client: device files, the objects that others hang on, and calls with their answers. */

#include "dev/nvrm/rm.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/text.h"
#include "dev/nvrm/rm_abi.h"
#include "dev/nvrm/rm_call.h"
#include "sys/sys.h"

/* A driver that is busy, or a GPU that is being reset, asks to be asked again. */
#define TRIES 20
#define TRY_NS 1000000

static const struct {
	uint32_t status;
	const char *name;
} names[] = {
	{ RM_BUSY_RETRY, "BUSY_RETRY" },
	{ RM_GPU_LOST, "GPU_IS_LOST" },
	{ RM_NO_RESOURCES, "INSUFFICIENT_RESOURCES" },
	{ RM_NOT_PERMITTED, "INSUFFICIENT_PERMISSIONS" },
	{ RM_INVALID_ARGUMENT, "INVALID_ARGUMENT" },
	{ RM_INVALID_CLASS, "INVALID_CLASS" },
	{ RM_INVALID_CLIENT, "INVALID_CLIENT" },
	{ RM_INVALID_DEVICE, "INVALID_DEVICE" },
	{ RM_INVALID_PARENT, "INVALID_OBJECT_PARENT" },
	{ RM_INVALID_OWNER, "INVALID_OWNER" },
	{ RM_INVALID_STRUCT, "INVALID_PARAM_STRUCT" },
	{ RM_INVALID_PARAMETER, "INVALID_PARAMETER" },
	{ RM_NO_MEMORY, "NO_MEMORY" },
	{ RM_NOT_SUPPORTED, "NOT_SUPPORTED" },
	{ RM_NOT_FOUND, "OBJECT_NOT_FOUND" },
	{ RM_TIMEOUT_RETRY, "TIMEOUT_RETRY" },
	{ RM_ILLEGAL_ACTION, "ILLEGAL_ACTION" },
	{ RM_INVALID_OBJECT, "INVALID_OBJECT" },
	{ RM_OVERLAPS, "UVM_ADDRESS_IN_USE" },
};

void rm_words(uint32_t status, char *out, size_t space)
{
	for (size_t i = 0; i < ARRAY_LEN(names); i++) {
		if (names[i].status == status) {
			text_fmt(out, space, "%s (0x%x)", names[i].name, status);
			return;
		}
	}
	text_fmt(out, space, "status 0x%x", status);
}

int rm_refused(uint32_t status, const char *what)
{
	char words[48];

	rm_words(status, words, sizeof(words));
	return err_set(status == RM_NO_MEMORY	    ? ENOMEM
		       : status == RM_NOT_PERMITTED ? EPERM
		       : status == RM_NOT_SUPPORTED ? EOPNOTSUPP
		       : status == RM_GPU_LOST	    ? ENODEV
						    : EIO,
		       "NVIDIA's kernel driver refuses %s: %s", what, words);
}

int rm_ask(int fd, unsigned long request, void *arg, const uint32_t *status, const char *what)
{
	int rc;

	for (int i = 0; i < TRIES; i++) {
		rc = sys_ioctl(fd, request, arg);
		if (rc != -EAGAIN &&
		    (rc || (*status != RM_BUSY_RETRY && *status != RM_TIMEOUT_RETRY))) {
			break;
		}
		(void)nanosleep(&(struct timespec){ 0, TRY_NS }, NULL);
	}
	return rc < 0 ? err_set(-rc, "NVIDIA's kernel driver does not take the call for %s: %s",
				what, err_words(rc))
		      : 0;
}

int rm_call_alloc(const struct rm *r, uint32_t parent, uint32_t class_, void *params, size_t bytes,
		  const char *what, uint32_t *object)
{
	struct rm_alloc a = { .client = r->client,
			      .parent = parent,
			      .class_ = class_,
			      .params = (uintptr_t)params,
			      .params_bytes = (uint32_t)bytes };
	int rc = rm_ask(r->ctl, RM_ALLOC, &a, &a.status, what);

	if (!rc && !a.status) {
		*object = a.object;
	}
	return rc ? rc : (int)a.status;
}

int rm_call_control(const struct rm *r, uint32_t object, uint32_t command, void *params,
		    size_t bytes, const char *what)
{
	struct rm_control c = { .client = r->client,
				.object = object,
				.command = command,
				.params = (uintptr_t)params,
				.params_bytes = (uint32_t)bytes };
	int rc = rm_ask(r->ctl, RM_CONTROL, &c, &c.status, what);

	return rc ? rc : c.status ? rm_refused(c.status, what) : 0;
}

int rm_call_dup(const struct rm *r, uint32_t parent, uint32_t src_client, uint32_t src_object,
		const char *what, uint32_t *object)
{
	struct rm_dup x = { .client = r->client,
			    .parent = parent,
			    .src_client = src_client,
			    .src_object = src_object };
	int rc = rm_ask(r->ctl, RM_DUP, &x, &x.status, what);

	if (!rc && !x.status) {
		*object = x.object;
	}
	return rc ? rc : (int)x.status;
}

int rm_free(struct rm *r, uint32_t object)
{
	struct rm_free f = { .client = r->client, .parent = r->device, .object = object };
	int rc = rm_ask(r->ctl, RM_FREE, &f, &f.status, "the end of an object");

	return rc ? rc : f.status ? rm_refused(f.status, "the end of an object") : 0;
}

int rm_open_file(const char *path, int *out)
{
	int fd;

	/* A child of fork() must not inherit the descriptor: the file and all its objects would
	 * then live on in the child. Neither file makes a caller sleep when it is opened here:
	 * libcuda has woken the GPU. */
	sys_fds_begin();
	fd = sys_open(path, O_RDWR, 0);
	if (fd >= 0) {
		sys_fd_private(fd, true);
	}
	sys_fds_end();
	if (fd < 0) {
		return err_set(-fd, "cannot open %s: %s", path, err_words(fd));
	}
	*out = fd;
	return 0;
}

/* Which of the driver's GPUs has this PCI address. */
static int find_card(struct rm *r, const char *pci, uint32_t *gpu_id)
{
	struct rm_card *cards = alloc_array(RM_CARDS, sizeof(*cards));
	unsigned int domain, bus, slot;
	uint32_t none = 0;
	int rc = cards ? 0 : -ENOMEM;

	if (!rc && sscanf(pci, "%x:%x:%x", &domain, &bus, &slot) != 3) {
		rc = err_set(ENODEV, "\"%s\" is no PCI address", pci);
	}
	rc = rc ? rc : rm_ask(r->ctl, RM_CARD_INFO, cards, &none, "a list of its GPUs");
	if (!rc) {
		rc = -ENODEV;
		for (unsigned int i = 0; i < RM_CARDS; i++) {
			if (cards[i].valid && cards[i].domain == domain && cards[i].bus == bus &&
			    cards[i].slot == slot) {
				*gpu_id = cards[i].gpu_id;
				r->minor = cards[i].minor;
				r->aperture = cards[i].memory_bytes;
				rc = 0;
			}
		}
		if (rc) {
			(void)err_set(ENODEV, "NVIDIA's kernel driver has no GPU at %s", pci);
		}
	}
	free(cards);
	return rc;
}

static int must(int rc, const char *what)
{
	return rc > 0 ? rm_refused((uint32_t)rc, what) : rc;
}

static int open_gpu(struct rm *r, const char *pci)
{
	struct rm_device_params dev = { 0 };
	struct rm_subdevice_params sub = { 0 };
	struct rm_id_info id = { 0 };
	char path[32];
	int rc = find_card(r, pci, &id.gpu_id);

	if (rc) {
		return rc;
	}
	text_fmt(path, sizeof(path), RM_GPU_PATH, r->minor);
	rc = rm_open_file(path, &r->gpu);
	rc = rc ? rc
		: rm_call_control(r, r->client, RM_GET_ID_INFO, &id, sizeof(id), "a GPU's number");
	if (rc) {
		return rc;
	}
	dev.instance = id.device;
	sub.index = id.subdevice;
	rc = must(rm_call_alloc(r, r->client, RM_CLASS_DEVICE, &dev, sizeof(dev), "the GPU",
				&r->device),
		  "the GPU");
	return rc ? rc
		  : must(rm_call_alloc(r, r->device, RM_CLASS_SUBDEVICE, &sub, sizeof(sub),
				       "the GPU's part", &r->subdevice),
			 "the GPU's part");
}

int rm_open(const char *pci, struct rm **out)
{
	struct rm *r = alloc_zero(sizeof(*r));
	int rc;

	if (!r) {
		return -ENOMEM;
	}
	r->gpu = -1;
	rc = rm_open_file(RM_CTL_PATH, &r->ctl);
	if (rc) {
		free(r);
		return rc;
	}
	rc = must(rm_call_alloc(r, 0, RM_CLASS_CLIENT, NULL, 0, "a client", &r->client),
		  "a client");
	rc = rc ? rc : open_gpu(r, pci);
	if (rc) {
		rm_close(r);
		return rc;
	}
	*out = r;
	return 0;
}

void rm_close(struct rm *r)
{
	if (!r) {
		return;
	}
	/* With it goes the client, and all that is left of it. */
	sys_close_private(r->ctl);
	if (r->gpu >= 0) {
		sys_close_private(r->gpu);
	}
	free(r);
}
