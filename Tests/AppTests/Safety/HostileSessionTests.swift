import App
import Contracts
import Domain
import Foundation
import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// Sessions of the real program in a terminal, over services whose texts command terminals.
@Waiting
@Suite(.oneAtATime) struct HostileSessionTests {
  /// A window and a language.
  struct Setting: Sendable, CustomTestStringConvertible {
    let columns: Int
    let rows: Int
    let language: String

    var testDescription: String { "\(columns) × \(rows), \(language)" }
  }

  private nonisolated static let settings = [
    Setting(columns: 120, rows: 40, language: "en"),
    // As tall as a text with all that is hostile: what is longer is shown in parts.
    Setting(columns: 60, rows: 400, language: "es"),
  ]

  /// How a hostile text begins where it is shown.
  private static let made = "‹\u{FFFD}"

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  private func visit(_ setting: Setting) throws -> PseudoTerminal {
    try outpost.open(
      ["--lang", setting.language], columns: setting.columns, rows: setting.rows)
  }

  /// Leaves; whatever was written must be harmless, and is answered.
  private func leave(_ visitor: PseudoTerminal) throws -> OutputAudit {
    try visitor.enter(":quit")
    #expect(try visitor.waitForExit() == .exited(0))
    let audit = OutputAudit(visitor.bytes, isTerminal: true)
    #expect(audit.findings == [])
    for text in audit.copied {
      #expect(!text.unicodeScalars.contains(where: OutputAudit.isHarmful))
    }
    #expect(visitor.isAsBefore)
    return audit
  }

  @Test(arguments: settings)
  func everyScreenOfEveryCatalogIsHarmless(setting: Setting) throws {
    outpost.makeHostile(.text)
    _ = try outpost.run("refresh", "cities")
    let visitor = try visit(setting)
    for catalog in Catalogs.descriptions where !catalog.services.isEmpty {
      try visitor.answer(catalog.id.rawValue, with: Self.made)
      try visitor.settle(after: "grid", "rows")
      try visitor.answer("info 1", with: Self.made)
      try visitor.settle(
        after: "copy", "share", "fav", "next", "back", "map 1", catalog.id.rawValue, "help")
      try search(visitor)
    }
    try visitor.answer("favorites", with: Self.made)
    try search(visitor)
    try visitor.answer("info 1", with: Self.made)
    try visitor.settle(
      after: "back", "fav 1", "undo", "export \(outpost.home.path)/favorites.json", "status")
    let audit = try leave(visitor)
    // A link and, with a title before it, another.
    #expect(
      audit.copied.contains { $0.contains(Self.made) && $0.contains("http://") },
      "\(audit.copied)")
  }

  /// Searches with each key, chooses, stars and goes back; then has Tab complete a name.
  private func search(_ visitor: PseudoTerminal) throws {
    try visitor.send("/a")
    try visitor.expect("Esc")
    try visitor.send("\u{1B}[B\u{1B}[B\u{1B}[A\t\t")
    try visitor.send("\u{15}search Li\t\u{15}search B\t\u{15}")
    try visitor.settle()
  }

  @Test(arguments: StubHostility.allCases)
  func everyAnswerIsHarmlessWhateverIsHostileInIt(kind: StubHostility) throws {
    let visitor = try visit(Self.settings[kind == .links ? 1 : 0])
    for isHostile in [false, true] {
      if isHostile { outpost.makeHostile(kind) }
      try visitor.settle(
        after: "people", "info 1", "pokemon", "refresh", "info 25", "items", "info 1", "refresh",
        "articles", "refresh", "/a", "cities", "info 1", "refresh", "status")
    }
    _ = try leave(visitor)
  }
}

extension PseudoTerminal {
  /// Types a line and waits for what comes of it, not taking what stood there before for it.
  func answer(_ line: String, with text: String) throws {
    try settle()
    try enter(":" + line)
    try expect(text)
  }

  /// Types commands, and waits until each is done.
  func settle(after commands: String...) throws {
    for command in commands {
      try enter(":" + command)
      try settle()
    }
  }

  /// Waits until all that was typed is done: signs that nobody knows are answered then.
  ///
  /// A word would be searched for.
  func settle() throws {
    let word = "%%\(bytes.count)"
    // A colon begins a command in the midst of a long text too.
    try enter(":" + word)
    // In either language it comes back in quotation marks, and is echoed without.
    try expect(anyOf: ["\(word)”", "\(word)»"])
    // A long text that comes now is shown in parts, with a hint where a prompt would be: in a narrow
    // window a short one.
    try expect(anyOf: ["❯", "· q"])
  }
}
