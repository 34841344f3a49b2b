package import Domain

/// The sort keys of names in languages other than English; no user can ask for them.
package enum NameOrder {
  private static let start = "name:"

  /// Returns the key of a language's names.
  package static func key(_ language: Language) -> String { start + language.rawValue }

  /// Returns the language of a key; `nil` for any other key.
  package static func language(_ key: String) -> Language? {
    key.hasPrefix(start) ? Language(rawValue: String(key.dropFirst(start.count))) : nil
  }
}
