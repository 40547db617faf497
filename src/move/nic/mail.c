/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * Messages (remote/mailbox.h). A message keeps its number from when it is given one, also if it is
 * not known whether it arrived: it is written again before the next one. A number that two messages
 * had would lose the second one, if the first had arrived after all.
 */

#include "move/nic/nic.h"

/* Writes all messages that have a number and did not land yet. */
static int land(struct nic_mover *m, struct nic_remote *r)
{
	struct nic_mail *b = r->mail;
	int rc = 0;

	while (!rc && b->landed < b->box.sent) {
		rc = m->ops->remotes.put(r, b->landed + 1);
		b->landed += !rc;
	}
	return rc;
}

static int send_turn(struct nic_mover *m, struct nic_remote *r, const void *msg, size_t len,
		     uint64_t until)
{
	struct mailbox *box = &r->mail->box;
	int rc = land(m, r);

	rc = rc ? rc : mailbox_make_space(box, &r->base, &m->ops->remotes.box, until);
	if (rc) {
		return rc;
	}
	box->sent++;
	mail_fill(nic_slot(r, box->sent), box->sent, msg, len);
	if (m->ops->remotes.settle) {
		m->ops->remotes.settle(r);
	}
	return land(m, r);
}

int nic_notify(struct remote *base, const void *msg, size_t len, uint64_t wait_ns)
{
	struct nic_remote *r = nic_remote_of(base);
	uint64_t until = mail_until(wait_ns);
	int rc = mailbox_take_turn(&r->mail->box, base, until);

	if (!rc) {
		rc = send_turn(nic_mover_of(base->mover), r, msg, len, until);
		mailbox_end_turn(&r->mail->box);
	}
	return rc;
}

ssize_t nic_next(struct remote *base, void *msg, size_t space, uint64_t wait_ns)
{
	const struct nic_mover *m = nic_mover_of(base->mover);

	return mailbox_next(&nic_remote_of(base)->mail->box, base, &m->ops->remotes.box, msg, space,
			    wait_ns);
}
