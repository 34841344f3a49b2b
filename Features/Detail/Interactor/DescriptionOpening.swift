import Catalog
import Domain
import Localization

/// The way of one entity's description; nothing that happens on it keeps the entity from being
/// shown.
struct DescriptionOpening {
  /// What is to be said of it now.
  private(set) var answer: DetailDescription
  /// Whether the encyclopedia should be asked.
  let isDue: Bool
  /// Why the encyclopedia was not asked about what stays held: there is no connection.
  private(set) var unasked: DataError?

  private let source: DescriptionSource?
  private let place: (reference: Reference, name: String, position: Coordinate)?

  /// Looks into the store, which has nothing where it can't be read.
  ///
  /// Of an entity that is not held, yet, or has no place, there is nothing to ask.
  init<Item: Entity & Describable>(
    _ source: DescriptionSource?, of item: Item?, _ demand: Demand
  ) async {
    self.source = source
    guard let source, let item, let name = item.facts.name, let position = item.facts.position
    else {
      place = nil
      (answer, isDue) = (source == nil ? .notOffered : .unknown(nil), false)
      return
    }
    place = (item.reference, name, position)
    do throws(DataError) {
      let held = try await source.held(of: item.reference)
      answer = held.map(Self.answer) ?? .unknown(nil)
      isDue = source.isDue(held, demand)
    } catch {
      (answer, isDue) = (.unknown(error), true)
    }
  }

  /// Asks, where that is due; a failure leaves what is held, of another language if need be.
  mutating func ask() async {
    guard isDue, let source, let place else { return }
    do throws(DataError) {
      let fetched = try await source.fetch(place.name, at: place.position)
      answer = Self.answer(fetched)
      // What can't be stored is shown all the same, and asked for again the next time.
      try await source.store(fetched, of: place.reference)
    } catch {
      if case .unknown = answer {
        let languages = Language.allCases.map(\.rawValue)
        let other = try? await source.substitute(of: place.reference, in: languages)
        answer = other.map(DetailDescription.known) ?? .unknown(error)
      } else if error.isOffline {
        unasked = error
      }
    }
  }

  private static func answer(_ held: CachedDescription) -> DetailDescription {
    held.description.map(DetailDescription.known) ?? .nothing
  }
}
