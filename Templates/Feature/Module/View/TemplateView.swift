import Components
import Domain
import Localization
import TextUI
import Viper

/// Shows the screen as lines of text and reads its commands.
@MainActor
final class TemplateView: Displaying, ScreenView {
  private let surface: any Surface
  private let strings: Strings
  private var scene = TemplateScene()

  init(surface: any Surface, strings: Strings) {
    self.surface = surface
    self.strings = strings
  }

  var title: String { strings(Self.name) }

  var commands: CommandTable<TemplateEvent> { TemplateCommands.table(strings) }

  var status: ScreenStatus { scene.status }

  /// Turns an intent into an event; a new size needs none, because the View lays the text out anew.
  func event(for intent: Intent) -> TemplateEvent? {
    switch intent {
    case .appear: .appeared
    default: nil
    }
  }

  nonisolated private static let name = Words("template")

  func display(_ scene: TemplateScene) {
    self.scene = scene
    let strings = strings
    surface.show { size in Self.text(scene, size: size, strings: strings) }
  }

  /// Returns the lines of a scene, no wider than the window.
  nonisolated static func text(
    _ scene: TemplateScene, size: Size, strings: Strings
  ) -> [Line] {
    let columns = max(1, size.columns)
    let header = Line(strings(name), .title).truncated(to: columns)
    let rows = Table.lines(
      (scene.content.value ?? []).enumerated().map { index, row in
        Table.number(index + 1, isChosen: nil, word: "")
          + [Line(row.title), Line(row.position ?? "", .dim)]
      }, in: self.columns, width: columns)
    let status = StatusText(strings: strings, columns: columns, isInteractive: true)
      .lines(for: scene.content, notice: scene.notice.map { Notice($0, strings) }) {
        $0.isEmpty ? strings("There is nothing here yet.") : nil
      }
    return [header] + rows + status
  }

  /// A narrow window drops the position first.
  nonisolated private static let columns =
    Table.numberColumns + [
      TableColumn(gap: 1, least: 10, comfort: 20),
      TableColumn(isTrailing: true, yield: .whenTight),
    ]
}
