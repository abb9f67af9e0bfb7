import Messages
internal import VectorGraphics

extension SymbolLinter {
  /// Compares each master with the regular one.
  mutating func checkMasters() {
    guard template.isVariable, template.lacksVariants,
      let regular = template[SymbolVariantName(.regular, .small)]
    else { return }
    for name in SymbolVariantName.masters where name != regular.name {
      guard let master = template[name] else { continue }
      let count = master.paths.count
      guard count == regular.paths.count else {
        report(
          .pathCount, "\(name)", line: master.line,
          "the variant has \(count) paths and \(regular.name) \(regular.paths.count): nothing "
            + "between them can be interpolated",
          fix: "draw all masters with the same paths")
        continue
      }
      if isReordered(master, regular) || isExchanged(master, regular) { continue }
      for (index, (path, other)) in zip(master.paths, regular.paths).enumerated() {
        compare(path, other, "\(name), path \(index + 1)", with: regular.name)
      }
    }
  }

  /// Reports a master with the regular master's paths in another order, and returns whether it is one.
  private mutating func isReordered(
    _ master: SymbolVariant, _ regular: SymbolVariant
  ) -> Bool {
    let matches = zip(master.paths, regular.paths).map {
      $0.path.hasSameStructure(as: $1.path) && $0.classes == $1.classes
    }
    // The number of paths is limited because each one is compared with all others.
    guard let first = matches.firstIndex(of: false), matches.count <= 1000 else { return false }
    var rest = regular.paths
    for path in master.paths {
      guard
        let match = rest.firstIndex(where: {
          $0.path.hasSameStructure(as: path.path) && $0.classes == path.classes
        })
      else { return false }
      rest.remove(at: match)
    }
    report(
      .pathOrder, "\(master.name), path \(first + 1)", line: master.paths[first].line,
      "the paths are in another order than in \(regular.name)",
      fix: "draw them in the same order in all masters")
    return true
  }

  private mutating func compare(
    _ path: SymbolTemplate.Path, _ other: SymbolTemplate.Path, _ element: String,
    with regular: SymbolVariantName
  ) {
    guard path.path.hasSameStructure(as: other.path) else {
      let count = path.path.elements.count
      let wanted = other.path.elements.count
      return report(
        .pathElements, element, line: path.line,
        count == wanted
          ? "lines and curves come in another order than in \(regular)"
          : "the path has \(count) elements and \(wanted) in \(regular)",
        fix: "draw all masters with the same points in the same order, without simplifying paths")
    }
    if path.classes != other.classes {
      report(
        .layerClasses, element, line: path.line, "the layers are not those of \(regular)",
        fix: "give the path the same classes in all masters")
    }
    if let turned = path.path.contourThatTurns(on: other.path) {
      report(
        .turnedContour, element, line: path.line,
        "contour \(turned + 1) turns inside out on the way to \(regular)",
        fix: "begin it at the same point, and wind it the same way, in all masters")
      return
    }
    let contours = path.path.contours.map { SymbolCorrespondence.Contour($0) }
    let others = other.path.contours.map { SymbolCorrespondence.Contour($0) }
    guard contours.count == others.count else { return }
    if let exchanged = correspondence.exchanged(
      contours.map { [$0] }, others.map { [$0] }, shift: Self.shift(path.path, other.path))
    {
      return report(
        .pathOrder, element, line: path.line,
        "\(Self.list("contour", exchanged)) are in another order than in \(regular)",
        fix: "draw the contours in the same order in all masters")
    }
    for (index, (contour, target)) in zip(contours, others).enumerated() {
      if let offset = correspondence.startOffset(contour, target) {
        return report(
          .startPoint, element, line: path.line,
          "contour \(index + 1) begins \(CountText.of(offset, "segment")) away from where it does "
            + "in \(regular), and is distorted between the two",
          fix: "begin it at the same point in all masters")
      }
    }
  }

  /// Reports paths that seem to have changed places: each has the elements of another one in the regular
  /// master, and lies near it. Returns whether there are such paths.
  private mutating func isExchanged(
    _ master: SymbolVariant, _ regular: SymbolVariant
  ) -> Bool {
    let contours = Self.contours(of: master)
    let others = Self.contours(of: regular)
    guard let from = master.bounds?.center, let to = regular.bounds?.center,
      let exchanged = correspondence.exchanged(contours, others, shift: to - from)
    else { return false }
    report(
      .pathOrder, "\(master.name), \(Self.list("path", exchanged))",
      line: master.paths[exchanged[0]].line,
      "the paths lie where others do in \(regular.name)",
      fix: "draw them in the same order in all masters")
    return true
  }

  private static func contours(
    of variant: SymbolVariant
  ) -> [[SymbolCorrespondence.Contour]] {
    variant.paths.map { $0.path.contours.map { SymbolCorrespondence.Contour($0) } }
  }

  /// The vector from the centre of a path's bounds to that of another path's bounds.
  private static func shift(_ path: VectorPath, _ other: VectorPath) -> Vector {
    (other.bounds?.center ?? .zero) - (path.bounds?.center ?? .zero)
  }

  /// A text such as `paths 1 and 3`. If there are more than four indices, it names the first four.
  private static func list(_ noun: String, _ indices: [Int]) -> String {
    let names = indices.prefix(4).map { "\($0 + 1)" }
    let more = indices.count > 4 ? ["others"] : []
    let all = names + more
    return "\(noun)s \(all.dropLast().joined(separator: ", ")) and \(all[all.count - 1])"
  }
}
