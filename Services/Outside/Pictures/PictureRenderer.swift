import Contracts
import Domain
import TextUI

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
  ) async throws(PictureProblem) -> Picture {
    var limits = limits
    limits.output = min(limits.output, Self.symbolBytes)
    let output = try await answer(
      ChafaCommand.symbols(fitting: size, colors: settings.colors), bytes, limits)
    guard let rows = SymbolReader.rows(of: output, fitting: size) else { throw .failed }
    guard inPixels, let format = settings.format else { return Picture(rows: rows) }
    return Picture(rows: rows, graphic: await graphic(format, bytes, size))
  }

  /// Returns the picture in pixels; `nil` if there are only characters.
  private func graphic(
    _ format: Graphic.Format, _ bytes: [UInt8], _ size: PictureSize
  ) async -> Graphic? {
    let room = PixelRoom(size, cell: settings.cell)
    let reader = PixelReader(size: size, cell: settings.cell, enlargement: room.enlargement)
    let output = try? await answer(ChafaCommand.pixels(format, fitting: room), bytes, limits)
    return output.flatMap { reader.graphic(of: $0, as: format) }
  }

  private func answer(
    _ arguments: [String], _ bytes: [UInt8], _ limits: ProgramLimits
  ) async throws(PictureProblem) -> [UInt8] {
    try await ExternalProgram(
      path: path, arguments: arguments, environment: ChafaCommand.environment, limits: limits
    ).answer(to: bytes)
  }
}

/// The arguments of chafa (chafa 1.12; later ones take the same).
enum ChafaCommand {
  /// For an animation a still frame is enough.
  private static let always = [
    "--animate", "off", "--polite", "on", "--threads", "1", "--scale", "max",
  ]

  static func symbols(fitting size: PictureSize, colors: PictureColors) -> [String] {
    ["--format", "symbols", "--colors", colors.rawValue, "--size", text(size)] + always + ["-"]
  }

  static func pixels(_ format: Graphic.Format, fitting room: PixelRoom) -> [String] {
    let name = format == .sixel ? "sixels" : format.rawValue
    return ["--format", name, "--font-ratio", "1/1", "--size", text(room.squares)] + always + ["-"]
  }

  /// Chafa shows its shapes only where the locale has them.
  static let environment = ["LC_ALL=C.UTF-8", "TERM=xterm-256color", "PATH=/usr/bin:/bin"]

  private static func text(_ size: PictureSize) -> String { "\(size.columns)x\(size.rows)" }
}

/// The room for a picture in pixels, of which there are not too many: beyond that it is enlarged by
/// the terminal, where that can.
struct PixelRoom: Hashable, Sendable {
  /// Chafa takes cells for squares of 8 pixels where it has no terminal, so sizes are told in these.
  static let square = 8

  /// Four bytes each, a third more as text.
  static let mostPixels = 1_200_000

  let squares: PictureSize
  /// How many times wider and higher the picture is to be shown.
  let enlargement: Double

  init(_ size: PictureSize, cell: Size) {
    let width = Double(size.columns * cell.columns)
    let height = Double(size.rows * cell.rows)
    let enlargement = max(1, (width * height / Double(Self.mostPixels)).squareRoot())
    func squares(_ pixels: Double) -> Int { max(1, Int(pixels / enlargement) / Self.square) }
    self.enlargement = enlargement
    self.squares = PictureSize(columns: squares(width), rows: squares(height))
  }
}
