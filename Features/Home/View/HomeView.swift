import Components
import Domain
import Localization
import TextUI
import Viper

/// Shows the home screen as lines of text and reads its commands.
@MainActor
final class HomeView: Displaying, ScreenView {
  let commands: CommandTable<HomeEvent>
  private let surface: any Surface
  private let layout: HomeLayout
  private var scene: HomeScene

  init(scene: HomeScene, surface: any Surface, layout: HomeLayout) {
    self.scene = scene
    self.surface = surface
    self.layout = layout
    commands = HomeCommands.table(layout.strings)
  }

  var title: String { layout.strings("home") }

  /// Favorites that can't be read are no failure of the start.
  var status: ScreenStatus {
    ScreenStatus(
      outcome: scene.notice?.isError == true ? .nothingFound : .done,
      numbers: ScreenNumbers(rows: scene.rows.map { layout.title(of: $0) }))
  }

  func event(for intent: Intent) -> HomeEvent? {
    switch intent {
    case .appear: .appeared
    case .resize(let size): .resized(size)
    case .step(let rows): .moved(by: rows)
    case .point(let event): event.notches.map { .moved(by: -$0) }
    case .click(let row, let isSecond): isSecond ? .opened(row) : .chose(row)
    case .open: .opened(nil)
    default: nil
    }
  }

  func display(_ scene: HomeScene) {
    self.scene = scene
    surface.show { [layout] size in layout.lines(scene, in: size) }
  }
}
