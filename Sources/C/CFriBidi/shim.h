#include <fribidi.h>

// The directions of a paragraph are macros over an enumeration, which Swift does not see.
static const FriBidiParType mintmark_fribidi_ltr = FRIBIDI_PAR_LTR;
static const FriBidiParType mintmark_fribidi_rtl = FRIBIDI_PAR_RTL;
static const FriBidiParType mintmark_fribidi_first_strong = FRIBIDI_PAR_ON;
