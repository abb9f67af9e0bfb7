/// A module with the names of SwiftUI's types, and a file of an app that imports it beside
/// Mintmark: every name must mean one type.
enum SwiftUIStub {
  /// Public types of Apple's SwiftUI and UIKit and of Foundation that an app's files name without
  /// their module; the list is from Apple's documentation of those frameworks.
  static let names = """
    Alignment Angle Animation App Axis Badge BadgeProminence Binding Button ButtonRole ButtonStyle
    Canvas Capsule Circle Color ColorScheme ContentSizeCategory Divider DynamicTypeSize Edge Ellipse
    Environment EnvironmentValues Font Form ForEach Gauge GeometryProxy Gradient GraphicsContext Grid
    GridItem GridRow Group HStack HorizontalAlignment Image ImageRenderer Label Layout LayoutDirection
    LinearGradient Link List LocalizedStringKey Material Menu Namespace NavigationStack Path Picker
    PreviewProvider ProgressView RadialGradient Rectangle RoundedRectangle ScaledMetric Scene Section
    Shape ShapeStyle Slider Spacer State Stepper StrokeStyle Symbol Tab TabView Table Text
    TextAlignment TextEditor TextField TextFieldStyle TextStyle Toggle Transaction UIColor UIImage
    UnitPoint VStack VerticalAlignment View ViewBuilder ViewModifier Visibility Widget ZStack
    """.split { $0.isWhitespace }.map(String.init).filter { !nested.contains($0) }

  /// Names of the list that are nested types there, and so can't collide.
  private static let nested: Set = ["TextStyle", "Symbol", "Badge"]

  /// The stub's source.
  static var source: String {
    names.map { "public struct \($0) { public init() {} }" }.joined(separator: "\n")
  }

  /// A program that names every type of the stub, and some of Mintmark's, without their modules.
  static var client: String {
    let uses = names.enumerated().map { "let value\($0.offset): \($0.element)? = nil" }
    return
      (["import Foundation", "import Mintmark", "import SwiftUINames"] + uses + [
        "let icon: CurrencyButton? = try? CurrencyButton(locale: \"fr_CH\")",
        "let style = CurrencyButtonStyle(tint: SystemColor.green.color)",
        "let row = ComponentRow { IconTile(\"€\") }",
      ]).joined(separator: "\n")
  }
}
