#include <math.h>

// The functions under names of their own, as the C library's belong to a module that is called
// differently on every system.
static inline double cmath_sin(double x) { return sin(x); }
static inline double cmath_cos(double x) { return cos(x); }
static inline double cmath_atan2(double y, double x) { return atan2(y, x); }
static inline double cmath_pow(double x, double y) { return pow(x, y); }
static inline double cmath_cbrt(double x) { return cbrt(x); }
static inline double cmath_exp(double x) { return exp(x); }
