import Foundation
import ImageComparison
import RasterImage
import SystemSupport
import TestSupport

import ImageSnapshots

extension FuzzTarget {
  /// The file `snapshots.yml`: a mistake is one line, every rule is valid, and nothing outside of the folder is
  /// read.
  static let snapshotRules = FuzzTarget("snapshot-rules") {
    let folder = try ScratchFolder()
    _ = try folder.write(try picture(1), to: "mask.png")
    let names: [PictureName] = ["a.png", "badge/fr_CH.png", "mask.png"]
    return { bytes in
      _ = try folder.write(bytes, to: "snapshots.yml")
      guard let directory = try Directory.open(FilePath(folder.path)) else { return }
      let rules: SnapshotRules
      do throws(SnapshotError) {
        rules = try SnapshotRules(of: directory)
      } catch {
        // The command line escapes the path of a file that can't be read.
        if case .file(let error) = error {
          return try law(!error.path.string.contains("/.."), "\(error.path) is outside")
        }
        return try law(
          !"\(error)".contains(where: \.isNewline), "an error of several lines: \(error)")
      }
      for name in names {
        let rule = rules.rule(of: name, otherwise: .exact)
        try law((try? rule.validate()) != nil, "the rule of \(name) is not valid: \(rule)")
      }
      try law(rules.patterns(matchingNone: names).count <= bytes.count, "too many patterns")
    }
  }

  /// The results of a report: nothing outside of the folder of references changes, and a reference becomes the
  /// report's picture or stays.
  static let results = FuzzTarget("results") {
    let folder = try ScratchFolder()
    let old = try picture(1)
    let new = try picture(2)
    for path in ["references/b", "report/pictures/expected/b", "report/pictures/actual/b"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + path, withIntermediateDirectories: true)
    }
    for name in ["a.png", "b/c.png", "moved.png"] {
      _ = try folder.write(old, to: "report/pictures/expected/\(name)")
      _ = try folder.write(
        name == "moved.png" ? old : new, to: "report/pictures/actual/\(name)")
    }
    _ = try folder.write(new, to: "report/pictures/actual/new.png")
    _ = try folder.write(old, to: "outside.png")
    let references = folder.path + "/references"
    return { bytes in
      try FileManager.default.removeItem(atPath: references)
      try FileManager.default.createDirectory(
        atPath: references + "/b", withIntermediateDirectories: true)
      for name in ["a.png", "b/c.png", "before.png"] {
        _ = try folder.write(old, to: "references/\(name)")
      }
      _ = try folder.write(bytes, to: "report/results.json")
      do throws(SnapshotError) {
        let report = try SnapshotReport(FilePath(folder.path + "/report"))
        _ = try report.accept(into: FilePath(references), allowing: [.inCI])
      } catch {
        try law(!"\(error)".contains(where: \.isNewline), "an error of several lines: \(error)")
      }
      let outside = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      try law(outside == ["outside.png", "references", "report"], "there are \(outside)")
      var count = 0
      for name in try FileManager.default.subpathsOfDirectory(atPath: references)
      where name.hasSuffix(".png") {
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: references + "/" + name)))
        try law(bytes == old || bytes == new, "\(name) is neither the old nor the new picture")
        count += 1
      }
      try law(count >= 3, "a reference is gone")
    }
  }
}

/// A PNG of one pixel.
private func picture(_ value: UInt8) throws -> [UInt8] {
  guard let pixmap = Pixmap(width: 1, height: 1, bytes: [value, value, value, 255]) else {
    return []
  }
  return try pixmap.png()
}
