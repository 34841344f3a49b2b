import Testing
import TextUI

@testable import Session

/// Which keys are the session's, and not the line editor's.
@Suite struct KeyCaptureTests {
  private let capture = KeyCapture()

  /// Those of some keys that are the session's.
  private func taken(on line: String) -> [EditKey] {
    let keys: [EditKey] =
      [.up, .down, .left, .right, .pageUp, .pageDown, .tab, .escape]
      + "zQ?:/1é".map(EditKey.character)
    return keys.filter { capture.takes($0, on: line) }
  }

  @Test func escapeIsNeverLeftToTheEditor() {
    #expect(taken(on: "") == [.escape])
    capture.set([.up])
    #expect(taken(on: "") == [.up, .escape])
  }

  @Test func aSearchHasItsKeys() {
    let ofSearch: [EditKey] = [.up, .down, .pageUp, .pageDown, .tab, .escape]
    #expect(taken(on: "li") == [.escape])
    #expect(taken(on: "/li") == ofSearch)
    #expect(taken(on: "find li") == [.escape])
    capture.set([.up], canFind: true)
    #expect(taken(on: "find li") == ofSearch)
    #expect(taken(on: "find") == [.escape])
    #expect(
      ["/", "/li", "find li", "find", "li", ""].filter(capture.keepsRowsBelow) == [
        "/", "/li", "find li",
      ])
  }

  /// Those that begin a command, a search or a number begin a line.
  @Test func singleKeysAreAllOthers() {
    capture.set([.up], hasLetters: true)
    #expect(taken(on: "") == [EditKey.up, .escape] + "zQ?é".map(EditKey.character))
    #expect(taken(on: ":") == [.escape])
  }
}

/// What `set` takes.
@Suite struct SettingsCommandTests {
  @Test(arguments: [
    ("", SettingsCommand.all), ("theme", .one("theme")),
    ("THEME dark", .keep(key: "theme", value: "dark")),
    ("theme = dark", .keep(key: "theme", value: "dark")), ("theme=", .one("theme")),
    ("Theme default", .drop("theme")), ("default", .one("default")),
    (
      "cities_url = http://localhost/?a=b", .keep(key: "cities_url", value: "http://localhost/?a=b")
    ),
  ])
  func itIsReadWithAndWithoutAnEqualsSign(argument: String, command: SettingsCommand) {
    #expect(SettingsCommand(argument) == command)
  }
}
