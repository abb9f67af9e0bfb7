import Foundation
import SystemSupport
import TestSupport
import Testing

@testable import TextOutlines

@Suite struct FontCacheTests {
  private static func refusing(_ folder: String) -> FontLibrary {
    FontLibrary(folder: folder) { () throws(TextError) in throw .libraryFailed("asking again") }
  }

  @Test func `the second run does not ask for installed fonts`() throws {
    let folder = try TemporaryFolder()
    let first = try Typesetter(cacheFolder: folder.path).line("$ ر")
    let second = try Typesetter(fonts: FontStack(), library: Self.refusing(folder.path))
    #expect(try second.line("$ ر") == first)
    #expect(throws: TextError.libraryFailed("asking again")) { try second.line("क") }
  }

  @Test func `a damaged cache is ignored and replaced`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/fonts"
    let line = try Typesetter(cacheFolder: folder.path).line("$")
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var flipped = whole
    flipped[whole.count / 2] ^= 1
    for damaged in [Data(), whole.prefix(100), whole.dropLast(), flipped, Data([0xFF, 0, 10])] {
      try damaged.write(to: URL(fileURLWithPath: path))
      #expect(FontCacheFile(folder: FilePath(folder.path)).load() == nil)
      #expect(try Typesetter(cacheFolder: folder.path).line("$") == line)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == whole)
    }
  }

  @Test func `a cache that others may write is not trusted`() throws {
    let folder = try TemporaryFolder()
    _ = try Typesetter(cacheFolder: folder.path).line("$")
    let store = FontCacheFile(folder: FilePath(folder.path))
    #expect(store.load() != nil)
    let path = folder.path + "/fonts"
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    #expect(store.load() == nil)
  }

  @Test func `a pipe named like the cache is not opened`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path + "/fonts", 0o600) == 0)
    _ = try Typesetter(cacheFolder: folder.path).line("$")
  }

  @Test func `nothing is written through a link named like the cache`() throws {
    let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
    let target = outside.path + "/fonts"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: target))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/fonts", withDestinationPath: target)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/linked", withDestinationPath: outside.path)
    for cache in [folder.path, folder.path + "/linked"] {
      _ = try Typesetter(cacheFolder: cache).line("$")
      #expect(FileManager.default.contents(atPath: target) == Data("mine".utf8))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["fonts"])
  }

  @Test func `a folder that cannot be written is no error`() throws {
    #expect(try Typesetter(cacheFolder: "/dev/null/mintmark").line("$").inkBounds != nil)
  }

  @Test func `a cache is written and read without loss`() throws {
    var cache = FontCache(dependencies: [.init(path: "/usr/share/fonts"), .init(path: "/no/such")])
    let face = FaceDescription(
      path: interSemibold, index: 0, family: "Inter", style: "Semi Bold", weights: 600...600,
      isVariable: false)
    cache.insert(face, for: .family("Inter", weight: 600))
    cache.insert(nil, for: .characters([0x20C0], weight: 600))
    let bytes = try #require(cache.serialized(environment: "home"))
    #expect(FontCache(serialized: bytes, environment: "home") == cache)
    #expect(FontCache(serialized: bytes, environment: "elsewhere") == nil)
  }

  @Test func `a path with a separator is not written`() {
    #expect(FontCache(dependencies: [.init(path: "/a\tb")]).serialized(environment: "") == nil)
  }

  @Test func `a new font is noticed`() throws {
    let folder = try TemporaryFolder()
    let cache = FontCache(dependencies: [.init(path: folder.path), .init(path: folder.path + "/x")])
    #expect(cache.isCurrent)
    _ = try TestFont(family: "Mine", characters: ["A"]).write(to: folder.path, name: "x")
    #expect(!cache.isCurrent)
  }

  @Test func `a replaced file is no longer cached`() throws {
    let folder = try TemporaryFolder()
    let path = try TestFont(family: "Mine", characters: ["A"]).write(
      to: folder.path, name: "mine.ttf")
    var cache = FontCache()
    let question = FontCache.Question.family("Mine", weight: 400)
    let face = FaceDescription(
      path: path, index: 0, family: "Mine", style: "", weights: 400...400, isVariable: false)
    cache.insert(face, for: question)
    #expect(cache.answer(to: question) != nil)
    _ = try TestFont(family: "Mine", characters: ["A", "B"]).write(
      to: folder.path, name: "mine.ttf")
    #expect(cache.answer(to: question) == nil)
  }

  @Test func `a cache of a changing folder is not current`() throws {
    let folder = try TemporaryFolder()
    let cache = FontCache(dependingOn: [folder.path], since: SystemClock.now())
    #expect(cache.dependencies.isEmpty)
    #expect(!cache.isCurrent)
  }
}
