import Components
import Domain
import Localization
import Terminal
import TestSupport
import Testing
import TextUI
import Viper

@testable import App
@testable import Session

/// Every command of every table, typed on each kind of screen: it does something, or one line says what to
/// do; and none works "not here" if it could.
///
/// The commands are those of the program's own tables, so a new one is walked as well.
@MainActor
@Suite struct EveryCommandTests {
  private typealias Kind = MapCommandLineTests.Kind

  nonisolated private static let kinds = MapCommandLineTests.kinds

  /// What ends a session is no answer, and what an editor is needed for has its own tests.
  private static let leaving: Set = ["q", "quit"]

  /// The commands of all screens with an argument that they take, each once, and the kinds of screens that
  /// have it.
  private static func lines(_ strings: Strings) -> [(line: String, kinds: Set<ScreenKind>)] {
    let everywhere = CommonCommand.table(strings, .offered).map { _ in () }
    var kinds: [String: Set<ScreenKind>] = [:]
    var order: [String] = []
    func add(_ command: Command<Void>, of kind: ScreenKind?) {
      guard !leaving.contains(command.name) else { return }
      for line in lines(for: command) where command.name.count > 1 || command.verb == nil {
        if kinds[line] == nil { order.append(line) }
        kinds[line, default: []].formUnion(kind.map { [$0] } ?? [])
      }
    }
    for command in everywhere.commands { add(command, of: nil) }
    for kind in Composition.commandsByKind(strings) {
      for command in kind.commands.commands { add(command, of: kind.kind) }
    }
    return order.map { ($0, kinds[$0] ?? []) }
  }

  /// The command alone if it takes nothing, or if its argument is optional, and with an argument of each form
  /// that its usage names.
  private static func lines(for command: Command<Void>) -> [String] {
    guard command.form != .number else { return ["1"] }
    let forms = command.arguments.filter { !"[]…".contains($0) }.split(separator: "|")
    let arguments = forms.map { form -> String in
      var words = form.split(separator: " ").map { argument(String($0)) }
      if words == ["lima", "cusco"] { words = ["lima", "/", "cusco"] }
      return words.joined(separator: " ")
    }
    let isSign = command.verb == nil
    let alone = command.needsArgument ? [] : [command.name]
    return alone
      + arguments.filter { command.event($0) != nil }.map {
        isSign ? command.name + $0 : "\(command.name) \($0)"
      }
  }

  /// An argument for a word of a usage; what is written small is typed as it is.
  private static func argument(_ word: String) -> String {
    switch word {
    case "N", "N-M", "+N", "-N": word.replacing("N", with: "1").replacing("M", with: "1")
    case "TEXT", "A": "lima"
    case "B": "cusco"
    case "POSITION": "-12.05,-77.04"
    case "KIND": "mountain"
    case "FILE": "/nowhere/catalejo/points.csv"
    case "KEY=VALUE": "favorite=yes"
    case "KEY": "theme"
    case "VALUE": "dark"
    case "COMMAND", "TOPIC": "find"
    default: word
    }
  }

  /// Whether a command that these kinds of screens alone have can be done from a screen: on a map, in the
  /// favorites, or in the detail of what the screen is about.
  private static func isReachable(_ kinds: Set<ScreenKind>, hasEntity: Bool) -> Bool {
    switch kinds {
    case [.onAMap], [.inTheFavorites]: true
    case [.inADetail]: hasEntity
    default: kinds.isEmpty
    }
  }

  /// What the lines say that refuse a command because of the screen: it works on others, it works there for
  /// others, or nothing is called so.
  private static func refusals(_ strings: Strings) -> [String] {
    func words(_ text: String, _ index: Int) -> String {
      String(text.split(separator: "¤", omittingEmptySubsequences: false)[index])
    }
    return [
      words(strings("“{0}” works {1}, not here.", "¤", "¤"), 1),
      words(strings("“{0}” does not work for {1}; help lists what does.", "¤", "¤"), 1),
      words(strings("Unknown command “{0}”.", "¤"), 0),
    ]
  }

  /// A screen of a kind: what was printed up to there, its own commands, and whether it is about an entity.
  private struct Screen {
    let printed: Int
    let status: Components.ExitStatus
    let names: Set<String>
    let hasEntity: Bool
  }

  /// Looks at the commands of a screen before its session ends.
  @MainActor
  private final class End {
    weak var session: Session?
    private(set) var names: Set<String> = []

    func look() { names = Set(session?.stack.current?.table.all.commands.map(\.name) ?? []) }
  }

  private static func screen(_ kind: Kind, _ language: Language) async throws -> Screen {
    let world = try World(language)
    let end = End()
    let reader = ScriptedReader(kind.lines.map(LineInput.line), atEnd: { await end.look() })
    let session = Session(
      host: world.composition, navigator: world.navigator, reader: reader, console: world.console)
    end.session = session
    let status = await session.run()
    return Screen(
      printed: world.console.lines.count, status: status, names: end.names,
      hasEntity: kind.hasRow || world.navigator.current.entity != nil)
  }

  /// The words of all kinds of screens are the same in Spanish, so two of them are walked.
  nonisolated private static let walks: [(Kind, Language)] =
    kinds.map { ($0, .english) }
    + kinds.filter { ["home", "everything"].contains($0.description) }.map { ($0, .spanish) }

  @Test(arguments: walks)
  func everyCommandDoesWhatItSaysOrSaysWhatToDo(
    _ kind: MapCommandLineTests.Kind, _ language: Language
  ) async throws {
    let strings = Strings(language)
    let screen = try await Self.screen(kind, language)
    #expect(screen.names.count > 30)
    for (line, kinds) in Self.lines(strings) {
      let world = try World(language)
      let status = await world.run(kind.lines + [line])
      let answer = Array(world.console.lines.dropFirst(screen.printed))
      let refusals = answer.filter { text in
        Self.refusals(strings).contains { text.contains($0) }
      }
      guard !refusals.isEmpty else {
        // What is switched without a word is seen in the screen that is shown again.
        #expect(!answer.isEmpty || status == screen.status, "\(line)")
        continue
      }
      #expect(answer.count == 1 && status == .usage, "\(line): \(answer)")
      let name = line.prefix { !$0.isWhitespace }
      #expect(!screen.names.contains(String(name)), "\(line): \(answer)")
      #expect(
        // To look from farther away, a map has to be there.
        line.hasPrefix("-") || !Self.isReachable(kinds, hasEntity: screen.hasEntity)
          || refusals[0].contains(Self.refusals(strings)[1]), "\(line): \(answer)")
    }
  }

  /// In the shell a command of a session is told from a name, in one line.
  @Test(arguments: Language.allCases)
  func theShellSaysWhatIsACommandOfASession(_ language: Language) async throws {
    let strings = Strings(language)
    let world = try World(language)
    let host = CommandComposition(
      world.composition.services, Formats(language), keepsHistory: false, tracer: nil)
    let words = Self.lines(strings).compactMap { $0.line.split(separator: " ").first }
    for word in Set(words) where word.count > 1 && word.allSatisfy({ $0.isLetter || $0 == "-" }) {
      #expect(host.isOfSession(String(word)), "\(word)")
    }
    #expect(!host.isOfSession("lima") && !host.isOfSession("q"))
  }
}
