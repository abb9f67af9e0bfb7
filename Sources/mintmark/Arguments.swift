import ArgumentParser
import BadgeGeometry
import BadgeKit
import CurrencyLocale
import TextOutlines
import VectorGraphics

/// A choice of names.
///
/// It spells them out itself: the parser does it by reflection and key paths, which took an eighth of
/// all instructions of a `render`.
protocol NamedArgument: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String {}

extension NamedArgument {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
  public var defaultValueDescription: String { rawValue }
}

extension SymbolForm: NamedArgument {}
extension SymbolFit.Rule: NamedArgument {}
extension ButtonStyle.Ring: NamedArgument {}
extension BadgeCorner: NamedArgument {}
extension TextStyle: NamedArgument {}
extension ContentSize: NamedArgument {}
extension Appearance.Scheme: NamedArgument {}
extension Appearance.Contrast: NamedArgument {}

extension FontWeight: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
  public var defaultValueDescription: String { description }
}

/// A mark, or no badge at all.
enum BadgeArgument: ExpressibleByArgument {
  case mark(BadgeMark)
  case none

  init?(argument: String) {
    if argument == "none" {
      self = .none
    } else if let mark = BadgeMark(rawValue: argument) {
      self = .mark(mark)
    } else {
      return nil
    }
  }

  var mark: BadgeMark? {
    switch self {
    case .mark(let mark): mark
    case .none: nil
    }
  }

  static var allValueStrings: [String] { BadgeMark.allCases.map(\.rawValue) + ["none"] }
  var defaultValueDescription: String { mark?.rawValue ?? "none" }
}

/// A layout direction, or the locale's own.
enum DirectionArgument: String, NamedArgument {
  case auto, ltr, rtl

  var layoutDirection: LayoutDirection? {
    switch self {
    case .auto: nil
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    }
  }
}

/// Two angles written `120...160`; whether they make a gap is for the geometry to say.
struct GapArgument {
  var start: Double
  var end: Double

  init(_ argument: String) throws {
    guard let dots = argument.firstRange(of: "..."),
      let start = Double(argument[..<dots.lowerBound]),
      let end = Double(argument[dots.upperBound...])
    else { throw ValidationError("write two angles in degrees, such as 120...160") }
    self.start = start
    self.end = end
  }

  func gap() throws -> RingGap { try RingGap(start: start, end: end) }
}
