// The parts in which a button with pictures differs from `currency_badge_button.dart`, which takes them from here.

import 'package:flutter/material.dart';

import 'currency_badge.dart';

class CurrencyBadgeButton extends StatelessWidget {
  const CurrencyBadgeButton({
    super.key,
    this.button = CurrencyBadgeKind.firstButton,
    this.height,
    // mintmark:usesIconColor
    this.usesIconColor = false,
    // mintmark:end
    required this.onPressed,
  });

  final CurrencyBadgeKind button;
  final double? height;

  // mintmark:iconColor
  /// Whether the picture has the colour of icons, which follows the theme and [onPressed], instead of
  /// its own.
  final bool usesIconColor;

  // mintmark:end
  final VoidCallback? onPressed;

  @override
  Widget build(BuildContext context) {
    // mintmark:brightness
    final appearance = _appearance(Theme.of(context).brightness);
    // mintmark:end
    return _picture(appearance);
  }

  // mintmark:picture
  Widget _picture(String? asset) {
    if (asset == null) return const SizedBox.shrink();
    final height = this.height ?? CurrencyBadge.heightOf(button);
    Widget picture([Color? color]) => Image.asset(
          asset,
          package: CurrencyBadge.package,
          height: height,
          color: color,
          excludeFromSemantics: true,
        );
    if (!usesIconColor) {
      // 0.38 is the opacity of disabled content in Material.
      return onPressed == null ? Opacity(opacity: 0.38, child: picture()) : picture();
    }
    return Builder(builder: (context) => picture(IconTheme.of(context).color));
  }
  // mintmark:end

  static String _appearance(Brightness brightness) => brightness.name;
}
