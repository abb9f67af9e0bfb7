/// ``Parallel`` under its former name.
package enum WorkerPool {
  /// Runs a body on some threads, as ``Parallel/run(_:tick:_:)`` does; it throws nothing.
  package static func run(
    _ count: Int, tick: () -> Bool = { true }, _ body: @escaping @Sendable () -> Void
  ) throws(FileError) -> Bool { Parallel.run(count, tick: tick, body) }

  /// The results of a function, as of ``Parallel/map(_:_:)``.
  package static func map<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] { Parallel.map(count, body) }
}

/// ``Parallel/processorCount`` under its former name.
package enum SystemThread {
  /// The number of processors there are.
  package static var processorCount: Int { Parallel.processorCount }
}
