import Contracts
import Domain
import Foundation
import Localization
import Terminal
import Testing
import TextUI

@testable import App
@testable import Session

/// Each command has a word in each language, and each word works in all of them.
@MainActor
@Suite struct CommandWordsTests {
  /// What can be typed on each kind of screen, and on the home screen.
  private static func tables(_ strings: Strings) -> [CommandTable<Void>] {
    let everywhere = CommonCommand.table(strings, .offered).map { _ in () }
    return [everywhere]
      + Composition.commandsByKind(strings).map {
        $0.commands.translated(strings, .offered).merging(everywhere)
      }
  }

  @Test func everyVerbOfEveryTableHasItsWord() {
    let verbs = Set(Self.tables(Strings(.english)).flatMap(\.verbs))
    let words = Set(VerbText.all.map(\.english)).subtracting(["+", "-"])
    #expect(verbs == words.union(Catalogs.ids.map(\.rawValue)))
    #expect(Catalogs.descriptions.map(\.words.verb.english) == Catalogs.ids.map(\.rawValue))
  }

  @Test(arguments: Language.allCases)
  func eachWordFindsItsCommandWithAndWithoutAccents(_ language: Language) throws {
    for table in Self.tables(Strings(language)) {
      for command in table.commands {
        for word in Language.others.flatMap({ Strings($0).verbs(command.name) }) {
          #expect(try table.command(named: word).name == command.name)
          let plain = word.split(separator: "-").map { Fold.fold(String($0)) }
          #expect(try table.command(named: plain.joined(separator: "-")).name == command.name)
        }
        guard case .verb(let verb, _) = command.form else { continue }
        #expect(try table.command(named: verb).name == command.name)
      }
    }
  }

  /// The words that are those of two things, folded: each acts in every language, beside the English ones.
  private static func clashes(_ words: [(thing: String, words: [String])]) -> [String] {
    var things: [String: Set<String>] = [:]
    for (thing, words) in words {
      for word in words { things[Fold.fold(word), default: []].insert(thing) }
    }
    return things.filter { $0.value.count > 1 }.map { "\($0.key): \($0.value.sorted())" }.sorted()
  }

  @Test func noWordIsThatOfTwoCommands() {
    for table in Self.tables(Strings(.english)) {
      let words = table.commands.filter { $0.verb != nil }.map { command in
        (command.name, Language.allCases.flatMap { Strings($0).verbs(command.name) })
      }
      #expect(Self.clashes(words) == [])
    }
  }

  @Test func noWordIsThatOfTwoArgumentsOfACommand() {
    for table in Self.tables(Strings(.english)) {
      for command in table.commands {
        let known: [String] =
          switch command.candidates {
          case .words(let words), .rows(or: let words): words
          default: []
          }
        let words = Set(known).map { word in
          (word, Language.allCases.map { Vocabulary.offered.argument(word, Strings($0)) } + [word])
        }
        #expect(Self.clashes(words) == [], "\(command.name)")
      }
    }
  }

  @Test func noWordIsThatOfTwoFiltersOrOrdersOfACatalog() {
    for catalog in Catalogs.descriptions {
      let filters = catalog.filters.map { filter in
        (filter.key, Language.allCases.flatMap { [filter.words[$0], filter.typedKey(in: $0)] })
      }
      let orders = catalog.sorts.map { order in
        (order.key, [order.key] + Language.allCases.map { order.typedKey(in: $0) })
      }
      #expect(Self.clashes(filters) == [], "\(catalog.id)")
      #expect(Self.clashes(orders) == [], "\(catalog.id)")
    }
  }

  /// What is short for a verb stays so, though a Spanish word starts like it.
  @Test func whatIsShortForAVerbStaysSo() throws {
    let list = Self.tables(Strings(.spanish))[1]
    let read = ["fil", "fav", "pa", "re", "sea", "ref", "des", "bus", "fila", "favorito"].map {
      try? list.command(named: $0).name
    }
    #expect(
      read == ["filter", "fav", "page", nil, "search", "refresh", "undo", "search", "rows", "fav"])
  }

  @Test func argumentsAreReadInBothLanguages() throws {
    let strings = Strings(.english)
    let table = CommonCommand.table(strings, .offered)
    func command(_ line: String) throws -> CommonCommand? {
      if case .session(let command)? = try table.event(line) { command } else { nil }
    }
    #expect(try command("sin-red sí") == .offline(true))
    #expect(try command("sin-red NO") == .offline(false))
    #expect(try command("red sí") == .offline(false))
    #expect(try command("red no") == .offline(true))
    #expect(try command("offline on") == .offline(true))
    #expect(try command("traza guardar sí.txt") == command("trace save sí.txt"))
    #expect(try command("buscar sí") == command("search sí"))
    #expect(try command("tema oscuro") == .theme(.dark))
    #expect(try command("idioma inglés") == .language(.english))
    #expect(try command("lang espanol") == .language(.spanish))
    #expect(try command("ajustar tema claro") == .set(.keep(key: "theme", value: "light")))
    #expect(try command("ajustar Tema = claro") == .set(.keep(key: "theme", value: "light")))
    #expect(try command("set ratón sí") == .set(.keep(key: "mouse", value: "yes")))
    #expect(
      try command("ajustar orden población")
        == .set(.keep(key: "sort", value: "population")))
    #expect(try command("ajustar tema predeterminado") == .set(.drop("theme")))
    #expect(try command("configurar editar") == .set(.edit))
    #expect(
      try command("set people_url http://x/tema")
        == .set(
          .keep(key: "people_url", value: "http://x/tema")))
    let filter = Command<[Filter]>(
      .verb("filter"), arguments: "KEY=VALUE…", summary: "",
      candidates: .pairs(["region": [], "country": ["PE"]])
    ) { Filter.all(in: $0) }
    let list = CommandTable([filter]).translated(strings, .offered) { $0 }
    #expect(
      try list.event("filtrar Región=\"new york\" pais=us")
        == list.event("filter region=new york country=us"))
  }

  /// The page in docs has what the code has.
  @Test func thePageOfCommandsListsEachWord() throws {
    let rows = try Transcript.text("docs/commands.md").split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }.map(String.init)
    func row(_ verb: String) -> String {
      let words = Language.others.map { language in
        Strings(language).verbs(verb).map { "`\($0)`" }.joined(separator: ", ")
      }
      return "| \((["`\(verb)`"] + words).joined(separator: " | ")) |"
    }
    let known = VerbText.all.map { row($0.english) }
    let catalogs = Catalogs.ids.map { row($0.rawValue) }
    #expect(Set(rows) == Set(known + catalogs))
    #expect(rows.count == known.count + catalogs.count)
  }

  /// The page of places in docs has the kinds of the code.
  @Test func thePageOfPlacesListsEachKind() throws {
    let rows = try Transcript.text("docs/places.md").split(separator: "\n")
      .drop { $0 != "| | kinds |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
    let listed = rows.flatMap { row in
      row.split(separator: "|").dropFirst().flatMap { $0.split(separator: ",") }
    }.map { String($0).trimmingSpaces() }
    #expect(
      listed.filter { !$0.isEmpty }.sorted() == PlaceKind.allCases.map { $0.words.english }.sorted()
    )
  }

  /// The page of keys in docs has what the command tables have.
  @Test func thePageOfKeysHasEachKeyOfAListADetailAndAMapWithItsCommand() throws {
    let strings = Strings(.english)
    let kinds = Composition.commandsByKind(strings)
    #expect(kinds.map(\.kind).prefix(3) == [.inAList, .inADetail, .onAMap])
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
    try Transcript.text("docs/keys.md").split(separator: "\n").flatMap { line -> [String] in
      let cells = line.split(separator: "|").map { $0.filter { $0 != " " && $0 != "`" } }
      guard cells.count == 4, !["key", "---"].contains(cells[0]) else { return [] }
      return (0..<3).filter { !cells[$0 + 1].isEmpty }.map { "\($0) \(cells[0]) \(cells[$0 + 1])" }
    }
  }
}
