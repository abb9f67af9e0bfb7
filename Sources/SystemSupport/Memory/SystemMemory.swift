internal import CPlatform

/// The memory that the system has given the process.
package enum SystemMemory {
  /// Gives back what was freed and is kept for later, after work that needed more memory than what
  /// follows: `malloc_trim(3)`, where the C library has it.
  package static func returnUnused() { cplatform_return_unused_memory() }
}
