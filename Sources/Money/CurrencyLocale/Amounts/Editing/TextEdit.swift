/// The shortest edit that changes one text into another.
struct TextEdit: Hashable {
  /// The range of the old text that is replaced, in UTF-16 code units. It splits no Unicode scalar.
  var range: Range<Int>
  /// The new text in its place.
  var replacement: String

  init(from old: String, to new: String) {
    let old = Array(old.unicodeScalars)
    let new = Array(new.unicodeScalars)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
    func length(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
      scalars.reduce(0) { $0 + UTF16.width($1) }
    }
    let lower = length(old[..<prefix])
    range = lower..<lower + length(old[prefix..<(old.count - suffix)])
    var inserted = String.UnicodeScalarView()
    inserted.append(contentsOf: new[prefix..<(new.count - suffix)])
    replacement = String(inserted)
  }
}
