#if canImport(SwiftUI)
  public import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    internal import UIKit
  #endif

  /// A text field for an amount: digits enter from the right, as on a payment terminal.
  ///
  ///     AmountField("Amount", value: $amount, format: format)
  ///
  /// The field keeps the symbol, the separators and the sign as the format writes them. While nothing is typed, it shows
  /// its prompt, and an optional value is nil. If the format can't write a value, the field is empty, too.
  ///
  /// It is a `TextField`, whose styles, fonts, focus and submit actions apply.
  public struct AmountField<Label: View>: View {
    private let value: Binding<Amount?>
    private let format: AmountFormat
    private let prompt: Text?
    private let label: Label
    @State private var state: AmountFieldState
    @FocusState private var isFocused: Bool

    /// A field for an amount that may be missing.
    ///
    /// - Parameters:
    ///   - value: the amount; nil while none is typed.
    ///   - format: the format of the text, with the limits of the amount.
    ///   - prompt: the text of an empty field; nil for the amount zero.
    ///   - label: what the field is for.
    public init(
      value: Binding<Amount?>, format: AmountFormat, prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      self.value = value
      self.format = format
      self.prompt = prompt
      self.label = label()
      _state = State(initialValue: AmountFieldState(value.wrappedValue, format: format))
    }

    /// A field for an amount.
    ///
    /// - Parameters:
    ///   - value: the amount; 0 while none is typed.
    ///   - format: the format of the text, with the limits of the amount.
    ///   - prompt: the text of an empty field; nil for the amount zero.
    ///   - label: what the field is for.
    public init(
      value: Binding<Amount>, format: AmountFormat, prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) {
      let optional = Binding<Amount?>(
        get: { value.wrappedValue },
        set: { value.wrappedValue = $0 ?? format.locale.amount(minorUnits: 0) })
      self.init(value: optional, format: format, prompt: prompt, label: label)
    }

    /// The text field.
    public var body: some View {
      TextField(text: $state.text, prompt: prompt ?? Text(verbatim: state.placeholder)) { label }
        .amountKeyboard(allowsMinus: state.allowsMinus)
        .autocorrectionDisabled()
        .focused($isFocused)
        .onNewValue(of: state.text) { _ in edit { $0.readText() } }
        .onNewValue(of: value.wrappedValue) { state.show($0) }
        .onNewValue(of: format) { format in
          edit { $0.reformat(format, value: value.wrappedValue) }
        }
        .onNewValue(of: isFocused) { isFocused in
          if !isFocused { edit { $0.endEditing() } }
        }
    }

    private func edit(_ change: (inout AmountFieldState) -> Void) {
      let old = state.value
      change(&state)
      if state.value != old { value.wrappedValue = state.value }
    }
  }

  extension AmountField where Label == Text {
    /// A field for an amount that may be missing, with a title that is looked up in the app's translations.
    ///
    /// - Parameters:
    ///   - titleKey: the key of the title, which says what the field is for.
    ///   - value: the amount; nil while none is typed.
    ///   - format: the format of the text, with the limits of the amount.
    ///   - prompt: the text of an empty field; nil for the amount zero.
    public init(
      _ titleKey: LocalizedStringKey, value: Binding<Amount?>, format: AmountFormat,
      prompt: Text? = nil
    ) {
      self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A field for an amount, with a title that is looked up in the app's translations.
    ///
    /// - Parameters:
    ///   - titleKey: the key of the title, which says what the field is for.
    ///   - value: the amount; 0 while none is typed.
    ///   - format: the format of the text, with the limits of the amount.
    ///   - prompt: the text of an empty field; nil for the amount zero.
    public init(
      _ titleKey: LocalizedStringKey, value: Binding<Amount>, format: AmountFormat,
      prompt: Text? = nil
    ) {
      self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A field for an amount that may be missing, with a title.
    ///
    /// - Parameters:
    ///   - title: what the field is for.
    ///   - value: the amount; nil while none is typed.
    ///   - format: the format of the text, with the limits of the amount.
    ///   - prompt: the text of an empty field; nil for the amount zero.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Amount?>, format: AmountFormat,
      prompt: Text? = nil
    ) {
      self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// A field for an amount, with a title.
    ///
    /// - Parameters:
    ///   - title: what the field is for.
    ///   - value: the amount; 0 while none is typed.
    ///   - format: the format of the text, with the limits of the amount.
    ///   - prompt: the text of an empty field; nil for the amount zero.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Amount>, format: AmountFormat,
      prompt: Text? = nil
    ) {
      self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
  }

  extension View {
    /// The keyboard for amounts, where there is a choice.
    @ViewBuilder
    fileprivate func amountKeyboard(allowsMinus: Bool) -> some View {
      #if canImport(UIKit) && !os(watchOS)
        keyboardType(allowsMinus ? .numbersAndPunctuation : .numberPad)
      #else
        self
      #endif
    }

    /// Calls an action when a value has changed.
    @ViewBuilder
    fileprivate func onNewValue<Value: Equatable>(
      of value: Value, perform action: @escaping (Value) -> Void
    ) -> some View {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        onChange(of: value) { _, new in action(new) }
      } else {
        onChange(of: value, perform: action)
      }
    }
  }
#endif
