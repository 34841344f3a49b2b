import Components
import Contracts
import Domain
import TextUI
import Viper

/// The room of a list, and the pictures in it.
extension ListScene {
  /// Makes the page as large as the room; returns the query to ask for that.
  mutating func fit(_ room: ListRoom?) -> CatalogQuery? {
    self.room = room
    return room.flatMap { resize(to: $0.pageSize(layout, height: thumbnails?.size.rows ?? 1)) }
  }

  mutating func arrange(_ layout: ListLayout) -> CatalogQuery? {
    notice = layout == self.layout ? .arranged(layout) : nil
    self.layout = layout
    fitThumbnails()
    return fit(room)
  }

  /// Makes a preview a screen; returns the query to ask if its rows need another room.
  mutating func adopt() -> CatalogQuery? {
    isPreview = false
    fitThumbnails()
    return fit(room)
  }

  /// Takes this layout's room for pictures; if its size is another, all are asked for again.
  mutating func fitThumbnails() {
    let size = pictures == .spared || isPreview ? nil : capabilities.thumbnails[layout]
    guard thumbnails?.size != size else { return }
    thumbnails = size.map { ListThumbnails(size: $0) }
  }

  /// Notes that the pictures of the page are asked for, and returns the rows that have none yet; `nil` if
  /// there are none to ask for.
  mutating func askForThumbnails() -> (missing: [ListRow], size: PictureSize)? {
    let rows = content.value?.rows ?? []
    guard let thumbnails, thumbnails.isDue(for: rows) else { return nil }
    self.thumbnails?.asked = Set(rows.map(\.reference))
    return (thumbnails.missing(of: rows), thumbnails.size)
  }

  /// Shows a picture, unless the layout or the page has changed meanwhile.
  mutating func add(_ picture: Picture, of row: Reference, size: PictureSize) {
    pictures = .came
    guard thumbnails?.size == size, thumbnails?.asked.contains(row) == true else { return }
    thumbnails?.pictures[row] = picture
  }

  /// Gives the room of pictures to the rows if no picture can be had.
  mutating func spareThumbnails(of size: PictureSize) -> CatalogQuery? {
    guard pictures == .unknown, thumbnails?.size == size else { return nil }
    pictures = .spared
    fitThumbnails()
    return fit(room)
  }

  /// Asks again for the pictures that did not come.
  mutating func askForPicturesAgain() -> CatalogQuery? {
    let kept = thumbnails?.pictures ?? [:]
    thumbnails?.asked = Set(kept.keys)
    if pictures == .spared { pictures = .unknown }
    fitThumbnails()
    return fit(room)
  }

  mutating func dropOtherThumbnails() {
    guard thumbnails != nil else { return }
    let shown = Set(content.value?.rows.map(\.reference) ?? [])
    let kept = thumbnails?.pictures.filter { shown.contains($0.key) } ?? [:]
    thumbnails?.pictures = kept
    thumbnails?.asked.formIntersection(shown)
  }
}
