import Catalog
import Components
import Domain
import ListFeature
import Localization
import Terminal
import TextUI
import Viper

extension Commands {
  /// `catalejo refresh CATALOG...`: each service is asked, whatever is held.
  ///
  /// A catalog that fails does not keep the others from being fetched, unless they are out of time;
  /// the status is that of the first failure. What can't be stored was fetched for nothing.
  func refresh(_ catalogs: [CatalogID]) async -> ExitStatus {
    var status = ExitStatus.done
    var left = Delay.command
    for catalog in catalogs {
      let isTimed = !host.description(of: catalog).holding.isReplaceable
      let start = ContinuousClock.now
      let scene = await scene(
        of: catalog, ListQuery(pageSize: 0), .retried, timeout: isTimed ? left : nil)
      if isTimed { left -= start.duration(to: .now) }
      let outcome = say(scene)
      if status == .done { status = outcome }
    }
    return status
  }

  /// `catalejo refresh cities --embedded`, and of whatever else is part of the program.
  func restoreEmbedded() async -> ExitStatus {
    do throws(DataError) {
      try await host.restorePlaces()
    } catch {
      return printer.fail(error)
    }
    return say(SessionText.restored, formats.number(host.placeCount()))
  }

  private func say(_ scene: ListScene) -> ExitStatus {
    let name = strings.name(of: scene.catalog.id)
    let page = scene.content.value
    if let error = scene.content.error {
      let message = strings.message(for: error, isHeld: page != nil)
      return printer.fail(strings(SessionText.notRefreshed, name, message), ExitStatus(error))
    }
    let count = page?.countText ?? "0"
    if case .skipped(let skipped)? = scene.notice {
      return say(.refreshedSkipped, name, count, formats.number(skipped))
    }
    return say(scene.catalog.services.isEmpty ? .notFetched : .refreshed, name, count)
  }

  private func say(_ text: SessionText, _ words: String...) -> ExitStatus {
    printer.write([Line(strings.text(of: text, words))])
  }
}
