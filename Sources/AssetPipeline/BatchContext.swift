import SystemSupport

/// The values that every stage of a run needs.
struct BatchContext: Sendable {
  let configuration: Configuration
  let settings: Plan.Settings
  let options: Batch.Options
  let reporter: any BatchReporter
  /// The output, held open.
  let folder: Directory
  /// The files that earlier runs of the configuration wrote.
  let recorded: RecordedOutput
  /// The files that other configurations wrote.
  var others = OtherOutputs()

  /// A thread's access to the output's files.
  func files() -> OutputFiles { OutputFiles(folder, isDurable: options.isDurable) }

  /// The folder whose file system takes lists that are too long for memory; nil for the system's
  /// temporary folder, as a dry run changes nothing in the output.
  var scratch: Directory? { options.mode == .write ? folder : nil }

  /// Begins to change the output: removes files that a killed run left half written, and opens the
  /// journal.
  ///
  /// From now on a signal ends the run only between two files.
  func openJournal() throws(PipelineError) -> Journal {
    Interruption.listen()
    do { try folder.removeAbandonedFiles() } catch { throw .file(error) }
    return try Journal.open(
      of: configuration.owner, in: folder, isDurable: options.isDurable)
  }
}
