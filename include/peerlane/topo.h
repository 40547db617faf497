/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */
#ifndef PEERLANE_TOPO_H
#define PEERLANE_TOPO_H

#include <peerlane/types.h>

PL_BEGIN

/*
 * The machine as a graph: processors, PCIe, GPUs, NVSwitches, NICs and drives, and the links
 * between them. It is this machine, or one from a file, or a reference model; it does not change
 * once it is loaded, so any number of threads may read it. Bandwidths are GB/s (10^9 bytes a
 * second) in one direction, links carry both directions at once; latencies are nanoseconds one way
 * and estimates.
 */

struct pl_topo;

/* Kinds of nodes. Later versions may have more. */
enum pl_topo_kind {
	PL_TOPO_NUMA = 1, /* processors and the memory next to them */
	PL_TOPO_ROOT = 2, /* a PCIe host bridge */
	PL_TOPO_SWITCH = 3,
	PL_TOPO_GPU = 4,
	PL_TOPO_NVSWITCH = 5,
	PL_TOPO_NIC = 6,
	PL_TOPO_DRIVE = 7,  /* a controller of disks */
	PL_TOPO_MEMORY = 8, /* another PCIe device that publishes memory */
	PL_TOPO_NET = 9,    /* what NICs lead to */
};

/* Kinds of links. */
enum pl_topo_link_kind {
	PL_TOPO_LINK_PCIE = 1,
	PL_TOPO_LINK_LOCAL = 2, /* inside one chip: a host bridge and its NUMA node */
	PL_TOPO_LINK_SMP = 3,	/* between NUMA nodes */
	PL_TOPO_LINK_NVLINK = 4,
	PL_TOPO_LINK_C2C = 5, /* NVLink-C2C between a GPU and its processor */
	PL_TOPO_LINK_NET = 6,
};

/* Types of paths, by the worst part of a path; the lower, the better. The names are NCCL's. */
enum pl_topo_path_type {
	PL_TOPO_PATH_LOC = 0,  /* nothing: one and the same */
	PL_TOPO_PATH_NVL = 1,  /* NVLinks, directly or by NVSwitches */
	PL_TOPO_PATH_NVB = 2,  /* NVLinks by way of one other GPU */
	PL_TOPO_PATH_C2C = 3,  /* NVLink-C2C */
	PL_TOPO_PATH_PIX = 4,  /* one PCIe switch at most */
	PL_TOPO_PATH_PXB = 5,  /* several PCIe switches, no host bridge */
	PL_TOPO_PATH_P2C = 6,  /* NVLink-C2C to the processor, then PCIe */
	PL_TOPO_PATH_PXN = 7,  /* NVLinks to a GPU near the NIC, then PCIe */
	PL_TOPO_PATH_PHB = 8,  /* a PCIe host bridge */
	PL_TOPO_PATH_NODE = 9, /* two host bridges of one NUMA node; NCCL: PHB */
	PL_TOPO_PATH_SYS = 10, /* between NUMA nodes */
	PL_TOPO_PATH_NET = 11, /* the network */
	PL_TOPO_PATH_DIS = 12, /* there is none */
};

/* Flags of nodes, links and paths. */
#define PL_TOPO_INFERRED (1u << 0)   /* nobody showed it: it follows from something else */
#define PL_TOPO_SOFT (1u << 1)	     /* a software GPU, or a software RDMA device */
#define PL_TOPO_P2PMEM (1u << 2)     /* publishes memory for P2PDMA */
#define PL_TOPO_UNSEEN (1u << 3)     /* something names it, sysfs does not list it */
#define PL_TOPO_REDIRECTED (1u << 8) /* a path below a switch that ACS sends up to the root */
#define PL_TOPO_MEASURED (1u << 9)   /* a path's bandwidth was measured by this process */

#define PL_TOPO_NONE UINT32_MAX /* no node, no link */

/* Further formats of pl_topo_text(), beside PL_FORMAT_JSON. */
enum pl_topo_format {
	PL_TOPO_FORMAT_TREE = 100,   /* for people: what hangs on what */
	PL_TOPO_FORMAT_MATRIX = 101, /* for people: path types, as nvidia-smi topo -m has them */
	PL_TOPO_FORMAT_XML = 102,    /* NCCL's topology XML */
};

/**
 * struct pl_topo_node - one node.
 * @size: sizeof(struct pl_topo_node), set by the caller of pl_topo_node()
 * @id: its number: they run from 0 on without gaps
 * @kind: an enum pl_topo_kind value
 * @flags: PL_TOPO_ values
 * @numa: the system's number of its NUMA node, -1 unknown
 * @name: unique: "numa0", "gpu3", "mlx5_0", "nvme0", "0000:17:00.0"
 * @pci: the PCI address, a host bridge's "0000:00", or ""
 * @model: the product name, or ""
 * @note: the facts that it was inferred from, or ""
 * @rdma: a NIC's RDMA device, or ""
 * @netdev: a NIC's network interface, or ""
 * @cpus: a NUMA node's processors, "0-23,48-71", or ""
 * @vendor: of the PCI function, 0 unknown
 * @device: of the PCI function, 0 unknown
 * @pci_class: of the PCI function, 0x030200, 0 unknown
 * @iommu_group: -1 none or unknown
 * @translated: whether an IOMMU translates its DMA addresses: 1, 0, -1 unknown
 * @index: a GPU's number in its vendor's order, -1 none
 * @sm: a GPU's compute capability, 90 is 9.0; 0 unknown
 * @nvlinks: NVLinks of it that are up
 * @memory: bytes, of a GPU or a NUMA node
 * @bar1: bytes of the aperture to a GPU's memory
 * @gbps: the bandwidth of a NIC's port, of a drive's reads, or of a NUMA node's memory, reads and
 *	writes together; 0 unknown
 * @write_gbps: the bandwidth of a drive's writes; 0 unknown
 */
struct pl_topo_node {
	size_t size;
	uint32_t id;
	int32_t kind;
	uint32_t flags;
	int32_t numa;
	const char *name;
	const char *pci;
	const char *model;
	const char *note;
	const char *rdma;
	const char *netdev;
	const char *cpus;
	uint32_t vendor;
	uint32_t device;
	uint32_t pci_class;
	int32_t iommu_group;
	int32_t translated;
	int32_t index;
	uint32_t sm;
	uint32_t nvlinks;
	uint64_t memory;
	uint64_t bar1;
	double gbps;
	double write_gbps;
};

/**
 * struct pl_topo_link - one link, or several NVLinks side by side.
 * @size: sizeof(struct pl_topo_link), set by the caller of pl_topo_link()
 * @id: its number: they run from 0 on without gaps
 * @kind: an enum pl_topo_link_kind value
 * @flags: PL_TOPO_ values
 * @from: a node
 * @to: a node; of a PCIe link the one nearer to the processor
 * @gen: generation of PCIe or NVLink now, 0 unknown; PCIe lowers it while a device idles
 * @gen_max: the generation that both ends can
 * @width: PCIe lanes now, 0 unknown
 * @width_max: the lanes that both ends can
 * @count: how many NVLinks or C2C links it stands for
 * @acs_redirect: whether the port sends peers' traffic up: 1, 0, -1 cannot be told
 * @port: the PCI address of the port at its upper end, or ""
 * @gbps: its bandwidth, by the model; 5000 stands for "no limit is known", of PL_TOPO_LINK_LOCAL
 * @latency_ns: the time that it adds to a path
 */
struct pl_topo_link {
	size_t size;
	uint32_t id;
	int32_t kind;
	uint32_t flags;
	uint32_t from;
	uint32_t to;
	uint32_t gen;
	uint32_t gen_max;
	uint32_t width;
	uint32_t width_max;
	uint32_t count;
	int32_t acs_redirect;
	uint32_t reserved;
	const char *port;
	double gbps;
	double latency_ns;
};

#define PL_TOPO_PATH_LINKS 32 /* at most on a path */

/**
 * struct pl_topo_path - the best path between two nodes.
 * @size: sizeof(struct pl_topo_path), set by the caller
 * @type: an enum pl_topo_path_type value
 * @flags: PL_TOPO_INFERRED, _REDIRECTED, _MEASURED
 * @gbps: the least bandwidth of its links, or the measured one; 5000 from a node to itself
 * @latency_ns: of the links, without any software
 * @nvlinks: NVLinks side by side where they are fewest, 0 if it is not NVLink all the way
 * @limit: the link that has the least, PL_TOPO_NONE
 * @n_links: how many there are in @links
 * @links: the links from first to last; of parallel NVLinks one
 */
struct pl_topo_path {
	size_t size;
	int32_t type;
	uint32_t flags;
	double gbps;
	double latency_ns;
	uint32_t nvlinks;
	uint32_t limit;
	uint32_t n_links;
	uint32_t links[PL_TOPO_PATH_LINKS];
};

#define PL_TOPO_NODE_INIT                                                                          \
	{                                                                                          \
		sizeof(struct pl_topo_node), 0, 0, 0, -1, "", "", "", "", "", "", "", 0, 0, 0, -1, \
			-1, -1, 0, 0, 0, 0, 0, 0                                                   \
	}
#define PL_TOPO_LINK_INIT                                                                  \
	{                                                                                  \
		sizeof(struct pl_topo_link), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, "", 0, 0 \
	}
#define PL_TOPO_PATH_INIT                                         \
	{                                                         \
		sizeof(struct pl_topo_path), 0, 0, 0, 0, 0, 0, 0, \
		{                                                 \
			0                                         \
		}                                                 \
	}

/**
 * pl_topo_load - loads a machine.
 * @ctx: a context, whose tunables count and whose software GPUs are part of this machine; or NULL
 * @source: NULL: this machine, or the one that the tunable topo of @ctx names in its place; the
 *	name of a reference model (pl_topo_models()); or a file, JSON of pl_topo_text() or NCCL's
 *	topology XML
 * @out: the graph, to be freed with pl_topo_free(), before or after @ctx
 *
 * This machine is scanned anew each time: some 10 ms, and some 8 ms more a GPU with NVLinks. No
 * driver is started. Any thread; blocks as long as that takes.
 *
 * Return: 0, -ENOENT (neither a model nor a file), -EINVAL (the file is refused: the message has
 * its line), -EIO (no sysfs), -ENOMEM, -ESTALE (@ctx, after fork), or why the file cannot be read.
 */
PL_API int pl_topo_load(struct pl_ctx *ctx, const char *source, struct pl_topo **out);

/**
 * pl_topo_free - frees a graph.
 * @topo: the graph, or NULL
 *
 * Strings and numbers that came from it are no longer valid. Any thread, when no other uses it.
 */
PL_API void pl_topo_free(struct pl_topo *topo);

/**
 * pl_topo_nodes - calls a function for every node: NUMA nodes first, then by kind and address.
 * @topo: the graph
 * @fn: receives each node; its strings are the graph's; returns 0 to continue, anything else to
 *	stop
 * @arg: handed to every call
 *
 * Any thread. Return: 0, or what @fn returned to stop.
 */
PL_API int pl_topo_nodes(const struct pl_topo *topo,
			 int (*fn)(const struct pl_topo_node *node, void *arg), void *arg);

/**
 * pl_topo_links - calls a function for every link.
 * @topo: the graph
 * @fn: receives each link; its strings are the graph's; returns 0 to continue, anything else to
 *	stop
 * @arg: handed to every call
 *
 * Any thread. Return: 0, or what @fn returned to stop.
 */
PL_API int pl_topo_links(const struct pl_topo *topo,
			 int (*fn)(const struct pl_topo_link *link, void *arg), void *arg);

/**
 * pl_topo_node - fills in the properties of a node.
 * @topo: the graph
 * @id: its number
 * @node: filled as far as node->size goes; strings are the graph's
 *
 * Any thread. Return: 0, -EINVAL (no such node, or @node->size is not that of any known version).
 */
PL_API int pl_topo_node(const struct pl_topo *topo, uint32_t id, struct pl_topo_node *node);

/**
 * pl_topo_link - fills in the properties of a link.
 * @topo: the graph
 * @id: its number
 * @link: filled as far as link->size goes; strings are the graph's
 *
 * Any thread. Return: 0, -EINVAL (no such link, or @link->size is not that of any known version).
 */
PL_API int pl_topo_link(const struct pl_topo *topo, uint32_t id, struct pl_topo_link *link);

/**
 * pl_topo_find - finds a node.
 * @topo: the graph
 * @name: its name, its PCI address, a network interface, an RDMA device, or a disk
 * @id: its number
 *
 * Any thread. Return: 0, -ENOENT.
 */
PL_API int pl_topo_find(const struct pl_topo *topo, const char *name, uint32_t *id);

/**
 * pl_topo_path - finds the best path between two nodes: by type, then bandwidth, then length.
 * @topo: the graph
 * @from: a node
 * @to: a node
 * @path: filled as far as path->size goes; of nodes without a path the type is PL_TOPO_PATH_DIS and
 *	the bandwidth 0
 *
 * Any thread. Return: 0, -EINVAL (no such nodes, or @path->size is not that of any known version),
 * -ENOMEM.
 */
PL_API int pl_topo_path(const struct pl_topo *topo, uint32_t from, uint32_t to,
			struct pl_topo_path *path);

/**
 * pl_topo_measured - tells a graph how fast a path was; pl_topo_path() then says so.
 * @topo: the graph
 * @from: a node
 * @to: a node; the other direction is another path
 * @nbytes: the bytes that were carried
 * @duration_ns: how long that took
 *
 * The first value is taken, later ones count an eighth each. Any thread.
 *
 * Return: 0, -EINVAL (no such nodes, or a time of 0), -ENOMEM, -ESTALE (in a child of the process
 * that loaded the graph, where all else works).
 */
PL_API int pl_topo_measured(struct pl_topo *topo, uint32_t from, uint32_t to, uint64_t nbytes,
			    uint64_t duration_ns);

/**
 * pl_topo_text - writes a graph down.
 * @topo: the graph
 * @format: PL_FORMAT_JSON, or an enum pl_topo_format value; PL_FORMAT_TEXT is the tree
 * @out: the text, to be freed with pl_string_free()
 *
 * JSON holds all of the graph and can be loaded again. Any thread.
 *
 * Return: 0, -EINVAL (no such format), -ENOMEM.
 */
PL_API int pl_topo_text(const struct pl_topo *topo, int format, char **out);

/* Flags of struct pl_topo_flow_args. */
#define PL_TOPO_FLOW_EVEN (1u << 0)    /* each destination gets as much as every other */
#define PL_TOPO_FLOW_BOUNCE (1u << 1)  /* bytes from devices go through host memory */
#define PL_TOPO_FLOW_BRIDGES (1u << 2) /* devices reach each other through host bridges, too */
#define PL_TOPO_FLOW_NVLINK (1u << 3)  /* NVLink and C2C alone where a GPU has them, no PCIe */

/**
 * struct pl_topo_flow_args - the bytes that are carried at once: from where to where.
 * @size: sizeof(struct pl_topo_flow_args)
 * @from: nodes that bytes come from, each once: GPUs, NICs, drives, NUMA nodes (their memory)
 * @to: nodes that they go to: NUMA nodes alone, or devices
 * @via: GPUs that may take bytes into their memory and pass them on, or NULL
 * @n_from: how many
 * @n_to: how many
 * @n_via: how many
 * @flags: PL_TOPO_FLOW_ values
 * @from_gbps: the most that each of @from gives, measured, in GB/s; 0: the graph's own figure, if
 *	it has one. Or NULL
 */
struct pl_topo_flow_args {
	size_t size;
	const uint32_t *from;
	const uint32_t *to;
	const uint32_t *via;
	size_t n_from;
	size_t n_to;
	size_t n_via;
	uint64_t flags;
	const double *from_gbps;
};
#define PL_TOPO_FLOW_ARGS_INIT                                                       \
	{                                                                            \
		sizeof(struct pl_topo_flow_args), NULL, NULL, NULL, 0, 0, 0, 0, NULL \
	}

/* Kinds of full parts. */
enum pl_topo_limit_kind {
	PL_TOPO_LIMIT_LINK = 1,	  /* a link, in one direction */
	PL_TOPO_LIMIT_NODE = 2,	  /* a node's own bandwidth */
	PL_TOPO_LIMIT_MEMORY = 3, /* a NUMA node's memory, which each byte crosses twice */
};

/**
 * struct pl_topo_limit - a full part of the machine; all of them together are the limit.
 * @kind: an enum pl_topo_limit_kind value
 * @id: the link, or the node
 * @backward: of a link: not from its @from to its @to, but back
 * @gbps: its bandwidth
 */
struct pl_topo_limit {
	int32_t kind;
	uint32_t id;
	uint64_t backward;
	double gbps;
};

#define PL_TOPO_LANE_NODES 8 /* at most in a lane; further nodes are left out */

/**
 * struct pl_topo_lane - a part of a flow: all that takes one way from memory to memory.
 * @gbps: bytes that it carries, in GB/s
 * @n_nodes: how many nodes it has
 * @nodes: where bytes begin, lie on their way, and end
 */
struct pl_topo_lane {
	double gbps;
	uint32_t n_nodes;
	uint32_t nodes[PL_TOPO_LANE_NODES];
	uint32_t reserved;
};

/**
 * struct pl_topo_flow - how much flows, and why not more.
 * @size: the bytes of this struct that the library filled
 * @gbps: all together
 * @each_gbps: the share of the destination that gets least
 * @limits: the full parts next to the sources; none if there is no way at all
 * @limits_to: the full parts next to the destinations: often those of @limits
 * @n_limits: how many
 * @n_limits_to: how many
 * @n_fed: with PL_TOPO_FLOW_EVEN, among how many destinations @limits are shared; the others could
 *	have more
 * @into: the share of each destination
 * @used: two numbers a link: the flow from its @from to its @to, and back
 * @lanes: the ways that bytes take, together @gbps
 * @n_lanes: how many
 */
struct pl_topo_flow {
	size_t size;
	double gbps;
	double each_gbps;
	const struct pl_topo_limit *limits;
	const struct pl_topo_limit *limits_to;
	size_t n_limits;
	size_t n_limits_to;
	size_t n_fed;
	const double *into;
	const double *used;
	const struct pl_topo_lane *lanes;
	size_t n_lanes;
};

/**
 * pl_topo_flow - how much all links together carry from some nodes to others, and what limits it.
 * @topo: the graph
 * @args: from where to where
 * @out: the answer, to be freed with pl_topo_flow_free()
 *
 * The most that flows through the graph, in units of 1 MB/s. Each link carries its bandwidth in
 * each direction. PCIe switches pass traffic from port to port, unless ACS redirects; processors
 * pass traffic from and to memory, and traffic between devices only with PL_TOPO_FLOW_BRIDGES; only
 * GPUs that @args names in @via pass bytes on. One copy between two GPUs that NVLinks join, or a
 * GPU and its processor by C2C, takes those alone: ask with PL_TOPO_FLOW_NVLINK. A software GPU's
 * bytes are in host memory. Any thread; some milliseconds for hundreds of devices.
 *
 * Return: 0, -EINVAL (@args is wrong: the message says how), -ENOMEM.
 */
PL_API int pl_topo_flow(const struct pl_topo *topo, const struct pl_topo_flow_args *args,
			struct pl_topo_flow **out);

/**
 * pl_topo_flow_free - frees an answer and everything that it points to.
 * @flow: the answer, or NULL
 *
 * Any thread.
 */
PL_API void pl_topo_flow_free(struct pl_topo_flow *flow);

/**
 * struct pl_topo_remark - something about a file, or a difference between two machines.
 * @size: the bytes of this struct that the library filled
 * @line: the line of the file, 0 for a difference
 * @error: what refuses a file, or makes machines differ; otherwise worth knowing
 * @text: a sentence
 */
struct pl_topo_remark {
	size_t size;
	uint32_t line;
	int32_t error;
	const char *text;
};

/**
 * pl_topo_lint - reads a file and reports everything odd in it.
 * @source: a file, or the name of a reference model
 * @fn: receives each remark, valid only during the call; the last is the error, if there is one
 * @arg: handed to every call
 *
 * Any thread. Return: 0 (the file can be used), or as pl_topo_load().
 */
PL_API int pl_topo_lint(const char *source,
			void (*fn)(const struct pl_topo_remark *remark, void *arg), void *arg);

/**
 * pl_topo_diff - compares a machine with a reference, part by part.
 * @topo: the machine
 * @reference: the machine that it should be like
 * @fn: receives each difference, valid only during the call; what both have is compared by its
 * place in the tree, not by address
 * @arg: handed to every call
 *
 * Any thread. Return: how many differences there are, -ENOMEM.
 */
PL_API int pl_topo_diff(const struct pl_topo *topo, const struct pl_topo *reference,
			void (*fn)(const struct pl_topo_remark *remark, void *arg), void *arg);

/**
 * pl_topo_translate - makes a host's graph one of a virtual machine that has its devices.
 * @host: the host, with its switches
 * @guest: the virtual machine as it sees itself: GPUs and NICs with its own addresses. The n-th GPU
 *	of one is the n-th of the other, and so for NICs; a guest may have fewer, if @map says which
 * @map: NULL, or "HOST=GUEST" pairs of names or addresses, apart by commas, for all that are not in
 *	the same order
 * @out: the graph: the host's tree with the guest's addresses, and addresses that the guest does
 * not have for switches; to be freed with pl_topo_free()
 *
 * Any thread. Return: 0, -EINVAL (the devices of the two cannot be told apart; the message says
 * which), -ENOMEM.
 */
PL_API int pl_topo_translate(const struct pl_topo *host, const struct pl_topo *guest,
			     const char *map, struct pl_topo **out);

/**
 * pl_topo_models - calls a function for every reference model that the library carries.
 * @fn: receives name and title; returns 0 to continue, anything else to stop
 * @arg: handed to every call
 *
 * Any thread. Return: 0, or what @fn returned to stop.
 */
PL_API int pl_topo_models(int (*fn)(const char *name, const char *title, void *arg), void *arg);

/* What pl_topo_name() names. */
enum pl_topo_names {
	PL_TOPO_NAME_MACHINE = 0, /* the graph's machine: "NVIDIA DGX-2", "this machine" */
	PL_TOPO_NAME_NODE = 1,	  /* an enum pl_topo_kind value: "gpu", "nvswitch" */
	PL_TOPO_NAME_LINK = 2,	  /* an enum pl_topo_link_kind value: "pcie", "nvlink" */
	PL_TOPO_NAME_PATH = 3,	  /* an enum pl_topo_path_type value: "PIX" */
};

/**
 * pl_topo_name - the name of a machine, of a kind of node or link, or of a path type.
 * @topo: the graph, for PL_TOPO_NAME_MACHINE; else NULL is enough
 * @of: an enum pl_topo_names value
 * @value: the value that is named; 0 for PL_TOPO_NAME_MACHINE
 *
 * Any thread. Return: a machine's name, which is the graph's string, "" of NULL; else a static
 * string, "unknown" for numbers that this library does not know.
 */
PL_API const char *pl_topo_name(const struct pl_topo *topo, int of, int value);

PL_END

#endif
