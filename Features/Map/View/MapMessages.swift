import Components
import Localization
import TextUI

/// What there is to say beside a map: that it is awaited, what failed, what the last command came to.
struct MapMessages {
  let strings: Strings
  let columns: Int

  func lines(_ scene: MapScene) -> [Line] {
    StatusText(strings: strings, columns: columns, isInteractive: true)
      .lines(for: scene.content, notice: scene.notice.map(words))
      .map { $0.truncated(to: columns) }
  }

  private func words(for notice: MapNotice) -> Notice {
    switch notice {
    case .failed(let error): Notice(error, strings)
    case .favorite(let notice): Notice(notice, strings)
    }
  }
}
