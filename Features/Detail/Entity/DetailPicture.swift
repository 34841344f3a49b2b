package import Catalog
package import Domain
package import Viper

/// The picture of an entity: where it is, and what there is of it.
package struct DetailPicture: Equatable, Sendable {
  /// Nil where the entity has none.
  package let address: PictureAddress?
  /// The room there is for it.
  package var room: PictureSize
  /// The room it was asked for last; nil where it was not.
  package var asked: PictureSize?
  package var state: LoadingState<Picture, PictureProblem>

  package init(
    address: PictureAddress?, room: PictureSize, asked: PictureSize? = nil,
    state: LoadingState<Picture, PictureProblem> = .idle
  ) {
    self.address = address
    self.room = room
    self.asked = asked
    self.state = state
  }

  /// Whether it is to be asked for.
  package var isDue: Bool { address != nil && asked != room }
}
