import Catalog
import Domain
import Localization
import TextUI
import Viper

/// A picture as lines, or what is said in its place.
struct PictureLayout {
  let strings: Strings

  /// What there is to show; nil where that is text in its place.
  static func picture(_ picture: DetailPicture?) -> Picture? {
    guard let picture, picture.state.error == nil else { return nil }
    return picture.state.value
  }

  /// In the place of a picture; nil where nothing is to be said.
  func placeholder(_ picture: DetailPicture?) -> String? {
    guard let picture, Self.picture(picture) == nil else { return nil }
    guard picture.address != nil else { return strings[PictureText.none] }
    return picture.state.error.map { strings.placeholder(for: $0) } ?? strings[PictureText.loading]
  }

  /// Other lines beside those of a picture, all the way down; its pixels stay in their place.
  static func beside(_ picture: [Line], _ others: [Line], gap: Int) -> [Line] {
    let widest = picture.map { max($0.width, $0.graphic?.columns ?? 0) }.max() ?? 0
    return (0..<max(picture.count, others.count)).map { row in
      var line = row < picture.count ? picture[row] : Line()
      guard row < others.count, !others[row].spans.isEmpty else { return line }
      let blanks = String(repeating: " ", count: widest + gap - line.width)
      line.spans += [Span(blanks)] + others[row].spans
      return line
    }
  }
}
