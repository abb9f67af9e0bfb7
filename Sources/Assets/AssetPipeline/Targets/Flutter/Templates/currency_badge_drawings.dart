// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import 'package:flutter/widgets.dart';

/// The drawings by the names that the lookups of `CurrencyBadge` return.
final Map<String, CurrencyBadgeDrawing> currencyBadgeDrawings = {
  // mintmark:drawings
  'usd': CurrencyBadgeDrawing(50, 50, const [(null, 'M 0 0 L 50 0 L 50 50 Z')]),
  // mintmark:end
};

/// A drawing: filled shapes, each in a colour of its own, or without one in that of the picture.
class CurrencyBadgeDrawing {
  CurrencyBadgeDrawing(this.width, this.height, this._data);

  /// In logical pixels.
  final double width;
  final double height;

  final List<(int?, String)> _data;

  /// The shapes, which are read when the drawing is shown first.
  late final List<({Color? color, Path path})> shapes = [
    for (final (color, data) in _data)
      (color: color == null ? null : Color(color), path: _path(data)),
  ];

  static Path _path(String data) {
    final path = Path();
    final words = data.split(' ').iterator;
    double next() {
      words.moveNext();
      return double.parse(words.current);
    }

    while (words.moveNext()) {
      switch (words.current) {
        case 'M':
          path.moveTo(next(), next());
        case 'L':
          path.lineTo(next(), next());
        case 'Q':
          path.quadraticBezierTo(next(), next(), next(), next());
        case 'C':
          path.cubicTo(next(), next(), next(), next(), next(), next());
        default:
          path.close();
      }
    }
    return path;
  }
}

/// A drawing in the colour of icons, exact at every size.
class CurrencyBadgePicture extends StatelessWidget {
  const CurrencyBadgePicture(this.name, {super.key, this.height, this.color});

  /// A name that a lookup of `CurrencyBadge` returned.
  final String name;

  /// In logical pixels; the drawing's own without it.
  final double? height;

  /// The colour; that of the icons around it without one.
  final Color? color;

  @override
  Widget build(BuildContext context) {
    final drawing = currencyBadgeDrawings[name];
    if (drawing == null) return const SizedBox.shrink();
    final theme = IconTheme.of(context);
    final scale = (height ?? drawing.height) / drawing.height;
    final picture = CustomPaint(
      size: Size(drawing.width * scale, drawing.height * scale),
      painter: _Painter(drawing, color ?? theme.color ?? const Color(0xFF000000)),
    );
    final opacity = theme.opacity ?? 1;
    return opacity == 1 ? picture : Opacity(opacity: opacity, child: picture);
  }
}

class _Painter extends CustomPainter {
  const _Painter(this.drawing, this.color);

  final CurrencyBadgeDrawing drawing;
  final Color color;

  @override
  void paint(Canvas canvas, Size size) {
    canvas.scale(size.width / drawing.width, size.height / drawing.height);
    for (final shape in drawing.shapes) {
      canvas.drawPath(shape.path, Paint()..color = shape.color ?? color);
    }
  }

  @override
  bool shouldRepaint(_Painter other) => drawing != other.drawing || color != other.color;
}
