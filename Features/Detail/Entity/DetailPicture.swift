package import Catalog
package import Domain
import TextUI
package import Viper

/// The picture of an entity: where it is, and what there is of it.
package struct DetailPicture: Equatable, Sendable {
  /// Nil where the entity has none.
  package let address: PictureAddress?
  /// The room there is for it.
  package var room: PictureSize
  /// The room it was asked for last; nil where it was not.
  package var asked: PictureSize?
  package var state: LoadingState<Picture, PictureProblem> = .idle

  /// Whether it is to be asked for.
  package var isDue: Bool { address != nil && asked != room }

  /// What there is to show; nil where that is text in its place.
  var shown: Picture? { state.error == nil ? state.value : nil }
}

extension DetailPicture {
  /// The least columns in which facts have enough room beside a picture.
  static let wide = 64

  /// The room for the picture in a window: beside the facts, else above them, else all of it.
  ///
  /// Title, placeholder and prompt leave it some rows in the smallest window.
  static func room(in window: Size, isEnlarged: Bool) -> PictureSize {
    let (columns, rows) = (window.columns, window.rows)
    if isEnlarged { return PictureSize(columns: columns, rows: max(1, rows - 4)) }
    if columns >= wide {
      return PictureSize(columns: min(40, columns * 2 / 5), rows: max(1, min(18, rows - 4)))
    }
    return PictureSize(columns: min(40, columns), rows: max(1, min(12, rows / 2 - 1)))
  }
}
