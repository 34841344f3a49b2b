import Foundation
import Localization
import Testing
import TextUI

@testable import App
@testable import Session

/// The page of keys in docs has what the command tables have.
@MainActor
@Suite struct KeysPageTests {
  @Test func eachKeyOfAListADetailAndAMapIsThereWithItsCommand() throws {
    let strings = Strings(.english)
    let kinds = Composition.screenKinds(strings)
    #expect(kinds.map(\.name).prefix(3) == [.inAList, .inADetail, .onAMap])
    let known = kinds.prefix(3).enumerated().flatMap { column, kind in
      kind.commands.commands.flatMap { command in
        command.keys(hasLetters: true).map {
          "\(column) \(HelpText.name(of: $0, strings)) \(command.name)"
        }
      }
    }
    #expect(try keysOfThePage().sorted() == known.sorted())
  }

  /// The cells of the tables with a column for each kind of screen.
  private func keysOfThePage() throws -> [String] {
    let path = Transcript.root.appending(path: "docs/keys.md")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    return lines.flatMap { line -> [String] in
      let cells = line.split(separator: "|").map { $0.filter { $0 != " " && $0 != "`" } }
      guard cells.count == 4, !["key", "---"].contains(cells[0]) else { return [] }
      return (0..<3).filter { !cells[$0 + 1].isEmpty }.map { "\($0) \(cells[0]) \(cells[$0 + 1])" }
    }
  }
}
