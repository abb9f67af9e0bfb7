/// Declarations of UIKit and SwiftUI that `AmountFields` uses, with the versions that have them: the signatures of
/// Apple's documentation, nothing more. Without Objective-C, a delegate's methods are all required here.
enum AmountFieldStubs {
  static let uiKit = """
    open class NSObject { public init() {} }
    public struct NSRange {
      public var location: Int
      public var length: Int
    }
    extension Range where Bound == Int {
      public init?(_ range: NSRange) { nil }
    }

    public enum UIKeyboardType: Int, Sendable { case `default`, numbersAndPunctuation, numberPad }
    public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
    open class UITextPosition: NSObject {}
    open class UITextRange: NSObject {
      open var isEmpty: Bool { true }
    }
    @MainActor open class UIMenuElement: NSObject {}
    public typealias UIActionHandler = (UIAction) -> Void
    @MainActor open class UIAction: UIMenuElement {
      public convenience init(handler: @escaping UIActionHandler) { self.init() }
    }
    @MainActor open class UIControl: NSObject {
      public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editingChanged = Event(rawValue: 1 << 17)
      }
      @available(iOS 14, tvOS 14, *)
      open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
    }
    @MainActor open class UITextField: UIControl {
      open var text: String?
      open var placeholder: String?
      open weak var delegate: (any UITextFieldDelegate)?
      open var keyboardType = UIKeyboardType.default
      open var autocorrectionType = UITextAutocorrectionType.default
      open var selectedTextRange: UITextRange?
      open var markedTextRange: UITextRange? { nil }
      open var beginningOfDocument: UITextPosition { UITextPosition() }
      open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
      open func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
      ) -> UITextRange? { nil }
    }
    @MainActor public protocol UITextFieldDelegate: AnyObject {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool
      func textFieldDidBeginEditing(_ textField: UITextField)
      func textFieldDidEndEditing(_ textField: UITextField)
      func textFieldShouldClear(_ textField: UITextField) -> Bool
    }
    @MainActor open class UIViewController: NSObject {
      open func viewDidLoad() {}
    }
    """

  static let swiftUI = """
    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    }
    extension Never: View {
      public var body: Never { fatalError() }
    }
    @resultBuilder public struct ViewBuilder {
      public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
      public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { fatalError() }
      public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { fatalError() }
      public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        fatalError()
      }
    }
    public struct Either<A: View, B: View>: View { public var body: Never { fatalError() } }
    public struct AnyView: View {
      nonisolated init() {}
      public var body: Never { fatalError() }
    }

    public protocol DynamicProperty {}
    @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
      public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
      ) {}
      public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
      }
      public var projectedValue: Binding<Value> { self }
      public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
      ) -> Binding<Subject> { fatalError() }
    }
    extension Binding: @unchecked Sendable where Value: Sendable {}
    @propertyWrapper public struct State<Value>: DynamicProperty {
      public init(wrappedValue value: Value) {}
      public init(initialValue value: Value) {}
      public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
      }
      public var projectedValue: Binding<Value> { fatalError() }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
      public struct Binding {}
      public init() where Value == Bool {}
      public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
      }
      public var projectedValue: FocusState<Value>.Binding { fatalError() }
    }

    public struct LocalizedStringKey: ExpressibleByStringLiteral {
      public init(stringLiteral value: String) {}
    }
    public struct Text: View {
      public init(_ key: LocalizedStringKey) {}
      @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
      public init(verbatim content: String) {}
      public var body: Never { fatalError() }
    }
    public struct TextField<Label: View>: View {
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
      public var body: Never { fatalError() }
    }
    public struct Form<Content: View>: View {
      public init(@ViewBuilder content: () -> Content) {}
      public var body: Never { fatalError() }
    }
    extension View {
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 8, *)
      public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { AnyView() }
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { AnyView() }
      @available(iOS, introduced: 14, deprecated: 17)
      @available(macOS, introduced: 11, deprecated: 14)
      public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
      ) -> some View { AnyView() }
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
      public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
      ) -> some View { AnyView() }
    }
    """

  /// What SwiftUI has where there is UIKit too.
  static let swiftUIWithUIKit = """
    @_exported import UIKit

    \(swiftUI)

    extension View {
      public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { AnyView() }
    }
    """
}
