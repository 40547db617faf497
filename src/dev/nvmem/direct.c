/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * I/O between drives and GPU memory. NVIDIA's open kernel driver can map GPU memory for the CPU
 * with pages for peer-to-peer DMA. /dev/nvidiactl gives the memory a name in a client of our own,
 * and /dev/nvidia-uvm maps the memory of that name. O_DIRECT into the mapping is then a transfer
 * between the drive and the GPU.
 *
 * A GPU is tried once, with 2 MiB of memory of our own: CPU and GPU must each see the bytes that
 * the other wrote there. A failure is remembered, with one line in the log. A missing condition is
 * no failure: most machines lack one, and nothing is tried there.
 */

#include "dev/nvmem/direct.h"

#include <errno.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "dev/cuda/vmm.h"
#include "sys/sys.h"

#define TRIAL ((size_t)2 << 20)

/* Another thread's attempt takes some milliseconds. A caller that may wait for the driver waits for
 * it; one that did not would take another route, or have none. */
#define TRYING_NS UINT64_C(60000000000)
#define LOOK_NS 100000

enum {
	IO_UNKNOWN,
	IO_TRYING,
	IO_READY,
	IO_OFF,
};

int direct_status(const struct cuda_dev *d, uint32_t status, struct dev_io_why *why)
{
	char name[48];

	rm_words(status, name, sizeof(name));
	switch (status) {
	case RM_NOT_SUPPORTED:
		return direct_no(
			why, DEV_IO_NO_PAGES,
			"the driver has no P2PDMA pages for the memory of %s: %s; see dmesg",
			d->base.props.name, name);
	case RM_INVALID_ARGUMENT:
		return direct_leaks()
			       ? direct_no(why, DEV_IO_LEAKS,
					   "the driver fails on this kernel, and loses the memory "
					   "that it was asked for: %s; it is to be 595.44 or newer",
					   name)
			       : direct_no(why, DEV_IO_MEMORY,
					   "the driver does not map this range: %s", name);
	case RM_GPU_LOST:
		return direct_no(why, DEV_IO_FAILED, "%s has fallen off the bus: %s; see dmesg",
				 d->base.props.name, name);
	case RM_NOT_FOUND:
	case RM_INVALID_OBJECT:
	case RM_NOT_PERMITTED:
		return direct_no(why, DEV_IO_MEMORY,
				 "the driver does not map memory by this name: %s", name);
	case RM_INVALID_DEVICE:
		return direct_no(why, DEV_IO_FAILED,
				 "the driver does not know %s where it maps memory: %s",
				 d->base.props.name, name);
	default:
		return direct_no(why, DEV_IO_FAILED, "the driver does not map memory of %s: %s",
				 d->base.props.name, name);
	}
}

/* A call has failed: its message is the reason. */
static int failed(struct dev_io_why *why, int rc, enum dev_no_io no)
{
	(void)direct_no(why, rc == -ENOSYS ? DEV_IO_DRIVER : no, "%s%s", err_message(),
			rc == -ENOSYS ? "; it is to be 565.57 or newer" : "");
	return -EOPNOTSUPP;
}

/* Turns the way of drives to the GPU's memory off for good. */
static void turn_off(struct cuda_dev *d, const struct dev_io_why *why)
{
	int was = IO_READY;

	if (!atomic_compare_exchange_strong(&d->io_state, &was, IO_TRYING)) {
		return; /* another thread does it */
	}
	d->io_why = *why;
	log_warn("%s: drives do not access its memory any more: %s", d->base.props.name,
		 why->words);
	atomic_store_explicit(&d->io_state, IO_OFF, memory_order_release);
}

/* Maps the pages that a range is on. With the context current. */
static int map(struct cuda_dev *d, cuda_ptr p, size_t len, struct dev_io *out,
	       struct dev_io_why *why)
{
	size_t page = sys_page();
	size_t skip = p % page;
	size_t all = (size_t)align_up(skip + len, page);
	struct direct_name name;
	void *at;
	int rc = direct_name(d, p, len, &name, why);

	if (rc) {
		return rc;
	}
	if (name.off % page != skip) {
		rc = direct_no(why, DEV_IO_MEMORY,
			       "this memory does not lie on pages as its "
			       "address does");
	} else {
		rc = uvm_map(&d->uvm, d->rm, name.object, name.off - skip, all, &at);
		rc = rc > 0   ? direct_status(d, (uint32_t)rc, why)
		     : rc < 0 ? failed(why, rc, DEV_IO_FAILED)
			      : 0;
	}
	if (rc) {
		(void)rm_free(d->rm, name.object);
		return rc;
	}
	*out = (struct dev_io){
		.at = (char *)at + skip, .map = at, .map_len = all, .object = name.object
	};
	return 0;
}

int cuda_io_put(struct dev *base, struct dev_io *io)
{
	struct cuda_dev *d = cuda_dev_of(base);
	int rc = io->map_len ? uvm_unmap(&d->uvm, io->map, io->map_len) : 0;
	int err = io->map_len ? rm_free(d->rm, io->object) : 0;

	io->map_len = 0;
	if (rc || err) {
		log_warn("%s: memory that drives accessed may stay in use: %s", base->props.name,
			 err_message());
	}
	return rc ? rc : err;
}

/* The first mapping of a GPU: of our own memory, with the proof. */
static int trial(struct cuda_dev *d, struct dev_io_why *why)
{
	struct cuda_visit v;
	struct dev_io io;
	int err = 0;
	void *ptr;
	int rc = cuda_alloc_shared(&d->base, TRIAL, &ptr);

	if (rc) {
		return failed(why, rc, DEV_IO_FAILED);
	}
	rc = cuda_enter(d, &v);
	if (rc) {
		rc = failed(why, rc, DEV_IO_FAILED);
	} else {
		rc = map(d, cuda_ptr_of(ptr), TRIAL, &io, why);
		if (!rc) {
			rc = direct_prove(d, cuda_ptr_of(ptr), io.at, TRIAL);
			rc = rc ? failed(why, rc, rc == -EILSEQ ? DEV_IO_WRONG : DEV_IO_FAILED) : 0;
			(void)cuda_io_put(&d->base, &io);
		}
		cuda_leave(&v);
	}
	if (rc && why->no == DEV_IO_MEMORY) {
		why->no = DEV_IO_FAILED; /* memory of our own is as good as any */
	}
	if (!vmm_release(d, ptr, &err) || err) {
		log_warn("%s: %s", d->base.props.name, err_message());
	}
	return rc;
}

/* The driver's own answer, without side effects. */
static int look_at_bar(struct cuda_dev *d, struct dev_io_why *why)
{
	struct rm_bar1 bar;
	int rc = rm_bar1(d->rm, &bar);

	if (rc) {
		return failed(why, rc, DEV_IO_DRIVER);
	}
	if (!bar.is_static) {
		return direct_no(why, DEV_IO_NO_PAGES,
				 "the driver does not keep all memory of %s in BAR1, which its "
				 "P2PDMA pages take (not where BAR1 is smaller than the memory, "
				 "with vGPU or confidential computing)",
				 d->base.props.name);
	}
	if (bar.combined) {
		return direct_no(why, DEV_IO_NO_PAGES,
				 "the driver maps BAR1 of %s write-combined, and makes no P2PDMA "
				 "pages of that: its option RmForceDisableIomapWC=1 is not set",
				 d->base.props.name);
	}
	return 0;
}

/* Only options that are missing; and never the one with which a GPU does not start whose BAR1 is
 * smaller than its memory. */
int cuda_io_look(struct dev *base, struct dev_io_look *out)
{
	char aperture[32], memory[32], pages[32];
	struct dev_io_why why;
	const char *remedy;
	struct rm_bar1 bar;
	struct rm *rm;
	int rc;

	if (direct_platform(cuda_dev_of(base), &why, &remedy)) {
		*out = (struct dev_io_look){ .bar = DEV_IO_BAR_NOT };
		text_copy(out->words, sizeof(out->words), why.words);
		text_copy(out->remedy, sizeof(out->remedy), remedy);
		return 0;
	}
	rc = cuda_rm(cuda_dev_of(base), &rm);
	rc = rc ? rc : rm_bar1(rm, &bar);
	if (rc) {
		return rc;
	}
	*out = (struct dev_io_look){ .bar = !bar.is_static ? DEV_IO_BAR_PART
					    : bar.combined ? DEV_IO_BAR_COMBINED
							   : DEV_IO_BAR_GOOD };
	text_bytes(aperture, sizeof(aperture), bar.aperture);
	text_bytes(memory, sizeof(memory), base->props.total);
	text_bytes(pages, sizeof(pages), bar.aperture / 64);
	if (out->bar == DEV_IO_BAR_COMBINED) {
		text_fmt(out->words, sizeof(out->words),
			 "the driver maps BAR1 write-combined, and makes no P2PDMA pages of that");
	} else if (out->bar == DEV_IO_BAR_PART) {
		text_fmt(out->words, sizeof(out->words),
			 "the driver does not keep all memory in BAR1, which has %s for %s of "
			 "memory",
			 aperture, memory);
	}
	if (out->bar == DEV_IO_BAR_GOOD ||
	    (out->bar == DEV_IO_BAR_PART && bar.aperture <= base->props.total)) {
		return 0;
	}
	text_fmt(out->remedy, sizeof(out->remedy),
		 "put `options nvidia NVreg_RegistryDwords=\"%sRmForceDisableIomapWC=1\"` into a "
		 "file in /etc/modprobe.d and load the driver anew; it makes CPU mappings of GPU "
		 "memory (gdrcopy) slower, and takes %s of host memory for pages",
		 out->bar == DEV_IO_BAR_PART ? "RMForceStaticBar1=1;" : "", pages);
	return 0;
}

static int try_all(struct cuda_dev *d, struct dev_io_why *why)
{
	struct rm *rm;
	int rc = direct_conditions(d, why);

	if (rc) {
		return rc;
	}
	rc = cuda_rm(d, &rm);
	if (rc) {
		return failed(why, rc, DEV_IO_DRIVER);
	}
	rc = look_at_bar(d, why);
	if (rc) {
		return rc;
	}
	rc = uvm_open(&d->uvm, d->base.props.uuid);
	if (rc) {
		return rc > 0 ? direct_status(d, (uint32_t)rc, why)
			      : failed(why, rc, DEV_IO_DRIVER);
	}
	rc = trial(d, why);
	if (rc) {
		uvm_close(&d->uvm);
	}
	return rc;
}

static int state_of(const struct cuda_dev *d)
{
	return atomic_load_explicit(&d->io_state, memory_order_acquire);
}

int cuda_io_ready(struct dev *base, bool now, struct dev_io_why *why)
{
	struct cuda_dev *d = cuda_dev_of(base);
	uint64_t until = now ? clock_now_ns() + TRYING_NS : 0;
	int state = state_of(d);
	bool condition;
	int rc;

	if (state == IO_UNKNOWN) {
		if (!now) {
			return -EAGAIN;
		}
		if (atomic_compare_exchange_strong(&d->io_state, &state, IO_TRYING)) {
			d->io_why = (struct dev_io_why){ .no = DEV_IO_THERE_IS };
			rc = try_all(d, &d->io_why);
			condition = d->io_why.no == DEV_IO_PLATFORM ||
				    d->io_why.no == DEV_IO_DRIVER || d->io_why.no == DEV_IO_LEAKS ||
				    d->io_why.no == DEV_IO_NO_PAGES;
			if (rc) {
				log_line(condition ? LOG_INFO : LOG_WARN,
					 "%s: drives cannot access its memory directly: %s",
					 base->props.name, d->io_why.words);
			}
			state = rc ? IO_OFF : IO_READY;
			atomic_store_explicit(&d->io_state, state, memory_order_release);
		}
	}
	while (state == IO_TRYING && clock_now_ns() < until) {
		(void)nanosleep(&(struct timespec){ 0, LOOK_NS }, NULL);
		state = state_of(d);
	}
	if (state == IO_OFF) {
		*why = d->io_why;
		return -EOPNOTSUPP;
	}
	return state == IO_READY ? 0 : -EBUSY;
}

/*
 * The bytes of some memory differ. That is a program that writes there, a name that means other
 * memory, or a driver that maps other memory than it is asked for: memory of our own tells which.
 * Only the last one ends this for the GPU. Where there is no memory to try it with, it is not
 * known. With the context current.
 */
static void judge(struct cuda_dev *d, struct dev_io_why *why)
{
	struct dev_io_why ours = { .no = DEV_IO_THERE_IS };
	char words[160];
	int rc;

	text_copy(words, sizeof(words), err_message());
	rc = trial(d, &ours);
	if (rc && ours.no == DEV_IO_WRONG) {
		*why = ours;
	} else if (rc) {
		(void)direct_no(why, DEV_IO_MEMORY,
				"%s; the library's own memory could not be tried: %.60s", words,
				ours.words);
	} else {
		(void)direct_no(why, DEV_IO_MEMORY,
				"%s; what is mapped of the library's own memory is right", words);
	}
}

static int compare(struct cuda_dev *d, void *ptr, const char *at, size_t len, bool into,
		   struct dev_io_why *why)
{
	int rc = direct_compare(d, cuda_ptr_of(ptr), at, len, into);

	if (rc == -EILSEQ) {
		judge(d, why);
		rc = -EOPNOTSUPP;
	}
	return rc;
}

int cuda_io_get(struct dev *base, void *ptr, size_t len, bool own, struct dev_io *out,
		struct dev_io_why *why)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_visit v;
	int rc = cuda_io_ready(base, true, why);

	if (rc) {
		return rc;
	}
	rc = cuda_enter(d, &v);
	if (rc) {
		return failed(why, rc, DEV_IO_MEMORY);
	}
	rc = map(d, cuda_ptr_of(ptr), len, out, why);
	if (!rc) {
		rc = own ? direct_prove(d, cuda_ptr_of(ptr), out->at, len)
			 : compare(d, ptr, out->at, len, false, why);
		out->unsure = rc > 0;
		if (rc < 0 && rc != -EOPNOTSUPP) {
			(void)failed(why, rc, rc == -EILSEQ ? DEV_IO_WRONG : DEV_IO_MEMORY);
		}
		if (rc < 0) {
			(void)cuda_io_put(base, out);
		}
		rc = rc < 0 ? -EOPNOTSUPP : 0;
	}
	cuda_leave(&v);
	if (rc && why->no != DEV_IO_MEMORY) {
		turn_off(d, why);
	}
	return rc;
}

int cuda_io_compare(struct dev *base, void *ptr, size_t len, const char *at, bool into,
		    struct dev_io_why *why)
{
	struct cuda_dev *d = cuda_dev_of(base);
	struct cuda_visit v;
	int rc = cuda_enter(d, &v);

	if (rc) {
		return 1;
	}
	rc = compare(d, ptr, at, len, into, why);
	cuda_leave(&v);
	if (rc == -EOPNOTSUPP && why->no != DEV_IO_MEMORY) {
		turn_off(d, why);
	}
	return rc == 0 || rc == -EOPNOTSUPP ? rc : 1;
}
