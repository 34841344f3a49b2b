package import Contracts
import Domain
package import Localization

extension Strings {
  /// Returns "21–40 of 1,234": the rows on screen, and the number of all rows, which is formatted
  /// already.
  package func range(_ numbers: ClosedRange<Int>?, of count: String) -> String {
    let numbers = numbers ?? 0...0
    return self("{0}–{1} of {2}", String(numbers.lowerBound), String(numbers.upperBound), count)
  }

  /// Returns the commands that a footer offers below rows.
  ///
  /// - Parameters:
  ///   - next: whether there is a next page.
  ///   - previous: whether there is a previous page.
  ///   - clear: whether there is something to clear.
  ///   - chooses: whether a number only chooses its row.
  package func rowHints(
    next: Bool, previous: Bool, clear: Bool = false, chooses: Bool = false
  ) -> [String] {
    let keys: [Words] = [
      chooses ? Words("a number chooses") : Words("a number opens"), Words("/TEXT searches"),
    ]
    let verbs = [("next", next), ("prev", previous), ("clear", clear), ("help", true)]
    return keys.map { self[$0] } + verbs.filter(\.1).map { verb($0.0) }
  }
}

extension Strings {
  /// Returns the note on missing names in the language, with the command that fetches them.
  ///
  /// - Parameters:
  ///   - held: the number of entities with a known name, formatted.
  ///   - total: the number of all entities, formatted.
  ///   - command: the command to type.
  ///   - isRefreshed: whether a refresh just ended; otherwise a search did.
  package func missingNames(
    _ held: String, of total: String, command: String, isRefreshed: Bool
  ) -> String {
    self(
      isRefreshed
        ? Words("Names in your language are known of {0} of {1}: {2} again fetches the others.")
        : Words("The search knows names in your language of {0} of {1}: {2} fetches the others."),
      held, total, command)
  }
}

extension Strings {
  /// Returns the note on how many rows lack a number that a filter asks for; `nil` if none do.
  package func unjudged(_ page: ListPage, of catalog: CatalogDescription) -> String? {
    guard page.unjudged > 0 else { return nil }
    let options = page.query.filters.compactMap { filter in
      catalog.filters.first { $0.key == filter.key && $0.measure != nil }
    }
    // Translators: {1} is what is not known of them, such as "cost".
    return self(
      "{0} not judged: {1} unknown", Formats(language).number(page.unjudged),
      options.map { self[$0.typedKey] }.uniqued.joined(separator: ", "))
  }
}

/// The result of a command on numbered rows, if the page does not show it.
package enum RowsNotice: Hashable, Sendable {
  /// No such row is on screen; `shown` has the numbers that are. Without a number, there are no rows.
  case noRow(Int?, shown: ClosedRange<Int>?)
  case firstPage
  case lastPage
  /// There is no such page, so the last one is shown, which has this number.
  case noPage(Int, last: Int)
  case firstRow
  case lastRow
  /// All was fetched anew, because the user asked for it.
  case refreshed
  /// Nothing has failed, and nothing here comes from a service.
  case nothingToRetry
  /// It is a part of the program: no service could be asked.
  case nothingToFetch
  /// The rows are more than two, or of two catalogs.
  case notComparable
  /// A number of lines was copied to the clipboard.
  case copied(Int)

  /// Whether the command could do nothing at all.
  package var isError: Bool {
    if case .noRow = self { true } else { false }
  }
}

extension Strings {
  /// Returns one line on a result.
  package func message(for notice: RowsNotice) -> String {
    switch notice {
    case .noRow(let number?, let shown?):
      self(
        "There is no row {0} here; rows {1}–{2} are shown.", String(number),
        String(shown.lowerBound), String(shown.upperBound))
    case .noRow(let number?, nil): self("There is no row {0} here.", String(number))
    case .noRow(nil, _): self("There are no rows here to choose from.")
    case .firstPage: self("This is the first page.")
    case .lastPage: self("This is the last page.")
    case .noPage(let number, let last):
      self("There is no page {0}: this is the last one, page {1}.", String(number), String(last))
    case .firstRow: self("This is the first row.")
    case .lastRow: self("This is the last row.")
    case .refreshed: self("Fetched anew.")
    case .nothingToRetry: self("Nothing has failed here, so there is nothing to try again.")
    case .nothingToFetch: self("This comes with the program, so there is nothing to fetch anew.")
    case .notComparable: self("Only two entries of one catalog can be compared.")
    case .copied(let count):
      self("{0} line copied.", plural: "{0} lines copied.", of: count, String(count))
    }
  }
}

/// The result of a command that changed favorites, with the titles of their rows.
package enum StarNotice: Hashable, Sendable {
  case added(String)
  case removed(String)
  /// An undo brought these back; there is at least one.
  case restored([String])
  /// It was to be no favorite any more, and is none.
  case isNone(String)
  /// An undo took these away, which had been added last; there is at least one.
  case withdrawn([String])
  /// A number of rows are favorites now, or are no longer.
  case changed(Int, areFavorites: Bool)

  /// The result of toggling a favorite.
  package init(_ title: String, isFavorite: Bool) {
    self = isFavorite ? .added(title) : .removed(title)
  }

  /// The result of adding or removing several favorites, by the titles of those that changed.
  package init(_ titles: [String], areFavorites: Bool) {
    self =
      titles.count == 1
      ? StarNotice(titles[0], isFavorite: areFavorites)
      : .changed(titles.count, areFavorites: areFavorites)
  }
}

extension Strings {
  /// Returns one line on a result.
  package func message(for notice: StarNotice) -> String {
    switch notice {
    case .added(let title): self("“{0}” is a favorite now.", title)
    case .removed(let title): self("“{0}” is no longer a favorite; undo brings it back.", title)
    case .restored(let titles):
      titles.count == 1
        ? self("“{0}” is a favorite again.", titles[0])
        : self("{0} favorites are back.", String(titles.count))
    case .withdrawn(let titles):
      titles.count == 1
        ? self("Undone: “{0}” is no longer a favorite.", titles[0])
        : self("Undone: {0} are no longer favorites.", String(titles.count))
    case .isNone(let title): self("“{0}” is no favorite; fav makes it one.", title)
    case .changed(0, let areFavorites):
      self[
        areFavorites ? Words("These are favorites already.") : Words("None of these is a favorite.")
      ]
    case .changed(let count, let areFavorites):
      self(
        areFavorites
          ? Words("{0} favorite added.", plural: "{0} favorites added.")
          : Words(
            "{0} favorite removed; undo brings it back.",
            plural: "{0} favorites removed; undo brings them back."), of: count, String(count))
    }
  }
}
