import Catalog
import Domain
import Local
import Localization
import Pictures
import Terminal
import TextUI

extension Program {
  /// What `--pictures` takes.
  package nonisolated static let pictureChoices = SettingsFile.pictures

  static let pictureVariable = "CATALEJO_PICTURES"

  /// The pictures of a session.
  func pictures(_ http: any HTTPDataManager) -> PictureStore {
    sayBadVariable()
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
    return PictureMode.chosen(pictureChoice, environment: environment, terminal: terminal).map {
      PictureSettings(
        $0, colors: .shown(environment: environment, terminal: terminal),
        cell: console.description.cell.map { CellPixels(width: $0.columns, height: $0.rows) }
          ?? .usual)
    }
  }

  private func sayBadVariable() {
    guard let word = environment[Self.pictureVariable], !word.isEmpty,
      !Self.pictureChoices.contains(word)
    else { return }
    let choices = Self.pictureChoices.joined(separator: ", ")
    let text = strings(SessionText.badVariable, Self.pictureVariable, word, choices)
    console.printMessage(Line(text, .notice))
  }

  /// A variable that is none of the choices says nothing.
  private var pictureChoice: PictureMode.Choice {
    let words = [options.pictures, environment[Self.pictureVariable], settings.pictures]
    return words.lazy.compactMap { $0.flatMap(PictureMode.Choice.init(rawValue:)) }.first ?? .auto
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
}

extension Program {
  /// What `--dots` takes.
  package nonisolated static let dotChoices = SettingsFile.dots

  nonisolated static let dotVariable = "CATALEJO_DOTS"

  /// Nil where a map is told in words.
  ///
  /// A variable that is none of the choices says nothing.
  var canvasMode: CanvasMode? {
    if console.isPlain { return nil }
    let words = [options.dots, environment[Self.dotVariable], settings.dots]
    let choice = words.lazy.compactMap(\.self).first(where: Self.dotChoices.contains)
    return choice.flatMap(CanvasMode.init(rawValue:)) ?? Self.canvasMode(of: console.description)
  }

  /// The Linux console has block elements, but no Braille.
  static func canvasMode(of terminal: TerminalDescription) -> CanvasMode {
    if terminal.showsBraille { return .braille }
    return terminal.showsUnicode ? .blocks : .ascii
  }

  func sayBadDots() {
    guard let word = environment[Self.dotVariable], !word.isEmpty,
      !Self.dotChoices.contains(word)
    else { return }
    let choices = Self.dotChoices.joined(separator: ", ")
    let text = strings(SessionText.variableInvalid, Self.dotVariable, word, choices)
    console.printMessage(Line(text, .notice))
  }
}
