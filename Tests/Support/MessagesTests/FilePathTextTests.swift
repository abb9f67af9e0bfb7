import Messages
import Testing

@Suite struct FilePathTextTests {
  @Test(arguments: [
    ("a/b.c/icon.tar.gz", "icon"), ("icon", "icon"), ("", ""), (".hidden", ""), ("a/b/", "b"),
  ])
  func `a stem is the name of the file without its folder and extensions`(
    path: String, stem: String
  ) {
    #expect(FilePathText.stem(of: path) == stem)
  }
}
