import ImageComparison
import TestPictures
import TestSupport

extension TemporaryFolder {
  func write(_ picture: TestPicture, _ name: String) throws {
    try write(EncodedPicture.encode(picture.pixmap), name)
  }
}
