import Components
import Contracts
import Domain
import Local
import Localization
import Session
import Terminal
import TextUI
import Tiles

/// The commands that show, change and keep the settings.
extension Composition {
  private var settings: Settings { setup.settings }

  func answer(
    _ command: SettingsCommand, at destination: Destination, on console: any Console
  ) async -> SettingsAnswer {
    let text = SettingsText(strings: strings, width: console.layout(console.size).columns)
    let live = live(theme: console.theme)
    do throws(Settings.Problem) {
      switch command {
      case .all: return .told(text.lines(settings.all(live: live), settings.path))
      case .one(let name):
        return .told(text.lines([try settings.one(key(name, at: destination), live: live)]))
      case .keep(let name, let value):
        let key = key(name, at: destination)
        let ahead = try await settings.keep(value, for: key)
        let effect = await effect(of: value, for: key)
        let path = settings.path ?? ""
        return .changed(effect ?? []) {
          SettingsText(strings: $0).kept(key, value, in: path, isAtOnce: effect != nil, ahead)
        }
      case .drop(let name):
        let holding = try settings.drop(key(name, at: destination))
        let effect = await effect(of: holding.value ?? "", for: holding.key)
        return .changed(effect ?? []) {
          SettingsText(strings: $0).dropped(holding, isAtOnce: effect != nil)
        }
      case .edit:
        let edited = try settings.edited(isInteractive: console.isInteractive)
        var effects: [CommonCommand] = []
        for key in settings.keys(changedIn: edited) {
          effects += await effect(of: edited[key] ?? "", for: key) ?? []
        }
        reread(edited)
        return .changed(effects) { SettingsText(strings: $0).edited(edited) }
      }
    } catch {
      return .refused(text.message(for: error), error.status)
    }
  }

  /// Lets a setting take effect at once.
  ///
  /// - Returns: the commands that are left to do for it; `nil` if it waits for the next start.
  private func effect(of value: String, for key: String) async -> [CommonCommand]? {
    if let catalog = Settings.catalog(sortedBy: key)?.id {
      start(catalog, sortedBy: value)
      return [.order(catalog, value)]
    }
    let isOn = value == "yes"
    switch key {
    case "lang": return Language(rawValue: value).map { [.language($0)] }
    case "theme": return Theme(rawValue: value).map { [.theme($0)] }
    case "offline": return [.offline(isOn)]
    case "debug": return [.debug(isOn)]
    case "history": return [.history(value != "off")]
    case "bar": return [.bar(value != "off")]
    case "relief": return [.relief(value != "off")]
    case "tiles":
      return [.tiles(TileSwitch.address(value) == nil ? .turn(on: false) : .use(value))]
    case "tiles_cache":
      await services.tiles.store?.limit(to: TileStoreSize.bytes(value) ?? TileStore.usualSize)
      return []
    default: return nil
    }
  }

  /// Returns the settings that can be changed in a session, with the values that hold in this one.
  private func live(theme: Theme) -> [String: String] {
    let isOffline = services.connectivity.status == .switchedOff
    var live = [
      "lang": language.rawValue, "theme": theme.rawValue, "offline": isOffline ? "yes" : "no",
    ]
    // If there is no log, `debug` can't be changed.
    live["debug"] = setup.log.map { $0.isOn ? "yes" : "no" }
    return live
  }

  /// Returns the whole key: on a list `sort` is short for the key of that catalog's order.
  private func key(_ name: String, at destination: Destination) -> String {
    guard name == Settings.sort, case .list(let catalog, _, _) = destination else { return name }
    return SettingsFile.sortKey(of: catalog)
  }
}

/// Says in words what the settings are, and what became of a change.
struct SettingsText {
  let strings: Strings
  /// The columns of the window.
  ///
  /// Texts of one line do not need it.
  var width = 0

  /// Returns a row for each setting, then the settings file and how a setting is kept in it.
  func lines(_ holdings: [Settings.Holding], _ path: String?) -> [Line] {
    let location =
      path.map { strings("Settings file: {0}", $0) }
      ?? strings("There is no place for a settings file: set HOME.")
    return lines(holdings)
      + (Wrapping.wrap(location, to: width)
      + Wrapping.wrap(
        strings("set KEY VALUE keeps a value, set KEY default takes it out again."), to: width))
      .map { Line($0, .dim) }
  }

  func lines(_ holdings: [Settings.Holding]) -> [Line] {
    Table.lines(
      holdings.map { holding in
        [
          Line(holding.key, .accent), Line(value(of: holding)),
          Line(strings.words(for: holding.origin), .dim),
        ]
      },
      in: [
        TableColumn(gap: 0, spokenEnd: strings.colon), TableColumn(least: 8, comfort: 30),
        TableColumn(least: 8),
      ], width: width)
  }

  /// - Parameter ahead: the variable that goes before the file at the next start, if there is one.
  func kept(
    _ key: String, _ value: String, in path: String, isAtOnce: Bool,
    _ ahead: String?
  ) -> String {
    let text =
      isAtOnce
      ? Words("{0} = {1} is kept in {2}.")
      : Words("{0} = {1} is kept in {2}, and counts from the next start on.")
    let kept = strings(
      text, key, Settings.secrets.contains(key) ? strings("(set)") : value, path)
    guard let ahead else { return kept }
    return kept + " " + strings("At the start {0} goes before it.", ahead)
  }

  /// Says that a key was taken out of the file, and which value holds now.
  func dropped(_ holding: Settings.Holding, isAtOnce: Bool) -> String {
    strings(
      isAtOnce
        ? Words("{0} is no longer kept; it is {1} now ({2}).")
        : Words("{0} is no longer kept; from the next start on it is {1} ({2})."), holding.key,
      value(of: holding),
      strings.words(for: holding.origin))
  }

  /// Says what is wrong in the file that was edited; if nothing is, that it was read again.
  func edited(_ settings: Settings) -> String {
    let path = settings.path ?? ""
    guard let first = settings.warnings.first else { return strings("{0} was read again.", path) }
    let rest = settings.warnings.count - 1
    return strings.message(for: first, in: path)
      + (rest > 0 ? " " + strings("({0} more.)", String(rest)) : "")
  }

  /// Says why nothing was set.
  func message(for problem: Settings.Problem) -> String {
    switch problem {
    case .unknown(let key):
      strings(
        "There is no setting “{0}”. Settings: {1}.", key, Settings.keys.joined(separator: ", "))
    case .invalid(let key, let value):
      // The words of the language, which `set` takes as well.
      strings(
        "“{1}” is no value of {0}; give {2}.", Vocabulary.offered.argument(key, strings), value,
        strings.alternatives(
          Settings.offers(for: key).map { Vocabulary.offered.argument(strings[$0], strings) }))
    case .failed(let error): strings.message(for: error)
    case .noTerminal: strings("set edit needs a terminal.")
    case .noEditor(let command):
      strings(
        "The editor “{0}” can't be started; set VISUAL or EDITOR to one that is here.", command)
    case .editorFailed(let command):
      strings("The editor “{0}” failed, so the settings stay as they were.", command)
    }
  }

  private func value(of holding: Settings.Holding) -> String {
    guard let value = holding.value else { return strings("–") }
    return Settings.secrets.contains(holding.key) ? strings("(set)") : value
  }
}

extension Strings {
  /// The origin of a setting's value: "from CATALEJO_TILES".
  func words(for origin: Settings.Origin) -> String {
    switch origin {
    case .named(let name): self("from {0}", name)
    case .file: self("from the settings file")
    case .standard: self("default", context: "setting")
    case .session: self("until you leave")
    }
  }
}

extension Settings.Problem {
  var status: ExitStatus {
    switch self {
    case .unknown, .invalid, .noTerminal: .usage
    case .failed(let error): ExitStatus(error)
    case .noEditor, .editorFailed: .file
    }
  }
}
