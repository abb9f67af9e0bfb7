#include <hb.h>
#include <hb-ot.h>

// HarfBuzz 7 renamed the function that draws a glyph's outline.
static inline void mintmark_hb_draw_glyph(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *context) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, context);
#else
  hb_font_get_glyph_shape(font, glyph, functions, context);
#endif
}
