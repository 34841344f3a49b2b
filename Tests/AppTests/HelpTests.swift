import Domain
import Localization
import Testing
import TextUI

@testable import App
@testable import Session

/// What `help` says, of whatever screen.
@MainActor
@Suite struct HelpTests {
  private static func everywhere(_ strings: Strings) -> CommandTable<Void> {
    CommonCommand.table(strings, .offered).map { _ in () }
  }

  private static func kinds(_ strings: Strings) -> [KindCommands] {
    Composition.commandsByKind(strings).map { ($0.kind, $0.commands.translated(strings, .offered)) }
  }

  /// The help of the home screen, then that of each kind of screen.
  private static func all(
    _ language: Language, columns: Int = 80, rows: Int = 24
  ) -> [HelpText] {
    let strings = Strings(language)
    let kinds = Self.kinds(strings)
    return ([CommandTable([])] + kinds.map(\.commands)).map {
      HelpText(
        here: $0, title: "Here", everywhere: everywhere(strings), elsewhere: kinds,
        hints: (
          strings[Words("↑↓ choose · Enter open · Esc back · Tab star")],
          strings.screenKeys($0.keys)
        ),
        size: Size(columns: columns, rows: rows), strings: strings, vocabulary: .offered)
    }
  }

  private static func commands(_ strings: Strings) -> [Command<Void>] {
    everywhere(strings).commands + kinds(strings).flatMap(\.commands.commands)
  }

  private static func words(of command: Command<Void>) -> [String] {
    guard case .verb(let verb, let aliases) = command.form else { return [] }
    return [verb] + aliases + command.words
  }

  @Test func everyCommandHasATopic() {
    let unsorted = Self.commands(Strings(.english)).filter {
      HelpTopic.topic(ofCommand: $0.name, .offered) == nil
    }
    #expect(unsorted.map(\.name) == [])
  }

  @Test(arguments: Language.allCases)
  func everyTopicExplainsItsCommandsOnEveryScreen(_ language: Language) throws {
    for help in Self.all(language) {
      for topic in help.topics {
        let page = try help.answer(help.strings[topic.name]).map(\.text).joined(separator: "\n")
        for command in Self.commands(help.strings)
        where HelpTopic.topic(ofCommand: command.name, .offered) == topic {
          #expect(page.contains(command.verb ?? command.name))
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func everyCommandIsExplainedOnEveryScreenByEachOfItsWords(_ language: Language) throws {
    for help in Self.all(language) {
      let topics = Set(
        HelpTopic.all.flatMap { topic in
          Language.allCases.map { Strings($0)[topic.name] }
        })
      // One word may be another command's on another screen.
      let verbs = Dictionary(
        grouping: Self.commands(help.strings).flatMap { command in
          Self.words(of: command).map { (word: $0, verb: command.verb ?? command.name) }
        }, by: \.word)
      for (word, meanings) in verbs where !topics.contains(word) {
        let text = try help.answer(word).map(\.text).joined(separator: "\n")
        #expect(meanings.contains { text.contains($0.verb) }, "\(word)")
      }
    }
  }

  @Test func aCommandOfAnotherScreenIsExplainedWithWhereItWorks() throws {
    let home = try #require(Self.all(.english).first)
    #expect(
      try home.answer("goto").map(\.text) == [
        "  goto TEXT|POSITION  move the marker to a position or to a place by its name",
        "  It works on a map.",
      ])
    #expect(
      try home.answer("FAV").map(\.text).last
        == "  It works in a list, in a detail, on a map, in the favorites.")
    #expect(throws: CommandError.unknown("nothing", suggestions: [])) {
      try home.answer("nothing")
    }
  }

  /// In a small window the overview is paged.
  @Test(arguments: Language.allCases)
  func theOverviewNamesTheCommandsOfEveryScreenInEachWindow(_ language: Language) throws {
    let everywhere = Strings(language)[Words("On every screen")]
    for (columns, rows) in [(80, 24), (60, 20), (50, 15), (120, 40)] {
      for help in Self.all(language, columns: columns, rows: rows) {
        let lines = try help.answer("")
        #expect(lines.contains { $0.text == everywhere })
        #expect(lines.allSatisfy { $0.width <= columns })
      }
    }
  }
}
