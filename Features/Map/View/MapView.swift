package import Components
import Domain
package import Localization
package import TextUI
import Viper

/// Shows a map and reads the commands of its screen.
@MainActor
package final class MapView: Displaying, ScreenView {
  private let surface: any Surface
  private let strings: Strings
  private let mode: CanvasMode?
  private var scene: MapScene?
  package let commands: CommandTable<MapEvent>

  package init(surface: any Surface, strings: Strings, mode: CanvasMode?) {
    self.surface = surface
    self.strings = strings
    self.mode = mode
    commands = MapCommands(strings: strings).table
  }

  package func display(_ scene: MapScene) {
    self.scene = scene
    let (strings, mode) = (strings, mode)
    surface.show { size in Self.text(scene, size: size, strings: strings, mode: mode) }
  }

  /// The title says which place is seen; many places have none in common.
  package var title: String {
    if let name = scene?.profile?.track.name {
      return name.isEmpty ? strings("map") : strings("map: {0}", name)
    }
    return switch scene?.caption {
    case .title?, .world?, .near?, .sea?, .position?:
      strings("map: {0}", (scene?.caption).map(strings.text) ?? "")
    case .favorites?, .results?, .naming?, .points?, nil: strings("map")
    }
  }

  package var status: ScreenStatus {
    var status = scene?.status ?? ScreenStatus()
    if let scene, scene.refusal != nil {
      status.refusal = MapMessages(strings: strings, columns: scene.size.unbroken.columns).lines(
        scene
      ).map(\.text)
        .joined(separator: " ")
    }
    return status
  }

  package func event(for intent: Intent) -> MapEvent? {
    switch intent {
    case .appear: .appeared
    case .reconnect: .renewed
    case .resize(let size): .resized(columns: size.columns, rows: size.rows)
    case .point(let event):
      // The map follows the pointer; a notch of the wheel zooms by a level.
      switch event.action {
      case .dragged(let columns, let rows): .dragged(columns: columns, rows: rows)
      case .turned(let notches): .zoomed(Double(notches))
      case .clicked: nil
      }
    case .click(let row, let isSecond): isSecond ? .detailed : .picked(row)
    // While a name is typed, cities are looked for; Enter finds what the map has of its own, and the
    // view that it is found in must not leave meanwhile.
    case .find(let text):
      scene?.content.value?.hasOwnPlaces ?? false || scene?.asksForThings ?? false
        ? nil : .sought(text)
    case .inform(let name, let isStarred): .called(name, isStarred ? .toggledFavorite : .detailed)
    case .goTo(let reference): .chose(reference)
    case .open: .detailed
    case .star: .toggledFavorite
    case .undo: .undone
    case .proceed: .followed
    case .close: scene?.canClose ?? false ? .closed : nil
    case .adopt, .stop, .accompany, .search, .sort, .step, .nextPage, .previousPage,
      .mark:
      nil
    }
  }

  /// Returns the messages beside the map.
  nonisolated package static func messages(
    _ scene: MapScene, columns: Int, strings: Strings
  ) -> [Line] {
    MapMessages(strings: strings, columns: columns).lines(scene)
  }

  /// Returns the sentence that streets are missing in the view; `nil` if they are there, or are not asked for.
  nonisolated package static func missingStreets(_ scene: MapScene, strings: Strings) -> String? {
    guard let streets = scene.streets else { return nil }
    return MapSentences(strings: strings).end(
      streets, atZoom: scene.seen.zoom, besides: scene.content.value?.drawing.streets)
  }

  /// Returns the scene as text: as many lines as the size has rows, none wider than its columns.
  ///
  /// Without a mode, the map is described in words instead, in lines of any width. If the size is not the
  /// scene's, a resize is being drawn: the same picture is shown around the same middle meanwhile.
  nonisolated package static func text(
    _ scene: MapScene, size: Size, strings: Strings, mode: CanvasMode?
  ) -> [Line] {
    guard let mode else { return MapSentences(strings: strings).lines(scene) }
    return MapLayout(strings: strings, mode: mode, size: size).lines(scene)
  }
}
