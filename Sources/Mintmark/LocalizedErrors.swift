public import Foundation
public import SystemSupport

// `localizedDescription` is the sentence itself, and not "The operation couldn't be completed".

extension AmountError: LocalizedError {
  public var errorDescription: String? { description }
}

extension ContactSheetError: LocalizedError {
  public var errorDescription: String? { description }
}

extension CurrencyLocaleError: LocalizedError {
  public var errorDescription: String? { description }
}

extension DrawingError: LocalizedError {
  public var errorDescription: String? { description }
}

extension FileError: LocalizedError {
  public var errorDescription: String? { description }
}

extension GeometryError: LocalizedError {
  public var errorDescription: String? { description }
}

extension PNGError: LocalizedError {
  public var errorDescription: String? { description }
}

extension ExportError: LocalizedError {
  public var errorDescription: String? { description }
}

extension RenderError: LocalizedError {
  public var errorDescription: String? { description }
}

extension TextError: LocalizedError {
  public var errorDescription: String? { description }
}
