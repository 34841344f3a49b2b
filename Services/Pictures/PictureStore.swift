package import Catalog
package import Domain

/// Pictures by way of the network, a folder and chafa.
package actor PictureStore: PictureDataManager {
  private let http: any HTTPDataManager
  private let folder: PictureFolder?
  private let settings: PictureSettings?
  private let chafa: ChafaFinder
  private let limits: ProgramLimits
  /// Two programs at a time leave the rest of the machine to others.
  private let turns = Turns(2)
  private var rendered = RenderedPictures(limit: 16 << 20)

  /// - Parameters:
  ///   - settings: nil for no pictures.
  ///   - folder: where pictures are kept; nil is nowhere.
  ///   - prepareFolder: makes the folder, for its owner only.
  package init(
    _ http: any HTTPDataManager, settings: PictureSettings?, folder: String?,
    searchPath: String, prepareFolder: @escaping @Sendable () throws(DataError) -> Void
  ) {
    self.init(
      http, settings: settings,
      folder: folder.map { PictureFolder(path: $0, limit: 64 << 20, prepare: prepareFolder) },
      chafa: ChafaFinder(searchPath: searchPath), limits: ProgramLimits())
  }

  init(
    _ http: any HTTPDataManager, settings: PictureSettings?, folder: PictureFolder?,
    chafa: ChafaFinder, limits: ProgramLimits
  ) {
    self.http = http
    self.settings = settings
    self.folder = folder
    self.chafa = chafa
    self.limits = limits
  }

  /// Where chafa is; nil where it is not installed.
  package static func program(searchPath: String) -> String? {
    ChafaFinder(searchPath: searchPath).path
  }

  package nonisolated var access: PictureAccess {
    guard settings != nil else { return .off }
    return chafa.path == nil ? .noProgram : .on
  }

  package func picture(
    _ address: PictureAddress, fitting size: PictureSize, inPixels: Bool
  ) async throws(PictureProblem) -> Picture {
    guard let settings, let path = chafa.path else { throw .noProgram }
    let size = PictureSize(
      columns: min(max(1, size.columns), 400), rows: min(max(1, size.rows), 200))
    let key = RenderedPictures.Key(address: address, size: size, inPixels: inPixels)
    if let picture = rendered.picture(key) { return picture }
    let file = try await PictureFile.fetch(address, http, folder)
    let renderer = PictureRenderer(settings: settings, path: path, limits: limits)
    let result = await turns.run { await renderer.picture(file.bytes, fitting: size, inPixels) }
    switch result {
    case .success(let picture)?:
      rendered.keep(picture, key)
      return picture
    case .failure(let problem)?:
      // A broken one may have come so by accident: it is fetched anew the next time.
      if problem == .failed { await file.forget() }
      throw problem
    case nil: throw .cancelled
    }
  }
}
