import Messages
import VectorGraphics

/// The Dart file with a button for Flutter.
struct DartWidget {
  let lookups: Lookups
  /// The appearances there are pictures of.
  let appearances: [Appearance]

  var source: String {
    let field = lookups.hasNamedButtons ? "\n  final CurrencyBadgeKind button;\n" : ""
    let parameter =
      lookups.hasNamedButtons
      ? lookups.buttons.count == 1
        ? "\n    this.button = CurrencyBadgeKind.\(DartLookup.constant(lookups.buttons[0].name)),"
        : "\n    required this.button," : ""
    let argument = lookups.hasNamedButtons ? "button: button, " : ""
    let find = lookups.hasFallback ? "assetFor" : "maybeAssetFor"
    let image =
      "Image.asset(asset, height: height ?? \(height), "
      + "excludeFromSemantics: true)"
    return """
      // Made by mintmark. Changes are lost when it runs again.

      import 'package:flutter/material.dart';

      import 'currency_badge.dart';

      /// A button with the picture of a locale's currency.
      class CurrencyBadgeButton extends StatelessWidget {
        const CurrencyBadgeButton({
          super.key,
          this.locale,\(parameter)
          this.semanticLabel,
          this.height,
          required this.onPressed,
        });

        /// The locale whose currency is shown; the app's without it.
        final Locale? locale;
      \(field)
        /// The accessible name, instead of action and currency code.
        final String? semanticLabel;

        /// The picture's height in logical pixels.
        final double? height;

        final VoidCallback? onPressed;

        @override
        Widget build(BuildContext context) {
          final language = Localizations.localeOf(context);
          final tag = (locale ?? language).toLanguageTag();
          final asset = CurrencyBadge.\(find)(tag, \(argument)appearance: \(appearance));
          return Semantics(
            button: true,
            label: semanticLabel ??
                CurrencyBadge.semanticLabelFor(tag, \(argument)language: language.toLanguageTag()),
            child: IconButton(
              onPressed: onPressed,
              icon: \(lookups.hasFallback
          ? image : "asset == null ? const SizedBox.shrink() : \(image)"),
            ),
          );
        }
      }

      """
  }

  private var height: String {
    let heights = lookups.buttons.map {
      let text = NumberText.of($0.size)
      return text.contains(".") ? text : text + ".0"
    }
    guard lookups.hasNamedButtons, Set(heights).count > 1 else { return heights[0] }
    let parts = zip(lookups.buttons, heights).map {
      "CurrencyBadgeKind.\(DartLookup.constant($0.name)): \($1)"
    }
    return "const <CurrencyBadgeKind, double>{\(parts.joined(separator: ", "))}[button]"
  }

  /// The expression for the pictures of the app's brightness.
  private var appearance: String {
    let schemes = Set(appearances.filter { $0.contrast == .standard }.map(\.scheme))
    return schemes.count == 2
      ? "Theme.of(context).brightness == Brightness.dark ? 'dark' : 'light'"
      : "'\(appearances.first?.name ?? "light")'"
  }
}
