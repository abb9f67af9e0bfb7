import Foundation
import SystemSupport
import TestSupport
import Testing

import SystemSupport

@Suite struct FileWatchTests {
  private let folder: TemporaryFolder
  private let file: FilePath

  init() throws {
    folder = try TemporaryFolder()
    file = FilePath(folder.path("a.yml"))
    try folder.write("1", to: "a.yml")
  }

  private func watch() -> FileWatch {
    var watch = FileWatch()
    watch.add(file)
    return watch
  }

  /// Outside of the macro, whose values can't change.
  private func noteChanges(_ watch: inout FileWatch) -> Bool { watch.noteChanges() }

  @Test func `writing, renaming over it, removal and return are each one change`() throws {
    var watch = watch()
    #expect(!noteChanges(&watch))
    try folder.write("12", to: "a.yml")
    #expect(noteChanges(&watch))
    #expect(!noteChanges(&watch))
    // As editors save: the same size, and an older date.
    try folder.write("34", to: "new")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder.path("new"))
    #expect(rename(folder.path("new"), folder.path("a.yml")) == 0)
    #expect(noteChanges(&watch))
    // In place, with the date set back.
    let file = try FileHandle(forUpdating: folder.url.appendingPathComponent("a.yml"))
    try file.write(contentsOf: Data("56".utf8))
    try file.close()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder.path("a.yml"))
    #expect(noteChanges(&watch))
    try FileManager.default.removeItem(atPath: folder.path("a.yml"))
    #expect(noteChanges(&watch))
    #expect(!noteChanges(&watch))
    try folder.write("34", to: "a.yml")
    #expect(noteChanges(&watch))
    #expect(!noteChanges(&watch))
  }

  @Test func `a file that is not there yet is noticed, and so is another folder in its place`()
    throws
  {
    var watch = FileWatch()
    watch.add(FilePath(folder.path("art/a.svg")))
    #expect(!noteChanges(&watch))
    try folder.write("a", to: "art/a.svg")
    #expect(noteChanges(&watch))
    try folder.write("b", to: "other/a.svg")
    #expect(rename(folder.path("art"), folder.path("old")) == 0)
    #expect(rename(folder.path("other"), folder.path("art")) == 0)
    #expect(noteChanges(&watch))
  }

  @Test func `what changed before a file was added is no change`() throws {
    try folder.write("2", to: "a.yml")
    var watch = watch()
    watch.add(file)
    #expect(!noteChanges(&watch))
    try folder.write("23", to: "a.yml")
    // A second addition does not forget it.
    watch.add(file)
    #expect(noteChanges(&watch))
  }

  /// The file is written at each of ten looks, as by a program that saves again and again.
  @Test func `a burst of changes is one`() throws {
    var watch = watch()
    var looks = 0
    let hasChanged = watch.waitForChange {
      looks += 1
      if looks <= 10 { try? folder.write(String(repeating: "x", count: looks), to: "a.yml") }
      return false
    }
    #expect(hasChanged && looks > 10)
    #expect(!noteChanges(&watch))
  }

  @Test func `a burst that does not end is taken for over`() throws {
    var watch = watch()
    var looks = 0
    let hasChanged = watch.waitForChange {
      looks += 1
      try? folder.write(String(repeating: "x", count: looks), to: "a.yml")
      return false
    }
    #expect(hasChanged && looks < 100)
  }

  @Test func `waiting ends without a change where it must stop`() {
    var watch = watch()
    var looks = 0
    let hasChanged = watch.waitForChange {
      looks += 1
      return looks == 3
    }
    #expect(!hasChanged && looks == 3)
  }
}
