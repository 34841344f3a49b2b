import Catalog
import Domain

/// Has chafa make a picture ready.
struct PictureRenderer: Sendable {
  let settings: PictureSettings
  let path: String
  let limits: ProgramLimits

  /// Characters of a window are far less than a megabyte.
  private static let symbolBytes = 1 << 20

  @concurrent
  func picture(
    _ bytes: [UInt8], fitting size: PictureSize, _ inPixels: Bool
  ) async -> Result<Picture, PictureProblem> {
    do throws(PictureProblem) {
      var limits = limits
      limits.output = min(limits.output, Self.symbolBytes)
      let output = try await answer(
        ChafaCommand.symbols(fitting: size, colors: settings.colors), bytes, limits)
      guard let rows = SymbolReader.rows(of: output, fitting: size) else { throw .failed }
      guard inPixels, case .pixels(let format) = settings.mode else {
        return .success(Picture(rows: rows))
      }
      return .success(Picture(rows: rows, pixels: try await pixels(format, bytes, size)))
    } catch {
      return .failure(error)
    }
  }

  private func pixels(
    _ format: Picture.Pixels.Format, _ bytes: [UInt8], _ size: PictureSize
  ) async throws(PictureProblem) -> Picture.Pixels {
    let output = try await answer(
      ChafaCommand.pixels(format, fitting: size, cell: settings.cell), bytes, limits)
    let reader = PixelReader(size: size, cell: settings.cell)
    guard let pixels = reader.pixels(of: output, as: format) else { throw .failed }
    return pixels
  }

  private func answer(
    _ arguments: [String], _ bytes: [UInt8], _ limits: ProgramLimits
  ) async throws(PictureProblem) -> [UInt8] {
    let program = Program(
      path: path, arguments: arguments, environment: ChafaCommand.environment, limits: limits)
    do throws(ProgramFailure) {
      return try await program.answer(to: bytes)
    } catch {
      throw error == .cancelled ? .cancelled : .failed
    }
  }
}
