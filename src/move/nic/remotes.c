/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Opening and freeing remotes, and the memory for their messages. It is registered with each card
 * by which a connection goes. A card that does not let go of it may still write there, so the
 * memory then stays mapped. The cards are asked once more before they are closed.
 */

#include <errno.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/bits.h"
#include "base/error.h"
#include "base/log.h"
#include "move/nic/nic.h"
#include "sys/sys.h"

static size_t in_len(const struct nic_mover *m)
{
	return align_up(m->ops->remotes.in, sys_page());
}

static size_t out_len(const struct nic_mover *m)
{
	return align_up(m->ops->remotes.out, sys_page());
}

static int register_mail(struct nic_mover *m, const struct nic_remote *r)
{
	struct nic_mail *b = r->mail;
	const struct nic_range in = { .base = (uintptr_t)b->in,
				      .len = in_len(m),
				      .rights = REMOTE_MAY_READ | REMOTE_MAY_WRITE,
				      .ordered = true };
	const struct nic_range out = { .base = (uintptr_t)b->out,
				       .len = out_len(m),
				       .ordered = true };
	int rc = 0;

	for (unsigned int i = 0; i < m->n && !rc; i++) {
		if (r->cards & 1u << i) {
			rc = m->ops->reg(m, i, &in, &b->in_of[i]);
			rc = rc ? rc : m->ops->reg(m, i, &out, &b->out_of[i]);
		}
	}
	return rc;
}

static int open_mail(struct nic_mover *m, struct nic_remote *r)
{
	struct nic_mail *b = alloc_zero(sizeof(*b));
	int rc;

	if (!b) {
		return -ENOMEM;
	}
	rc = sys_map_anon(in_len(m) + out_len(m), &b->in);
	if (rc) {
		free(b);
		return err_set(-rc, "no memory for a remote's messages: %s", err_words(rc));
	}
	b->out = (char *)b->in + in_len(m);
	mailbox_init(&b->box, b->in);
	r->mail = b;
	return register_mail(m, r);
}

/* Unregisters memory and unmaps it. Returns false if cards keep it, with a warning for each. */
static bool free_mail(struct nic_mover *m, struct nic_mail *b, const char *name)
{
	uint64_t until = 0;
	bool kept = false;

	for (unsigned int i = 0; i < m->n; i++) {
		int in = nic_let_go(m, i, b->in_of[i], &until);
		int out = nic_let_go(m, i, b->out_of[i], &until);

		b->in_of[i] = in ? b->in_of[i] : NULL;
		b->out_of[i] = out ? b->out_of[i] : NULL;
		if (in || out) {
			log_warn("%s does not take back the memory for messages of %s, which stays "
				 "as it is: %s",
				 m->name[i], name, err_words(in ? in : out));
			kept = true;
		}
	}
	if (!kept) {
		(void)sys_unmap(b->in, in_len(m) + out_len(m));
		free(b);
	}
	return !kept;
}

void nic_remotes_finish(struct nic_mover *m)
{
	while (m->kept) {
		struct nic_mail *b = m->kept;

		m->kept = b->next;
		(void)free_mail(m, b, "a remote that is closed");
	}
}

static void close_mail(struct nic_mover *m, const struct nic_remote *r)
{
	struct nic_mail *b = r->mail;

	mailbox_finish(&b->box);
	if (!free_mail(m, b, *r->base.name ? r->base.name : "a remote")) {
		rwlock_write(&m->regs_lock);
		b->next = m->kept;
		m->kept = b;
		rwlock_release(&m->regs_lock);
	}
}

void nic_remote_free(struct remote *base)
{
	struct nic_mover *m = nic_mover_of(base->mover);
	struct nic_remote *r = nic_remote_of(base);

	m->ops->remotes.unmake(r);
	if (r->mail) {
		close_mail(m, r);
	}
	free(r);
}

int nic_remote_open(struct mover *mover, struct remote **out)
{
	struct nic_mover *m = nic_mover_of(mover);
	struct nic_remote *r;
	int rc = m->ops->open(m);

	if (rc) {
		return rc;
	}
	r = alloc_zero(m->ops->remotes.size);
	if (!r) {
		return -ENOMEM;
	}
	r->base.mover = mover;
	rc = m->ops->remotes.make(r);
	rc = rc ? rc : open_mail(m, r);
	if (rc) {
		nic_remote_free(&r->base);
		return rc;
	}
	*out = &r->base;
	return 0;
}
