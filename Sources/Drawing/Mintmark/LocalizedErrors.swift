public import Foundation
public import SystemSupport

// Without these conformances `localizedDescription` is only "The operation couldn't be completed".

extension AmountError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}

extension CurrencyLocaleError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}

extension DrawingError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}

extension FileError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}

extension GeometryError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}

extension PNGError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}

extension ExportError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}

extension RenderError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}

extension TextError: LocalizedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}
