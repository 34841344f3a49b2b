import Catalog
import Domain

/// Has chafa make a picture ready.
struct PictureRenderer: Sendable {
  let settings: PictureSettings
  let path: String
  let limits: ProgramLimits

  /// Some 45 for each cell of the largest window, each in two colours of its own.
  private static let symbolBytes = 4 << 20

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
      return .success(Picture(rows: rows, pixels: await pixels(format, bytes, size)))
    } catch {
      return .failure(error)
    }
  }

  /// Nil where characters are all there is.
  private func pixels(
    _ format: Picture.Pixels.Format, _ bytes: [UInt8], _ size: PictureSize
  ) async -> Picture.Pixels? {
    let room = PixelRoom(size, cell: settings.cell)
    let reader = PixelReader(size: size, cell: settings.cell, enlargement: room.enlargement)
    let output = try? await answer(ChafaCommand.pixels(format, fitting: room), bytes, limits)
    return output.flatMap { reader.pixels(of: $0, as: format) }
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
