import Atlas
import Catalog
import Domain
import Gazetteer
import Glibc
import Local
import Localization
import MapFeature
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

  /// What `--zoom` is where it is not given.
  package nonisolated static let defaultZoom = MapViewport.defaultZoom

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
    // NO_COLOR is the environment's word, and comes before the settings file.
    let silenced = !environment["NO_COLOR", default: ""].isEmpty
    let choice = (color ?? (silenced ? nil : settings.color)).flatMap(ColorChoice.init(rawValue:))
    console = TerminalConsole(environment: environment, color: choice ?? .auto)
    for warning in warnings {
      let text = strings.message(for: warning, in: folders.settings ?? "")
      console.printMessage(Line(text, .notice))
    }
  }

  var strings: Strings { Strings(language) }
  var formats: Formats { Formats(language) }

  /// The live services; nil, with the reason said, where the embedded data can't be used.
  func services(asJSON: Bool = false) -> Services? {
    do {
      let gazetteer = try Gazetteer()
      return Services(
        cities: gazetteer, cityCount: gazetteer.count, neighbors: gazetteer, maps: try Atlas(),
        favorites: favoritesStore, documents: ConsoleDocuments(files: FileDocuments()),
        clock: Clock.now)
    } catch {
      let message = strings[SessionText.damaged]
      console.printMessage(Line(message, .error))
      if asJSON {
        _ = write(JSONText.text(Self.json(for: message, .badData)) + "\n", then: .badData)
      }
      return nil
    }
  }

  private var favoritesStore: any FavoritesDataManager {
    guard let path = folders.favorites else { return UnstoredFavorites() }
    let console = console.messages
    let strings = strings
    return FavoritesStore(path: path, clock: Clock.now) { warning in
      console.printMessage(Line(strings.message(for: warning), .notice))
    }
  }
}
