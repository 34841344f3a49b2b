package import Catalog
import Domain

/// What the command line says for every command.
package struct ProgramOptions: Hashable, Sendable {
  /// What it says of settings, by their keys; a switch that is on is `yes`.
  package var settings: [String: String]
  /// Where calls that cross a contract are told, `-` being standard error; nil is nowhere.
  package var trace: String?
  /// The address of the list of cities.
  package var listSource: ListSource?

  package init(
    _ settings: [String: String] = [:], trace: String? = nil, listSource: ListSource? = nil
  ) {
    self.settings = settings
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
