import SwiftSyntax

/// The facts that are literals in more than one source file.
///
/// `Benchmarks/facts.tsv` lists where facts are declared, and the modules in which they are looked for:
///
/// - `names`: the names of options. They are the first argument, a text, of each call in a declaration of a
///   file, or in the whole file for `-`. Several tables can declare a name, each for an option of its own.
/// - `strategies`: the names of strategies. They are the first argument, `name`, of calls in all files of a folder.
/// - `except`: a file in which a word has another meaning, with the reason.
///
/// A name of several words, such as `ring-width`, is repeated by any text that is exactly the name, or the name after
/// `--`. A single word, such as `size`, is also a word for other things: it is repeated where it is written as an
/// option, which is after `--`, as a key (`node["size"]`), and as the first argument of a call in `Literals.callees`.
/// A strategy is repeated by any text that is exactly its name, and by a case of an enum with raw values of type String.
/// Longer texts, such as messages and help, don't count, and neither do the properties of the command line, after which
/// the argument parser calls an option.
///
/// A default is a number that an option has if it is not given: the value of a variable or parameter with the
/// option's name, or the number in `name ?? number`. It is repeated by the same name with the same number.
///
/// A law between options has no form that can be recognised here. The names in it count, and tests run each law
/// through every front end.
struct Facts {
  /// A fact with the files that have it as a literal.
  struct Fact: Hashable, Comparable {
    let text: String
    let files: [String]

    static func < (a: Fact, b: Fact) -> Bool { a.text < b.text }
  }

  /// The facts in more than one file.
  private(set) var repeated: [Fact] = []
  /// The number of all facts.
  private(set) var count = 0
  /// Rows of the table that match nothing.
  private(set) var faults: [String] = []

  init(_ sources: [SourceFile], _ table: Table) {
    var files: [String: Set<String>] = [:]
    var declaring: [String: Set<String>] = [:]
    let literals = sources.map { ($0, Literals($0.tree)) }
    for row in table.rows where row[0] != "except" {
      let (kind, fileName, place, modules) = (row[0], row[1], row[2], row[3].split(separator: " "))
      let title = kind == "strategies" ? "strategy" : "option"
      var names: Set<String> = []
      for file in sources where file.name == fileName || file.path.contains("/\(fileName)/") {
        let declared = Declarations.names(in: file.tree, place: place)
        for name in declared {
          declaring["\(title) \(name)", default: []].insert(file.path)
          files["\(title) \(name)", default: []].insert(file.path)
        }
        names.formUnion(declared)
      }
      if names.isEmpty { faults.append("facts.tsv: there is no \(kind) in \(place) of \(fileName)") }
      for (source, literals) in literals where modules.contains(where: { $0 == source.module }) {
        for name in names where literals.have(name, isOption: kind == "names") {
          files["\(title) \(name)", default: []].insert(source.path)
        }
        for item in literals.defaults where names.contains(item.name) {
          files["default \(item.name) \(item.value)", default: []].insert(source.path)
        }
      }
    }
    for row in table.rows where row[0] == "except" {
      let path = files[row[1]]?.first { $0.hasSuffix("/" + row[2]) }
      if let path {
        files[row[1]]?.remove(path)
      } else {
        faults.append("facts.tsv: \(row[2]) does not repeat '\(row[1])'")
      }
    }
    count = files.count
    repeated = files.filter { fact, files in
      // Several tables can declare a name, each for an option of its own.
      files.count > max(1, files.intersection(declaring[fact] ?? []).count)
    }.map { Fact(text: $0.key, files: $0.value.sorted()) }.sorted()
  }
}

/// The names that a file declares.
private final class Declarations: SyntaxVisitor {
  private let place: String
  private var names: Set<String> = []
  /// The number of declarations with the name of the place around the current node.
  private var depth = 0

  static func names(in tree: Syntax, place: String) -> Set<String> {
    let visitor = Declarations(place: place)
    visitor.walk(tree)
    return visitor.names
  }

  private init(place: String) {
    self.place = place
    if place == "-" { depth = 1 }
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.pattern.trimmedDescription == place { depth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    if node.pattern.trimmedDescription == place { depth -= 1 }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0, let first = node.arguments.first, [nil, "name"].contains(first.label?.text),
      let text = first.expression.plainText, text.wholeMatch(of: /[a-z][a-z0-9-]*/) != nil
    {
      names.insert(text)
    }
    return .visitChildren
  }
}

/// The texts and the defaults in a file.
private final class Literals: SyntaxVisitor {
  /// Calls whose first argument is the name of an option.
  private static let callees: Set = ["SchemaField", "RecordField", "option", "words"]

  /// All texts, without the hyphens of an option.
  private var texts: Set<String> = []
  /// The texts that are written as an option.
  private var options: Set<String> = []
  private(set) var defaults: Set<Default> = []

  struct Default: Hashable {
    /// The name, as an option is called.
    let name: String
    let value: Double
  }

  init(_ tree: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  func have(_ name: String, isOption: Bool) -> Bool {
    (isOption && !name.contains("-") ? options : texts).contains(name)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue {
      let isOption = text.hasPrefix("--")
      texts.insert(isOption ? String(text.dropFirst(2)) : text)
      if isOption { options.insert(String(text.dropFirst(2))) }
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.arguments.first?.expression.plainText { options.insert(text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.trimmedDescription
    if Self.callees.contains(callee), let text = node.arguments.first?.expression.plainText {
      options.insert(text)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "String" {
      for member in node.memberBlock.members {
        guard let cases = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
        texts.formUnion(cases.elements.map(\.name.text))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName, node.defaultValue)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.firstName { add(name, node.defaultValue) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let declaration = node.parent?.parent?.as(VariableDeclSyntax.self)
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      declaration?.bindingSpecifier.text == "var"
    {
      add(name, node.initializer)
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.operator.trimmedDescription == "??", let value = node.rightOperand.number,
      !node.leftOperand.is(FunctionCallExprSyntax.self)
    else {
      return .visitChildren
    }
    for token in node.leftOperand.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name), .stringSegment(let name):
        defaults.insert(Default(name: name.hyphenated, value: value))
      default: break
      }
    }
    return .visitChildren
  }

  private func add(_ name: TokenSyntax, _ clause: InitializerClauseSyntax?) {
    guard let value = clause?.value.number else { return }
    defaults.insert(Default(name: name.text.hyphenated, value: value))
  }
}

extension String {
  /// The name with hyphens before words, as options have it: `ringWidth` is `ring-width`.
  fileprivate var hyphenated: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
