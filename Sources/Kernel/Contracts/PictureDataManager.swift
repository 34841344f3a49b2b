package import Domain
package import TextUI

/// Fetches pictures, keeps them, and converts them for the terminal.
///
/// Calls may run at once. A cancelled call ends at once, and ends the program that converts.
package protocol PictureDataManager: Sendable {
  /// Whether pictures can be shown. The first call looks into a few folders.
  var access: PictureAccess { get }

  /// Returns a picture as large as fits.
  ///
  /// - Parameters:
  ///   - address: the address of the picture.
  ///   - size: the room for it.
  ///   - inPixels: whether it is shown where the terminal can draw pixels; it has its characters in
  ///     any case.
  func picture(
    _ address: PictureAddress, fitting size: PictureSize, inPixels: Bool
  ) async throws(PictureProblem) -> Picture
}

/// A data manager for callers that show no pictures.
package struct NoPictures: PictureDataManager {
  package init() {}

  package let access = PictureAccess.off

  package func picture(
    _ address: PictureAddress, fitting size: PictureSize, inPixels: Bool
  ) async throws(PictureProblem) -> Picture {
    throw .noProgram
  }
}

/// A picture, converted for a terminal.
///
/// Its rows are spans, because no other text from outside can be printed, and its pixels are a sequence
/// that was checked for the same reason. Types of its own would only say the same again. A View makes
/// lines of it.
package struct Picture: Hashable, Sendable {
  /// The picture in characters, from top to bottom; all rows have the same width.
  package let rows: [[Span]]
  /// The picture in pixels, if the terminal can draw them and the caller asked for them.
  package let graphic: Graphic?

  package init(rows: [[Span]], graphic: Graphic? = nil) {
    self.rows = rows
    self.graphic = graphic
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

/// Whether pictures can be shown on this terminal.
package enum PictureAccess: Hashable, Sendable {
  case on
  /// The terminal could show them, but the program that converts them is not installed.
  case noProgram
  /// The terminal can't show pictures, or the user turned them off.
  case off
}
