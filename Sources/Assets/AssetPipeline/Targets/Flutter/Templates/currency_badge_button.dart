// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import 'package:flutter/material.dart';

import 'currency_badge.dart';
// mintmark:drawings
import 'currency_badge_drawings.dart';
// mintmark:end

/// A button with the picture of a locale's currency, or of a currency.
class CurrencyBadgeButton extends StatelessWidget {
  const CurrencyBadgeButton({
    super.key,
    this.locale,
    this.currencyCode,
    this.button = CurrencyBadgeKind.firstButton,
    this.semanticLabel,
    this.height,
    // mintmark:usesIconColor
    // mintmark:end
    required this.onPressed,
  });

  /// The locale whose currency is shown; the device's without it, whose region the app's locales may lack.
  final Locale? locale;

  /// A currency such as `CHF`, instead of the locale's.
  final String? currencyCode;

  final CurrencyBadgeKind button;

  /// The accessible name, instead of action and currency.
  final String? semanticLabel;

  /// The picture's height in logical pixels; the button's own without it.
  final double? height;

  // mintmark:iconColor
  // mintmark:end
  /// Null for a disabled button.
  final VoidCallback? onPressed;

  @override
  Widget build(BuildContext context) {
    final language = Localizations.localeOf(context).toLanguageTag();
    final tag = (locale ?? View.of(context).platformDispatcher.locale).toLanguageTag();
    final code = currencyCode;
    // mintmark:brightness
    // mintmark:end
    final isRightToLeft = Directionality.of(context) == TextDirection.rtl;
    final String? asset = code == null
        ? CurrencyBadge.assetFor(
            tag,
            button: button,
            // mintmark:appearance
            // mintmark:end
            isRightToLeft: isRightToLeft,
            language: language,
          )
        : CurrencyBadge.assetForCurrencyCode(
            code,
            button: button,
            // mintmark:appearance
            // mintmark:end
            isRightToLeft: isRightToLeft,
          );
    final label = semanticLabel ??
        CurrencyBadge.semanticLabelForCurrencyCode(
          code ?? CurrencyBadge.currencyCodeFor(tag) ?? '',
          button: button,
          language: language,
        );
    // The tooltip is the name of the node that is tapped.
    return IconButton(
      onPressed: onPressed,
      tooltip: label,
      iconSize: height ?? CurrencyBadge.heightOf(button),
      icon: _picture(asset),
    );
  }

  // mintmark:picture
  Widget _picture(String? name) =>
      name == null ? const SizedBox.shrink() : CurrencyBadgePicture.named(name, height: height);
  // mintmark:end
  // mintmark:appearances
  // mintmark:end
}
