#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Makes a `UITextField` a field for amounts.
  ///
  /// Keep the delegate for as long as the field, whose reference to it is weak:
  ///
  ///     let amounts = AmountTextFieldDelegate(try AmountEntry(format))
  ///     amounts.onChange = { [weak self] in self?.amount = $0 }
  ///     amounts.attach(to: textField)
  ///
  /// It follows every way in which UIKit changes a text. UIKit asks it about keys and pastes. It reads
  /// dictation, undo and input methods off the text afterwards.
  @MainActor
  public final class AmountTextFieldDelegate: NSObject, UITextFieldDelegate {
    /// Called after each edit with the amount; nil while none is typed.
    public var onChange: (Amount?) -> Void = { _ in }
    /// The amount typed so far. Setting it changes the field's text, and doesn't call ``onChange``.
    public var entry: AmountEntry {
      get { state.entry }
      set {
        state = AmountFieldState(newValue)
        field.map(show)
      }
    }
    private var state: AmountFieldState
    private weak var field: UITextField?

    /// A delegate for one field.
    ///
    /// - Parameter entry: the amount with which the field begins, its format and its limits.
    public init(_ entry: AmountEntry) {
      state = AmountFieldState(entry)
      super.init()
    }

    /// Becomes the delegate of a field, and shows the amount there. The field gets a keyboard for amounts, and the
    /// amount zero as placeholder if it has none.
    public func attach(to field: UITextField) {
      self.field = field
      field.delegate = self
      field.keyboardType = state.allowsMinus ? .numbersAndPunctuation : .numberPad
      field.autocorrectionType = .no
      if field.placeholder == nil { field.placeholder = state.placeholder }
      let action = UIAction { [weak self, weak field] _ in
        if let field, field.markedTextRange == nil { self?.readText(of: field) }
      }
      field.addAction(action, for: .editingChanged)
      show(in: field)
    }

    /// Makes the edit itself, unless an input method is composing a text.
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      guard textField.markedTextRange == nil else { return true }
      guard let range = Range(range) else { return false }
      edit(textField) { $0.replace(range, with: string) }
      return false
    }

    /// Puts the caret behind the last digit.
    public func textFieldDidBeginEditing(_ textField: UITextField) { show(in: textField) }

    /// Brings the amount within its limits.
    public func textFieldDidEndEditing(_ textField: UITextField) {
      readText(of: textField)
      edit(textField) { $0.endEditing() }
    }

    /// Empties the field.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
      edit(textField) { $0.clear() }
      return true
    }

    /// Reads an edit that UIKit did not ask about.
    private func readText(of field: UITextField) {
      let text = field.text ?? ""
      guard text != state.text else { return }
      edit(field) { state in
        state.text = text
        state.readText()
      }
    }

    private func edit(_ field: UITextField, _ change: (inout AmountFieldState) -> Void) {
      let value = state.value
      change(&state)
      show(in: field)
      if state.value != value { onChange(state.value) }
    }

    private func show(in field: UITextField) {
      if field.text ?? "" != state.text { field.text = state.text }
      let selection = state.entry.fieldSelection
      guard
        let start = field.position(from: field.beginningOfDocument, offset: selection.lowerBound),
        let end = field.position(from: field.beginningOfDocument, offset: selection.upperBound)
      else { return }
      field.selectedTextRange = field.textRange(from: start, to: end)
    }
  }
#endif
