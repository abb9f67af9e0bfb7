internal import CHarfBuzz

/// A grapheme cluster with its scalars and its script.
struct TextCluster {
  /// The indices of its scalars in the text.
  var range: Range<Int>
  /// The ISO 15924 code of its script. A cluster in the Common script has the script of a neighbour.
  var script: String
  var level: Int
}

/// The second step in the layout of a line, after ``Bidi``: finds the grapheme clusters and their scripts.
enum Itemizer {
  static func clusters(of text: String, levels: [Int]) -> [TextCluster] {
    var clusters: [TextCluster] = []
    var start = 0
    for character in text {
      let scalars = character.unicodeScalars
      let end = start + scalars.count
      let script =
        scalars.lazy.map { Self.script(of: $0) }.first { $0 != commonScript } ?? commonScript
      let level = levels.indices.contains(start) ? levels[start] : 0
      clusters.append(TextCluster(range: start..<end, script: script, level: level))
      start = end
    }
    resolve(&clusters)
    return clusters
  }

  /// The ISO 15924 code of a scalar's script. It is `Zyyy` (Common) for scalars that several scripts share, for
  /// marks that inherit the script of their base, and for unknown scripts.
  static func script(of scalar: Unicode.Scalar) -> String {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    if script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN { return commonScript }
    let tag = hb_script_to_iso15924_tag(script)
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: letters, as: UTF8.self)
  }

  static let commonScript = "Zyyy"

  /// Replaces the Common script with the script of the preceding cluster or, at the beginning of the text, with
  /// the first other script that follows.
  private static func resolve(_ clusters: inout [TextCluster]) {
    var script = clusters.first { $0.script != commonScript }?.script ?? commonScript
    for position in clusters.indices {
      if clusters[position].script == commonScript {
        clusters[position].script = script
      } else {
        script = clusters[position].script
      }
    }
  }
}
