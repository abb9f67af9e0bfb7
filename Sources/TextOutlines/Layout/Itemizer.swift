internal import CHarfBuzz

/// A grapheme cluster with its scalars and its script.
struct TextCluster {
  /// The positions of its scalars in the text.
  var range: Range<Int>
  /// The ISO 15924 code; taken from the neighbours if its own is common to all scripts.
  var script: String
  var level: Int
}

/// The second step of a line: its grapheme clusters and their scripts.
enum Itemizer {
  static func clusters(of text: String, levels: [Int]) -> [TextCluster] {
    var clusters: [TextCluster] = []
    var start = 0
    for character in text {
      let scalars = character.unicodeScalars
      let end = start + scalars.count
      let script = scalars.lazy.map { Self.script(of: $0) }.first { $0 != common } ?? common
      let level = levels.indices.contains(start) ? levels[start] : 0
      clusters.append(TextCluster(range: start..<end, script: script, level: level))
      start = end
    }
    resolve(&clusters)
    return clusters
  }

  /// The ISO 15924 code of a character. It is `Zyyy` for signs common to all scripts, and for marks that
  /// inherit the script of their base.
  static func script(of scalar: Unicode.Scalar) -> String {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN { return common }
    let tag = hb_script_to_iso15924_tag(script)
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: letters, as: UTF8.self)
  }

  static let common = "Zyyy"

  /// Common signs take the script before them; at the beginning, the one after them.
  private static func resolve(_ clusters: inout [TextCluster]) {
    var script = clusters.first { $0.script != common }?.script ?? common
    for position in clusters.indices {
      if clusters[position].script == common {
        clusters[position].script = script
      } else {
        script = clusters[position].script
      }
    }
  }
}
