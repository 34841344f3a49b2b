import Domain
import Localization
import TextUI
import Viper

/// Lays out a detail in so many columns.
struct DetailLayout {
  let strings: Strings
  let columns: Int

  func lines(_ scene: DetailScene) -> [Line] {
    var blocks: [[Line]] = []
    if let content = scene.content.value {
      let isLoading = scene.content.isLoading
      blocks = [title(content.title, isFavorite: content.isFavorite)]
      blocks += FactLayout(strings: strings, columns: columns).blocks(content.facts)
      blocks.append(neighbors(content, isCity: scene.reference.catalog == .cities))
      blocks.append(
        DescriptionLayout(strings: strings, columns: columns)
          .lines(content.description, isLoading: isLoading))
      if isLoading { blocks.append(wrapped(strings[DetailText.updating], .dim)) }
    } else {
      blocks = [title(scene.reference.id, isFavorite: false)]
      if scene.content.isLoading { blocks.append(wrapped(strings[DetailText.loading], .dim)) }
    }
    if let error = scene.content.error {
      blocks.append(
        wrapped(strings.message(for: error, isHeld: scene.content.value != nil), .error)
          + (error.isOfService ? [] : wrapped(strings[DetailText.retryHint], .dim)))
    }
    if let notice = scene.notice { blocks.append(message(notice)) }
    // Making text safe can widen it, and a wide character does not fit a single column.
    return blocks.filter { !$0.isEmpty }.joined(separator: [Line()])
      .map { $0.truncated(to: columns) }
  }

  private func title(_ title: String, isFavorite: Bool) -> [Line] {
    guard isFavorite else { return wrapped(title, .title) }
    let lines = Wrapping.wrap(title, to: columns - 2)
    return lines.enumerated().map { index, text in
      Line([index == 0 ? Span("★ ", .star) : Span("  "), Span(text, .title)])
    }
  }

  /// Only of an entity that has a position can it be said what is near.
  private func neighbors(_ content: DetailContent, isCity: Bool) -> [Line] {
    let hasPosition = content.facts.contains { if case .position = $0.fact { true } else { false } }
    guard hasPosition else { return [] }
    let rows = NeighborLayout(strings: strings, columns: columns).lines(content.neighbors)
    let heading = isCity ? DetailText.nearestLarger : .nearest
    return wrapped(strings[heading], .title)
      + (rows.isEmpty ? wrapped(strings[DetailText.noneLarger]) : rows)
  }

  private func message(_ notice: DetailNotice) -> [Line] {
    switch notice {
    case .failed(let error): wrapped(strings.message(for: error), .error)
    case .favorite(let notice): wrapped(strings.message(for: notice), .notice)
    case .isFirst: wrapped(strings[DetailText.isFirst], .notice)
    case .isLast: wrapped(strings[DetailText.isLast], .notice)
    case .opened(let link): wrapped(strings(DetailText.opened, link.text), .notice)
    case .copied(let text): wrapped(strings(DetailText.copied, text), .notice)
    case .noNeighbor(let number, count: 0):
      wrapped(strings(DetailText.noNeighbors, String(number)), .notice)
    case .noNeighbor(let number, let count):
      wrapped(strings(DetailText.noNeighbor, String(number), String(count)), .notice)
    }
  }

  private func wrapped(_ text: String, _ style: TextStyle = .plain) -> [Line] {
    Wrapping.wrap(text, to: columns).map { Line($0, style) }
  }
}
