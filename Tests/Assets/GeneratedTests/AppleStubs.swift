/// Declarations of Apple's SwiftUI, UIKit and AppKit that generated code uses, as modules to compile it against
/// on Linux: the signatures of the SDK of iOS 17. What SwiftUI would show and speak is in `Shown`, so that a
/// program can print it.
enum AppleStubs {
  static let swiftUI = """
    import Foundation

    @MainActor public protocol View {
      associatedtype Body: View
      @ViewBuilder var body: Body { get }
    }
    extension Never: View { public var body: Never { fatalError() } }
    extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
    public struct EmptyView: View {
      nonisolated public init() {}
      public var body: Never { fatalError() }
    }
    public struct TupleView<each Content: View>: View {
      nonisolated init() {}
      public var body: Never { fatalError() }
    }
    public struct Either<First: View, Second: View>: View {
      nonisolated init() {}
      public var body: Never { fatalError() }
    }

    @resultBuilder public struct ViewBuilder {
      public static func buildBlock() -> EmptyView { EmptyView() }
      public static func buildBlock<C: View>(_ content: C) -> C { content }
      public static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<repeat each C> {
        TupleView()
      }
      public static func buildIf<C: View>(_ content: C?) -> C? { content }
      public static func buildEither<F: View, S: View>(first: F) -> Either<F, S> { Either() }
      public static func buildEither<F: View, S: View>(second: S) -> Either<F, S> { Either() }
    }

    /// What the views that were made last show: names of images, and the texts that VoiceOver speaks.
    public enum Shown {
      nonisolated(unsafe) public static var images: [String] = []
      nonisolated(unsafe) public static var label: String?
      /// The locale of the environment.
      nonisolated(unsafe) public static var locale = Locale(identifier: "en_US")
    }

    public struct EnvironmentValues: Sendable {
      public var locale: Locale { Shown.locale }
    }
    @propertyWrapper public struct Environment<Value> {
      private let path: KeyPath<EnvironmentValues, Value>
      public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
      public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
    }
    public struct Text: Sendable {
      let content: String
      public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
    }
    extension Text: View { public var body: Never { fatalError() } }
    public struct Image: Sendable {
      /// What VoiceOver speaks; nil where it passes over the image.
      public let spoken: String?
      public init(_ name: String, bundle: Bundle? = nil) {
        spoken = name
        Shown.images.append(name)
      }
      public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        spoken = label.content
        Shown.images.append(name)
      }
      public init(decorative name: String, bundle: Bundle? = nil) {
        spoken = nil
        Shown.images.append(name)
      }
      public func resizable() -> Image { self }
    }
    extension Image: View { public var body: Never { fatalError() } }
    public struct Button<Label: View>: View {
      public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        _ = label()
      }
      public var body: Never { fatalError() }
    }
    public struct HStack<Content: View>: View {
      public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        _ = content()
      }
      public var body: Never { fatalError() }
    }
    public struct Rectangle: Sendable {
      public init() {}
    }
    public struct Font: Sendable {
      public enum TextStyle: CaseIterable, Sendable { case largeTitle, title, body, caption }
      public static func system(size: CGFloat) -> Font { Font() }
    }
    public enum ContentMode: Sendable { case fit, fill }
    @MainActor @propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
      public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }
      public init(wrappedValue: Value) { value = wrappedValue }
      public var wrappedValue: Value { value }
      private let value: Value
    }
    extension View {
      public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
      public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
      public func frame(minWidth: CGFloat? = nil, minHeight: CGFloat? = nil) -> some View { self }
      public func contentShape(_ shape: Rectangle) -> some View { self }
      public func font(_ font: Font?) -> some View { self }
      public func accessibilityHidden(_ hidden: Bool) -> some View { self }
      public func accessibilityLabel(_ label: Text) -> some View {
        Shown.label = label.content
        return self
      }
    }
    """

  static let developerToolsSupport = """
    import Foundation

    public struct ImageResource: Hashable, Sendable {
      public init(name: String, bundle: Bundle) {}
    }
    """

  static let uiKit = """
    import Foundation

    open class UITraitCollection: NSObject {}
    open class UIImage: NSObject {
      public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
      ) { self.init() }
    }
    """

  static let appKit = """
    import Foundation

    open class NSImage: NSObject {
      open var accessibilityDescription: String?
    }
    extension Bundle {
      public func image(forResource name: String) -> NSImage? { nil }
    }
    """
}
