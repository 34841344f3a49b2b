import Testing
import TextUI

@testable import Session

/// Which keys are the session's, and not the line editor's.
@Suite struct KeyCaptureTests {
  private let capture = KeyCapture()

  @Test func escapeIsNeverLeftToTheEditorOnAnEmptyLine() {
    #expect(capture.keys(for: "") == [.escape])
    capture.set([.up])
    #expect(capture.keys(for: "") == [.up, .escape])
  }

  @Test func aSearchHasItsKeys() {
    let ofSearch: Set<EditKey> = [.up, .down, .pageUp, .pageDown, .tab, .escape]
    #expect(capture.keys(for: "li") == [])
    #expect(capture.keys(for: "/li") == ofSearch)
    #expect(capture.keys(for: "find li") == [])
    capture.set([.up], canFind: true)
    #expect(capture.keys(for: "find li") == ofSearch)
    #expect(capture.keys(for: "find") == [])
  }

  @Test func singleKeysAreAllLetters() {
    capture.set([.up], hasLetters: true)
    let keys = capture.keys(for: "")
    #expect(keys.isSuperset(of: [.up, .escape, .character("z"), .character("Q"), .character("?")]))
    #expect(keys.isDisjoint(with: [.character(":"), .character("/"), .character("1")]))
    #expect(capture.keys(for: ":") == [])
  }
}
