import BadgeGeometry
import BadgeKit
import CurrencyLocale
import RasterImage
import TextOutlines
import VectorGraphics

// How the values of other modules take part in fingerprints. A test changes every property of these
// types and of ``Configuration``, and fails where one is missing here.

extension CurrencyButtonStyle: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(size)
    fingerprint.add(proportions)
    fingerprint.add(symbolForm)
    fingerprint.add(signs)
    fingerprint.add(fit)
    fingerprint.add(symbolCentering)
    fingerprint.add(weight)
    fingerprint.add(balancesWeight)
    fingerprint.add(balancesRing)
    fingerprint.add(ring)
    fingerprint.add(gap)
    fingerprint.add(mark)
    fingerprint.add(badgeCorner)
    fingerprint.add(isMirrored)
    fingerprint.add(direction)
    fingerprint.add(label)
    fingerprint.add(action)
    fingerprint.add(labelStyle)
    fingerprint.add(contentSize)
    fingerprint.add(scaledRelativeTo)
    fingerprint.add(displayScale)
    fingerprint.add(fitsPixels)
    fingerprint.add(small)
    fingerprint.add(tint)
    fingerprint.add(background)
  }
}

extension ButtonProportions: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(ringThickness)
    fingerprint.add(badgeDiameter)
    fingerprint.add(moat)
    fingerprint.add(padding)
    fingerprint.add(clearance)
    fingerprint.add(smallestSymbol)
    fingerprint.add(largestCapHeight)
    fingerprint.add(symbolSteps)
  }
}

extension SmallDrawing: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(below)
    fingerprint.add(badgeDiameter)
    fingerprint.add(weight)
    fingerprint.add(form)
  }
}

extension RingGap: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(start)
    fingerprint.add(end)
  }
}

extension FontWeight: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) { fingerprint.add(value) }
}

extension AdaptiveColor: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(light)
    fingerprint.add(dark)
    fingerprint.add(lightIncreasedContrast)
    fingerprint.add(darkIncreasedContrast)
  }
}

extension RGBAColor: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) { fingerprint.add([red, green, blue, alpha]) }
}

extension Appearance: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(scheme)
    fingerprint.add(contrast)
  }
}

extension VectorPath: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(elements.count)
    for element in elements {
      switch element {
      case .move(let end): Self.add("move", [end], to: &fingerprint)
      case .line(let end): Self.add("line", [end], to: &fingerprint)
      case .quad(let control, let end): Self.add("quad", [control, end], to: &fingerprint)
      case .cubic(let first, let second, let end):
        Self.add("cubic", [first, second, end], to: &fingerprint)
      case .close: Self.add("close", [], to: &fingerprint)
      }
    }
  }

  private static func add(_ name: String, _ points: [Point], to fingerprint: inout Fingerprint) {
    fingerprint.add(name)
    for point in points {
      fingerprint.add(point.x)
      fingerprint.add(point.y)
    }
  }
}

extension BadgeSymbol: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) {
    switch self {
    case .text(let text):
      fingerprint.add("text")
      fingerprint.add(text)
    case .sign(let sign, let letters):
      fingerprint.add("sign")
      fingerprint.add(sign.text)
      fingerprint.add(letters)
    case .artwork(let path, let frame):
      fingerprint.add("artwork")
      fingerprint.add(path)
      fingerprint.add(frame)
    }
  }
}

extension Rect: Fingerprinted {
  func hash(into fingerprint: inout Fingerprint) { fingerprint.add([minX, minY, maxX, maxY]) }
}

extension CurrencySigns: Fingerprinted {}
extension SymbolForm: Fingerprinted {}
extension ButtonAction: Fingerprinted {}
extension SymbolFit.Rule: Fingerprinted {}
extension SmallDrawing.Form: Fingerprinted {}
extension SymbolFit.Centering: Fingerprinted {}
extension CurrencyButtonStyle.Ring: Fingerprinted {}
extension BadgeMark: Fingerprinted {}
extension BadgeCorner: Fingerprinted {}
extension WritingDirection: Fingerprinted {}
extension TextStyle: Fingerprinted {}
extension ContentSize: Fingerprinted {}
extension Appearance.Scheme: Fingerprinted {}
extension Appearance.Contrast: Fingerprinted {}
extension PNG.Optimization: Fingerprinted {}
