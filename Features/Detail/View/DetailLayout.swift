import Components
import Contracts
import Domain
import Localization
import TextUI
import Viper

/// Lays out a detail in a number of columns.
struct DetailLayout {
  let scene: DetailScene
  let strings: Strings
  var columns: Int
  /// Whether commands, and the numbers of rows, can be typed while it is seen.
  let isInteractive: Bool

  /// The rows of a window that a text leaves free: for a banner, the prompt, and the keys below it.
  private static let margin = 3

  /// - Parameter rows: those of the window.
  func lines(within rows: Int) -> [Line] {
    let blocks = blocks
    let lines = joined(blocks + [status(scene.content, scene.notice)])
    guard scene.notice != nil, lines.count > rows - Self.margin, let title = blocks.first else {
      return lines
    }
    let notice = status(.idle, scene.notice)
    return joined([title + notice] + blocks.dropFirst() + [status(scene.content)])
  }

  private func joined(_ blocks: [[Line]]) -> [Line] {
    // Making text safe can widen it, and a wide character does not fit a single column.
    blocks.filter { !$0.isEmpty }.joined(separator: [Line()]).map { $0.truncated(to: columns) }
  }

  private var blocks: [[Line]] {
    guard let content = scene.content.value else {
      return [wrapped(strings.language.title(of: scene.title), .title)]
    }
    if scene.isEnlarged, let picture = scene.picture {
      return [title(content), lines(of: picture)]
    }
    let shown = content.facts.filter { !$0.fact.isOfDetailOnly }
    // The parts that can be long come last.
    return [title(content)] + pictured(shown)
      + [description(content.description), neighbors(content), related(content)]
      + facts(content.facts.filter { $0.fact.isOfDetailOnly })
  }

  private func title(_ content: DetailContent) -> [Line] {
    // JSON and favorites keep the title as its source has it.
    let name = strings.language.title(of: content)
    let title = Line([Span(name, .title, link: content.facts.page)])
    guard content.isFavorite else { return Wrapping.wrap(title, to: columns) }
    let star = Span("★ ", .star, spoken: strings("favorite") + strings.colon)
    return Wrapping.wrap(title, to: columns - 2).enumerated().map { index, line in
      Line([index == 0 ? star : Span("  ")] + line.spans)
    }
  }

  /// Returns the lines about fetching and failures, and about the last command if that has a notice.
  private func status(
    _ content: LoadingState<DetailContent, DataError>, _ notice: DetailNotice? = nil
  ) -> [Line] {
    StatusText(strings: strings, columns: columns, isInteractive: isInteractive)
      .lines(for: content, notice: notice.map(words))
  }

  private func words(for notice: DetailNotice) -> Notice {
    switch notice {
    case .failed(let error): Notice(error, strings)
    case .favorite(let notice): Notice(notice, strings)
    case .isHere:
      Notice(naming: strings.language.title(of: scene.content.value?.title ?? "")) {
        strings("This is the detail of {0} already.", $0)
      }
    case .isFirst: Notice(strings("This is the first one."))
    case .isLast: Notice(strings("This is the last one."))
    case .comesWithItsList: Notice(strings("It comes with its list: go back there, then refresh."))
    case .refreshed: Notice(.refreshed, strings)
    case .nothingToFetch: Notice(.nothingToFetch, strings)
    case .opened(let link): Notice(naming: link.text) { strings("Opened in the browser: {0}", $0) }
    case .copied(let text): Notice(naming: text) { strings("Copied: {0}", $0) }
    case .noRow(let number, count: 0):
      Notice(strings("There is no row {0}: nothing is listed here.", String(number)))
    case .noRow(let number, let count):
      Notice(strings("There is no row {0}: choose from 1 to {1}.", String(number), String(count)))
    }
  }

  func wrapped(_ text: String, _ style: TextStyle = .plain) -> [Line] {
    Wrapping.wrap(text, to: columns).map { Line($0, style) }
  }
}

// MARK: - The picture

extension DetailLayout {
  /// A picture, or the text in its place.
  private func lines(of picture: DetailPicture) -> [Line] {
    if let shown = picture.shown { return shown.lines }
    guard picture.address != nil else { return wrapped(strings("[no picture]"), .dim) }
    let reason = picture.state.error.map { strings.placeholder(for: $0) }
    return wrapped(reason ?? strings("[picture: loading…]"), .dim)
  }

  /// The facts beside the picture, else below it.
  private func pictured(_ facts: [DetailFact]) -> [[Line]] {
    guard let picture = scene.picture else { return self.facts(facts) }
    guard let lines = picture.shown?.lines, columns >= DetailPicture.wide,
      picture.room.columns + 24 <= columns
    else { return [lines(of: picture)] + self.facts(facts) }
    // Pixels can take more columns than the blanks that they stand on.
    let widths = lines.map(\.width) + lines.compactMap { $0.graphic?.columns }
    let start = (widths.max() ?? 0) + 2
    var narrower = self
    narrower.columns -= start
    let others = Array(narrower.facts(facts).joined(separator: [Line()]))
    return [Self.beside(lines, others, from: start)]
  }

  /// Other lines beside those of a picture, all the way down; its pixels stay in their place.
  ///
  /// - Parameter start: the column at which the other lines begin.
  private static func beside(_ picture: [Line], _ others: [Line], from start: Int) -> [Line] {
    (0..<max(picture.count, others.count)).map { row in
      var line = row < picture.count ? picture[row] : Line()
      guard row < others.count, !others[row].spans.isEmpty else { return line }
      let blanks = String(repeating: " ", count: start - line.width)
      line.spans += [Span(blanks)] + others[row].spans
      return line
    }
  }
}

// MARK: - The description

extension DetailLayout {
  /// The description of the entity, or why there is none; empty if the catalog has no descriptions.
  private func description(_ description: DetailDescription) -> [Line] {
    let body: [Line]
    switch description {
    case .notOffered: return []
    case .unknown(nil) where scene.content.isLoading:
      body = wrapped(strings("Looking it up…"), .dim)
    case .unknown(nil): body = wrapped(strings("None is stored yet."))
    case .unknown(let error?) where error.isOffline:
      body = wrapped(strings("None is stored yet, and you are offline."))
    case .unknown(let error?):
      body =
        wrapped(strings("None is stored yet."))
        + StatusText(strings: strings, columns: columns, isInteractive: isInteractive)
        .lines(for: error, isHeld: false, style: .dim)
    case .nothing: body = wrapped(strings("Wikipedia has no article about this place."))
    case .known(let known): body = wrapped(known.text) + source(of: known)
    }
    return wrapped(strings("Description"), .title) + body
  }

  private func source(of known: PlaceDescription) -> [Line] {
    let source = Line(
      strings("Source: {0}", known.source.text), .dim, leadingTo: known.source)
    guard known.language != strings.language.rawValue else {
      return Wrapping.wrap(source, to: columns)
    }
    let remark =
      switch known.language {
      case "en": strings("in English")
      case "es": strings("in Spanish")
      case "fr": strings("in French")
      default: strings("language: {0}", known.language)
      }
    return Wrapping.wrap(
      Line(source.spans + [.separator(.dim), Span(remark, .dim)]), to: columns)
  }
}

extension Line {
  /// A text in which an address is a link; if the text has no address, the link comes last.
  fileprivate init(_ text: String, _ style: TextStyle, leadingTo link: WebLink) {
    let address = text.firstRange(of: link.text) ?? text.endIndex..<text.endIndex
    self.init(
      [
        Span(String(text[..<address.lowerBound]), style),
        Span(link.text, style, link: TextLink(link.text)),
        Span(String(text[address.upperBound...]), style),
      ].filter { !$0.text.isEmpty })
  }
}

extension Language {
  /// The title of a detail in the language, if its source or a table of names has it.
  func title(of content: DetailContent) -> String {
    title(of: content.title, content.names)
  }
}
