// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import 'package:flutter/material.dart';

import 'currency_badge.dart';

/// A button with the picture of a locale's currency.
class CurrencyBadgeButton extends StatelessWidget {
  const CurrencyBadgeButton({
    super.key,
    this.locale,
    this.button = CurrencyBadgeKind.firstButton,
    this.semanticLabel,
    this.height,
    required this.onPressed,
  });

  /// The locale whose currency is shown; the app's without it.
  final Locale? locale;

  final CurrencyBadgeKind button;

  /// The accessible name, instead of action and currency code.
  final String? semanticLabel;

  /// The picture's height in logical pixels; the button's own without it.
  final double? height;

  final VoidCallback? onPressed;

  @override
  Widget build(BuildContext context) {
    final language = Localizations.localeOf(context);
    final tag = (locale ?? language).toLanguageTag();
    final appearance = _appearance(Theme.of(context).brightness);
    final String? asset =
        CurrencyBadge.assetFor(tag, button: button, appearance: appearance);
    return Semantics(
      button: true,
      label: semanticLabel ??
          CurrencyBadge.semanticLabelFor(
            tag,
            button: button,
            language: language.toLanguageTag(),
          ),
      child: IconButton(
        onPressed: onPressed,
        icon: _picture(asset),
      ),
    );
  }

  Widget _picture(String? asset) => asset == null
      ? const SizedBox.shrink()
      : Image.asset(
          asset,
          height: height ?? CurrencyBadge.heightOf(button),
          excludeFromSemantics: true,
        );

  static String _appearance(Brightness brightness) => switch (brightness) {
        // mintmark:appearances
        Brightness.light => 'light',
        Brightness.dark => 'dark',
        // mintmark:end
      };
}
