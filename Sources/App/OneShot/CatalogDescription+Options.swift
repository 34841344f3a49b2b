package import Catalog
import Domain

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
