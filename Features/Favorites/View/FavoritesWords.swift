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

  /// "favorites · “alb”".
  var header: Line {
    let search = scene.query.search
    let name = Span(strings[CatalogText.favorites], .title)
    return Line(
      search.isEmpty ? [name] : [name, Span(" · " + strings.quoted(search))])
  }

  func footer(_ page: FavoritesPage, width: Int) -> Line {
    let range = strings.range(page.numbers, of: page.totalText)
    let hints = strings.rowHints(next: page.hasNext, previous: page.hasPrevious)
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
      let hint = isInteractive ? " " + strings[RowsText.retryHint] : ""
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
      search.isEmpty
      ? strings[FavoritesText.none] : strings(FavoritesText.noneMatches, search.shortened())
    let hint = search.isEmpty ? FavoritesText.noneHint : .noMatchHint
    return isInteractive ? sentence + " " + strings[hint] : sentence
  }
}
