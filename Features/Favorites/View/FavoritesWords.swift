import Components
import Contracts
import Domain
import Localization
import TextUI
import Viper

/// The words around the rows of the favorites.
struct FavoritesWords {
  let scene: FavoritesScene
  let strings: Strings
  let isInteractive: Bool

  /// "favorites · “alb” · people".
  var header: Line {
    let name = Span(strings.title(of: scene.kind), .title)
    return Line([name] + conditions().map { Span($0) }, separatedBy: .separator())
  }

  private func conditions(quoting quote: (String) -> String = { $0 }) -> [String] {
    let query = scene.query
    let filters = query.filters.map { filter in
      let key = FavoritesFilter.options([]).first { $0.key == filter.key }.map {
        strings[$0.typedKey]
      }
      return quote("\(key ?? filter.typedKey)\(filter.comparison.rawValue)\(filter.value)")
    }
    let sort = query.sort.flatMap(FavoritesSort.init).map {
      strings("by {0}", strings[$0.words])
    }
    return (query.search.isEmpty ? [] : [strings.quoted(quote(query.search))]) + filters
      + [sort].compactMap(\.self)
  }

  func footer(_ page: ListPage, width: Int) -> Line {
    let range = scene.range(isInteractive: isInteractive, strings)
    let hints = strings.rowHints(
      next: page.hasNext, previous: page.hasPrevious,
      clear: !scene.query.filters.isEmpty || scene.query.sort != nil,
      chooses: scene.isAccompanied)
    return Table.footer([range], hints: isInteractive ? hints : [], width: width)
  }

  /// The lines below the rows, or in their place; with the whole notice if it `isReport`.
  func status(width: Int, isReport: Bool) -> [Line] {
    let notice = isReport ? nil : scene.notice.flatMap(notice)
    let report = isReport ? scene.notice.map(sentences) ?? [] : []
    return StatusText(strings: strings, columns: width, isInteractive: isInteractive)
      .lines(for: scene.content, notice: notice) { $0.rows.isEmpty ? placeholder($0) : nil }
      + report.flatMap { sentence in
        Wrapping.wrap(sentence.text, to: width).map { Line($0, sentence.style) }
      }
  }

  private func placeholder(_ page: ListPage) -> String {
    // No row was asked for: how many there are is the answer.
    if page.count > 0 {
      return strings("{0} in all.", Formats(strings.language).number(page.total))
    }
    if scene.kind == .recent {
      return strings[
        scene.keepsHistory
          ? Words("Nothing was opened in a session yet.")
          : Words("What is opened is not kept: history is off (history on in a session).")]
    }
    let search = scene.query.search
    let sentence =
      switch (search.isEmpty, scene.query.filters.isEmpty) {
      case (true, true): strings("There are no favorites yet.")
      case (false, true):
        strings("No favorite has a word that starts with “{0}”.", search.shortened())
      case (_, false):
        strings(
          "No favorite fits {0}.",
          conditions(quoting: { $0.shortened() }).joined(separator: ", "))
      }
    let isAll = search.isEmpty && scene.query.filters.isEmpty
    let hint =
      isAll
      ? Words("fav N adds one from a list.")
      : Words("/TEXT searches something else, clear shows all.", context: "favorites")
    return isInteractive ? sentence + " " + strings[hint] : sentence
  }
}

extension Strings {
  /// Says how many favorites are not in a file, because its format needs positions.
  package func withoutPosition(_ count: Int) -> String {
    self(
      "{0} without a position is not in it: CSV, TSV and JSON take it.",
      plural: "{0} without a position are not in it: CSV, TSV and JSON take them.", of: count,
      String(count)
    )
  }

  func title(of kind: FavoritesKind) -> String {
    switch kind {
    case .favorites: self("favorites")
    case .recent: self("recent")
    }
  }
}

// MARK: - The result of the last command

extension FavoritesWords {
  /// Returns the first two of several sentences: for an import, its counts and the first entry that was
  /// left out.
  private func notice(_ notice: FavoritesNotice) -> Notice? {
    if case .removed(let removal) = notice, removal.removed.count > 1 {
      return Notice(.changed(removal.removed.count, areFavorites: false), strings)
    }
    let sentences = sentences(notice).prefix(2)
    return sentences.dropFirst().reduce(sentences.first) { $0?.joined(to: $1) }
  }

  /// Every sentence there is to say, for a script.
  private func sentences(_ notice: FavoritesNotice) -> [Notice] {
    switch notice {
    case .failed(let error): [Notice(error, strings)]
    case .rows(let notice): [Notice(notice, strings)]
    case .gone(let title):
      [
        Notice(naming: title, .error) {
          strings("“{0}” is no longer in its catalog, so it can't be opened.", $0)
        }
      ]
    case .added(let addition):
      addition.added.map { Notice(.added($0.title), strings) }
        + addition.already.map { Notice(strings("“{0}” is a favorite already.", $0.title)) }
    case .removed(let removal):
      removal.removed.map { Notice(.removed($0.title), strings) }
        + removal.missing.map { Notice(strings("{0} is not a favorite.", name(of: $0)), .error) }
    case .restored(let titles): [Notice(.restored(titles), strings)]
    case .withdrawn(let titles): [Notice(.withdrawn(titles), strings)]
    case .exported(let count, let path, let left):
      [
        Notice(
          strings(
            "{0} favorite written to {1}.", plural: "{0} favorites written to {1}.", of: count,
            String(count), path))
      ]
        + (left == 0 ? [] : [Notice(strings.withoutPosition(left))])
    case .imported(let report):
      [Notice(counts(report))] + points(of: report)
        + report.skipped.prefix(Self.mostReasons).map { skipped in
          Notice(naming: skipped.label) { sentence(about: skipped, label: $0) }
        }
        + (report.skipped.count > Self.mostReasons
          ? [
            Notice(
              strings(
                "And {0} more entries.", String(report.skipped.count - Self.mostReasons)))
          ] : [])
    }
  }

  /// The most entries that a report names with the reason: a file may have thousands that are left out.
  private static let mostReasons = 50

  private func points(of report: ImportReport) -> [Notice] {
    strings.texts(of: report.points).map { Notice($0) }
      + (report.shapes == 0
        ? []
        : [Notice(strings("Lines and areas, which are no points: {0}.", String(report.shapes)))])
  }

  private func counts(_ report: ImportReport) -> String {
    strings(
      "Favorites added: {0}; entries skipped: {1}.", String(report.added),
      String(report.skipped.count))
  }

  private func sentence(about skipped: ImportReport.Skipped, label: String) -> String {
    let reason = strings[text(of: skipped.problem)]
    return skipped.label.isEmpty
      ? strings("Entry {0}: {1}.", String(skipped.entry), reason)
      : strings("Entry {0}, “{1}”: {2}.", String(skipped.entry), label, reason)
  }

  private func name(of reference: Reference) -> String {
    "\(reference.catalog.rawValue)/\(reference.id)"
  }

  private func text(of problem: EntryProblem) -> Words {
    switch problem {
    case .notAnEntry: Words("it is not a favorite's entry")
    case .unknownCatalog: Words("its catalog is not known here")
    case .invalidID: Words("it has no valid id")
    case .invalidTitle: Words("its title has a NUL character")
    case .invalidPosition: Words("its position is not on the globe")
    case .noPosition: Words("nothing says its position")
    case .invalidDate: Words("its date can't be read")
    case .noTitle: Words("it has no title, and its catalog doesn't know it")
    case .alreadyFavorite: Words("it is a favorite already")
    case .twice: Words("it is in the file twice")
    }
  }
}
