#ifndef MINTMARK_EMBEDDED_FILES_H
#define MINTMARK_EMBEDDED_FILES_H

/* The text of a file that is compiled in: UTF-8, ended by a zero. Null where no file has the name. */
const unsigned char *mintmark_embedded_file(const char *name);

#endif
