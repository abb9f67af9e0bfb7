import Foundation
import TestSupport
import Testing

@Suite struct SnapshotAcceptTests {
  private let folder: TemporaryFolder

  /// Ten references, of which four changed pictures, in a report below the working folder.
  init() throws {
    folder = try TemporaryFolder()
    for index in 0..<10 {
      let grey = [UInt16](repeating: UInt16(10 * index), count: 16)
      let bytes = FileBytes.png(width: 2, height: 2, samples: grey)
      try folder.write(bytes, "Snapshots/\(index).png")
      let other = FileBytes.png(width: 2, height: 2, samples: grey.map { $0 + 3 })
      try folder.write(index < 6 ? other : bytes, "icons/\(index).png")
    }
    #expect(try run("verify", "Snapshots", "icons", "--report", "report").status == 1)
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws
    -> Tool.Result
  {
    var tool = Tool.mintmark(in: folder)
    tool.environment = environment
    return try tool.run(["snapshot"] + arguments)
  }

  private var references: [String] {
    get throws { try folder.files().filter { $0.hasPrefix("Snapshots/") } }
  }

  @Test func `accepting from a report turns the gate green`() throws {
    let part = try run("accept", "report", "--only", "/0.png")
    #expect(part.status == 0)
    #expect(part.text == "recorded: 1 replaced, 0 added, 0 removed\n  replaced 0.png\n")
    #expect(try run("accept", "report").status == 0)
    #expect(try run("verify", "Snapshots", "icons").status == 0)
    #expect(try references.count == 10)
  }

  @Test(arguments: [
    ["verify", "Snapshots", "report/pictures/actual", "--update", "all"],
    ["verify", "Snapshots", "report/pictures/actual", "--update", "all", "--allow-obsolete"],
    ["verify", "Snapshots", "report/pictures/actual", "--update", "obsolete"],
    ["verify", "Snapshots", "report", "--update", "missing"],
    ["record", "Snapshots", "report/pictures/actual"],
    ["record", "Snapshots", "report/pictures/actual", "--allow-mass-removal"],
  ])
  func `the pictures of a report are refused where others would count as obsolete`(
    arguments: [String]
  ) throws {
    let result = try Tool.mintmark(in: folder).run(["snapshot"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains("use 'mintmark snapshot accept "))
    #expect(try references.count == 10)
  }

  @Test func `verifying a report's pictures suggests accepting the report`() throws {
    let result = try run("verify", "Snapshots", "report/pictures/actual", "--allow-obsolete")
    #expect(result.text.contains("to accept: mintmark snapshot accept "))
    #expect(!result.text.contains("--update"))
  }

  @Test func `nothing is accepted in CI without --in-ci`() throws {
    #expect(try run("accept", "report", environment: ["CI": "1"]).status == 64)
    #expect(try run("accept", "report", "--in-ci", environment: ["CI": "1"]).status == 0)
  }

  @Test func `failures that can't be accepted are listed, and exit with 1`() throws {
    try FileManager.default.removeItem(atPath: folder.path("icons/9.png"))
    #expect(try run("verify", "Snapshots", "icons", "--report", "report").status == 1)
    let result = try run("accept", "report")
    #expect(result.status == 1)
    #expect(result.text.contains("  left 9.png: a reference without a picture"))
    #expect(folder.exists("Snapshots/9.png"))
  }

  @Test func `a folder of references outside of the working folder has to be given`() throws {
    for reference in ["../x", "/tmp/x", ".", "Snapshots/..", ".git"] {
      let results = try folder.text("report/results.json")
      try folder.write(
        results.replacing(#""reference" : "Snapshots""#, with: "\"reference\" : \"\(reference)\""),
        to: "other/results.json")
      let refused = try run("accept", "other")
      #expect(
        refused.status == 65 && refused.errors.contains("name the folder of references"),
        "\(reference)")
    }
    #expect(try run("accept", "report", folder.path("Snapshots")).status == 0)
  }

  @Test func `a mistyped folder of references is an error with the nearest name`() throws {
    let mistyped = try run("verify", "Snapshot", "icons")
    #expect(mistyped.status == 66)
    #expect(mistyped.errors.hasSuffix("did you mean 'Snapshots'?\n"))
    let first = try run("verify", "elsewhere/references", "icons")
    #expect(first.status == 66)
    #expect(first.errors.contains("'mintmark snapshot record elsewhere/references icons'"))
    #expect(!folder.exists("elsewhere"))
    #expect(try run("verify", "first", "icons", "--update", "missing").status == 0)
  }

  @Test func `an ignored area outside of every picture is warned of`() throws {
    let warned = try run("verify", "Snapshots", "icons", "--ignore", "5,5,2,2")
    #expect(warned.errors.hasPrefix("warning: --ignore 5,5,2,2 is outside of the picture of 2 × 2"))
    #expect(try run("verify", "Snapshots", "icons", "--ignore", "1,1,5,5").errors == "")
    let diff = try Tool.mintmark(in: folder).run(
      "diff", "icons/0.png", "icons/1.png", "--ignore", "2,0,1,1")
    #expect(diff.errors.hasPrefix("warning: --ignore 2,0,1,1 is outside"))
  }

  @Test func `the manifest of batch is no hidden picture`() throws {
    try folder.write("{}", to: "icons/.mintmark-manifest.json")
    #expect(try !run("verify", "Snapshots", "icons").text.contains("manifest"))
  }

  /// The keys, types and values that a JSON Schema of this program can ask for.
  private func check(_ value: Any, _ schema: [String: Any], at path: String) {
    switch schema["type"] as? String {
    case "object":
      let object = value as? [String: Any]
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      #expect(object != nil && schema["additionalProperties"] as? Bool == false, "\(path)")
      for key in schema["required"] as? [String] ?? [] {
        #expect(object?[key] != nil, "\(path).\(key)")
      }
      for (key, value) in object ?? [:] {
        guard let schema = properties[key] else {
          Issue.record("\(path).\(key) is not in the schema")
          continue
        }
        check(value, schema, at: "\(path).\(key)")
      }
    case "array":
      guard let list = value as? [Any], let items = schema["items"] as? [String: Any] else {
        Issue.record("\(path) is no list")
        return
      }
      for value in list { check(value, items, at: path + "[]") }
    case "string": #expect(value is String, "\(path)")
    case "boolean": #expect(value is Bool, "\(path)")
    case "integer": #expect(value is Int, "\(path)")
    case "number": #expect(value is Double, "\(path)")
    default: #expect((schema["enum"] as? [String])?.contains("\(value)") == true, "\(path)")
    }
  }

  @Test func `results have the keys and types of the schema that is printed`() throws {
    try folder.write(
      FileBytes.png(width: 3, height: 2, samples: .init(repeating: 9, count: 24)), "icons/7.png")
    try FileManager.default.moveItem(
      atPath: folder.path("icons/8.png"), toPath: folder.path("icons/new.png"))
    let schema = try Tool.mintmark.run("schema", "results").output
    let root = try #require(JSONSerialization.jsonObject(with: schema) as? [String: Any])
    for options in [
      [], ["--strategy", "perceptual", "--max-pixels", "1", "--max-density", "1/2"],
      ["--ignore", "0,0,1,1", "--update", "all"],
      ["--strategy", "perceptual", "--max-ratio", "0.1"],
    ] {
      let result = try Tool.mintmark(in: folder).run(
        ["snapshot", "verify", "Snapshots", "icons", "--json"] + options)
      check(try result.json, root, at: "results")
    }
  }
}
