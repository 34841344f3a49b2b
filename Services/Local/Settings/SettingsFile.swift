import Domain

/// Reads the settings file: `KEY = VALUE` lines, empty lines, and comments which start with `#`.
///
/// White space round keys and values is no part of them; of a key given twice the last counts.
///
/// The file may hold the key of a service, which is nobody else's affair: `chmod 600` is advised.
/// No warning repeats the value of a key that takes any.
package enum SettingsFile {
  package static let languages = ["en", "es"]
  package static let colors = ["auto", "always", "never"]
  package static let themes = ["auto", "dark", "light", "mono", "16"]
  package static let pictures = ["auto", "kitty", "sixel", "iterm", "symbols", "none"]
  package static let dots = ["auto", "braille", "blocks", "ascii"]
  package static let switches = ["yes", "no"]

  /// The largest file that is read, in bytes.
  private static let limit = 64 << 10

  /// Reads a file; without one there are no settings and nothing to warn of.
  package static func read(_ path: String) -> (settings: Settings, warnings: [SettingsWarning]) {
    do throws(SystemError) {
      guard try FileStatus.of(path) != nil else { return (Settings(), []) }
      return parse(String(decoding: try FileReader.bytes(of: path, limit: limit), as: UTF8.self))
    } catch {
      return (Settings(), [.unreadable(path: path, reason: error.problem)])
    }
  }

  /// Reads the text of a file.
  static func parse(_ text: String) -> (settings: Settings, warnings: [SettingsWarning]) {
    var settings = Settings()
    var warnings: [SettingsWarning] = []
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in zip(1..., lines.map(trimmed)) where !line.isEmpty && line.first != "#" {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (key, value) = (trimmed(parts[0]), trimmed(parts.last ?? ""))
      guard parts.count == 2, !key.isEmpty, !value.isEmpty else {
        warnings.append(.malformed(line: number))
        continue
      }
      guard let setting = known[key] else {
        warnings.append(.unknownKey(key, line: number))
        continue
      }
      if let values = setting.values, !values.contains(value) {
        warnings.append(.invalidValue(key: key, value: value, known: values, line: number))
        continue
      }
      setting.set(&settings, value)
    }
    return (settings, warnings)
  }

  /// What a key takes, nil being anything, and what it does.
  private typealias Setting = (values: [String]?, set: (inout Settings, String) -> Void)

  private static var known: [String: Setting] {
    var known: [String: Setting] = [
      "lang": (languages, { $0.lang = $1 }),
      "color": (colors, { $0.color = $1 }),
      "theme": (themes, { $0.theme = $1 }),
      "plain": (switches, { $0.plain = $1 == "yes" }),
      "pictures": (pictures, { $0.pictures = $1 }),
      "dots": (dots, { $0.dots = $1 }),
      "mouse": (switches, { $0.mouse = $1 == "yes" }),
      "nyt_api_key": (nil, { $0.nytAPIKey = $1 }),
      "offline": (switches, { $0.offline = $1 == "yes" }),
      "debug": (switches, { $0.debug = $1 == "yes" }),
    ]
    for service in RemoteService.allCases {
      known["\(service.rawValue)_url"] = (nil, { $0.urls[service] = $1 })
    }
    return known
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
