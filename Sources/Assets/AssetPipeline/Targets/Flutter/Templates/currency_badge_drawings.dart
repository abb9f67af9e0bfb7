// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

import 'package:flutter/widgets.dart';

/// The drawings, each a constant: an app that names some of them here, and looks none up by its name, has no others
/// in it.
abstract final class CurrencyBadgeDrawings {
  // mintmark:drawings
  static const usd = CurrencyBadgeDrawing(50, 50, [
    (null, [0, 0, 0, 1, 50000, 0, 1, 0, 50000, 4]),
  ]);
  // mintmark:end

  /// The drawing with a name that a lookup of `CurrencyBadge` returned; null for any other name.
  static CurrencyBadgeDrawing? named(String name) => _byName[name];

  static const Map<String, CurrencyBadgeDrawing> _byName = {
    // mintmark:names
    'usd': usd,
    // mintmark:end
  };
}

/// A drawing: filled shapes, each in a colour of its own, or without one in that of the picture.
class CurrencyBadgeDrawing {
  const CurrencyBadgeDrawing(this.width, this.height, this._data);

  /// In logical pixels.
  final double width;
  final double height;

  /// The colour of each shape, and its path as numbers: 0 to 4 for move, line, quadratic and cubic curve and close,
  /// each followed by its points. A point is two numbers, the way from the point before in thousandths.
  final List<(int?, List<int>)> _data;

  static final Expando<List<({Color? color, Path path})>> _shapes = Expando();

  /// The shapes, made when the drawing is shown first.
  List<({Color? color, Path path})> get shapes => _shapes[this] ??= [
        for (final (color, data) in _data)
          (color: color == null ? null : Color(color), path: _path(data)),
      ];

  static Path _path(List<int> data) {
    final path = Path();
    var index = 0;
    var left = 0;
    var top = 0;
    double x() => (left += data[index++]) / 1000;
    double y() => (top += data[index++]) / 1000;
    while (index < data.length) {
      switch (data[index++]) {
        case 0:
          path.moveTo(x(), y());
        case 1:
          path.lineTo(x(), y());
        case 2:
          path.quadraticBezierTo(x(), y(), x(), y());
        case 3:
          path.cubicTo(x(), y(), x(), y(), x(), y());
        default:
          path.close();
      }
    }
    return path;
  }
}

/// A drawing in the colour of icons, exact at every size.
class CurrencyBadgePicture extends StatelessWidget {
  const CurrencyBadgePicture(CurrencyBadgeDrawing this.drawing, {super.key, this.height, this.color});

  /// Shows the drawing with a name that a lookup of `CurrencyBadge` returned; nothing for any other name.
  CurrencyBadgePicture.named(String name, {super.key, this.height, this.color})
      : drawing = CurrencyBadgeDrawings.named(name);

  /// One of [CurrencyBadgeDrawings].
  final CurrencyBadgeDrawing? drawing;

  /// In logical pixels; the drawing's own without it.
  final double? height;

  /// The colour; that of the icons around it without one.
  final Color? color;

  @override
  Widget build(BuildContext context) {
    final drawing = this.drawing;
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
