import ConfigurationReader
import ImageComparison
import ImageSnapshots

/// The schema of `results.json`, which is also what `snapshot verify --json` prints.
enum ResultsSchema {
  static let schema = ConfigurationSchema(
    title: "Results of mintmark snapshot verify",
    about:
      "The file results.json of a report, and the output of --json. A later program may add keys; the "
      + "number 'schema' increases when a key is removed or gets another meaning.",
    root: .mapping([
      SchemaField("schema", .integer(1...1), isRequired: true, "The version of this format."),
      SchemaField("mintmark", .string, "The version of the program."),
      SchemaField("commit", .string, "The commit that CI worked on."),
      SchemaField("reference", .string, isRequired: true, "The folder of references, as given."),
      SchemaField("actual", .string, isRequired: true, "The folder of pictures, as given."),
      SchemaField("passed", .boolean, isRequired: true, "Whether no picture fails."),
      SchemaField(
        "counts", .mapping(counts), isRequired: true, "The number of pictures of each verdict."),
      SchemaField("accepted", .mapping(accepted), "What --update recorded."),
      SchemaField(
        "pictures", .list(.mapping(picture)), isRequired: true, "A result for each name, sorted."),
    ]))

  private static let counts = Verification.Verdict.allCases.map {
    SchemaField($0.rawValue, .integer(0...Int.max), isRequired: true, "")
  }

  private static let accepted = [
    SchemaField("replaced", .list(.string), isRequired: true, "Replaced references."),
    SchemaField("added", .list(.string), isRequired: true, "New references."),
    SchemaField("removed", .list(.string), isRequired: true, "Deleted references."),
    SchemaField(
      "moved",
      .list(
        .mapping([
          SchemaField("from", .string, isRequired: true, "The old name."),
          SchemaField("to", .string, isRequired: true, "The new name."),
        ])), isRequired: true, "Renamed references."),
  ]

  private static let picture = [
    SchemaField(
      "name", .string, isRequired: true,
      "The path in both folders. A report has the files of a failure as pictures/expected/NAME and "
        + "pictures/actual/NAME."),
    SchemaField("verdict", .choice(of: Verification.Verdict.self), isRequired: true, "The result."),
    SchemaField("failed", .boolean, isRequired: true, "Whether the result is a failure."),
    SchemaField("movedFrom", .string, "The name of the reference before it was renamed."),
    SchemaField("summary", .string, isRequired: true, "The reason in a sentence."),
    SchemaField("hint", .string, "A note on another name that looks the same."),
    SchemaField(
      "comparison", .mapping(comparison), "The figures, unless the pictures are the same."),
  ]

  private static let comparison = [
    SchemaField("verdict", .choice(of: Comparison.Verdict.self), isRequired: true, "The result."),
    SchemaField("summary", .string, isRequired: true, "The figures in a sentence."),
    SchemaField(
      "strategy", .choice(["exact", "perceptual", "structural"]), isRequired: true,
      "The way of comparing."),
    SchemaField("tolerance", .integer(0...255), "With exact: the allowed steps of a channel."),
    SchemaField("metric", .choice(of: ColorMetric.self), "With perceptual: the colour distance."),
    SchemaField("threshold", .number(anyNumber), "The allowed difference of a pixel."),
    SchemaField("ignored", .list(area), "The areas that were left out."),
    SchemaField("hidden", .list(.string), "Differences that the pixels don't show."),
    SchemaField("expected", size, isRequired: true, "The size of the reference in pixels."),
    SchemaField("actual", size, isRequired: true, "The size of the picture in pixels."),
    SchemaField(
      "pixels",
      .mapping(
        ["compared", "differing", "antialiased", "ignored"].map {
          SchemaField($0, .integer(0...Int.max), isRequired: true, "")
        }), "Numbers of pixels; not of pictures with different sizes."),
    SchemaField("ratio", .number(anyNumber), "The share of the compared pixels that differ."),
    SchemaField(
      "largest", .number(anyNumber), "The largest difference of a pixel; 1 is black to white."),
    SchemaField("mean", .number(anyNumber), "The mean difference of the compared pixels."),
    SchemaField("areaCount", .integer(0...Int.max), "The number of areas of differing pixels."),
    SchemaField(
      "areas",
      .list(
        .mapping([
          SchemaField("bounds", area, isRequired: true, "The rectangle around the pixels."),
          SchemaField("pixels", .integer(0...Int.max), isRequired: true, "The pixels that differ."),
        ])), "The largest areas, at most \(ChangedArea.listedLimit)."),
    SchemaField(
      "limits",
      .list(
        .mapping([
          SchemaField(
            "limit", .choice(["pixels", "ratio", "largest", "density"]), isRequired: true,
            "The figure that is limited."),
          SchemaField("window", .integer(1...Int.max), "With density: the side of the square."),
          SchemaField(
            "allowed", .number(anyNumber), isRequired: true, "The largest allowed figure."),
          SchemaField("found", .number(anyNumber), isRequired: true, "The figure."),
          SchemaField(
            "excess", .number(anyNumber), isRequired: true, "The figure above the limit."),
          SchemaField("met", .boolean, isRequired: true, "Whether the limit is met."),
        ])), "The limits that were checked."),
  ]

  private static let anyNumber = NumberRange(0...Double.greatestFiniteMagnitude)

  private static let size = ValueSchema.mapping([
    SchemaField("width", .integer(1...Int.max), isRequired: true, ""),
    SchemaField("height", .integer(1...Int.max), isRequired: true, ""),
  ])

  private static let area = ValueSchema.mapping([
    SchemaField("x", .integer(Int.min...Int.max), isRequired: true, ""),
    SchemaField("y", .integer(Int.min...Int.max), isRequired: true, ""),
    SchemaField("width", .integer(Int.min...Int.max), isRequired: true, ""),
    SchemaField("height", .integer(Int.min...Int.max), isRequired: true, ""),
  ])
}
