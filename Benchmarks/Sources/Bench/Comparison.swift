import Foundation

/// Two runs side by side.
///
/// Where there is a yardstick its ratio is compared, as a machine is not equally fast every day.
struct Comparison {
  private let rows: [String]

  init(_ a: Run, _ b: Run) {
    rows = b.measurements.map { new in
      guard let old = a.measurements.first(where: { $0.name == new.name }) else {
        return pad(new.name, 46) + "  only in the second run"
      }
      let (before, after, unit) =
        if let x = old.ratio, let y = new.ratio { (x, y, "×") } else {
          (old.value, new.value, new.unit.rawValue)
        }
      let change = after.median / before.median - 1
      let cells = [
        pad(new.name, 46), String(format: "%10.3f", before.median),
        String(format: "%10.3f", after.median), pad(unit, 3),
        String(format: "%+7.1f %%", change * 100), Self.verdict(before, after),
      ]
      return cells.joined(separator: "  ")
    }
  }

  var table: String {
    ([pad("", 46) + "       before       after        change"] + rows).joined(separator: "\n")
  }

  /// Noise is three standard deviations of the difference, each taken to be 1.4826 times the median
  /// deviation as it is for a normal distribution, and never less than two per cent.
  private static func verdict(_ before: Spread, _ after: Spread) -> String {
    let deviation = hypot(before.deviation, after.deviation) * 1.4826
    let difference = after.median - before.median
    guard abs(difference) > max(3 * deviation, 0.02 * before.median) else { return "noise" }
    return difference < 0 ? "faster" : "SLOWER"
  }
}
