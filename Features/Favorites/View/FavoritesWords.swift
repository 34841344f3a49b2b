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
      search.isEmpty ? [name] : [name, Span(" · " + strings(FavoritesText.quoted, search))])
  }

  func footer(_ page: FavoritesPage, width: Int) -> Line {
    let numbers = page.numbers ?? 0...0
    let range = strings(
      RowsText.range, String(numbers.lowerBound), String(numbers.upperBound), page.totalText)
    return Table.footer([range], hints: hints(page), width: width)
  }

  /// Placeholder, error and notice, each a paragraph.
  var messages: [(text: String, style: TextStyle)] {
    var messages: [(text: String, style: TextStyle)] = []
    if scene.content.isLoading, scene.content.value == nil { messages.append(("…", .dim)) }
    if let page = scene.content.value, page.rows.isEmpty {
      messages.append((placeholder(page), .plain))
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

  private func hints(_ page: FavoritesPage) -> [String] {
    guard isInteractive else { return [] }
    var keys: [RowsText] = [.hintOpen, .hintSearch]
    if let last = page.numbers?.upperBound, last < page.total { keys.append(.hintNext) }
    if page.offset > 0 { keys.append(.hintPrevious) }
    return (keys + [.hintHelp]).map { strings[$0] }
  }

  private func placeholder(_ page: FavoritesPage) -> String {
    if page.total > 0 {
      return strings(RowsText.pastEnd, String(min(scene.query.offset, .max - 1) + 1))
    }
    let search = scene.query.search
    let sentence =
      search.isEmpty
      ? strings[FavoritesText.none] : strings(FavoritesText.noneMatches, search)
    let hint = search.isEmpty ? FavoritesText.noneHint : .noMatchHint
    return isInteractive ? sentence + " " + strings[hint] : sentence
  }
}
