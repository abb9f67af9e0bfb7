import Foundation

// The icons lie beside the program, in the bundle of its resources.
for locale in ["en_US", "fr_CH", "ar_AE"] {
  guard let icon = Bundle.module.url(forResource: "Icons/\(locale)", withExtension: "svg") else {
    print("no icon of \(locale)")
    continue
  }
  print(locale, try Data(contentsOf: icon).count)
}
