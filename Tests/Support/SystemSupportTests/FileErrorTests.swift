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

  @Test func `a write that fails is not described as a read`() {
    func text(_ code: Errno) -> String { FileError(.write, path: "p", code: code).description }
    #expect(text(.readOnlyFileSystem).hasPrefix("can't write 'p': the file system is read-only: "))
    #expect(text(.fileTooLarge).hasPrefix("can't write 'p': it would be larger than files may be"))
  }
}
