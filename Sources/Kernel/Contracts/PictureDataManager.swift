package import Domain
package import TextUI

/// Pictures, fetched, kept for later and made ready for the terminal.
///
/// Calls may run at once; a cancelled one ends at once and leaves no program behind.
package protocol PictureDataManager: Sendable {
  /// Finding it out costs a look into a few folders, once.
  var access: PictureAccess { get }

  /// The picture, as large as fits.
  ///
  /// - Parameters:
  ///   - address: where the picture is had from.
  ///   - size: the room for it.
  ///   - inPixels: whether it goes where pixels can be shown; the characters are there in any case.
  func picture(
    _ address: PictureAddress, fitting size: PictureSize, inPixels: Bool
  ) async throws(PictureProblem) -> Picture
}

/// No pictures.
package struct NoPictures: PictureDataManager {
  package init() {}

  package let access = PictureAccess.off

  package func picture(
    _ address: PictureAddress, fitting size: PictureSize, inPixels: Bool
  ) async throws(PictureProblem) -> Picture {
    throw .noProgram
  }
}

/// A picture made ready for a terminal.
package struct Picture: Hashable, Sendable {
  /// The picture in characters, from top to bottom, each row as wide as the others.
  package let rows: [[Span]]
  /// The same in pixels, where the terminal shows such and it was asked for.
  package let graphic: Graphic?

  package init(rows: [[Span]], graphic: Graphic? = nil) {
    self.rows = rows
    self.graphic = graphic
  }

  /// The rows as lines like any others, with the pixels in their place.
  package var lines: [Line] {
    var lines = rows.map { Line($0) }
    guard let graphic else { return lines }
    let missing = max(0, graphic.rows - lines.count)
    lines += Array(repeating: Line(), count: missing)
    lines[0].graphic = graphic
    return lines
  }
}

/// The room for a picture, in character cells.
package struct PictureSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// Whether pictures can be shown here.
package enum PictureAccess: Hashable, Sendable {
  case on
  /// They could, if the program that makes them ready were installed.
  case noProgram
  /// The terminal shows none, or the user wants none.
  case off
}
