package import Domain
import Files
import Platform

/// Reads the settings file: `KEY = VALUE` lines, empty lines, and comments which start with `#`.
///
/// White space round keys and values is no part of them; of a key given twice the last counts.
///
/// The file may hold the key of a service, which others must not read: `chmod 600` is advised.
/// No warning repeats the value of a key that takes any.
package struct SettingsFile: Sendable {
  /// The settings, in the order in which they are told, with the values that each takes; `nil` means
  /// any.
  package let keys: [(name: String, values: [String]?)]
  /// The forms of values that are not any text, nor one of a few words.
  package let forms: [String: Form]

  /// A form that a value must have, such as that of a size.
  package struct Form: Sendable {
    /// Says the form, for a message about a value that does not have it.
    package let words: Words
    package let takes: @Sendable (String) -> Bool

    package init(_ words: Words, takes: @escaping @Sendable (String) -> Bool) {
      self.words = words
      self.takes = takes
    }
  }

  /// - Parameters:
  ///   - catalogs: those whose lists can start in an order of their own.
  ///   - services: those whose addresses and keys can be set.
  ///   - forms: the forms of values, by their keys.
  package init(
    catalogs: [CatalogID], services: [RemoteService], forms: [String: Form] = [:]
  ) {
    self.forms = forms
    let words = [
      ("lang", Self.languages), ("color", Self.colors), ("theme", Self.themes),
      ("plain", Self.switches), ("pictures", Self.pictures), ("dots", Self.dots),
      ("mouse", Self.switches), ("keys", Self.switches), ("bar", ["on", "off"]),
      ("relief", ["on", "off"]),
      ("offline", Self.switches),
      ("debug", Self.switches), ("history", ["on", "off"]),
    ]
    let texts =
      ["tiles", "tiles_cache"] + catalogs.map(Self.sortKey)
      + services.filter { $0.keyPage != nil }.map(\.keySetting)
      + services.map(\.addressSetting)
    keys = words.map { ($0, $1) } + texts.map { ($0, nil) }
  }

  package static let languages = Language.allCases.map(\.rawValue)
  package static let colors = ["auto", "always", "never"]
  package static let themes = ["auto", "dark", "light", "mono", "16"]
  package static let pictures = ["auto", "kitty", "sixel", "iterm", "symbols", "none"]
  package static let dots = ["auto", "braille", "blocks", "ascii"]
  package static let switches = ["yes", "no"]

  /// The largest file that is read, in bytes.
  static let limit = 64 << 10

  /// The key of the order a catalog's list starts in.
  package static func sortKey(of catalog: CatalogID) -> String { "sort_\(catalog.rawValue)" }

  /// The value of each valid key of a file; a missing file has none, and no warnings.
  package func read(
    _ path: String?
  ) -> (values: [String: String], warnings: [SettingsWarning]) {
    guard let path else { return ([:], []) }
    do throws(FileProblem) {
      guard try FileStatus.of(path) != nil else { return ([:], []) }
      return parse(try FileReader.bytes(of: path, limit: Self.limit))
    } catch {
      return ([:], [.unreadable(path: path, reason: error)])
    }
  }

  /// Reads what is in a file.
  func parse(_ bytes: [UInt8]) -> (values: [String: String], warnings: [SettingsWarning]) {
    var values: [String: String] = [:]
    var warnings: [SettingsWarning] = []
    let lines = Self.lines(of: bytes).map(Self.line)
    for (number, line) in zip(1..., lines) where !line.isEmpty && line.first != "#" {
      guard let (key, value) = Self.pair(line) else {
        warnings.append(.malformed(line: number))
        continue
      }
      guard let setting = keys.first(where: { $0.name == key }) else {
        warnings.append(.unknownKey(key, line: number))
        continue
      }
      if let form = forms[key], !form.takes(value) {
        warnings.append(
          .invalidValue(key: key, value: value, known: [form.words], line: number))
        continue
      }
      if let known = setting.values, !known.contains(value) {
        warnings.append(
          .invalidValue(
            key: key, value: value, known: known.map { Words(name: $0) }, line: number))
        continue
      }
      values[key] = value
    }
    return (values, warnings)
  }

  /// The text of a line, without the white space around it.
  static func line(_ bytes: ArraySlice<UInt8>) -> String {
    trimmed(Substring(String(decoding: bytes, as: UTF8.self)))
  }

  /// The key and the value of a line that has both.
  static func pair(_ line: String) -> (key: String, value: String)? {
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, case let pair = (trimmed(parts[0]), trimmed(parts[1])),
      !pair.0.isEmpty, pair.0.first != "#", !pair.1.isEmpty
    else { return nil }
    return pair
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// A fault in the settings file, whose other lines count.
///
/// Lines are counted from 1.
package enum SettingsWarning: Hashable, Sendable {
  /// The file is there and can't be read.
  case unreadable(path: String, reason: FileProblem)
  /// The line is not `KEY = VALUE`.
  case malformed(line: Int)
  case unknownKey(String, line: Int)
  /// The key takes one of `known`, or a value of that form.
  case invalidValue(key: String, value: String, known: [Words], line: Int)
}
