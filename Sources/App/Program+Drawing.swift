import Catalog
import Domain
import Local
import Localization
import Pictures
import Terminal
import TextUI

extension Program {
  /// The pictures of a session.
  func pictures(_ http: any HTTPDataManager) -> PictureStore {
    sayInvalid("pictures", .badVariable)
    let folder = folders.pictures
    return PictureStore(
      http, settings: pictureSettings, folder: folder, searchPath: environment["PATH"] ?? "",
      prepareFolder: { () throws(DataError) in
        if let folder { try PrivateFolder.create(folder) }
      })
  }

  /// Nil for none.
  var pictureSettings: PictureSettings? {
    let terminal = PictureMode.Terminal(
      isTerminal: console.isInteractive, showsUnicode: console.description.showsUnicode,
      showsColor: console.description.showsColor)
    let choice = settings["pictures"].flatMap(PictureMode.Choice.init(rawValue:)) ?? .auto
    return PictureMode.chosen(choice, environment: environment, terminal: terminal).map {
      PictureSettings(
        $0, colors: .shown(environment: environment, terminal: terminal),
        cell: console.description.cell.map { CellPixels(width: $0.columns, height: $0.rows) }
          ?? .usual)
    }
  }

  /// What the doctor says of pictures: how they are shown, and whether they can be made ready.
  var picturesText: String {
    let chafa = PictureStore.program(searchPath: environment["PATH"] ?? "")
    return [
      pictureSettings.map { strings(SessionText.doctorPictureMode, $0.mode.name) }
        ?? strings[SessionText.doctorNoPictures],
      chafa.map { strings(SessionText.doctorChafa, $0) } ?? strings[SessionText.doctorNoChafa],
    ].joined(separator: "; ")
  }

  /// Nil where a map is told in words.
  var canvasMode: CanvasMode? {
    if console.isPlain { return nil }
    return settings["dots"].flatMap(CanvasMode.init(rawValue:))
      ?? Self.canvasMode(of: console.description)
  }

  /// The Linux console has block elements, but no Braille.
  static func canvasMode(of terminal: TerminalDescription) -> CanvasMode {
    if terminal.showsBraille { return .braille }
    return terminal.showsUnicode ? .blocks : .ascii
  }
}
