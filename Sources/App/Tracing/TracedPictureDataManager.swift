import Catalog
import Domain

/// The pictures, watched.
struct TracedPictureDataManager: PictureDataManager {
  let base: any PictureDataManager
  let tap: TraceTap

  var access: PictureAccess { base.access }

  func picture(
    _ address: PictureAddress, fitting size: PictureSize, inPixels: Bool
  ) async throws(PictureProblem) -> Picture {
    try await tap.call("picture", address, size) { () async throws(PictureProblem) in
      try await base.picture(address, fitting: size, inPixels: inPixels)
    }
  }
}
