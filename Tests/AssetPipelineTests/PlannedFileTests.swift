import Testing

@testable import AssetPipeline

@Suite struct PlannedFileTests {
  private func plan() throws -> Plan {
    let project = try Project(
      """
      locales: [de_DE, fr_FR, es_ES, en_US, fr_CH, ar_AE]
      targets:
        - { kind: files, formats: [png, svg], scales: [1, 2], appearances: [light, dark] }
        - { kind: files, path: again, scales: [2, 1] }
        - { kind: flutter }

      """)
    return try Batch.plan(project.configuration(), settings: project.settings())
  }

  @Test(arguments: [1, 3, 7, 1000])
  func `every file of a drawing comes once, in the plan's order, with its rendition`(
    most: Int
  ) throws {
    let plan = try plan()
    for drawing in plan.drawings {
      var planned: [(path: String, rendition: Rendition)] = []
      plan.files(of: drawing) { path, rendition in planned.append((path(), rendition)) }
      var files: [(path: String, rendition: Rendition)] = []
      try plan.files(of: drawing, most: most) { part in
        #expect(part.count == min(most, planned.count - files.count))
        files += part
      }
      #expect(files.map(\.path) == planned.map(\.path))
      #expect(files.map(\.rendition) == planned.map(\.rendition))
    }
  }

  private struct Refusal: Error {}

  @Test(arguments: [1, 2, 1000])
  func `the first error ends it`(most: Int) throws {
    let plan = try plan()
    var calls = 0
    #expect(throws: Refusal.self) {
      try plan.files(of: plan.drawings[0], most: most) { _ in
        calls += 1
        throw Refusal()
      }
    }
    #expect(calls == 1)
  }
}
