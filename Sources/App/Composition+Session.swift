import Catalog
import Components
import DetailFeature
import Domain
import FavoritesFeature
import ListFeature
import Local
import Localization
import MapFeature
import Session
import Terminal
import TextUI
import Trace

/// What a session asks of the program as a whole.
extension Composition: SessionHost {
  var vocabulary: Vocabulary { .offered }

  var canShowUnicode: Bool { setup.canShowUnicode }

  func screenKinds() -> [ScreenKind] { Self.screenKinds(strings) }

  static func screenKinds(_ strings: Strings) -> [ScreenKind] {
    [
      (.inAList, ListAssembly.commands(strings).map { _ in () }),
      (.inADetail, DetailAssembly.commands(strings).map { _ in () }),
      (.onAMap, MapAssembly.commands(strings).map { _ in () }),
      (
        .inTheFavorites,
        FavoritesAssembly.commands(strings, catalogs: Catalogs.ids).map { _ in () }
      ),
    ]
  }

  var isOffline: Bool { services.connectivity.status.isOffline }

  func followNetwork(_ tell: @MainActor (_ isOffline: Bool) async -> Void) async {
    for await status in services.connectivity.changes() { await tell(status.isOffline) }
  }

  func goOffline(_ isOffline: Bool) { services.connectivity.force(offline: isOffline) }

  var now: Int { services.clock() }

  func switchLog(_ isOn: Bool) -> String? {
    setup.log?.turn(on: isOn)
    return setup.log?.place
  }

  func saveTrace(to path: String, replacing: Bool) async throws(DataError) -> [String] {
    guard let trace = tracer.log.last else { return [] }
    let files = TraceFiles.files(trace, at: path)
    // Of `x` come `x.mmd` and `x.json`: beside a folder nobody means that.
    if await services.documents.isFolder(path) {
      throw .unwritable(path: path, reason: .isFolder)
    }
    try await services.documents.write(files, replacing: replacing)
    return files.map(\.path)
  }

  func about() -> [Line] { AboutText.lines(strings) }

  /// What the session runs on, for `status`.
  func status(of console: any Console) async -> [Line] {
    let size = console.size
    let terminal =
      console.isInteractive
      ? strings(SessionText.statusTerminal, "\(size.columns)", "\(size.rows)")
      : strings[SessionText.statusPlain]
    let favorites: String
    do throws(DataError) {
      let count = try await services.favorites.all().count
      let place = setup.favoritesPath ?? strings[SessionText.statusNowhere]
      favorites = strings(SessionText.statusFavorites, formats.number(count), place)
    } catch {
      favorites = strings(SessionText.statusFavoritesFailed, strings.message(for: error))
    }
    let network =
      switch services.connectivity.status {
      case .online: strings[SessionText.statusOnline]
      case .offline: strings[SessionText.statusOffline]
      case .forcedOffline: strings[SessionText.statusForcedOffline]
      }
    let debug =
      setup.log.flatMap { $0.isOn ? strings(SessionText.statusDebug, $0.place) : nil }
      ?? strings[SessionText.statusNoDebug]
    return [Line(terminal), Line(favorites), Line(network)] + [Line(debug)]
  }
}

/// The settings, told and kept.
extension Composition {
  private var settings: Settings { setup.settings }

  func answer(
    _ command: SettingsCommand, at place: Destination, on console: any Console
  ) -> SettingsAnswer {
    let text = SettingsText(strings, width: console.layout(console.size).columns)
    let live = live(theme: console.theme)
    do throws(Settings.Problem) {
      switch command {
      case .all: return .told(text.lines(settings.all(live: live), settings.path))
      case .one(let name):
        return .told(text.lines([try settings.one(key(name, at: place), live: live)]))
      case .keep(let name, let value):
        let key = key(name, at: place)
        let ahead = try settings.keep(value, for: key)
        let effect = effect(of: value, for: key)
        let path = settings.path ?? ""
        return .changed(effect) {
          SettingsText($0, width: 0).kept(key, value, in: path, isAtOnce: effect != nil, ahead)
        }
      case .drop(let name):
        let holding = try settings.drop(key(name, at: place))
        let effect = effect(of: holding.value ?? "", for: holding.key)
        return .changed(effect) {
          SettingsText($0, width: 0).dropped(holding, isAtOnce: effect != nil)
        }
      }
    } catch {
      switch error {
      case .unknown(let key):
        let known = Settings.keys.joined(separator: ", ")
        return .refused(strings(SettingText.unknown, key, known), .usage)
      case .invalid(let key, let value):
        let known = Settings.values(of: key)?.joined(separator: ", ") ?? ""
        return .refused(strings(SettingText.invalid, key, value, known), .usage)
      case .failed(let error): return .refused(strings.message(for: error), ExitStatus(error))
      }
    }
  }

  /// What of a setting takes effect without a new start; nil where nothing does.
  private func effect(of value: String, for key: String) -> SessionCommand? {
    if let catalog = Settings.catalog(sortedBy: key)?.id {
      start(catalog, sortedBy: value)
      return .order(catalog, value)
    }
    let isOn = value == "yes"
    return switch key {
    case "lang": Language(rawValue: value).map(SessionCommand.language)
    case "theme": Theme(rawValue: value).map(SessionCommand.theme)
    case "offline": .offline(isOn)
    case "debug": .debug(isOn)
    default: nil
    }
  }

  /// What the session has of the settings that can be changed in it.
  private func live(theme: Theme) -> [String: String] {
    let isOffline = services.connectivity.status == .forcedOffline
    var live = [
      "lang": language.rawValue, "theme": theme.rawValue, "offline": isOffline ? "yes" : "no",
    ]
    // Without a log there is nothing to change; a build for debugging keeps one by itself.
    #if !DEBUG
    live["debug"] = setup.log.map { $0.isOn ? "yes" : "no" }
    #endif
    return live
  }

  /// On a list `sort` is short for the key of its catalog.
  private func key(_ name: String, at place: Destination) -> String {
    guard name == Settings.sort, case .list(let catalog, _, _) = place else { return name }
    return SettingsFile.sortKey(of: catalog)
  }
}
