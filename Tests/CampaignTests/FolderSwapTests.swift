import Foundation
import Testing

@testable import Campaign

/// Folders that take each other's place.
@Suite struct FolderSwapTests {
  private let scratch: Scratch
  private let folder: URL
  private let draft: URL

  init() throws {
    scratch = try Scratch()
    try scratch.file("folder/old", "")
    try scratch.file("draft/new", "")
    folder = scratch.root.appending(path: "folder")
    draft = scratch.root.appending(path: "draft")
  }

  @Test func bothAreThereAfterwards() throws {
    try FolderSwap.exchange(folder, with: draft)
    #expect(scratch.names("folder") == ["new"])
    #expect(scratch.names("draft") == ["old"])
    #expect(scratch.names("") == ["draft", "folder"])
  }

  @Test func aMissingDraftLeavesTheFolder() throws {
    try FileManager.default.removeItem(at: draft)
    #expect(throws: Obstacle.self) { try FolderSwap.exchange(folder, with: draft) }
    #expect(scratch.names("folder") == ["old"])
    #expect(scratch.names("") == ["folder"])
  }

  @Test func whatWasSetAsideComesBackWhereNothingTookItsPlace() throws {
    try FileManager.default.moveItem(at: folder, to: FolderSwap.aside(folder))
    try FolderSwap.recover(folder)
    #expect(scratch.names("folder") == ["old"])
    #expect(scratch.names("") == ["draft", "folder"])
  }

  @Test func whatWasSetAsideGoesWhereTheDraftIsInItsPlace() throws {
    try FileManager.default.moveItem(at: folder, to: FolderSwap.aside(folder))
    try FileManager.default.moveItem(at: draft, to: folder)
    try FolderSwap.recover(folder)
    #expect(scratch.names("folder") == ["new"])
    #expect(scratch.names("") == ["folder"])
  }

  @Test func withNothingAsideNothingHappens() throws {
    try FolderSwap.recover(folder)
    #expect(scratch.names("folder") == ["old"])
  }
}
