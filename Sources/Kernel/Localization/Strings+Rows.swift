import Domain

extension Strings {
  /// A text in the language's quotation marks.
  package func quoted(_ text: String) -> String { self(RowsText.quoted, text) }

  /// "21–40 of 1,234": the rows shown, and all of them as they are written.
  package func range(_ numbers: ClosedRange<Int>?, of count: String) -> String {
    let numbers = numbers ?? 0...0
    return self(RowsText.range, String(numbers.lowerBound), String(numbers.upperBound), count)
  }

  /// What can be typed below rows: with a next or a previous page, with something to clear.
  ///
  /// - Parameters:
  ///   - next: whether there is a next page.
  ///   - previous: whether there is a previous page.
  ///   - clear: whether there is something to clear.
  ///   - chooses: whether a number only chooses its row.
  package func rowHints(
    next: Bool, previous: Bool, clear: Bool = false, chooses: Bool = false
  ) -> [String] {
    let keys: [RowsText] = [chooses ? .hintChoose : .hintOpen, .hintSearch]
    let verbs = [("next", next), ("prev", previous), ("clear", clear), ("help", true)]
    return keys.map { self[$0] } + verbs.filter(\.1).map { verb($0.0) }
  }
}

extension Strings {
  /// Of how many entities names in the language are known, and what fetches the others.
  ///
  /// - Parameters:
  ///   - held: how many there are known.
  ///   - total: how many entities there are; as the first, written out.
  ///   - command: what is typed to fetch them.
  ///   - isRefreshed: whether just that was done; else they were searched.
  package func missingNames(
    _ held: String, of total: String, command: String, isRefreshed: Bool
  ) -> String {
    self(isRefreshed ? ListText.someNames : .unnamed, held, total, command)
  }
}

/// The result of a command on numbered rows, where the page does not show it.
package enum RowsNotice: Hashable, Sendable {
  /// No such row is on screen; `shown` are the numbers that are. Without a number: there are none.
  case noRow(Int?, shown: ClosedRange<Int>?)
  case firstPage
  case lastPage
  /// They are more than two, or of two catalogs.
  case notComparable
  /// So many lines are in the clipboard now.
  case copied(Int)

  /// Whether nothing could be done at all.
  package var isError: Bool {
    if case .noRow = self { true } else { false }
  }
}

extension Strings {
  package func message(for notice: RowsNotice) -> String {
    switch notice {
    case .noRow(let number?, let shown?):
      self(
        RowsText.noRowShown, String(number), String(shown.lowerBound), String(shown.upperBound))
    case .noRow(let number?, nil): self(RowsText.noRow, String(number))
    case .noRow(nil, _): self[RowsText.noRows]
    case .firstPage: self[RowsText.firstPage]
    case .lastPage: self[RowsText.lastPage]
    case .notComparable: self[RowsText.notComparable]
    case .copied(let count): self(RowsText.copied, String(count))
    }
  }
}

/// The result of a command that changed favorites, by their titles.
package enum FavoriteNotice: Hashable, Sendable {
  case added(String)
  case removed(String)
  /// An undo brought these back, at least one.
  case restored([String])
  /// So many of several rows are new favorites, or no longer favorites.
  case changed(Int, areFavorites: Bool)

  /// The result of toggling a favorite.
  package init(_ title: String, isFavorite: Bool) {
    self = isFavorite ? .added(title) : .removed(title)
  }

  /// The result of making several entities favorites or none, by the titles of those that changed.
  package init(_ titles: [String], areFavorites: Bool) {
    self =
      titles.count == 1
      ? FavoriteNotice(titles[0], isFavorite: areFavorites)
      : .changed(titles.count, areFavorites: areFavorites)
  }
}

extension Strings {
  package func message(for notice: FavoriteNotice) -> String {
    switch notice {
    case .added(let title): self(FavoriteText.added, title)
    case .removed(let title): self(FavoriteText.removed, title)
    case .restored(let titles):
      titles.count == 1
        ? self(FavoriteText.restored, titles[0])
        : self(FavoriteText.restoredMany, String(titles.count))
    case .changed(0, let areFavorites):
      self[areFavorites ? FavoriteText.alreadyMany : .removedNone]
    case .changed(let count, let areFavorites):
      self(areFavorites ? FavoriteText.addedMany : .removedMany, String(count))
    }
  }
}
