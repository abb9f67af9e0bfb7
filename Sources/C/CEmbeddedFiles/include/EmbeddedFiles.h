#ifndef MINTMARK_EMBEDDED_FILES_H
#define MINTMARK_EMBEDDED_FILES_H

#include <stddef.h>

/* The text of a file that is compiled in: UTF-8, ended by a zero. Null where no file has the name. */
const unsigned char *mintmark_embedded_file(const char *name);

/* The bytes of a table, UTF-8, and their number. Null where no table has the name. */
const unsigned char *mintmark_embedded_table(const char *name, size_t *count);

#endif
