import Contracts
import Domain
import Local
import Localization
import Remote
import Session
import Terminal
import TextUI

/// The settings: what holds of each key, where it comes from, and the file that keeps it.
///
/// A flag of the command line goes before a variable of the environment, and that before the file.
struct Settings: Sendable {
  /// Where a value comes from.
  enum Origin: Hashable, Sendable {
    /// A flag of the command line or a variable of the environment, by its name.
    case named(String)
    case file
    case standard
    /// It was changed since the session began, and is not kept.
    case session
  }

  /// What holds of a key; the value is nil where none is set and there is no usual one to name.
  struct Holding: Hashable, Sendable {
    let key: String
    let value: String?
    let origin: Origin
  }

  /// Why nothing is set.
  enum Problem: Error, Hashable, Sendable {
    /// There is no terminal to edit on.
    case noTerminal
    /// The editor, by its command, can't be started, or says that it failed.
    case noEditor(String)
    case editorFailed(String)
    case unknown(String)
    case invalid(key: String, value: String)
    case failed(DataError)
  }

  private let options: ProgramOptions
  private let environment: [String: String]
  /// The settings file; nil where there is no place for one.
  let path: String?
  /// What the file said at the start.
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

  /// What holds of a key since the start.
  subscript(key: String) -> String? { started(key, written).value }

  func isOn(_ key: String) -> Bool { self[key] == "yes" }

  /// Whether what is opened in sessions is kept.
  var keepsHistory: Bool { self["history"] != "off" }

  var language: Language { self["lang"].flatMap(Language.init(rawValue:)) ?? .english }

  /// Addresses that take the place of the published ones.
  var addresses: [RemoteService: String] { ofServices { $0.addressSetting } }

  /// The keys of the services that want one, as far as they are set.
  var serviceKeys: [RemoteService: String] { ofServices { $0.keySetting } }

  private func ofServices(_ key: (RemoteService) -> String) -> [RemoteService: String] {
    Catalogs.allServices.reduce(into: [:]) { $0[$1] = self[key($1)] }
  }

  /// The orders that lists start in, where they are not the usual ones.
  var orders: [(catalog: CatalogID, key: String)] {
    Catalogs.ids.compactMap { id in
      let holding = started(SettingsFile.sortKey(of: id), written)
      return holding.origin == .file ? holding.value.map { (id, $0) } : nil
    }
  }

  static let keys = SettingsFile.offered.keys.map(\.name)

  /// The keys of services, which are neither shown nor kept with the lines that were typed.
  static let secrets = Catalogs.allServices.filter { $0.keyPage != nil }.map(\.keySetting)

  /// What Tab offers.
  static var candidates: [String: [String]] {
    let standard = [SettingsCommand.standard]
    var candidates = Dictionary(
      uniqueKeysWithValues: keys.map { ($0, (values(of: $0) ?? []) + standard) })
    // Stands for that of the list on screen.
    let orders = Catalogs.descriptions.flatMap(\.sortKeys)
    candidates[sort] = Set(orders).sorted() + standard
    candidates[SettingsCommand.editing] = []
    return candidates
  }

  /// Stands for the key of the order of the list on screen.
  static let sort = "sort"

  /// What a key takes; nil is any text.
  static func values(of key: String) -> [String]? {
    if let catalog = catalog(sortedBy: key) { return catalog.sortKeys }
    return SettingsFile.offered.keys.first { $0.name == key }?.values
  }

  /// The catalog whose list starts in the order that a key sets.
  static func catalog(sortedBy key: String) -> CatalogDescription? {
    Catalogs.descriptions.first { SettingsFile.sortKey(of: $0.id) == key }
  }

  /// What holds of each key.
  ///
  /// - Parameter live: what the session has of those that can be changed in it.
  func all(live: [String: String]) -> [Holding] {
    let written = writtenNow
    return Self.keys.map { key in
      let started = started(key, written)
      guard let now = live[key], now != started.value else { return started }
      return Holding(key: key, value: now, origin: .session)
    }
  }

  /// What holds of one key.
  func one(_ key: String, live: [String: String]) throws(Problem) -> Holding {
    guard let holding = all(live: live).first(where: { $0.key == key }) else {
      throw .unknown(key)
    }
    return holding
  }

  /// Keeps a value in the settings file.
  ///
  /// - Returns: the variable that goes before the file at the next start; nil where nothing does.
  func keep(_ value: String, for key: String) throws(Problem) -> String? {
    guard Self.keys.contains(key) else { throw .unknown(key) }
    // The commands of the same names say on and off.
    let isSwitch = Self.values(of: key) == SettingsFile.switches
    let value = isSwitch ? ["on": "yes", "off": "no"][value.lowercased()] ?? value : value
    if let known = Self.values(of: key), !known.contains(value) {
      throw .invalid(key: key, value: value)
    }
    try write(value, for: key)
    return variable(key)?.name
  }

  /// Takes a key out of the settings file.
  ///
  /// - Returns: what holds then.
  func drop(_ key: String) throws(Problem) -> Holding {
    guard Self.keys.contains(key) else { throw .unknown(key) }
    try write(nil, for: key)
    return started(key, writtenNow)
  }

  /// Opens the settings file in the editor of `VISUAL`, else of `EDITOR`, else in vi, and reads it
  /// again once that is closed.
  ///
  /// - Returns: the settings as they are then.
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

  /// The keys whose value is another one in other settings.
  func keys(changedIn other: Settings) -> [String] { Self.keys.filter { self[$0] != other[$0] } }

  private func write(_ value: String?, for key: String) throws(Problem) {
    do throws(DataError) {
      if let value, let service = Catalogs.allServices.first(where: { $0.addressSetting == key }) {
        try ServiceAddresses([service: value]).check(service)
      }
      guard let path else { throw .unwritable(path: "config", reason: .noHome) }
      try SettingsFile.set(key, to: value, in: path)
    } catch {
      throw .failed(error)
    }
  }

  /// The file may have changed since the start.
  private var writtenNow: [String: String] { SettingsFile.offered.read(path).values }

  /// What the session was started with, or would be now.
  private func started(_ key: String, _ written: [String: String]) -> Holding {
    if let value = options.settings[key] {
      return Holding(key: key, value: value, origin: .named("--\(key)"))
    }
    if let (name, value) = variable(key) {
      return Holding(key: key, value: value, origin: .named(name))
    }
    if let value = written[key], Self.values(of: key)?.contains(value) ?? true {
      return Holding(key: key, value: value, origin: .file)
    }
    let values = Self.values(of: key)
    let standard = values == SettingsFile.switches ? "no" : values?.first
    return Holding(key: key, value: standard, origin: .standard)
  }

  /// What the environment says of color: `NO_COLOR` (no-color.org) goes before `FORCE_COLOR`
  /// (force-color.org) and `CLICOLOR_FORCE` (bixense.com/clicolors), whose 0 forces nothing.
  private var color: (name: String, value: String)? {
    if !environment["NO_COLOR", default: ""].isEmpty { return ("NO_COLOR", "never") }
    return ["FORCE_COLOR", "CLICOLOR_FORCE"].first {
      !["", "0", "false"].contains(environment[$0, default: ""].lowercased())
    }.map { ($0, "always") }
  }

  /// The variable that says something of a key, and what.
  private func variable(_ key: String) -> (name: String, value: String)? {
    switch key {
    case "lang":
      return Language.asked(by: environment).map { ($0.variable, $0.language.rawValue) }
    case "color": return color
    default:
      if key == "plain", environment["CATALEJO_PLAIN", default: ""].isEmpty {
        // What other programs for screen readers go by, too.
        return environment["ACCESSIBLE"] == "1" ? ("ACCESSIBLE", "yes") : nil
      }
      guard Self.catalog(sortedBy: key) == nil else { return nil }
      let name = "CATALEJO_\(key.uppercased())"
      guard let text = environment[name], !text.isEmpty else { return nil }
      let values = SettingsFile.offered.keys.first { $0.name == key }?.values
      let value =
        values == SettingsFile.switches
        ? (["0", "no", "off", "false"].contains(text.lowercased()) ? "no" : "yes") : text
      // A word that is no value says nothing.
      return values?.contains(value) ?? true ? (name, value) : nil
    }
  }
}

extension SettingsFile {
  /// The file of this program, with its catalogs and services.
  static let offered = SettingsFile(catalogs: Catalogs.ids, services: Catalogs.allServices)
}
