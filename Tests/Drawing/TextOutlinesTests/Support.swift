import Foundation
import TestSupport
import Testing

import TextOutlines

/// A new typesetter with the installed fonts and an empty cache.
func typesetter(_ fonts: String...) throws -> Typesetter {
  try Typesetter(fonts: FontStack(names: fonts))
}

/// A typesetter for which only some test fonts are installed.
func typesetter(installed fonts: [TestFont], in folder: TemporaryFolder) throws -> Typesetter {
  for (number, font) in fonts.enumerated() {
    _ = try font.write(to: folder.path, name: "\(number).ttf")
  }
  let configuration = """
    <fontconfig><dir>\(folder.path)</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>
    """
  let library = FontLibrary { () throws(TextError) in
    try FontconfigCatalog(configuration: configuration)
  }
  return try Typesetter(fonts: FontStack(), library: library)
}

/// The path of the font that most tests compare with. The Debian package fonts-inter installs it.
let interSemibold = "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf"

/// The error that a closure throws, if it is a `TextError`.
func textError(_ work: () throws -> Void) -> TextError? {
  do {
    try work()
    return nil
  } catch {
    return error as? TextError
  }
}
