import Catalog
package import Components
package import Domain
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
  package func refresh(_ catalogs: [CatalogID]) async -> ExitStatus {
    var status = ExitStatus.done
    var left = Delay.command
    for catalog in catalogs {
      let isTimed = host.description(of: catalog).holding.isReplaceable != true
      let start = ContinuousClock.now
      let scene = await scene(
        of: catalog, ListQuery(rows: 0), .retried, timeout: isTimed ? left : nil)
      if isTimed { left -= start.duration(to: .now) }
      let outcome = say(scene)
      if status == .done { status = outcome }
    }
    return status
  }

  /// `catalejo refresh cities --embedded`, and of whatever else is part of the program.
  package func restoreEmbedded() async -> ExitStatus {
    do throws(DataError) {
      try await host.restorePlaces()
    } catch {
      return printer.fail(error, asJSON: false)
    }
    return say(strings(SessionText.restored, formats.number(host.placeCount())))
  }

  private func say(_ scene: ListScene) -> ExitStatus {
    let name = strings.name(of: scene.catalog.id)
    if let error = scene.content.error {
      let message = strings.message(for: error, isHeld: scene.content.value != nil)
      console.printMessage(Line(strings(SessionText.notRefreshed, name, message), .error))
      return ExitStatus(error)
    }
    let count = scene.content.value?.countText ?? "0"
    if case .skipped(let skipped)? = scene.notice {
      return say(
        strings(SessionText.refreshedSkipped, name, count, formats.number(skipped)))
    }
    let isFetched = !scene.catalog.services.isEmpty
    return say(strings(isFetched ? SessionText.refreshed : .notFetched, name, count))
  }

  private func say(_ text: String) -> ExitStatus {
    printer.printed(.done) { () throws(ConsoleError) in try console.write([Line(text)]) }
  }
}
