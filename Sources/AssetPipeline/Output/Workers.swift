import SystemSupport

/// Threads that share the work on an output's files.
struct Workers<Maker>: Sendable {
  let folder: Directory
  let jobs: Int
  /// Returns what a thread makes files with.
  let maker: @Sendable () -> Maker

  /// The results of a function for each item, in order; each thread has files and a maker of its own.
  ///
  /// After an error no thread takes another item.
  /// - Parameter tick: called on the calling thread about ten times a second; false gives up waiting.
  /// - Returns: nil for items that were not reached.
  /// - Throws: the error of the first item that has one, and ``PipelineError/interrupted`` where `tick` gave up.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], tick: () -> Bool = { true },
    _ body: @escaping @Sendable (Item, inout OutputFiles, Maker) throws(PipelineError) -> Result
  ) throws(PipelineError) -> [Result?] {
    guard !items.isEmpty else { return [] }
    let queue = WorkQueue(items.count)
    let results = Accumulator([Result?](repeating: nil, count: items.count))
    let failure = Accumulator<(index: Int, error: PipelineError)?>(nil)
    let isFinished = Parallel.run(min(jobs, items.count), tick: tick) { [folder, maker] in
      var files = OutputFiles(folder)
      let maker = maker()
      var mine: [(index: Int, result: Result)] = []
      while failure.result == nil, let index = queue.take() {
        do throws(PipelineError) {
          mine.append((index, try body(items[index], &files, maker)))
        } catch {
          failure.update { first in
            if first.map({ index < $0.index }) ?? true { first = (index, error) }
          }
        }
      }
      results.update { [mine] in for (index, result) in mine { $0[index] = result } }
    }
    guard isFinished else { throw .interrupted }
    if let failure = failure.result { throw failure.error }
    return results.result
  }
}
