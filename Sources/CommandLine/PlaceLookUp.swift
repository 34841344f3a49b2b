import Components
import Contracts
import Domain
import Localization
import MapFeature
import Terminal
import TextUI

/// The meaning of a text that stands in place of a name or a position.
enum LookedUp<Value> {
  case found(Value)
  /// It stands for nothing, and it was said why.
  case failed(ExitStatus)
}

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
      do throws(DataError) {
        return await locate(try await host.names.position(of: reference), kind: kind)
      } catch {
        return printer.fail(error)
      }
    case .failed(let status): return status
    }
  }

  /// Returns the entry that a name most likely means, of those that have a map, and says which others
  /// have the name.
  ///
  /// If none has it, says which names are near.
  private func place(called name: String) async -> LookedUp<Reference> {
    // "lima,peru" is "lima, peru".
    let name = name.replacing(",", with: ", ")
    let found: [FoundNames]
    switch await everything(called: name) {
    case .found(let page): found = page.called
    case .failed(let status): return .failed(status)
    }
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
