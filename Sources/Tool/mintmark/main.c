#include "mintmark.h"

/* The arguments come from here and not from Swift's CommandLine, which reads them from /proc and is
   empty without it. */
int main(int argc, char **argv) {
  return mintmark_main(argc, argv);
}
