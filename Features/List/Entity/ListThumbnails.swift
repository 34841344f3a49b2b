package import Catalog
package import Domain

/// The small pictures beside the rows of a page.
package struct ListThumbnails: Equatable, Sendable {
  /// The room of each: a row of the list is as high.
  package let size: PictureSize
  /// Those that are there, by the entities of the page.
  package var pictures: [Reference: Picture] = [:]
  /// Whose were asked for, be it that they have none.
  var asked: Set<Reference> = []

  package init(size: PictureSize, pictures: [Reference: Picture] = [:]) {
    self.size = size
    self.pictures = pictures
  }

  /// Those of these rows, which are not there yet.
  func missing(of rows: [ListRow]) -> [(Reference, PictureAddress)] {
    rows.compactMap { row in
      guard let address = row.picture, pictures[row.reference] == nil else { return nil }
      return (row.reference, address)
    }
  }

  /// Has those that did not come asked for once more.
  mutating func askAgain() {
    asked = Set(pictures.keys)
  }

  /// Whether some of these rows' are to be asked for.
  func isDue(for rows: [ListRow]) -> Bool {
    rows.contains { $0.picture != nil && !asked.contains($0.reference) }
  }
}

/// A small picture that came.
package struct ListThumbnail: Hashable, Sendable {
  package let reference: Reference
  package let picture: Picture

  package init(_ reference: Reference, _ picture: Picture) {
    self.reference = reference
    self.picture = picture
  }
}
