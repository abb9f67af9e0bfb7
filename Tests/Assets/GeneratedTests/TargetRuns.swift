import Foundation
import TestSupport

/// Suites that run one target, over the whole world unless they name locales.
protocol TargetRuns {
  var folder: TemporaryFolder { get }
}

extension TargetRuns {
  func run(_ target: String, locales: String = "all") throws {
    try folder.make("locales: \(locales)\ntargets: [\(target)]")
  }

  /// The names of the files below a folder of the output.
  func names(_ path: String) -> [String] {
    (FileManager.default.subpaths(atPath: folder.path("out/" + path)) ?? []).sorted()
  }
}
