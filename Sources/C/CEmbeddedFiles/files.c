#include "EmbeddedFiles.h"

#include <stddef.h>
#include <string.h>

/* The files, each ended by a zero. Paths are relative to this file; a name occurs once. */
static const struct {
  const char *name;
  const unsigned char *text;
} files[] = {
  {"CurrencyBadge.kt", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Android/Templates/CurrencyBadge.kt" suffix(, 0)
  }},
  {"CurrencyBadgeButton.kt", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Android/Templates/CurrencyBadgeButton.kt" suffix(, 0)
  }},
  {"CurrencyBadge.swift", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/AssetCatalog/Templates/CurrencyBadge.swift" suffix(, 0)
  }},
  {"CommonCurrencyBadge.kt", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ComposeMultiplatform/Templates/CommonCurrencyBadge.kt" suffix(, 0)
  }},
  {"CurrencyBadgeVectors.kt", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ComposeMultiplatform/Templates/CurrencyBadgeVectors.kt" suffix(, 0)
  }},
  {"currency_badge.dart", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Flutter/Templates/currency_badge.dart" suffix(, 0)
  }},
  {"currency_badge_button.dart", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Flutter/Templates/currency_badge_button.dart" suffix(, 0)
  }},
  {"currency_badge_drawings.dart", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Flutter/Templates/currency_badge_drawings.dart" suffix(, 0)
  }},
  {"currency_badge_image_button.dart", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Flutter/Templates/currency_badge_image_button.dart" suffix(, 0)
  }},
  {"CurrencyBadgeButton.d.ts", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/CurrencyBadgeButton.d.ts" suffix(, 0)
  }},
  {"CurrencyBadgeButton.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/CurrencyBadgeButton.js" suffix(, 0)
  }},
  {"CurrencyBadgePicture.d.ts", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/CurrencyBadgePicture.d.ts" suffix(, 0)
  }},
  {"CurrencyBadgePicture.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/CurrencyBadgePicture.js" suffix(, 0)
  }},
  {"CurrencyBadgeVectorButton.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/CurrencyBadgeVectorButton.js" suffix(, 0)
  }},
  {"app.plugin.cjs", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/app.plugin.cjs" suffix(, 0)
  }},
  {"currencyBadge.d.ts", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/currencyBadge.d.ts" suffix(, 0)
  }},
  {"currencyBadge.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/currencyBadge.js" suffix(, 0)
  }},
  {"currencyNames.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/currencyNames.js" suffix(, 0)
  }},
  {"drawings.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/drawings.js" suffix(, 0)
  }},
  {"native.d.ts", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/native.d.ts" suffix(, 0)
  }},
  {"pictures.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/pictures.js" suffix(, 0)
  }},
  {"native.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/ReactNative/Templates/native.js" suffix(, 0)
  }},
  {"element.d.ts", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/element.d.ts" suffix(, 0)
  }},
  {"element.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/element.js" suffix(, 0)
  }},
  {"icon.d.ts", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/icon.d.ts" suffix(, 0)
  }},
  {"index.d.ts", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/index.d.ts" suffix(, 0)
  }},
  {"index.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/index.js" suffix(, 0)
  }},
  {"jsx.d.ts", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/jsx.d.ts" suffix(, 0)
  }},
  {"jsx.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/jsx.js" suffix(, 0)
  }},
  {"loaders.d.ts", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/loaders.d.ts" suffix(, 0)
  }},
  {"loaders.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/loaders.js" suffix(, 0)
  }},
  {"react-icon.d.ts", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/react-icon.d.ts" suffix(, 0)
  }},
  {"react-icon.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/react-icon.js" suffix(, 0)
  }},
  {"react.d.ts", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/react.d.ts" suffix(, 0)
  }},
  {"react.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Web/Templates/react.js" suffix(, 0)
  }},
  {"gallery.css", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Gallery/Page/gallery.css" suffix(, 0)
  }},
  {"gallery.html", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Gallery/Page/gallery.html" suffix(, 0)
  }},
  {"gallery.js", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Gallery/Page/gallery.js" suffix(, 0)
  }},
  {"preview.html", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Gallery/Page/preview.html" suffix(, 0)
  }},
  {"android.md", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Pages/android.md" suffix(, 0)
  }},
  {"committing.md", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Pages/committing.md" suffix(, 0)
  }},
  {"compose-multiplatform.md", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Pages/compose-multiplatform.md" suffix(, 0)
  }},
  {"flutter.md", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Pages/flutter.md" suffix(, 0)
  }},
  {"react-native.md", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Pages/react-native.md" suffix(, 0)
  }},
  {"web.md", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Pages/web.md" suffix(, 0)
  }},
  {"xcassets.md", (const unsigned char[]){
#embed "../../Assets/AssetPipeline/Targets/Pages/xcassets.md" suffix(, 0)
  }},
  {"report.css", (const unsigned char[]){
#embed "../../Snapshots/ImageSnapshots/Reports/Page/report.css" suffix(, 0)
  }},
  {"report.html", (const unsigned char[]){
#embed "../../Snapshots/ImageSnapshots/Reports/Page/report.html" suffix(, 0)
  }},
  {"report.js", (const unsigned char[]){
#embed "../../Snapshots/ImageSnapshots/Reports/Page/report.js" suffix(, 0)
  }},
};

const unsigned char *mintmark_embedded_file(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof *files; ++index) {
    if (strcmp(files[index].name, name) == 0) return files[index].text;
  }
  return 0;
}
