package import Components
import Contracts
import Domain
package import Localization
package import TextUI
import Viper

/// Shows one entity and reads the commands of its screen.
@MainActor
package final class DetailView: Displaying, ScreenView {
  private let surface: any Surface
  private let strings: Strings
  private var scene: DetailScene

  package init(scene: DetailScene, surface: any Surface, strings: Strings) {
    self.scene = scene
    self.surface = surface
    self.strings = strings
  }

  package func display(_ scene: DetailScene) {
    self.scene = scene
    let strings = strings
    surface.show { size in Self.text(scene, size: size, strings: strings) }
  }

  package var title: String {
    let language = strings.language
    return scene.content.value.map { language.title(of: $0) } ?? language.title(of: scene.title)
  }

  package var commands: CommandTable<DetailEvent> {
    DetailCommands(
      strings: strings, hasMap: scene.hasMap,
      hasRows: scene.map == .ofPlace || scene.content.value?.rowTitles.isEmpty == false,
      hasLink: scene.content.value?.link != nil,
      hasPicture: scene.picture?.address != nil,
      hasOtherNames: scene.content.value?.facts.contains { $0.fact.isOfDetailOnly } ?? false
    ).table
  }

  package var status: ScreenStatus { scene.status }

  package func event(for intent: Intent) -> DetailEvent? {
    switch intent {
    case .appear: .appeared
    case .reconnect: .connected
    case .stop: .stopped
    case .proceed: .pictured
    // Pictures are made for the window's size; the text is laid out anew without the presenter.
    case .resize(let size): .resized(size)
    case .click(let row, let isSecond): isSecond ? .opened(row) : nil
    case .star: .toggledFavorite
    case .undo: .undone
    case .adopt, .accompany, .point, .search, .sort, .find, .inform, .goTo, .step, .nextPage,
      .previousPage,
      .open, .mark, .close:
      nil
    }
  }

  /// The scene as text: no line is wider than the columns, and there are as many lines as it takes,
  /// because a terminal scrolls.
  ///
  /// If the window can't hold them, the result of the last command is said below the title, because nobody
  /// sees the end then.
  ///
  /// Without a prompt it names no commands.
  nonisolated package static func text(
    _ scene: DetailScene, size: Size, strings: Strings, isInteractive: Bool = true
  ) -> [Line] {
    DetailLayout(
      scene: scene, strings: strings, columns: max(1, size.columns), isInteractive: isInteractive
    ).lines(within: size.rows)
  }
}
