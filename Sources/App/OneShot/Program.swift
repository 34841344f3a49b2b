import Atlas
import Catalog
import Domain
import Gazetteer
import Glibc
import Local
import Localization
import Terminal
import TextUI
import Viper

/// The program as the command line starts it: what it found around it, and one function a command.
///
/// Each one-shot command runs the same presenter as the REPL; only the View is another: it keeps the
/// last scene, which is printed as text or as JSON.
@MainActor
package struct Program {
  let console: TerminalConsole
  let folders: ProgramFolders
  let environment: [String: String]
  let language: Language

  /// What `--color` takes.
  package nonisolated static let colorChoices = ColorChoice.allCases.map(\.rawValue)

  /// - Parameters:
  ///   - lang, color: what the command line says, nil where it says nothing; then the environment
  ///     counts, then the settings file.
  package init(lang: String?, color: String?) {
    environment = Environment.current()
    folders = ProgramFolders(environment: environment)
    let (settings, warnings) = folders.settings.map(SettingsFile.read) ?? (Settings(), [])
    language =
      lang.flatMap(Language.init(rawValue:)) ?? Language(environment: environment)
      ?? settings.lang.flatMap(Language.init(rawValue:)) ?? .english
    let choice = (color ?? settings.color).flatMap(ColorChoice.init(rawValue:)) ?? .auto
    console = TerminalConsole(environment: environment, color: choice)
    for warning in warnings {
      let text = strings.message(for: warning, in: folders.settings ?? "")
      console.complain(Line(text, .notice))
    }
  }

  var strings: Strings { Strings(language) }
  var formats: Formats { Formats(language) }

  /// The live services; nil, with the reason said, where the embedded data can't be used.
  func services() -> Services? {
    do {
      let gazetteer = try Gazetteer()
      return Services(
        cities: gazetteer, cityCount: gazetteer.count, neighbors: gazetteer, maps: try Atlas(),
        favorites: favoritesStore, documents: FileDocuments(), clock: Clock.now)
    } catch {
      console.complain(Line(strings(SessionText.damaged, "\(error)"), .error))
      return nil
    }
  }

  private var favoritesStore: any FavoritesDataManager {
    guard let path = folders.favorites else { return UnstoredFavorites() }
    let console = console.messages
    let strings = strings
    return FavoritesStore(path: path, clock: Clock.now) { warning in
      console.complain(Line(strings.message(for: warning), .notice))
    }
  }
}
