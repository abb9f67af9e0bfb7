/// The name of the constant that Xcode 15 and newer generate for an image set, in an extension of `ImageResource`.
///
/// Xcode leaves out a last word `image` or `color`, in upper or lower case, for every kind of set: `bg_color`
/// is `bg`, `hobbyColor` is `hobby`, `insert_image` is `insert`. It keeps the word if it is the whole name:
/// `color` stays `color`. The source of the rule are files `GeneratedAssetSymbols.swift` in public
/// repositories.
package struct XcodeSymbolName {
  /// The constant, such as `addUsd`.
  package let text: String
  /// The word that Xcode leaves out; nil if it takes the whole name.
  package let omittedWord: String?

  /// - Parameter name: the set's name as Mintmark makes it: words of lowercase letters and digits between
  ///   underscores.
  package init(_ name: String) {
    let words = name.split(separator: "_")
    let last = words.last.map(String.init)
    omittedWord =
      words.count > 1 ? last.flatMap { ["image", "color"].contains($0) ? $0 : nil } : nil
    text = SourceLiteral.camelCase(
      omittedWord == nil ? name : words.dropLast().joined(separator: "_"))
  }
}
