import Catalog

/// What chafa is told (chafa 1.12; later ones take the same).
enum ChafaCommand {
  /// Of an animation a still frame is enough.
  private static let always = [
    "--animate", "off", "--polite", "on", "--threads", "1", "--scale", "max",
  ]

  static func symbols(fitting size: PictureSize, colors: PictureColors) -> [String] {
    ["--format", "symbols", "--colors", colors.rawValue, "--size", text(size)] + always + ["-"]
  }

  static func pixels(_ format: Picture.Pixels.Format, fitting room: PixelRoom) -> [String] {
    let name =
      switch format {
      case .kitty: "kitty"
      case .sixel: "sixels"
      case .iterm: "iterm"
      }
    return ["--format", name, "--font-ratio", "1/1", "--size", text(room.squares)] + always + ["-"]
  }

  /// Chafa shows its shapes only where the locale has them.
  static let environment = ["LC_ALL=C.UTF-8", "TERM=xterm-256color", "PATH=/usr/bin:/bin"]

  private static func text(_ size: PictureSize) -> String { "\(size.columns)x\(size.rows)" }
}
