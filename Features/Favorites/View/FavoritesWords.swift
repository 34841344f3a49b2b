import Catalog
import Components
import Domain
import Localization
import TextUI
import Viper

/// What the favorites screen says around its rows.
struct FavoritesWords {
  let scene: FavoritesScene
  let strings: Strings
  let isInteractive: Bool

  /// "favorites · “alb” · people".
  var header: Line {
    let name = Span(strings[FavoritesText.title], .title)
    return Line([name] + conditions().map { Span($0) }, separatedBy: .separator())
  }

  private func conditions(quoting quote: (String) -> String = { $0 }) -> [String] {
    let query = scene.query
    return (query.search.isEmpty ? [] : [strings.quoted(quote(query.search))])
      + [query.catalog].compactMap(\.self).map(strings.name)
  }

  func footer(_ page: FavoritesPage, width: Int) -> Line {
    let range = strings.range(page.numbers, of: page.totalText)
    let hints = strings.rowHints(
      next: page.hasNext, previous: page.hasPrevious, clear: scene.query.catalog != nil,
      chooses: scene.isAccompanied && page.rows.allSatisfy(\.isOnMap))
    return Table.footer([range], hints: isInteractive ? hints : [], width: width)
  }

  /// What stands below the rows, or in their place; with all that the last command came to where
  /// that `isReport`.
  func status(width: Int, isReport: Bool) -> [Line] {
    let words = FavoritesNoticeWords(strings: strings)
    let notice = isReport ? nil : scene.notice.flatMap(words.notice)
    let report = isReport ? scene.notice.map(words.sentences) ?? [] : []
    return StatusText(strings: strings, columns: width, isInteractive: isInteractive)
      .lines(for: scene.content, notice: notice) { $0.rows.isEmpty ? placeholder : nil }
      + report.flatMap { sentence in
        Wrapping.wrap(sentence.text, to: width).map { Line($0, sentence.style) }
      }
  }

  private var placeholder: String {
    let search = scene.query.search
    let sentence =
      switch (search.isEmpty, scene.query.catalog) {
      case (true, nil): strings[FavoritesText.none]
      case (false, nil): strings(FavoritesText.noneMatches, search.shortened())
      case (_, _?):
        strings(
          FavoritesText.noneFits,
          conditions(quoting: { $0.shortened() }).joined(separator: ", "))
      }
    let isAll = search.isEmpty && scene.query.catalog == nil
    let hint = isAll ? FavoritesText.noneHint : .noMatchHint
    return isInteractive ? sentence + " " + strings[hint] : sentence
  }
}
