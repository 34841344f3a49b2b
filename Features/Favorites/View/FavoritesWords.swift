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
      strings(ListText.sortedBy, strings[$0.words])
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
      return strings(ListText.count, Formats(strings.language).number(page.total))
    }
    if scene.kind == .recent {
      return strings[scene.keepsHistory ? FavoritesText.noneRecent : .notKept]
    }
    let search = scene.query.search
    let sentence =
      switch (search.isEmpty, scene.query.filters.isEmpty) {
      case (true, true): strings[FavoritesText.none]
      case (false, true): strings(FavoritesText.noneMatches, search.shortened())
      case (_, false):
        strings(
          FavoritesText.noneFits,
          conditions(quoting: { $0.shortened() }).joined(separator: ", "))
      }
    let isAll = search.isEmpty && scene.query.filters.isEmpty
    let hint = isAll ? FavoritesText.noneHint : .noMatchHint
    return isInteractive ? sentence + " " + strings[hint] : sentence
  }
}

extension Strings {
  /// Says how many favorites are not in a file, because its format needs positions.
  package func withoutPosition(_ count: Int) -> String {
    self(count == 1 ? FavoritesText.oneWithoutPosition : .withoutPosition, String(count))
  }

  func title(of kind: FavoritesKind) -> String {
    switch kind {
    case .favorites: self[FavoritesText.title]
    case .recent: self[FavoritesText.recent]
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
    return sentences.dropFirst().reduce(sentences.first) { $0?.followed(by: $1) }
  }

  /// Every sentence there is to say, for a script.
  private func sentences(_ notice: FavoritesNotice) -> [Notice] {
    switch notice {
    case .failed(let error): [Notice(error, strings)]
    case .rows(let notice): [Notice(notice, strings)]
    case .gone(let title): [Notice(naming: title, .error) { strings(FavoritesText.gone, $0) }]
    case .added(let addition):
      addition.added.map { Notice(.added($0.title), strings) }
        + addition.already.map { Notice(strings(FavoritesText.already, $0.title)) }
    case .removed(let removal):
      removal.removed.map { Notice(.removed($0.title), strings) }
        + removal.missing.map { Notice(strings(FavoritesText.notAFavorite, name(of: $0)), .error) }
    case .restored(let titles): [Notice(.restored(titles), strings)]
    case .withdrawn(let titles): [Notice(.withdrawn(titles), strings)]
    case .exported(let count, let path, let left):
      [Notice(strings(count == 1 ? FavoritesText.exportedOne : .exported, String(count), path))]
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
                FavoritesText.moreSkipped, String(report.skipped.count - Self.mostReasons)))
          ] : [])
    }
  }

  /// The most entries that a report names with the reason: a file may have thousands that are left out.
  private static let mostReasons = 50

  private func points(of report: ImportReport) -> [Notice] {
    strings.texts(of: report.points).map { Notice($0) }
      + (report.shapes == 0 ? [] : [Notice(strings(FavoritesText.shapes, String(report.shapes)))])
  }

  private func counts(_ report: ImportReport) -> String {
    strings(FavoritesText.imported, String(report.added), String(report.skipped.count))
  }

  private func sentence(about skipped: ImportReport.Skipped, label: String) -> String {
    let reason = strings[text(of: skipped.problem)]
    return skipped.label.isEmpty
      ? strings(FavoritesText.skippedNameless, String(skipped.entry), reason)
      : strings(FavoritesText.skipped, String(skipped.entry), label, reason)
  }

  private func name(of reference: Reference) -> String {
    "\(reference.catalog.rawValue)/\(reference.id)"
  }

  private func text(of problem: EntryProblem) -> FavoritesText {
    switch problem {
    case .notAnEntry: .notAnEntry
    case .unknownCatalog: .unknownCatalog
    case .invalidID: .invalidID
    case .invalidTitle: .invalidTitle
    case .invalidPosition: .invalidPosition
    case .noPosition: .noPosition
    case .invalidDate: .invalidDate
    case .noTitle: .noTitle
    case .alreadyFavorite: .alreadyFavorite
    case .twice: .twice
    }
  }
}
