import VectorGraphics
extension Configuration {
  public static let standardFile = "mintmark.yml"
  public init(file: String) throws {
    self.init(output: "build/icons")
    var t = FilesTarget(name: try NameTemplate("{locale}/{appearance}@{scale}x.{format}"))
    t.appearances = [.light, .dark]
    targets = [.files(t)]
  }
}
