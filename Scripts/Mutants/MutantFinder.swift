import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the lines of a source file that can be changed, each with all of its changes.
///
/// Left alone is what does not compile with a choice in its place, or decides nothing: strings, attributes,
/// conditional compilation, cases of enums, default arguments, inlinable bodies, assertions, capacities.
final class MutantFinder: SyntaxVisitor {
  private let file: String
  private let source: [UInt8]
  private let lines: [Substring]
  private let locations: SourceLocationConverter
  private(set) var mutants: [Mutant] = []

  static func mutants(in source: String, file: String) -> [Mutant] {
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let finder = MutantFinder(file: file, source: source, tree: tree)
    finder.walk(tree)
    return finder.mutants
  }

  private init(file: String, source: String, tree: Syntax) {
    self.file = file
    self.source = Array(source.utf8)
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    locations = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: The changes

  private static let operators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "/", "/": "*", "&+": "&-", "&-": "&+", "+=": "-=", "-=": "+=",
    "*=": "/=", "/=": "*=",
  ]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.operator.trimmedDescription
    // A sum of strings has no difference.
    if let other = Self.operators[name],
      !["+", "+="].contains(name) || !node.trimmedDescription.contains("\"")
    {
      add(node, replacing: node.operator, by: other)
    }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let digits = node.literal.text.filter { $0 != "_" }
    let isHex = digits.hasPrefix("0x")
    if let value = isHex ? Int(digits.dropFirst(2), radix: 16) : Int(digits), value < .max {
      let changed = String(value + 1, radix: isHex ? 16 : 10, uppercase: true)
      add(node, replacing: node, by: (isHex ? "0x" : "") + changed)
    }
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Double(node.literal.text.filter { $0 != "_" }) {
      let changed = String(format: "%.6g", value == 0 ? 1.0 : value * 1.3)
      add(node, replacing: node, by: changed)
    }
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // `while true` and a switch over both values would no longer compile.
    let isNeeded =
      node.ancestors.contains { $0.is(ExpressionPatternSyntax.self) }
      || node.parent?.parent?.parent?.is(WhileStmtSyntax.self) == true
    if !isNeeded { add(node, replacing: node, by: node.literal.text == "true" ? "false" : "true") }
    return .skipChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition,
      node.parent?.parent?.is(WhileStmtSyntax.self) == false
    {
      negate(condition)
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  /// Equality is negated by its operator.
  private func negate(_ condition: ExprSyntax) {
    let name = condition.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription ?? ""
    guard !["==", "!="].contains(name) else { return }
    add(condition, replacing: condition, by: "!(\(condition.trimmedDescription))")
  }

  /// Functions that input never reaches, or that make room.
  private static let decidingNothing = [
    "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError",
    "reserveCapacity",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    switch name?.text {
    case let name? where Self.decidingNothing.contains(name): return .skipChildren
    case "min": add(node, replacing: name, by: "max")
    case "max": add(node, replacing: name, by: "min")
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    if (2...12).contains(node.elements.count) {
      let kept = node.elements.dropLast().map(\.expression.trimmedDescription)
      add(node, replacing: node, by: "[\(kept.joined(separator: ", "))]")
    }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    guard var value = node.expression, !value.is(NilLiteralExprSyntax.self) else {
      return .visitChildren
    }
    if let attempt = value.as(TryExprSyntax.self) { value = attempt.expression }
    let function = node.ancestors.first {
      $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
        || $0.is(VariableDeclSyntax.self)
    }
    let type =
      function?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? function?.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    if type?.is(OptionalTypeSyntax.self) == true { add(value, replacing: value, by: "nil") }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    // The only statement of a function can be its value, an initialiser has to set all properties, and a
    // guard has to leave.
    let block = node.parent?.parent
    let isValue =
      node.parent?.children(viewMode: .sourceAccurate).count == 1
      && (block?.is(CodeBlockSyntax.self) == false
        || block?.parent?.is(FunctionDeclSyntax.self) == true
        || block?.parent?.is(AccessorDeclSyntax.self) == true)
    let isInInitializer = node.ancestors.contains { $0.is(InitializerDeclSyntax.self) }
    guard !isValue, block?.parent?.is(GuardStmtSyntax.self) != true else { return .visitChildren }
    var statement = Syntax(node.item)
    if let attempt = statement.as(TryExprSyntax.self) { statement = Syntax(attempt.expression) }
    let call = statement.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
      .split(separator: ".").last.map(String.init)
    let assignment = statement.as(InfixOperatorExprSyntax.self)
    let isCall = call.map { !Self.decidingNothing.contains($0) } ?? false
    let isAssignment =
      assignment?.operator.is(AssignmentExprSyntax.self) == true
      && assignment?.leftOperand.is(DiscardAssignmentExprSyntax.self) == false && !isInInitializer
    if isCall || isAssignment || statement.is(ContinueStmtSyntax.self) {
      add(node.item, replacing: node.item, by: "", form: .statement)
    }
    return .visitChildren
  }

  // MARK: What is left alone

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.attributes.trimmedDescription.contains("inlinable") ? .skipChildren : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    node.attributes.trimmedDescription.contains("inlinable") ? .skipChildren : .visitChildren
  }

  // MARK: -

  /// Adds the change of a part of a node, where the part is on one line and the node on few.
  private func add(
    _ node: some SyntaxProtocol, replacing part: (any SyntaxProtocol)?, by text: String,
    form: Mutant.Form = .expression
  ) {
    guard let part else { return }
    let (range, inner) = (node.trimmedBytes, part.trimmedBytes)
    let place = part.startLocation(converter: locations)
    let isOneLine = !source[inner].contains(UInt8(ascii: "\n"))
    let isLong = source[range].count { $0 == UInt8(ascii: "\n") } > 5
    guard isOneLine, !isLong, !node.trimmedDescription.contains("//") else { return }
    let original = String(lines[place.line - 1])
    let column = locations.location(for: AbsolutePosition(utf8Offset: inner.lowerBound)).column - 1
    let bytes = Array(original.utf8)
    let end = column + inner.count
    let after = String(decoding: bytes[..<column] + Array(text.utf8) + bytes[end...], as: UTF8.self)
      .withoutSpace
    let changed =
      source[range.lowerBound..<inner.lowerBound] + Array(text.utf8)
      + source[inner.upperBound..<range.upperBound]
    mutants.append(
      Mutant(
        file: file, line: place.line, range: range,
        changed: String(decoding: changed, as: UTF8.self), form: form,
        before: original.withoutSpace, after: after.isEmpty ? "(left out)" : after))
  }
}

extension SyntaxProtocol {
  /// The nodes around this one, the next first.
  fileprivate var ancestors: some Sequence<Syntax> {
    sequence(first: Syntax(self)) { $0.parent }.dropFirst()
  }

  /// The offsets of its bytes, without the space and comments around them.
  fileprivate var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension String {
  fileprivate var withoutSpace: String {
    let isSpace = { (character: Character) in character.isWhitespace }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
      .replacing("\t", with: " ")
  }
}
