/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors */

/*
 * What the plug-in makes of this network namespace: see links.sh.
 *
 *	ncclnet-links devices        each device and its address, or that there are none; warnings
 *	ncclnet-links listen FILE    leaves the first device's handle in FILE
 *	ncclnet-links connect FILE   what comes of connecting to that
 */

#include <arpa/inet.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "app.h"

#define AT_ADDRESS 8
#define AT_V6 26

static void warned(int level, unsigned long part, const char *file, int line, const char *format,
		   ...)
{
	va_list args;

	(void)part;
	(void)file;
	(void)line;
	if (level == NN_LOG_WARN) {
		va_start(args, format);
		(void)fputs("warned: ", stdout);
		(void)vprintf(format, args);
		(void)putchar('\n');
		va_end(args);
	}
}

static void show(const struct app_table *t, int dev)
{
	unsigned char handle[NN_HANDLE] = { 0 };
	char address[INET6_ADDRSTRLEN] = "?";
	struct nn_props_v10 p = { 0 };
	void *listener = NULL;

	CHECK_IS(t->v10->props(dev, &p), NN_OK);
	CHECK_IS(app_listen(t, dev, handle, &listener), NN_OK);
	(void)inet_ntop(handle[AT_V6] ? AF_INET6 : AF_INET, handle + AT_ADDRESS, address,
			sizeof(address));
	printf("%s@%s\n", p.head.name, address);
	CHECK_IS(t->calls->close_listen(listener), NN_OK);
}

static void listen_there(const struct app_table *t, const char *path)
{
	unsigned char handle[NN_HANDLE];
	void *listener;
	FILE *f = fopen(path, "we");

	CHECK(f);
	CHECK_IS(app_listen(t, 0, handle, &listener), NN_OK);
	CHECK_IS(fwrite(handle, 1, NN_HANDLE, f), NN_HANDLE);
	CHECK_IS(fclose(f), 0);
	CHECK_IS(t->calls->close_listen(listener), NN_OK);
}

static void connect_there(const struct app_table *t, const char *path)
{
	unsigned char handle[NN_HANDLE];
	void *comm = NULL;
	FILE *f = fopen(path, "re");
	int rc = NN_OK;

	CHECK(f);
	CHECK_IS(fread(handle, 1, NN_HANDLE, f), NN_HANDLE);
	CHECK_IS(fclose(f), 0);
	while (!rc && !comm) {
		rc = app_connect(t, 0, handle, &comm);
	}
	printf("%s\n", rc ? "not connected" : "connected");
}

int main(int argc, char **argv)
{
	struct app_table t;
	int n = 0;

	app_load(&t, 10);
	if (t.v10->init(warned, NULL)) {
		printf("none\n");
		return 0;
	}
	CHECK_IS(t.v10->devices(&n), NN_OK);
	if (argc == 3 && strcmp(argv[1], "listen") == 0) {
		listen_there(&t, argv[2]);
	} else if (argc == 3) {
		connect_there(&t, argv[2]);
	}
	for (int i = 0; argc < 3 && i < n; i++) {
		show(&t, i);
	}
	return 0;
}
