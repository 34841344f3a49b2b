import Catalog
import Components
import Domain
import Localization
import PictureLines
import TextUI
import Viper

/// Lays out a detail in so many columns.
struct DetailLayout {
  let strings: Strings
  let columns: Int
  /// Whether commands can be typed while it is seen.
  let isInteractive: Bool

  func lines(_ scene: DetailScene) -> [Line] {
    var blocks: [[Line]] = []
    if let content = scene.content.value {
      let isLoading = scene.content.isLoading
      blocks = [
        title(content.title, isFavorite: content.isFavorite, link: content.facts.page)
      ]
      if scene.isEnlarged, let picture = scene.picture {
        return joined(blocks + [lines(of: picture), status(scene)])
      }
      // What there may be much of comes last.
      blocks += pictured(content.facts.filter { !$0.fact.isOfDetailOnly }, scene.picture)
      blocks.append(
        DescriptionLayout(strings: strings, columns: columns, isInteractive: isInteractive)
          .lines(content.description, isLoading: isLoading))
      // What is near an area lies within it.
      if scene.map != .ofOutline { blocks.append(neighbors(content, isPlace: scene.isPlace)) }
      blocks.append(related(content))
      let hasFewNames = isInteractive && !scene.hasAllNames
      blocks += FactLayout(strings: strings, columns: columns, hasFewNames: hasFewNames)
        .blocks(content.facts.filter { $0.fact.isOfDetailOnly })
    } else {
      blocks = [title(scene.reference.id, isFavorite: false)]
    }
    return joined(blocks + [status(scene)])
  }

  private func status(_ scene: DetailScene) -> [Line] {
    StatusText(strings: strings, columns: columns, isInteractive: isInteractive)
      .lines(
        for: scene.content,
        notice: scene.notice.map { words(for: $0, of: scene.content.value?.title ?? "") })
  }

  /// Making text safe can widen it, and a wide character does not fit a single column.
  private func joined(_ blocks: [[Line]]) -> [Line] {
    blocks.filter { !$0.isEmpty }.joined(separator: [Line()]).map { $0.truncated(to: columns) }
  }

  /// A picture, or what is said in its place.
  private func lines(of picture: DetailPicture) -> [Line] {
    if let shown = picture.shown { return shown.lines }
    guard picture.address != nil else { return wrapped(strings[PictureText.none], .dim) }
    let reason = picture.state.error.map { strings.placeholder(for: $0) }
    return wrapped(reason ?? strings[PictureText.loading], .dim)
  }

  /// The facts beside the picture, else below it.
  private func pictured(_ facts: [DetailFact], _ picture: DetailPicture?) -> [[Line]] {
    guard let picture, let lines = picture.shown?.lines, DetailRoom.isWide(columns),
      picture.room.columns + 24 <= columns
    else { return [picture.map(lines(of:)) ?? []] + factLayout(columns).blocks(facts) }
    let gap = 2
    let width = columns - (lines.map(\.width).max() ?? 0) - gap
    let blocks = factLayout(width).blocks(facts)
    return [Self.beside(lines, Array(blocks.joined(separator: [Line()])), gap: gap)]
  }

  /// Other lines beside those of a picture, all the way down; its pixels stay in their place.
  private static func beside(_ picture: [Line], _ others: [Line], gap: Int) -> [Line] {
    let widest = picture.map { max($0.width, $0.graphic?.columns ?? 0) }.max() ?? 0
    return (0..<max(picture.count, others.count)).map { row in
      var line = row < picture.count ? picture[row] : Line()
      guard row < others.count, !others[row].spans.isEmpty else { return line }
      let blanks = String(repeating: " ", count: widest + gap - line.width)
      line.spans += [Span(blanks)] + others[row].spans
      return line
    }
  }

  private func factLayout(_ columns: Int) -> FactLayout {
    FactLayout(strings: strings, columns: columns, showsNumbers: isInteractive)
  }

  private func title(_ title: String, isFavorite: Bool, link: TextLink? = nil) -> [Line] {
    let title = Line([Span(title, .title, link: link)])
    guard isFavorite else { return Wrapping.wrap(title, to: columns) }
    let star = Span("★ ", .star, spoken: strings[RowsText.favorite] + ": ")
    return Wrapping.wrap(title, to: columns - 2).enumerated().map { index, line in
      Line([index == 0 ? star : Span("  ")] + line.spans)
    }
  }

  private func related(_ content: DetailContent) -> [Line] {
    let rows = content.relatedRows
    guard !rows.isEmpty else { return [] }
    return wrapped(strings[DetailText.related], .title)
      + RelatedLayout(strings: strings, showsNumbers: isInteractive).lines(rows)
  }

  /// Only of an entity that has a position can it be said what is near.
  private func neighbors(_ content: DetailContent, isPlace: Bool) -> [Line] {
    guard content.facts.map(\.fact).position != nil else { return [] }
    let rows = NeighborLayout(strings: strings, columns: columns).lines(content.neighbors)
    let heading = isPlace ? DetailText.nearestLarger : .nearest
    return wrapped(strings[heading], .title)
      + (rows.isEmpty ? wrapped(strings[DetailText.noneLarger]) : rows)
  }

  private func words(for notice: DetailNotice, of title: String) -> Notice {
    switch notice {
    case .failed(let error): Notice(error, strings)
    case .favorite(let notice): Notice(notice, strings)
    case .isHere: Notice(naming: title) { strings(DetailText.isHere, $0) }
    case .isFirst: Notice(strings[DetailText.isFirst])
    case .isLast: Notice(strings[DetailText.isLast])
    case .comesWithItsList: Notice(strings[DetailText.comesWithItsList])
    case .opened(let link): Notice(naming: link.text) { strings(DetailText.opened, $0) }
    case .copied(let text): Notice(naming: text) { strings(DetailText.copied, $0) }
    case .noRow(let number, count: 0):
      Notice(strings(DetailText.noRows, String(number)))
    case .noRow(let number, let count):
      Notice(strings(DetailText.noRow, String(number), String(count)))
    }
  }

  private func wrapped(_ text: String, _ style: TextStyle = .plain) -> [Line] {
    Wrapping.wrap(text, to: columns).map { Line($0, style) }
  }
}
