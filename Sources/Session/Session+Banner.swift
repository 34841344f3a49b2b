import Components
import Domain
import Localization
import Terminal
import TextUI
import Viper

/// What stands above the prompt, and what comes of the network while it waits.
extension Session {
  /// While the session runs on a terminal: shows that the network is gone, and when it is back
  /// brings what is shown up to date.
  func followNetwork() async {
    var wasOffline = false
    for await isOffline in host.offlineChanges() {
      showBanner()
      if wasOffline, !isOffline { await comeBack() }
      wasOffline = isOffline
    }
  }

  /// Shows in the banner how far fetching is.
  func followProgress() async {
    guard let progress else { return }
    for await _ in progress.changes {
      showBanner()
      // What hangs reports no more, and is told all the same.
      if !isToldLater {
        isToldLater = true
        scheduler.after(Delay.progress) {
          self.isToldLater = false
          self.showBanner()
        }
      }
    }
  }

  /// Shows in the banner what takes its time, and, when something is done, how old is what is shown
  /// then.
  func followActivity() async {
    guard let activity else { return }
    for await _ in activity.changes { showBanner() }
  }

  private func comeBack() async {
    guard !isOver, let action = stack.current?.action(for: .reconnect),
      let job = stack.start(action)
    else { return }
    if await isFinished(job) { updateLater() }
  }

  /// Keeps the banner of a terminal; where there is none, a change of the network is a message.
  func showBanner() {
    let place = dropDown.searched == nil ? navigator.current : searchPlace
    let banner = watch.banner(
      of: place.listed, dataFrom: (dropDown.searched?.screen ?? stack.current)?.fetchedAt,
      columns: console.size.columns, strings: strings)
    if console.canRedraw {
      output.keep(banner)
    } else if watch.isNews, banner != nil || console.isInteractive {
      output.say(banner ?? Line(strings[ConnectionText.online], .notice))
    }
  }
}

extension Destination {
  /// The catalog that is listed there.
  fileprivate var listed: CatalogID? {
    if case .list(let catalog, _, _) = self { catalog } else { nil }
  }
}
