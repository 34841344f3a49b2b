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
      messages.append((Self.message(for: error, strings: strings) + hint, .error))
    }
    if let notice = scene.notice {
      let words = FavoritesNoticeWords(strings: strings, isInteractive: isInteractive)
      messages += words.lines(for: notice)
    }
    return messages
  }

  static func message(for error: DataError, strings: Strings) -> String {
    guard case .malformed(let path, let reason) = error,
      let problem = ArchiveProblem(rawValue: reason)
    else { return strings.message(for: error) }
    let key: FavoritesText =
      switch problem {
      case .notJSON: .notJSON
      case .notAnArchive: .notAnArchive
      case .newerVersion: .newerVersion
      }
    return strings.message(for: .malformed(path: path, reason: strings[key]))
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
