import Foundation
import TestSupport
import Testing

/// A run is killed, interrupted and terminated at each system call that touches the folder it changes, and each of
/// them fails in every way it can, once and from there on.
///
/// The calls are those that an undisturbed run is seen to make, so that the sweep knows nothing of how files
/// are written. `MINTMARK_FAULTS` is the number of faults that are tried of each scenario, evenly spaced, or `all`;
/// without it 19 are, as in CI.
@Suite struct FaultSweepTests {
  private static let sampleSize: Int? = {
    let text = ProcessInfo.processInfo.environment["MINTMARK_FAULTS"] ?? "19"
    return text == "all" ? nil : Int(text) ?? 19
  }()

  @Test(arguments: FaultScenario.allCases)
  func `no fault tears a file, touches a foreign one, passes unreported or outlives the next run`(
    scenario: FaultScenario
  ) throws {
    try #require(try Tool.canTrace(), "processes can't be traced here")
    var sweep = try FaultSweep(scenario)
    // By call and fault, so that a sample has something of each.
    let faults = sweep.sites.flatMap { site in Fault.all(at: site).map { (site, $0) } }.sorted {
      let (first, second) = ($0, $1)
      return (first.0.call, "\(first.1)", first.0.index)
        < (second.0.call, "\(second.1)", second.0.index)
    }
    let wanted = Self.sampleSize ?? faults.count
    let step = max(1, faults.count / max(1, wanted))
    // Each scenario begins elsewhere.
    let scenarios = FaultScenario.allCases
    let first = (scenarios.firstIndex(of: scenario) ?? 0) * step / scenarios.count
    let start = ContinuousClock.now
    for index in stride(from: first, to: faults.count, by: step) {
      let (site, fault) = faults[index]
      try sweep.check(fault, at: site)
    }
    print(
      "faults: \(scenario): \(sweep.count) of \(faults.count) at \(sweep.sites.count) system calls, "
        + "\((ContinuousClock.now - start).formatted(.units(allowed: [.seconds])))"
        + sweep.missed.map { "; not reached: \($0)" }.joined())
    #expect(sweep.missed.count <= sweep.count / 20)
  }
}

/// The faults of one scenario.
private struct FaultSweep {
  let scenario: FaultScenario
  /// The system calls of an undisturbed run that touch the folder it changes.
  let sites: [FaultSite]
  /// The number of faults that happened.
  private(set) var count = 0
  /// The faults that did not happen.
  private(set) var missed: [String] = []
  private let injection: FaultInjection
  private let environment: [String: String]
  private let disk: FoldingDisk?
  private let start: TemporaryFolder
  private let before: FolderContents
  private let after: FolderContents
  /// The states from which the next run was seen to end as an undisturbed one does.
  private var healing: Set<FolderContents> = []
  /// The errors after which a run made no more such calls, so that one that lasts is the same.
  private var ended: Set<FaultMoment> = []

  private struct FaultMoment: Hashable {
    var site: FaultSite
    var error: Int32?
  }

  init(_ scenario: FaultScenario) throws {
    self.scenario = scenario
    start = try scenario.startState()
    before = FolderContents(start.path)
    let folder = try start.copy()
    disk = scenario == .respelling ? try FoldingDisk() : nil
    environment = disk?.environment() ?? [:]
    injection = try FaultInjection(environment: environment)
    sites = try injection.sites(
      of: scenario.arguments, touching: FaultScenario.output, in: folder)
    after = FolderContents(folder.path)
    try #require(!after.files.keys.contains(where: Self.isTemporary))
    try #require((scenario == .nothingToDo) == (before == after))
  }

  mutating func check(_ fault: Fault, at site: FaultSite) throws {
    if fault.lasts, ended.contains(FaultMoment(site: site, error: fault.error)) {
      count += 1
      return
    }
    guard let (folder, (result, continues)) = try happened(fault, at: site) else {
      missed.append("\(site): \(fault)")
      return
    }
    if fault.error != nil, !continues { ended.insert(FaultMoment(site: site, error: fault.error)) }
    count += 1
    let moment: Comment = "\(scenario), \(site): \(fault)"
    let now = FolderContents(folder.path)

    let torn = now.files.filter { name, bytes in
      // A run that stops lists in its record what it has written until then.
      if fault.error == nil, result.status == 128 + SIGINT, name.contains(".mintmark-manifest") {
        return (try? JSONSerialization.jsonObject(with: Data(bytes))) == nil
      }
      return !Self.isTemporary(name) && bytes != before.files[name] && bytes != after.files[name]
    }.keys
    #expect(torn.isEmpty, moment)
    // Foreign files, inputs, and files that are replaced as a whole.
    let lost = before.files.keys.filter { after.files[$0] != nil && now.files[$0] == nil }
    // A reference that is reported as missing is not in use.
    if scenario != .prune || fault.error != ENOENT { #expect(lost.isEmpty, moment) }

    if fault.error == nil, fault.signal == SIGKILL || result.status == 128 + fault.signal {
      // Before it changes anything, a run does not handle signals. Then its parent is told which one ended it.
      #expect(result.status == 128 + fault.signal, moment)
    } else if fault.error == nil, result.status != 0 {
      #expect(result.status == 128 + SIGINT, moment)
      #expect(result.errors == "error: interrupted: run it again to continue\n", moment)
    } else if result.status == 0 {
      // What is reported as removed by someone else needs no work, though it is there.
      if scenario == .watch, fault.error != nil, !result.messages.isEmpty {
        expectReport(result, fault, moment)
      } else {
        if fault.error != ENOENT { #expect(now.differences(after).isEmpty, moment) }
        #expect(result.messages.isEmpty, "\(moment): \(result.errors)")
      }
    } else {
      expectReport(result, fault, moment)
    }
    if fault.error == EINTR { #expect(result.status == 0, moment) }

    // Nor is it remembered then.
    guard fault.error != ENOENT || site.changes, !healing.contains(now) else { return }
    var tool = Tool.mintmark(in: folder)
    tool.environment = environment
    let next = try tool.run(scenario.nextArguments)
    #expect(next.status == 0, "\(moment), the next run: \(next.errors)")
    let differences = FolderContents(folder.path).differences(after)
    #expect(differences.isEmpty, "\(moment), the next run: \(differences)")
    if next.status == 0, differences.isEmpty { healing.insert(now) }
  }

  /// The folder after a run with a fault, and how the run ended; nil if the fault happened in none of several
  /// runs, as threads that meet elsewhere make a few calls more or less.
  private func happened(
    _ fault: Fault, at site: FaultSite
  ) throws -> (TemporaryFolder, (Tool.Result, continues: Bool))? {
    for _ in 0..<5 {
      let folder = try start.copy()
      let run = try injection.run(
        scenario.arguments, fault, at: site, touching: FaultScenario.output, in: folder)
      if let run { return (folder, run) }
    }
    return nil
  }

  /// One line names what failed and how to fix it.
  private func expectReport(_ result: Tool.Result, _ fault: Fault, _ moment: Comment) {
    // Recording lists what it could not record, and goes on.
    if scenario == .record, result.status == 1 {
      #expect(result.text.contains(": can't "), "\(moment): \(result.text)")
      return
    }
    // A reference that is not there is not the one that the report compared with.
    // A watch reports what failed, and goes on.
    let statuses: [Int32] =
      scenario == .watch
      ? [0] : scenario == .accept && fault.error == ENOENT ? [65, 66, 73] : [66, 73]
    #expect(statuses.contains(result.status), "\(moment): \(result.status) \(result.errors)")
    #expect(result.messages.count == 1, "\(moment): \(result.errors)")
    let parts = result.errors.split(separator: ": ")
    #expect(parts.first == "error" && parts.count >= 3, "\(moment): \(result.errors)")
  }

  /// Whether a name is of a file that a run leaves to the next one: the tool's own, but for manifests.
  private static func isTemporary(_ name: String) -> Bool {
    name.split(separator: "/").contains {
      $0.hasPrefix(".mintmark-") && !$0.hasPrefix(".mintmark-manifest")
    }
  }
}
