package import Domain

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
  package let rows: [[Run]]
  /// The same in pixels, where the terminal shows such and it was asked for.
  package let pixels: Pixels?

  package init(rows: [[Run]], pixels: Pixels? = nil) {
    self.rows = rows
    self.pixels = pixels
  }

  /// Characters beside each other in the same colours; nil is the terminal's own.
  package struct Run: Hashable, Sendable {
    /// Printable characters of one column each.
    package let text: String
    package let foreground: Color?
    package let background: Color?
    /// Whether both colours change places.
    package let isInverse: Bool

    package init(
      _ text: String, foreground: Color? = nil, background: Color? = nil, isInverse: Bool = false
    ) {
      self.text = text
      self.foreground = foreground
      self.background = background
      self.isInverse = isInverse
    }
  }

  package enum Color: Hashable, Sendable {
    /// `0xRRGGBB`.
    case rgb(UInt32)
    /// One of xterm's 256.
    case indexed(UInt8)
  }

  /// What a terminal is to be told, which who prints it checks.
  package struct Pixels: Hashable, Sendable {
    package enum Format: String, Sendable {
      case kitty, sixel, iterm
    }

    package let format: Format
    /// The cells it takes.
    package let size: PictureSize
    package let sequence: String

    package init(_ format: Format, size: PictureSize, sequence: String) {
      self.format = format
      self.size = size
      self.sequence = sequence
    }
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
