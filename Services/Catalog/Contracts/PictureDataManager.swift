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
