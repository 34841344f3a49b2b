package import Contracts
package import Domain
import Platform
import TextUI

/// Pictures by way of the network, a folder and chafa.
package actor PictureStore: PictureDataManager {
  private let http: any HTTPDataManager
  private let folder: PictureFolder?
  private let kept: KeptPictures?
  private let settings: PictureSettings?
  private let searchPath: String
  private let limits: ProgramLimits
  /// Two programs at a time leave the rest of the machine to others.
  private let semaphore = AsyncSemaphore(2)
  /// The pictures that were made ready, and about how many bytes they take.
  private var rendered: [RenderedKey: Picture] = [:]
  private var cost = 0

  private struct RenderedKey: Hashable {
    let address: PictureAddress
    let size: PictureSize
    let inPixels: Bool
  }

  /// - Parameters:
  ///   - settings: `nil` for no pictures.
  ///   - folder: where pictures are kept; `nil` means nowhere.
  ///   - kept: where those of favorites are kept; `nil` means nowhere.
  ///   - prepareFolder: makes the folder, for its owner only.
  package init(
    _ http: any HTTPDataManager, settings: PictureSettings?, folder: String?,
    kept: KeptPictures? = nil, searchPath: String,
    limits: ProgramLimits = ProgramLimits(),
    prepareFolder: @escaping @Sendable () throws(DataError) -> Void
  ) {
    self.http = http
    self.settings = settings
    self.folder = folder.map { PictureFolder(path: $0, limit: 64 << 20, prepare: prepareFolder) }
    self.kept = kept
    self.searchPath = searchPath
    self.limits = limits
  }

  /// Returns the path of chafa; `nil` if it is not installed.
  ///
  /// - Parameter searchPath: as `PATH` has it; relative folders don't count.
  package static func program(searchPath: String) -> String? {
    searchPath.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/chafa" }
      .first { path in
        (try? FileSystem.status(of: path))?.kind == .file
          && (try? FileSystem.check(.execute, to: path)) != nil
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
    let key = RenderedKey(address: address, size: size, inPixels: inPixels)
    if let picture = rendered[key] { return picture }
    guard let path = Self.program(searchPath: searchPath) else { throw .noProgram }
    let file = try await PictureFile.fetch(address, http, folder, kept: kept)
    let renderer = PictureRenderer(settings: settings, path: path, limits: limits)
    do throws(PictureProblem) {
      let picture = try await semaphore.run { () async throws(PictureProblem) in
        try await renderer.picture(file.bytes, fitting: size, inPixels)
      }
      guard let picture else { throw .cancelled }
      keep(picture, key)
      return picture
    } catch {
      // A broken file may be an accident: it is fetched again the next time.
      if error == .failed { await file.forget() }
      throw error
    }
  }

  /// Keeps a picture in memory; if too much is kept, it drops all others first.
  private func keep(_ picture: Picture, _ key: RenderedKey) {
    if cost > 16 << 20 { (rendered, cost) = ([:], 0) }
    rendered[key] = picture
    cost += picture.cost
  }
}

extension Picture {
  fileprivate var cost: Int {
    rows.reduce(0) { $0 + $1.count * 64 } + (graphic?.sequence.utf8.count ?? 0)
  }
}
