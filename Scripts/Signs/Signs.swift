internal import VectorGraphics

/// Prints the masters of the official currency signs, which `TextOutlines` interpolates.
@main struct Signs {
  static func main() {
    let signs: [(character: String, construct: (SignWeight) -> SignConstruction)] = [
      ("20C0", { .som($0) }), ("20C1", { .riyal($0) }), ("20C2", { .rufiyaa($0) }),
      ("20C3", { .dirham($0) }), ("20C4", { .omaniRial($0) }),
    ]
    print("sign\tweight\tadvance\toutline")
    for (character, construct) in signs {
      for master in SignMaster.masters(of: construct) {
        let numbers = [master.weight, master.advance].map { FixedPoint3.text($0) }
        let data = master.outline.svgData(isRelative: false)
        print(character, numbers[0], numbers[1], data, separator: "\t")
      }
    }
  }
}
