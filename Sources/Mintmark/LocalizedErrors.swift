public import Foundation
public import SystemSupport

// `localizedDescription` is the sentence itself, and not "The operation couldn't be completed".

extension AmountError: LocalizedError {
  /// The sentence that `description` has.
  public var errorDescription: String? { description }
}

extension ContactSheetError: LocalizedError {
  /// The sentence that `description` has.
  public var errorDescription: String? { description }
}

extension CurrencyLocaleError: LocalizedError {
  /// The sentence that `description` has.
  public var errorDescription: String? { description }
}

extension DrawingError: LocalizedError {
  /// The sentence that `description` has.
  public var errorDescription: String? { description }
}

extension FileError: LocalizedError {
  /// The sentence that `description` has.
  public var errorDescription: String? { description }
}

extension GeometryError: LocalizedError {
  /// The sentence that `description` has.
  public var errorDescription: String? { description }
}

extension PNGError: LocalizedError {
  /// The sentence that `description` has.
  public var errorDescription: String? { description }
}

extension ExportError: LocalizedError {
  /// The sentence that `description` has.
  public var errorDescription: String? { description }
}

extension RenderError: LocalizedError {
  /// The sentence that `description` has.
  public var errorDescription: String? { description }
}

extension TextError: LocalizedError {
  /// The sentence that `description` has.
  public var errorDescription: String? { description }
}
