import Catalog
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
    let name = Span(strings[CatalogText.favorites], .title)
    return Line([name] + conditions().map { Span(" · " + $0) })
  }

  private func conditions(quoting quote: (String) -> String = { $0 }) -> [String] {
    let query = scene.query
    return (query.search.isEmpty ? [] : [strings.quoted(quote(query.search))])
      + [query.catalog].compactMap(\.self).map(strings.name)
  }

  func footer(_ page: FavoritesPage, width: Int) -> Line {
    let range = strings.range(page.numbers, of: page.totalText)
    let hints = strings.rowHints(
      next: page.hasNext, previous: page.hasPrevious, clear: scene.query.catalog != nil)
    return Table.footer([range], hints: isInteractive ? hints : [], width: width)
  }

  /// Placeholder, error and notice, each a paragraph.
  var messages: [(text: String, style: TextStyle)] {
    var messages: [(text: String, style: TextStyle)] = []
    if scene.content.isLoading, scene.content.value == nil { messages.append(("…", .dim)) }
    if let page = scene.content.value, page.rows.isEmpty {
      messages.append((placeholder, .plain))
    }
    if let error = scene.content.error {
      let hint = isInteractive && !error.isOfService ? " " + strings[RowsText.retryHint] : ""
      messages.append((strings.message(for: error) + hint, .error))
    }
    if let notice = scene.notice {
      let words = FavoritesNoticeWords(strings: strings, isInteractive: isInteractive)
      messages += words.lines(for: notice)
    }
    return messages
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
