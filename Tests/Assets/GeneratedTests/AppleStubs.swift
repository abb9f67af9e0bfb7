/// Declarations of Apple's SwiftUI and UIKit that generated code uses, as modules to compile it against
/// on Linux: the signatures of the SDK of iOS 17, nothing more.
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

    public struct Text: View {
      public init<S: StringProtocol>(_ content: S) {}
      public var body: Never { fatalError() }
    }
    public struct Image: Sendable {
      public init(_ name: String, bundle: Bundle? = nil) {}
      public func resizable() -> Image { self }
    }
    extension Image: View { public var body: Never { fatalError() } }
    public struct Button<Label: View>: View {
      public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
      public var body: Never { fatalError() }
    }
    public struct HStack<Content: View>: View {
      public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
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
      public func accessibilityLabel(_ label: Text) -> some View { self }
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

    open class NSImage: NSObject {}
    extension Bundle {
      public func image(forResource name: String) -> NSImage? { nil }
    }
    """
}
