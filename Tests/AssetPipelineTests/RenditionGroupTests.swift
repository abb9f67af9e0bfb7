import Testing

@testable import AssetPipeline

@Suite struct RenditionGroupTests {
  @Test(arguments: [1, 3, 7, 1000])
  func `every file of a drawing is in one group, with its rendition`(mostFiles: Int) throws {
    let project = try Project(
      """
      locales: [de_DE, fr_FR, es_ES, en_US, fr_CH, ar_AE]
      targets:
        - { kind: files, formats: [png, svg], scales: [1, 2], appearances: [light, dark] }
        - { kind: files, path: again, scales: [2, 1] }
        - { kind: flutter }

      """)
    let plan = try Batch.plan(project.configuration(), settings: project.settings())
    for drawing in plan.drawings {
      var planned: [String: Rendition] = [:]
      plan.files(of: drawing) { path, rendition in planned[path()] = rendition }
      let renditions = RenditionGroups(of: drawing, in: plan, mostFiles: mostFiles)
      var grouped: [String: Rendition] = [:]
      var known: Set<Rendition> = []
      for group in renditions.groups {
        let members = renditions.paths(of: group)
        let files = members.map(\.paths.count).reduce(0, +)
        #expect(files <= mostFiles || members.count == 1)
        for (rendition, paths) in members {
          #expect(known.insert(rendition).inserted)
          for path in paths { #expect(grouped.updateValue(rendition, forKey: path) == nil) }
        }
      }
      #expect(grouped == planned)
    }
  }
}
