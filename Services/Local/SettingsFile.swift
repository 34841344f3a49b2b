package import Domain

/// Reads the settings file: `KEY = VALUE` lines, empty lines, and comments which start with `#`.
///
/// White space round keys and values is no part of them; of a key given twice the last counts.
///
/// The file may hold the key of a service, which is nobody else's affair: `chmod 600` is advised.
/// No warning repeats the value of a key that takes any.
package struct SettingsFile: Sendable {
  private let catalogs: [CatalogID]
  private let services: [RemoteService]

  /// - Parameters:
  ///   - catalogs: those whose lists can start in an order of their own.
  ///   - services: those whose addresses and keys can be set.
  package init(catalogs: [CatalogID], services: [RemoteService]) {
    self.catalogs = catalogs
    self.services = services
  }

  package static let languages = ["en", "es"]
  package static let colors = ["auto", "always", "never"]
  package static let themes = ["auto", "dark", "light", "mono", "16"]
  package static let pictures = ["auto", "kitty", "sixel", "iterm", "symbols", "none"]
  package static let dots = ["auto", "braille", "blocks", "ascii"]
  package static let switches = ["yes", "no"]

  /// The largest file that is read, in bytes.
  static let limit = 64 << 10

  /// What can be set, in the order it is told in, with the values each takes; nil is any.
  package var keys: [(name: String, values: [String]?)] { known.map { ($0.name, $0.values) } }

  /// The key of the order a catalog's list starts in.
  package static func sortKey(of catalog: CatalogID) -> String { "sort_\(catalog.rawValue)" }

  /// Reads a file; without one there are no settings and nothing to warn of.
  package func read(_ path: String?) -> (settings: Settings, warnings: [SettingsWarning]) {
    guard let path else { return (Settings(), []) }
    do throws(FileProblem) {
      guard try FileStatus.of(path) != nil else { return (Settings(), []) }
      return parse(
        String(decoding: try FileReader.bytes(of: path, limit: Self.limit), as: UTF8.self))
    } catch {
      return (Settings(), [.unreadable(path: path, reason: error)])
    }
  }

  /// What a file says of each key that counts in it; of a file that can't be read, nothing.
  package func written(in path: String) -> [String: String] {
    guard let bytes = try? FileReader.bytes(of: path, limit: Self.limit) else { return [:] }
    var written: [String: String] = [:]
    _ = read(String(decoding: bytes, as: UTF8.self)) { written[$0.name] = $1 }
    return written
  }

  /// Reads the text of a file.
  func parse(_ text: String) -> (settings: Settings, warnings: [SettingsWarning]) {
    var settings = Settings()
    let warnings = read(text) { $0.set(&settings, $1) }
    return (settings, warnings)
  }

  /// Tells each setting that counts in a text with its value, and returns what is wrong with the rest.
  private func read(_ text: String, _ take: (Setting, String) -> Void) -> [SettingsWarning] {
    var warnings: [SettingsWarning] = []
    let known = known
    for (number, line) in zip(1..., Self.lines(of: text)) where !line.isEmpty && line.first != "#" {
      guard let (key, value) = Self.pair(line) else {
        warnings.append(.malformed(line: number))
        continue
      }
      guard let setting = known.first(where: { $0.name == key }) else {
        warnings.append(.unknownKey(key, line: number))
        continue
      }
      if let values = setting.values, !values.contains(value) {
        warnings.append(.invalidValue(key: key, value: value, known: values, line: number))
        continue
      }
      take(setting, value)
    }
    return warnings
  }

  /// The lines of a text, without the white space around each.
  private static func lines(of text: String) -> [String] {
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(trimmed)
  }

  /// The key and the value of a line that has both.
  static func pair(_ line: String) -> (key: String, value: String)? {
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, case let pair = (trimmed(parts[0]), trimmed(parts[1])),
      !pair.0.isEmpty, pair.0.first != "#", !pair.1.isEmpty
    else { return nil }
    return pair
  }

  /// A key, what it takes, nil being anything, and what it does.
  private typealias Setting = (
    name: String, values: [String]?, set: (inout Settings, String) -> Void
  )

  private var known: [Setting] {
    let (switches, pictures) = (Self.switches, Self.pictures)
    let words: [Setting] = [
      ("lang", Self.languages, { $0.lang = $1 }),
      ("color", Self.colors, { $0.color = $1 }),
      ("theme", Self.themes, { $0.theme = $1 }),
      ("plain", switches, { $0.plain = $1 == "yes" }),
      ("pictures", pictures, { $0.pictures = $1 }),
      ("dots", Self.dots, { $0.dots = $1 }),
      ("mouse", switches, { $0.mouse = $1 == "yes" }),
      ("keys", switches, { $0.keys = $1 == "yes" }),
      ("offline", switches, { $0.offline = $1 == "yes" }),
      ("debug", switches, { $0.debug = $1 == "yes" }),
    ]
    let sorts = catalogs.map { catalog -> Setting in
      (Self.sortKey(of: catalog), nil, { $0.sorts[catalog] = $1 })
    }
    let keys = services.filter { $0.keyPage != nil }.map { service -> Setting in
      (service.keySetting, nil, { $0.apiKeys[service] = $1 })
    }
    let addresses = services.map { service -> Setting in
      (service.addressSetting, nil, { $0.urls[service] = $1 })
    }
    return words + sorts + keys + addresses
  }

  static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// What is wrong with the settings file, whose other lines count.
///
/// Lines are counted from 1.
package enum SettingsWarning: Hashable, Sendable {
  /// The file is there and can't be read.
  case unreadable(path: String, reason: FileProblem)
  /// The line is not `KEY = VALUE`.
  case malformed(line: Int)
  case unknownKey(String, line: Int)
  /// The key takes one of `known`.
  case invalidValue(key: String, value: String, known: [String], line: Int)
}
