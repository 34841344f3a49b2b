import Contracts
import Domain
import Files
import Local
import Localization
import Remote
import Session
import Terminal
import TextUI
import Tiles

/// The settings: the value of each key, its origin, and the file that keeps it.
///
/// A flag of the command line goes before a variable of the environment, and that goes before the
/// file.
struct Settings: Sendable {
  /// The source of a value.
  enum Origin: Hashable, Sendable {
    /// A flag of the command line or a variable of the environment, by its name.
    case named(String)
    case file
    case standard
    /// A command of the session set it. It is not kept.
    case session
  }

  /// The value of a key and its origin.
  ///
  /// The value is `nil` if none is set and the key has no usual one.
  struct Holding: Hashable, Sendable {
    let key: String
    let value: String?
    let origin: Origin

    /// The variable, or the key in the file, that sets the value; `nil` if the user typed it, or nothing
    /// sets it.
    var setting: String? {
      switch origin {
      case .named(let name): name.hasPrefix("--") ? nil : name
      case .file: key
      case .standard, .session: nil
      }
    }
  }

  /// The reason why nothing was set.
  enum Problem: Error, Hashable, Sendable {
    /// There is no terminal that an editor could run on.
    case noTerminal
    /// The editor can't be started. It is named by its command.
    case noEditor(String)
    case editorFailed(String)
    case unknown(String)
    case invalid(key: String, value: String)
    case failed(DataError)
  }

  private let options: ProgramOptions
  private let environment: [String: String]
  /// The settings file; `nil` if there is no folder for one.
  let path: String?
  /// The values that the file had at the start.
  private let written: [String: String]
  let warnings: [SettingsWarning]

  init(
    _ options: ProgramOptions = ProgramOptions(), environment: [String: String] = [:],
    path: String? = nil
  ) {
    self.options = options
    self.environment = environment
    self.path = path
    (written, warnings) = SettingsFile.offered.read(path)
  }

  /// Returns the value that a key has had since the start.
  subscript(key: String) -> String? { holding(key).value }

  /// Returns the value that a key has had since the start, and its origin.
  func holding(_ key: String) -> Holding { started(key, written) }

  func isOn(_ key: String) -> Bool { self[key] == "yes" }

  /// Whether the program keeps what the user opens in sessions.
  var keepsHistory: Bool { self["history"] != "off" }

  var language: Language { self["lang"].flatMap(Language.init(rawValue:)) ?? .english }

  /// The addresses that take the place of the published ones, as far as they are set.
  var addresses: [RemoteService: String] { ofServices { $0.addressSetting } }

  /// The keys of the services that want one, as far as they are set.
  var serviceKeys: [RemoteService: String] { ofServices { $0.keySetting } }

  private func ofServices(_ key: (RemoteService) -> String) -> [RemoteService: String] {
    Catalogs.allServices.reduce(into: [:]) { $0[$1] = self[key($1)] }
  }

  /// The orders that lists start in, as far as the file sets another than the usual one.
  var orders: [(catalog: CatalogID, key: String)] {
    Catalogs.ids.compactMap { id in
      let holding = started(SettingsFile.sortKey(of: id), written)
      return holding.origin == .file ? holding.value.map { (id, $0) } : nil
    }
  }

  static let keys = SettingsFile.offered.keys.map(\.name)

  /// The settings that are keys of services.
  ///
  /// They are never shown, and lines with them are not kept.
  static let secrets = Catalogs.allServices.filter { $0.keyPage != nil }.map(\.keySetting)

  /// The values that Tab offers for each setting.
  static var candidates: [String: [String]] {
    let standard = [SettingsCommand.standard]
    var candidates = Dictionary(
      uniqueKeysWithValues: keys.map { ($0, (values(of: $0) ?? []) + standard) })
    // `sort` offers the orders of all catalogs: it stands for that of the list on screen.
    let orders = Catalogs.descriptions.flatMap(keptOrders)
    candidates[sort] = Set(orders).sorted() + standard
    candidates[SettingsCommand.editing] = []
    return candidates
  }

  /// Stands for the key of the order of the list on screen.
  static let sort = "sort"

  /// Returns the values that a key takes; `nil` if it takes any text.
  static func values(of key: String) -> [String]? {
    if let catalog = catalog(sortedBy: key) { return keptOrders(of: catalog) }
    return SettingsFile.offered.keys.first { $0.name == key }?.values
  }

  /// The size of the cache of tiles if nobody sets another.
  static let usualTilesCache = "256MB"

  /// Whether a key takes a value; addresses are checked where they are used.
  static func takes(_ value: String, for key: String) -> Bool {
    if let form = SettingsFile.offered.forms[key] { return form.takes(value) }
    return values(of: key)?.contains(value) ?? true
  }

  /// Returns the values that a key takes, or their form, for a message about another one.
  static func offers(for key: String) -> [Words] {
    SettingsFile.offered.forms[key].map { [$0.words] }
      ?? values(of: key)?.map { Words(name: $0) } ?? []
  }

  /// The value of a key that nothing sets.
  private static func standard(of key: String) -> String? {
    switch key {
    case "tiles": return TileService.service.address
    case "tiles_cache": return usualTilesCache
    default:
      let values = values(of: key)
      return values == SettingsFile.switches ? "no" : values?.first
    }
  }

  /// The orders in which a list can start: none that needs a place.
  private static func keptOrders(of catalog: CatalogDescription) -> [String] {
    catalog.sorts.filter { !$0.isFromPlace }.map(\.key)
  }

  /// The catalog whose list starts in the order that a key sets.
  static func catalog(sortedBy key: String) -> CatalogDescription? {
    Catalogs.descriptions.first { SettingsFile.sortKey(of: $0.id) == key }
  }

  /// Returns the value of each key.
  ///
  /// - Parameter live: the settings that can be changed in the session, with the values that hold
  ///   there.
  func all(live: [String: String]) -> [Holding] {
    let written = writtenNow
    return Self.keys.map { key in
      let started = started(key, written)
      guard let now = live[key], now != started.value else { return started }
      return Holding(key: key, value: now, origin: .session)
    }
  }

  /// Returns the value of one key.
  func one(_ key: String, live: [String: String]) throws(Problem) -> Holding {
    guard let holding = all(live: live).first(where: { $0.key == key }) else {
      throw .unknown(key)
    }
    return holding
  }

  /// Keeps a value in the settings file.
  ///
  /// - Returns: the variable that goes before the file at the next start; `nil` if there is none.
  func keep(_ value: String, for key: String) async throws(Problem) -> String? {
    guard Self.keys.contains(key) else { throw .unknown(key) }
    // The commands of the same names say on and off, so both words are taken here, too.
    let isSwitch = Self.values(of: key) == SettingsFile.switches
    let value = isSwitch ? ["on": "yes", "off": "no"][value.lowercased()] ?? value : value
    guard Self.takes(value, for: key) else { throw .invalid(key: key, value: value) }
    if key == "tiles" {
      do throws(DataError) { try await TileSwitch.check(value) } catch { throw .failed(error) }
    }
    try write(value, for: key)
    return variable(key)?.name
  }

  /// Takes a key out of the settings file.
  ///
  /// - Returns: the value that holds then.
  func drop(_ key: String) throws(Problem) -> Holding {
    guard Self.keys.contains(key) else { throw .unknown(key) }
    try write(nil, for: key)
    return started(key, writtenNow)
  }

  /// Opens the settings file in the editor of `VISUAL`, else of `EDITOR`, else in vi, and reads it
  /// again when the editor ends.
  ///
  /// - Returns: the settings that the file has then.
  func edited(isInteractive: Bool) throws(Problem) -> Settings {
    guard isInteractive else { throw .noTerminal }
    guard let path else { throw .failed(.unwritable(path: "config", reason: .noHome)) }
    do throws(DataError) {
      try PrivateFolder.create(String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)))
    } catch {
      throw .failed(error)
    }
    let editor =
      ["VISUAL", "EDITOR"].compactMap { environment[$0]?.trimmingSpaces() }
      .first { !$0.isEmpty } ?? "vi"
    switch ForegroundProgram.run(editor, path, environment: environment) {
    case .done: return Settings(options, environment: environment, path: path)
    case .unstarted: throw .noEditor(editor)
    case .failed: throw .editorFailed(editor)
    }
  }

  /// Returns the keys that have another value in other settings.
  func keys(changedIn other: Settings) -> [String] { Self.keys.filter { self[$0] != other[$0] } }

  private func write(_ value: String?, for key: String) throws(Problem) {
    do throws(DataError) {
      if let value, let service = Catalogs.allServices.first(where: { $0.addressSetting == key }) {
        try ServiceAddresses([service: value]).check(service)
      }
      guard let path else { throw .unwritable(path: "config", reason: .noHome) }
      let kept = key == "tiles" ? value.map(TileSwitch.kept) : value
      try SettingsFile.set(key, to: kept, in: path)
    } catch {
      throw .failed(error)
    }
  }

  /// The values that the file has now.
  ///
  /// It may have changed since the start.
  private var writtenNow: [String: String] { SettingsFile.offered.read(path).values }

  /// Returns the value that a key gets at a start with these lines in the file.
  private func started(_ key: String, _ written: [String: String]) -> Holding {
    if let value = options.settings[key] {
      return Holding(key: key, value: value, origin: .named("--\(key)"))
    }
    if let (name, value) = variable(key) {
      return Holding(key: key, value: value, origin: .named(name))
    }
    if let value = written[key], Self.takes(value, for: key) {
      return Holding(key: key, value: value, origin: .file)
    }
    return Holding(key: key, value: Self.standard(of: key), origin: .standard)
  }

  /// The color that the environment asks for.
  ///
  /// `NO_COLOR` (no-color.org) goes before `FORCE_COLOR` (force-color.org) and `CLICOLOR_FORCE`
  /// (bixense.com/clicolors). A 0 in these two asks for nothing.
  private var color: (name: String, value: String)? {
    if !environment["NO_COLOR", default: ""].isEmpty { return ("NO_COLOR", "never") }
    return ["FORCE_COLOR", "CLICOLOR_FORCE"].first {
      !["", "0", "false"].contains(environment[$0, default: ""].lowercased())
    }.map { ($0, "always") }
  }

  /// Returns the environment variable that sets a key, with its value.
  private func variable(_ key: String) -> (name: String, value: String)? {
    switch key {
    case "lang":
      return Language.asked(by: environment).map { ($0.variable, $0.language.rawValue) }
    case "color": return color
    default:
      if key == "plain", environment["CATALEJO_PLAIN", default: ""].isEmpty {
        // Other programs for screen readers take this variable, too.
        return environment["ACCESSIBLE"] == "1" ? ("ACCESSIBLE", "yes") : nil
      }
      guard Self.catalog(sortedBy: key) == nil else { return nil }
      let name = "CATALEJO_\(key.uppercased())"
      guard let text = environment[name], !text.isEmpty else { return nil }
      let values = SettingsFile.offered.keys.first { $0.name == key }?.values
      let value =
        values == SettingsFile.switches
        ? (["0", "no", "off", "false"].contains(text.lowercased()) ? "no" : "yes") : text
      // A variable counts only if its value is one that the setting takes.
      return Self.takes(value, for: key) ? (name, value) : nil
    }
  }
}

extension SettingsFile {
  /// The file of this program, with its catalogs and services.
  static let offered = SettingsFile(
    catalogs: Catalogs.ids, services: Catalogs.allServices,
    forms: [
      "tiles_cache": Form(Words("a size of 1 MB to 1 TB, such as 256MB or 1GB")) {
        TileStoreSize.bytes($0) != nil
      }
    ])
}
