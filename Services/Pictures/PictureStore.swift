package import Catalog
package import Domain
import Glibc

/// Pictures by way of the network, a folder and chafa.
package actor PictureStore: PictureDataManager {
  private let http: any HTTPDataManager
  private let folder: PictureFolder?
  private let settings: PictureSettings?
  private let searchPath: String
  private let limits: ProgramLimits
  /// Two programs at a time leave the rest of the machine to others.
  private let semaphore = AsyncSemaphore(2)
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
      searchPath: searchPath, limits: ProgramLimits())
  }

  init(
    _ http: any HTTPDataManager, settings: PictureSettings?, folder: PictureFolder?,
    searchPath: String, limits: ProgramLimits
  ) {
    self.http = http
    self.settings = settings
    self.folder = folder
    self.searchPath = searchPath
    self.limits = limits
  }

  /// Where chafa is; nil where it is not installed.
  ///
  /// - Parameter searchPath: as `PATH` has it; relative folders don't count.
  package static func program(searchPath: String) -> String? {
    searchPath.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/chafa" }
      .first { path in
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
          && Glibc.access(path, X_OK) == 0
      }
  }

  package nonisolated var access: PictureAccess {
    guard settings != nil else { return .off }
    return Self.program(searchPath: searchPath) == nil ? .noProgram : .on
  }

  package func picture(
    _ address: PictureAddress, fitting size: PictureSize, inPixels: Bool
  ) async throws(PictureProblem) -> Picture {
    guard let settings else { throw .noProgram }
    let size = PictureSize(
      columns: min(max(1, size.columns), 400), rows: min(max(1, size.rows), 200))
    let key = RenderedPictures.Key(address: address, size: size, inPixels: inPixels)
    if let picture = rendered.picture(key) { return picture }
    guard let path = Self.program(searchPath: searchPath) else { throw .noProgram }
    let file = try await PictureFile.fetch(address, http, folder)
    let renderer = PictureRenderer(settings: settings, path: path, limits: limits)
    let result = await semaphore.run { await renderer.picture(file.bytes, fitting: size, inPixels) }
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

/// The pictures made ready last, as many as fit.
struct RenderedPictures {
  struct Key: Hashable {
    let address: PictureAddress
    let size: PictureSize
    let inPixels: Bool
  }

  /// The one used last at the end.
  private var kept: [(key: Key, picture: Picture)] = []
  private var cost = 0
  private let limit: Int

  /// - Parameter limit: bytes, about.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func picture(_ key: Key) -> Picture? {
    guard let index = kept.firstIndex(where: { $0.key == key }) else { return nil }
    let found = kept.remove(at: index)
    kept.append(found)
    return found.picture
  }

  mutating func keep(_ picture: Picture, _ key: Key) {
    // Two may have asked for it at once.
    if let index = kept.firstIndex(where: { $0.key == key }) { forget(index) }
    kept.append((key, picture))
    cost += picture.cost
    while cost > limit { forget(0) }
  }

  private mutating func forget(_ index: Int) {
    cost -= kept.remove(at: index).picture.cost
  }
}

extension Picture {
  fileprivate var cost: Int {
    rows.reduce(0) { $0 + $1.count * 64 } + (pixels?.sequence.utf8.count ?? 0)
  }
}
