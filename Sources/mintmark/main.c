#include "mintmark.h"

#include <stdlib.h>

/* The arguments come from here and not from Swift's CommandLine, which reads them from /proc and is
   empty without it. */
int main(int argc, char **argv) {
  /* ICU, in Foundation, reads the data of a locale from the folder that this variable names, or from one
     of the system, before its own. Nothing is below /dev/null, so every machine has the same symbols. */
  setenv("ICU_DATA", "/dev/null", 1);
  return mintmark_main(argc, argv);
}
