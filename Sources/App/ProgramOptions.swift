package import Catalog
import Domain

/// What the command line says for every command; nil and false where it says nothing.
package struct ProgramOptions: Hashable, Sendable {
  package var lang: String?
  package var color: String?
  package var theme: String?
  package var isPlain: Bool
  package var pictures: String?
  package var dots: String?
  /// Whether the mouse is the session's.
  package var isPointing: Bool
  /// Whether a session has single keys.
  package var hasLetters: Bool
  package var isOffline: Bool
  package var isDebug: Bool
  /// Where calls that cross a contract are told, `-` being standard error; nil is nowhere.
  package var trace: String?
  /// The address of the list of cities.
  package var listSource: ListSource?

  package init(
    lang: String? = nil, color: String? = nil, theme: String? = nil, isPlain: Bool = false,
    pictures: String? = nil, dots: String? = nil, isPointing: Bool = false,
    hasLetters: Bool = false, isOffline: Bool = false, isDebug: Bool = false, trace: String? = nil,
    listSource: ListSource? = nil
  ) {
    self.lang = lang
    self.color = color
    self.theme = theme
    self.isPlain = isPlain
    self.pictures = pictures
    self.dots = dots
    self.isPointing = isPointing
    self.hasLetters = hasLetters
    self.isOffline = isOffline
    self.isDebug = isDebug
    self.trace = trace
    self.listSource = listSource
  }
}

/// What the options of `catalejo list` take of each catalog.
extension CatalogDescription {
  /// `KEY=VALUE` as far as values are known; `KEY=` where only what was fetched tells.
  package var filterArguments: [String] {
    let words = filters.flatMap { filter in
      let values = filter.values()
      return values.isEmpty ? [filter.key + "="] : values.map { filter.key + "=" + $0.name }
    }
    return words + ["favorite=yes"]
  }

  /// What `--format` can name and `--tsv` prints, in this order: the members of a row's JSON.
  package var fields: [String] { ["id", "title", "favorite"] + rows.fields }
}
