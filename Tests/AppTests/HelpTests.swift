import Articles
import Catalog
import Domain
import Foundation
import Local
import Localization
import Pictures
import Remote
import StubServer
import Terminal
import TestSupport
import Testing
import TextUI

@testable import App
@testable import Session

/// What `help` says, of whatever screen.
@MainActor
@Suite struct HelpTests {
  private static func everywhere(_ strings: Strings) -> CommandTable<Void> {
    CommonCommand.table(strings, .offered).map { _ in () }.spoken(strings, .offered)
  }

  private static func kinds(_ strings: Strings) -> [ScreenKind] {
    Composition.screenKinds(strings).map { ($0.name, $0.commands.spoken(strings, .offered)) }
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
        hints: (strings[SessionText.searchKeys], strings.screenKeys($0.keys)),
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
        "  goto LAT,LON  move the marker to a position", "  It works on a map.",
      ])
    #expect(
      try home.answer("FAV").map(\.text).last
        == "  It works in a list, in a detail, on a map, in the favorites.")
    #expect(throws: CommandError.unknown("nothing", suggestions: [])) {
      try home.answer("nothing")
    }
  }

  @Test(arguments: Language.allCases)
  func allOfItFitsAWindow(_ language: Language) {
    for (columns, rows) in [(80, 24), (60, 20), (120, 40)] {
      for help in Self.all(language, columns: columns, rows: rows) {
        guard let lines = try? help.answer("") else { continue }
        // A line is the prompt's.
        #expect(lines.count < rows)
        #expect(lines.allSatisfy { $0.width <= columns })
      }
    }
  }
}

/// What the program says of its catalogs, services and parts fits what they are.
@Suite struct OfferTests {
  @Test func everyPublishedAddressIsGood() {
    for service in Catalogs.allServices {
      let addresses = [service.address] + service.otherAddresses.map(\.address)
      for address in addresses {
        #expect(address.hasPrefix("https://"))
        #expect(ServiceAddresses([service: address]).peer(of: service) != nil)
      }
    }
  }

  /// The demo is complete: where the program asks a service, the stub server stands in for it.
  @Test func theStubServerIsOneForEachService() {
    let addresses = StubServer.addresses(port: 1, key: "")
    #expect(Catalogs.allServices.filter { addresses[$0.addressVariable] == nil } == [])
  }

  @Test func everyValueOfTheArticlesChoosesAList() throws {
    for word in Articles.description.filterArguments where !word.hasSuffix("=") {
      let parts = word.split(separator: "=").map(String.init)
      guard parts[0] != "favorite" else { continue }
      _ = try ArticleEdition.standard.changed(by: Filter(key: parts[0], value: parts[1]))
    }
  }

  @Test(.oneAtATime, arguments: ["cities", "pokemon"])
  func eachMemberOfARowIsAField(catalog: String) throws {
    let run = try Home().run("list", catalog, "--search", "a", "--limit", "200", "--json")
    let members = Set(try run.items.flatMap(\.keys))
    let fields = try #require(Catalogs.description(named: catalog)).fields
    #expect(members.subtracting(fields) == [])
    #expect(members.count > 5)
  }

  @Test func theSettingsTakeEveryThemeAndEveryWayToShowPictures() {
    #expect(Program.choices(of: "pictures") == PictureSettings.Choice.allCases.map(\.rawValue))
    #expect(SettingsFile.themes == Theme.allCases.map(\.rawValue))
  }

  /// All but the one that only a test imports.
  @Test func everyPackageOfTheProgramIsNamedWithTheVersionThatIsAskedFor() throws {
    let manifest = try Transcript.text("Package.swift")
    let asked = manifest.matches(
      of: #/\.package\(url: ".*/([^/"]+)", from: "([^"]+)"/#
    ).filter { $0.1 != "swift-nio-ssl" }
      .map { "\($0.1) \($0.2)+" }
    #expect(Set(asked) == Set(ProgramPart.packages.map { "\($0.name) \($0.version ?? "")" }))
    // Beside the libraries there is Swift's own.
    let libraries = manifest.matches(of: #/\.systemLibrary\(\s*name: "C([^"]+)"/#)
      .map { $0.1 == "EditLine" ? "libedit" : $0.1.lowercased() }
    #expect(
      Set(libraries) == Set(ProgramPart.ofTheSystem.dropFirst().map { $0.name.lowercased() }))
  }

  /// What Debian's package says of others' work has each embedded file, and each package that is
  /// linked in on Linux, named by Package.swift or by another.
  @Test func thePackageSaysWhoseEachPartIs() throws {
    let copyright = try Transcript.text("scripts/debian/copyright")
    let blobs = try Transcript.text("Sources/CData/CData.c").matches(
      of: #/"blobs/([a-z]+\.bin)"/#
    ).map { "Sources/CData/blobs/\($0.1)" }
    #expect(!blobs.isEmpty && blobs.filter { !copyright.contains($0) } == [])
    let packages = try Transcript.text("Package.resolved").matches(
      of: #/"location" : ".*/([^/"]+?)(?:\.git)?",?\n/#
    ).map { String($0.1) }
    // Is for Apple's systems alone.
    let other = "swift-nio-transport-services"
    #expect(packages.contains(other))
    #expect(packages.filter { !copyright.contains($0) && $0 != other } == [])
  }
}

/// Each command has a Spanish word, and both words work in both languages.
@MainActor
@Suite struct CommandWordsTests {
  /// What can be typed on each kind of screen, and on the home screen.
  private static func tables(_ strings: Strings) -> [CommandTable<Void>] {
    let everywhere = CommonCommand.table(strings, .offered).map { _ in () }
    return [everywhere.spoken(strings, .offered)]
      + Composition.screenKinds(strings).map {
        $0.commands.spoken(strings, .offered).merging(everywhere.spoken(strings, .offered))
      }
  }

  @Test func everyVerbOfEveryTableHasItsWord() {
    let verbs = Set(Self.tables(Strings(.english)).flatMap(\.verbs))
    let words = Set(VerbText.allCases.map(\.rawValue)).subtracting(["+", "-"])
    #expect(verbs == words.union(Catalogs.ids.map(\.rawValue)))
    #expect(Catalogs.descriptions.allSatisfy { !$0.words.spanishVerbs.isEmpty })
  }

  @Test(arguments: Language.allCases)
  func eachWordFindsItsCommandWithAndWithoutAccents(_ language: Language) throws {
    for table in Self.tables(Strings(language)) {
      for command in table.commands {
        let words = VerbText(rawValue: command.name)?.spanishWords
        for word in words ?? Catalogs.description(named: command.name)?.words.spanishVerbs ?? [] {
          #expect(try table.command(named: word).name == command.name)
          let plain = word.split(separator: "-").map { Fold.fold(String($0)) }
          #expect(try table.command(named: plain.joined(separator: "-")).name == command.name)
        }
        guard case .verb(let verb, _) = command.form else { continue }
        #expect(try table.command(named: verb).name == command.name)
      }
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
    let session = CommonCommand.table(strings, .offered).spoken(strings, .offered)
    #expect(try session.event("sin-red sí") == .offline(true))
    #expect(try session.event("sin-red NO") == .offline(false))
    #expect(try session.event("offline on") == .offline(true))
    #expect(try session.event("traza guardar sí.txt") == session.event("trace save sí.txt"))
    #expect(try session.event("buscar sí") == session.event("search sí"))
    let filter = Command<[TypedPair]>(
      .verb("filter"), arguments: "KEY=VALUE…", summary: "",
      candidates: .pairs(["region": [], "country": ["PE"]])
    ) { TypedPair.all(in: $0) }
    let list = CommandTable([filter]).spoken(strings, .offered)
    #expect(
      try list.event("filtrar Región=\"new york\" pais=us")
        == list.event("filter region=new york country=us"))
  }

  /// The page in docs has what the code has.
  @Test func thePageOfCommandsListsEachWord() throws {
    let rows = try Transcript.text("docs/commands.md").split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }.map(String.init)
    func row(_ verb: String, _ words: [String]) -> String {
      "| `\(verb)` | \(words.map { "`\($0)`" }.joined(separator: ", ")) |"
    }
    let known = VerbText.allCases.map { row($0.rawValue, $0.spanishWords) }
    let catalogs = Catalogs.descriptions.map { row($0.id.rawValue, $0.words.spanishVerbs) }
    #expect(Set(rows) == Set(known + catalogs))
    #expect(rows.count == known.count + catalogs.count)
  }

  /// The page of keys in docs has what the command tables have.
  @Test func thePageOfKeysHasEachKeyOfAListADetailAndAMapWithItsCommand() throws {
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
    try Transcript.text("docs/keys.md").split(separator: "\n").flatMap { line -> [String] in
      let cells = line.split(separator: "|").map { $0.filter { $0 != " " && $0 != "`" } }
      guard cells.count == 4, !["key", "---"].contains(cells[0]) else { return [] }
      return (0..<3).filter { !cells[$0 + 1].isEmpty }.map { "\($0) \(cells[0]) \(cells[$0 + 1])" }
    }
  }
}
