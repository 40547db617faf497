// SPDX-License-Identifier: Apache-2.0
// Copyright The Peerlane Authors
#include "nixl/jobs.hpp"

#include <cerrno>

namespace peerlane_nixl
{

namespace
{
// What is under way at once: the library takes so many pieces together, and a request that is
// released waits for no more.
constexpr size_t PIECES = 4096;
constexpr size_t BYTES = 64u << 20;

const Md *md_of(const nixlMetaDesc &d)
{
	return static_cast<const Md *>(d.metadataP);
}

// Whether a range lies in what was registered; *off: from its beginning.
bool lies_in(const Md &m, const nixlMetaDesc &d, uint64_t *off)
{
	*off = d.addr - m.addr;
	return d.addr >= m.addr && *off <= m.len && d.len <= m.len - *off;
}
} // namespace

nixl_status_t status_of(int err)
{
	if (!err || ends_peer(err)) {
		return err ? NIXL_ERR_REMOTE_DISCONNECT : NIXL_SUCCESS;
	}
	switch (-err) {
	case EINVAL:
	case EFAULT:
		return NIXL_ERR_INVALID_PARAM;
	case EACCES:
		return NIXL_ERR_NOT_ALLOWED;
	case EOPNOTSUPP:
		return NIXL_ERR_NOT_SUPPORTED;
	case ECANCELED:
		return NIXL_ERR_CANCELED;
	default:
		return NIXL_ERR_BACKEND;
	}
}

Run &Job::run_for(const Md &near, const Md &far)
{
	// The last ones are the likely ones.
	for (auto i = runs.rbegin(); i != runs.rend(); ++i) {
		if (i->near_file == near.file && i->far_file == far.file &&
		    i->region == far.region) {
			return *i;
		}
	}
	runs.push_back({ near.file, far.file, far.region, {} });
	return runs.back();
}

// One range, cut where it is longer than what is under way at once; what goes on where the last
// piece ends, on both sides, is one with it.
nixl_status_t Job::add(Run &run, const nixlMetaDesc &near, const nixlMetaDesc &far)
{
	uint64_t near_off, far_off;
	uintptr_t at = near.addr;
	size_t left = near.len;

	if (near.len != far.len) {
		say("two ranges of a transfer have %zu and %zu bytes", near.len, far.len);
		return NIXL_ERR_MISMATCH;
	}
	if (!lies_in(*md_of(near), near, &near_off) || !lies_in(*md_of(far), far, &far_off)) {
		say("a range of a transfer leaves the memory that was registered");
		return NIXL_ERR_INVALID_PARAM;
	}
	far_off = run.region ? far_off : far.addr;
	if (!run.pieces.empty() && left) {
		auto &last = run.pieces.back();

		if ((writes ? last.src_off : last.dst_off) + last.len == at &&
		    (writes ? last.dst_off : last.src_off) + last.len == far_off &&
		    last.len < BYTES) {
			size_t n = left < BYTES - last.len ? left : BYTES - last.len;

			last.len += n;
			at += n;
			far_off += n;
			left -= n;
		}
	}
	while (left) {
		size_t n = left < BYTES ? left : BYTES;

		struct pl_copy_piece p = {};

		p.dst_off = writes ? far_off : at;
		p.src_off = writes ? at : far_off;
		p.len = n;
		run.pieces.push_back(p);
		at += n;
		far_off += n;
		left -= n;
	}
	return NIXL_SUCCESS;
}

nixl_status_t Job::prepare(nixl_xfer_op_t op, const nixl_meta_dlist_t &near,
			   const nixl_meta_dlist_t &far, std::shared_ptr<Agent> with)
{
	const Md *last_near = nullptr, *last_far = nullptr;
	Run *run = nullptr;

	writes = op == NIXL_WRITE;
	other = std::move(with);
	if (near.count() != far.count()) {
		say("a transfer has %zu ranges here and %zu there", near.count(), far.count());
		return NIXL_ERR_INVALID_PARAM;
	}
	for (size_t i = 0; i < near.count(); i++) {
		const Md *n = md_of(near[i]), *f = md_of(far[i]);

		if (!n || !f || n->region) {
			return NIXL_ERR_INVALID_PARAM;
		}
		if (other ? !f->region : f->region != nullptr) {
			say("a file of another agent cannot be reached: it reads or writes it itself");
			return NIXL_ERR_NOT_SUPPORTED;
		}
		if (other && f->region->other != other) {
			say("what was loaded of agent '%s' is of an earlier life of it",
			    other->name.c_str());
			return NIXL_ERR_REMOTE_DISCONNECT;
		}
		if (n->file && f->file) {
			say("between two files NIXL transfers nothing: read into memory, and write from there");
			return NIXL_ERR_NOT_SUPPORTED;
		}
		if (!run || n != last_near || f != last_far) {
			run = &run_for(*n, *f);
			last_near = n;
			last_far = f;
		}
		nixl_status_t rc = add(*run, near[i], far[i]);

		if (rc) {
			return rc;
		}
	}
	return NIXL_SUCCESS;
}

nixl_status_t Job::start(const nixl_opt_b_args_t *args)
{
	{
		std::lock_guard<std::mutex> hold(lock);

		if (stage != IDLE) {
			return NIXL_ERR_REPOST_ACTIVE;
		}
		if (other && other->gone) {
			return NIXL_ERR_REMOTE_DISCONNECT;
		}
		stage = QUEUED;
	}
	notifies = args && args->hasNotif;
	message = notifies ? args->notifMsg : "";
	if (message.size() > MESSAGE_MAX_BYTES) {
		say("a notification of %zu bytes is too long: %zu are the most", message.size(),
		    MESSAGE_MAX_BYTES);
		stage = IDLE;
		return NIXL_ERR_INVALID_PARAM;
	}
	state = NIXL_IN_PROG;
	if (!other) {
		queue(0);
		return NIXL_IN_PROG;
	}
	try {
		agents.connect(other, [self = shared_from_this()](int rc) { self->queue(rc); });
	} catch (...) {
		finish(-ENOMEM);
	}
	return NIXL_IN_PROG;
}

// The agent is connected; or rc says why not. No worker waits for that.
void Job::queue(int rc)
{
	try {
		if (!rc && pool.add(other.get(), [self = shared_from_this()] { self->work(); })) {
			return;
		}
	} catch (...) {
		rc = -ENOMEM;
	}
	{
		std::lock_guard<std::mutex> hold(lock);

		if (stage != QUEUED) {
			return; // it was released
		}
	}
	finish(rc ? rc : -ECANCELED);
}

void Job::finish(int rc)
{
	std::lock_guard<std::mutex> hold(lock);

	stage = IDLE;
	state = status_of(rc);
	changed.notify_all();
}

void Job::release()
{
	std::unique_lock<std::mutex> hold(lock);

	released = true;
	// Of one that has yet to begin nothing is done, and one that is telling the other side has
	// its bytes where they belong.
	if (stage == QUEUED) {
		stage = IDLE;
	}
	changed.wait(hold, [this] { return stage != CARRIES; });
}

void Job::work()
{
	{
		std::lock_guard<std::mutex> hold(lock);

		if (stage != QUEUED) {
			return;
		}
		stage = CARRIES;
	}
	int rc;

	try {
		rc = carry_all();
	} catch (...) {
		rc = -ENOMEM;
	}
	if (rc || !notifies) {
		finish(rc);
		return;
	}
	if (!other) {
		agents.to_itself(message);
		finish(0);
		return;
	}
	{
		std::lock_guard<std::mutex> hold(lock);

		stage = NOTIFIES;
		changed.notify_all();
	}
	try {
		agents.send(other, message, [self = shared_from_this()](int err) {
			if (err) {
				say("agent '%s' was not notified: %s", self->other->name.c_str(),
				    self->other->why(err));
			}
			self->finish(err);
		});
	} catch (...) {
		finish(-ENOMEM);
	}
}

int Job::carry_all()
{
	int rc;

	for (auto &run : runs) {
		rc = carry_run(run);
		if (rc) {
			return rc;
		}
	}
	return 0;
}

int Job::carry_run(Run &run)
{
	struct pl_region *region = nullptr;
	ssize_t n = run.region ? run.region->open(&region) : 0;

	for (size_t i = 0; !n && i < run.pieces.size();) {
		size_t bytes = 0, end = i;

		while (end < run.pieces.size() && end - i < PIECES &&
		       (end == i || bytes + run.pieces[end].len <= BYTES)) {
			bytes += run.pieces[end++].len;
		}
		if (released || (other && other->gone)) {
			return released ? -ECANCELED : -ECONNRESET;
		}
		n = carry(run, region, i, end - i);
		n = n < 0 ? n : static_cast<size_t>(n) == bytes ? 0 : -EIO;
		i = end;
	}
	if (n && !released) {
		say("a %s agent '%s' failed: %s", writes ? "write to" : "read from",
		    other ? other->name.c_str() : "(itself)",
		    n == -EIO ? "it was short: a file has ended, or a disk is full"
			      : pl_error_message());
	}
	if (n && other) {
		other->failed(static_cast<int>(n));
	}
	return static_cast<int>(n);
}

ssize_t Job::carry(Run &run, struct pl_region *region, size_t begin, size_t n)
{
	if (run.near_file || run.far_file) {
		return carry_files(run, region, begin, n);
	}
	const struct pl_place far = PL_PLACE_IN_REGION(region, 0);
	const struct pl_place *dst = region && writes ? &far : nullptr;
	const struct pl_place *src = region && !writes ? &far : nullptr;

	return pl_copyv(context->ctx, dst, src, run.pieces.data() + begin, n, nullptr);
}

// A job of a queue has many requests, of any places.
ssize_t Job::carry_files(Run &run, struct pl_region *region, size_t begin, size_t n)
{
	std::vector<struct pl_request> all(n, PL_REQUEST_INIT);
	std::vector<struct pl_place> places(2 * n);
	const struct pl_job job = PL_JOB_INIT;
	struct pl_completion done = PL_COMPLETION_INIT;
	struct pl_queue *queue;
	ssize_t rc;

	for (size_t i = 0; i < n; i++) {
		const struct pl_copy_piece &p = run.pieces[begin + i];
		const uint64_t at = writes ? p.src_off : p.dst_off;
		const uint64_t off = writes ? p.dst_off : p.src_off;
		struct pl_place &near = places[2 * i], &far = places[2 * i + 1];

		near = run.near_file ? pl_place PL_PLACE_IN_FILE(run.near_file->file, at)
				     : pl_place PL_PLACE_MEM(at);
		far = region	     ? pl_place PL_PLACE_IN_REGION(region, off)
		      : run.far_file ? pl_place PL_PLACE_IN_FILE(run.far_file->file, off)
				     : pl_place PL_PLACE_MEM(off);
		all[i].op = PL_OP_TRANSFER;
		all[i].len = p.len;
		all[i].to = writes ? &far : &near;
		all[i].from = writes ? &near : &far;
	}
	rc = pl_queue_open(context->ctx, nullptr, &queue);
	if (rc) {
		return rc;
	}
	rc = pl_queue_submit(queue, all.data(), n, &job, nullptr);
	rc = rc < 0 ? rc : pl_queue_wait(queue, &done, 1, 1, 0);
	pl_queue_close(queue);
	return rc < 0 ? rc : done.result;
}

} // namespace peerlane_nixl
