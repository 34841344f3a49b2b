import Domain
import Viper

extension ListScene {
  /// A question the catalog can't make sense of leaves the page as it was; any other failure is the
  /// content's.
  mutating func fail(_ error: DataError) {
    switch (error, content.value) {
    case (.unknownFilter, let page?), (.invalidFilter, let page?), (.unknownSort, let page?):
      content = .success(page)
      notice = .failed(error)
    default:
      content = content.failed(error)
      notice = nil
    }
  }
}

extension ListScene {
  /// The room for each row's picture in a layout; where that is another, they are asked for anew.
  mutating func fitThumbnails(_ abilities: ListAbilities) {
    let size = abilities.thumbnail(in: layout)
    guard thumbnails?.size != size else { return }
    thumbnails = size.map { ListThumbnails(size: $0) }
  }

  /// Lets go of the pictures of other pages.
  mutating func dropOtherThumbnails() {
    guard var kept = thumbnails else { return }
    let shown = Set(content.value?.references ?? [])
    kept.pictures = kept.pictures.filter { shown.contains($0.key) }
    kept.asked.formIntersection(shown)
    thumbnails = kept
  }
}
