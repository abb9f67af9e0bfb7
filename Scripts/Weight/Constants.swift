import Foundation
import SwiftSyntax

/// The constants that were tuned and decide a picture.
///
/// A constant is a `let` in `BadgeGeometry` or `BadgeKit` with a value of numbers alone: a number, or a list, a
/// range or a product of them. Not counted are
///
/// - the numbers of geometry: 0, 1, 2, ½, 90, 180, 270 and 360,
/// - powers of ten from 1,000 and to 0.001, which guard calculations,
/// - constants, or all of a file, that `Benchmarks/constants.tsv` lists with the source that gives them.
///
/// The doc comment of a tuned constant has a sentence "Below …, … fails" (or above, or with fewer or more).
/// Literals in expressions, and defaults of variables and parameters, are no constants. They are candidates, which
/// are counted apart.
struct Constants {
  struct Constant {
    let path: String
    let name: String
    let value: String
    /// Whether the comment says what fails without it.
    let isExplained: Bool
  }

  private(set) var tuned: [Constant] = []
  /// The numbers that are no constants, by file, in the order of the source.
  private(set) var candidates: [(path: String, numbers: [String])] = []
  /// Rows of the table that match nothing.
  private(set) var faults: [String] = []

  init(_ sources: [SourceFile], _ table: Table) {
    var unused = Set(table.rows.map { $0[0] })
    for file in sources where ["BadgeGeometry", "BadgeKit"].contains(file.module) {
      guard unused.remove(file.name) == nil else { continue }
      let finder = ConstantFinder(file)
      for constant in finder.constants {
        let name = "\(file.name) \(constant.name)"
        if unused.remove(name) == nil { tuned.append(constant) }
      }
      if !finder.numbers.isEmpty { candidates.append((file.path, finder.numbers)) }
    }
    faults = unused.sorted().map { "constants.tsv: there is no \($0)" }
  }
}

private final class ConstantFinder: SyntaxVisitor {
  private(set) var constants: [Constants.Constant] = []
  private(set) var numbers: [String] = []
  private let path: String

  init(_ file: SourceFile) {
    path = file.path
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.text == "let",
      node.bindings.allSatisfy({ $0.initializer?.value.isNumeric == true })
    else { return .visitChildren }
    let isExplained =
      node.leadingTrivia.description.firstMatch(
        of: /(?i)\b(below|above|with (fewer|more|less))\b([^.]|\.\d)*\bfails?\b/) != nil
    for binding in node.bindings {
      guard let value = binding.initializer?.value, !value.isOfGeometry else { continue }
      constants.append(
        Constants.Constant(
          path: path, name: binding.pattern.trimmedDescription, value: value.trimmedDescription,
          isExplained: isExplained))
    }
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(ExprSyntax(node))
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(ExprSyntax(node))
  }

  private func add(_ number: ExprSyntax) -> SyntaxVisitorContinueKind {
    if !number.isOfGeometry { numbers.append(number.trimmedDescription) }
    return .skipChildren
  }
}

extension SyntaxProtocol {
  /// Whether the value consists of numbers and operators alone.
  fileprivate var isNumeric: Bool {
    let tokens = tokens(viewMode: .sourceAccurate)
    return tokens.contains { $0.isNumber }
      && tokens.allSatisfy { token in
        switch token.tokenKind {
        case .integerLiteral, .floatLiteral, .binaryOperator, .prefixOperator, .comma, .leftParen,
          .rightParen, .leftSquare, .rightSquare:
          true
        default: false
        }
      }
  }

  /// Whether all numbers of the value are those of geometry, or guards of a calculation.
  fileprivate var isOfGeometry: Bool {
    tokens(viewMode: .sourceAccurate).filter(\.isNumber).allSatisfy { token in
      guard let value = Double(token.text.filter { $0 != "_" }) else { return false }
      let power = log10(abs(value))
      return [0, 1, 2, 0.5, 90, 180, 270, 360].contains(value)
        || (abs(power) >= 3 && power == power.rounded())
    }
  }
}

extension TokenSyntax {
  fileprivate var isNumber: Bool {
    switch tokenKind {
    case .integerLiteral, .floatLiteral: true
    default: false
    }
  }
}
