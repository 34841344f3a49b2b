import Components
import Contracts
import Domain
import Localization
import MapFeature
import Terminal
import TextUI

/// Looks up the names of places, which stand in place of a position.
extension Commands {
  /// Runs `catalejo map NAME`.
  func map(called words: [String], _ request: MapRequest) async -> ExitStatus {
    switch await place(called: words.joined(separator: " ")) {
    case .found(let reference): return await map(.entity(reference), request)
    case .failed(let status): return status
    }
  }

  /// Runs `catalejo where NAME`.
  func locate(called words: [String], kind: KindRequest?) async -> ExitStatus {
    switch await place(called: words.joined(separator: " ")) {
    case .found(let reference):
      guard let position = await host.names.position(of: reference) else {
        return printer.fail(.notOnMap(reference))
      }
      return await locate(position, kind: kind)
    case .failed(let status): return status
    }
  }

  private enum NamedPlace {
    case found(Reference)
    /// It was said why nothing is found.
    case failed(ExitStatus)
  }

  /// Returns the entry that a name most likely means, of those that have a map, and says which others
  /// have the name.
  ///
  /// If none has it, says which names are near.
  private func place(called name: String) async -> NamedPlace {
    // "lima,peru" is "lima, peru".
    let name = name.replacing(",", with: ", ")
    let found = await everything(called: name)?.called ?? []
    let placed = found.filter { host.module(of: $0.best.catalog).map != .none }
    if let best = placed.first?.best {
      sayOthers(placed)
      return .found(best)
    }
    if let other = found.first { return .failed(printer.fail(.noMap(other.best.catalog))) }
    let offer = strings.offer(await host.names.near(name, haveMaps: true))
    let message = strings("No place is called “{0}”.", name.shortened())
    return .failed(
      printer.fail([message, offer].compactMap(\.self).joined(separator: " "), .nothingFound))
  }
}
