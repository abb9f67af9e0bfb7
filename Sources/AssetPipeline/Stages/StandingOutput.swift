import SystemSupport
import TextOutlines

/// An output that may need nothing: what it was made from is what would be planned now.
///
/// Finding that out without a plan is quicker than planning, which asks ICU for every locale. Every
/// file's bytes are read all the same, and the fonts' too.
struct StandingOutput {
  private let folder: Directory
  private let ledger: Ledger
  private let configuration: Configuration
  private let settings: Plan.Settings

  init(
    _ folder: Directory, _ ledger: Ledger, _ configuration: Configuration,
    _ settings: Plan.Settings
  ) {
    self.folder = folder
    self.ledger = ledger
    self.configuration = configuration
    self.settings = settings
  }

  /// What a run would say that finds everything right; nil where something is not.
  func outcome() throws(PipelineError) -> Batch.Outcome? {
    guard !ledger.hasJournal, let origin = ledger.origin, origin.shard == settings.shard,
      let input = origin.input, try input == configuration.digest(settings)
    else { return nil }
    let (folder, entries, fonts) = (folder, ledger.entries, configuration.fonts)
    let share = 64
    let queue = WorkQueue((entries.count + share - 1) / share + 1)
    let isRight = Accumulator(true)
    try Stage.run(jobs: settings.jobs) {
      var files = OutputFiles(folder)
      var mine = true
      while mine, let place = queue.take() {
        if place == 0 {
          mine = Self.areCurrent(origin.fonts, fonts)
        } else {
          let first = (place - 1) * share
          for entry in entries[first..<min(first + share, entries.count)] where mine {
            // Why a file can't be read is found out by the survey that follows then.
            mine = (try? files.holds(entry.path, entry.make)) ?? false
          }
        }
      }
      isRight.update { [mine] in $0 = $0 && mine }
    }
    guard isRight.result else { return nil }
    return Batch.Outcome(
      locales: origin.locales, drawings: origin.drawings, files: entries.count)
  }

  private static func areCurrent(_ records: [FontRecord], _ fonts: [String]) -> Bool {
    guard !records.isEmpty else { return true }
    guard let typesetter = try? Typesetter(fonts: FontStack(names: fonts)) else { return false }
    return records.allSatisfy { $0.isCurrent(typesetter) }
  }
}

extension Configuration {
  /// The digest of all that a plan is made from, but the output's place and the fonts installed.
  func digest(_ settings: Plan.Settings) throws(PipelineError) -> Digest {
    var recipe = Recipe()
    recipe.add("mintmark \(settings.version)")
    recipe.add(settings.sourceDate.map { "\($0.seconds)" } ?? "")
    recipe.add("\(locales)")
    recipe.add("\(button)")
    recipe.add("\(optimization)")
    recipe.add("\(targets)")
    recipe.add(try fontsDigest())
    for (key, label) in labels.sorted(by: { $0.key < $1.key }) {
      recipe.add(key)
      recipe.add(label)
    }
    for (key, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
      recipe.add(key)
      switch symbol {
      case .text(let text): recipe.add("text " + text)
      case .artwork(let path, let name): recipe.add("artwork \(name) \(path.svgData())")
      }
    }
    return recipe.digest()
  }

  /// The digest of the fonts asked for: files by what they hold, families by name.
  func fontsDigest() throws(PipelineError) -> Digest {
    var recipe = Recipe()
    for font in fonts {
      guard FontStack.isFile(font) else {
        recipe.add("family " + font)
        continue
      }
      do {
        recipe.add(Digest(of: try FileReader.bytes(of: FilePath(font))))
      } catch { throw .file(error) }
    }
    return recipe.digest()
  }
}
