import SystemSupport
import Testing

@Suite struct FileErrorTests {
  @Test func `every error number has advice behind its reason, in one line`() {
    for operation in [FileError.Operation.read, .write, .follow] {
      for code in Int32(-1)...133 {
        let text = FileError(operation, path: "p", code: Errno(rawValue: code)).description
        #expect(text.contains(": ") && !text.contains("\n"))
        #expect(text.split(separator: ": ").last?.split(separator: " ").count ?? 0 >= 2)
      }
    }
  }
}
