/// One changed line of a module's source.
struct Mutant {
  /// What a change replaces: a value, or a statement that is left out.
  enum Form { case expression, statement }

  /// The file's path below the package.
  var file: String
  /// The line that changes, counted from 1.
  var line: Int
  /// The offsets of the bytes that become a choice between the two forms.
  var range: Range<Int>
  /// The changed form of these bytes; empty for a statement that is left out.
  var changed: String
  var form: Form
  /// The line before and after the change, without the space around it.
  var (before, after): (String, String)
  /// Its place in the sample, unique in the package.
  var number = 0

  /// What stays the same while other lines of the file change.
  var key: String { "\(file)\t\(before)\t\(after)" }

  /// The source of the choice, which ``SwitchFile`` makes.
  func source(of original: String) -> String {
    switch form {
    case .expression: "(mutant(\(number)) ? (\(changed)) : (\(original)))"
    case .statement: "if !mutant(\(number)) { \(original) }"
    }
  }
}

/// The file that each changed module gets.
///
/// The environment variable has the number of the mutant, or the path of a file with a byte for each: then
/// none is active, and the bytes of those that the process comes by are set.
enum SwitchFile {
  static let name = "MutantSwitch.swift"
  static let text = """
    #if canImport(Darwin)
      import Darwin
    #else
      import Glibc
    #endif

    private let active = getenv("MINTMARK_MUTANT").map { Int(atoi($0)) } ?? 0

    nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
      guard active == 0, let path = getenv("MINTMARK_MUTANT") else { return nil }
      let file = open(path, O_RDWR | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let bytes = mmap(nil, \(byteCount), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
      return bytes == MAP_FAILED ? nil : bytes?.assumingMemoryBound(to: UInt8.self)
    }()

    func mutant(_ number: Int) -> Bool {
      reached?[number] = 1
      return number == active
    }

    """
  /// More than any mutant's number.
  static let byteCount = 65_536
}
