internal import RasterImage
package import SystemSupport
package import TestSupport

extension TemporaryFolder {
  package func filePath(_ name: String) -> FilePath { FilePath(path(name)) }

  package func write(_ picture: TestPicture, _ name: String) throws {
    try write(picture.pixmap.png(), name)
  }
}
