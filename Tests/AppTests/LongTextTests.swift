import Components
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import App
@testable import Session

/// The texts of every language, the longest too, fit the narrowest window of 50 columns and 15 rows.
@MainActor
@Suite struct LongTextTests {
  nonisolated private static let window = Size(columns: 50, rows: 15)
  /// A long name that stands for a placeholder.
  nonisolated private static let name = "Santa Cruz de la Sierra, BO"

  /// The texts of a language's PO file with names in the places of the placeholders.
  private static func texts(_ language: Language) throws -> [String] {
    let path = "po/" + (language == .english ? "catalejo.pot" : language.rawValue + ".po")
    let start = language == .english ? "msgid" : "msgstr"
    var texts: [String] = []
    var isRead = false
    for line in try Transcript.text(path).split(separator: "\n") {
      if line.hasPrefix("msg") {
        isRead = line.hasPrefix(start)
        if isRead { texts.append("") }
      }
      guard isRead, let open = line.firstIndex(of: "\""), let close = line.lastIndex(of: "\"")
      else { continue }
      texts[texts.count - 1] += line[line.index(after: open)..<close]
        .replacing("\\n", with: " ").replacing("\\\"", with: "\"")
    }
    // The first one is the header.
    return texts.dropFirst().map { $0.replacing(#/\{\d\}/#, with: name) }
  }

  /// A text wraps, and nothing of it is cut.
  @Test(arguments: Language.allCases)
  func everyTextIsLaidOutInItsWindow(_ language: Language) throws {
    let status = StatusText(
      strings: Strings(language), columns: Self.window.columns, isInteractive: true)
    let texts = try Self.texts(language)
    #expect(texts.count > 1000)
    for text in texts {
      let lines = status.lines(
        for: LoadingState<Int, DataError>.idle, notice: Notice(text))
      #expect(lines.allSatisfy { $0.width <= Self.window.columns }, "\(text)")
      let shown = lines.map(\.text).joined().filter { $0 != " " }
      #expect(shown == text.filter { $0 != " " }, "\(text)")
    }
  }

  /// What help says of each command and of each topic, and the overview.
  @Test(arguments: Language.allCases)
  func everyScreenOfASessionFits(_ language: Language) async throws {
    let help = VerbText.all.map { "help \($0.english)" }
    let scripts = try ["tour.en", "mistakes.en"].map { name in
      (name, try Transcript(name).sections.map(\.commands))
    }
    for (name, sections) in scripts + [("help", [["help"] + help + ["cities lima", "help"]])] {
      for commands in sections {
        let console = MemoryConsole(size: Self.window, isInteractive: true)
        let world = try World(language, console: console)
        // A script that chooses its language stays in that of the test.
        _ = await world.run(commands.filter { !$0.hasPrefix("lang") })
        let wide = console.lines.filter {
          !$0.hasPrefix("! ") && DisplayWidth.of($0) > Self.window.columns
        }
        #expect(wide == [], "\(name)")
      }
    }
  }

  /// A row of keys keeps its last part, which leads back, and as many of the others as fit.
  @Test(arguments: Language.allCases)
  func theRowOfKeysFitsItsWindow(_ language: Language) throws {
    let strings = Strings(language)
    let screens: [[EditKey]] = [
      [.left, .up, .pageUp], [.tab, .up, .pageUp], [.up, .pageUp], [.tab, .pageUp], [.pageUp], [],
    ]
    for keys in screens {
      for isBeside in [true, false] {
        for (hasLetters, hasChoice) in [(true, true), (true, false), (false, true), (false, false)]
        {
          let words = strings.screenKeys(
            keys, isBeside: isBeside, hasChoice: hasChoice, hasLetters: hasLetters)
          let parts = words.split(separator: " · ")
          for (columns, least) in [(50, 3), (80, 4)] {
            let shown = words.parts(fitting: columns).split(separator: " · ")
            #expect(DisplayWidth.of(words.parts(fitting: columns)) <= columns)
            #expect(shown.last == parts.last && shown.first == parts.first)
            #expect(shown.count >= min(least, parts.count), "\(words)")
          }
        }
      }
    }
  }
}
