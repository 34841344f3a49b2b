package import Components
import Contracts
import Domain
import Localization
import Viper

extension MapScene {
  /// The scene's report on itself, which the session reads.
  package var status: ScreenStatus {
    ScreenStatus(
      outcome: outcome, numbers: ScreenNumbers(rows: listing?.rows.map(\.title) ?? []),
      hasChoice: content.value?.choice != nil || subject.isOfOne, answered: answered,
      // Once the map is shown, it waits for points.
      canProceed: feed?.progress == .ready && content.value != nil)
  }

  /// The outcome for scripts.
  ///
  /// Nothing is found if a name is unknown, or if a map of several places has none; an area counts as
  /// something.
  package var outcome: ScreenOutcome {
    if let error = content.error { return .failed(error) }
    if case .failed(let error) = notice { return .failed(error) }
    if case .unknown(_, let refusal, _) = notice, refusal.isOfName { return .nothingFound }
    guard let content = content.value else { return .done }
    let isEmpty =
      !hasAnswer && subject != .world && content.choice == nil && content.places.isEmpty
      && content.area == nil && content.points?.isEmpty ?? true
    return isEmpty ? .nothingFound : .done
  }
}

extension MapScene {
  /// Whether the last command was a question that is answered, even if the map is of nothing.
  private var hasAnswer: Bool {
    switch notice {
    case .nearest, .distance, .zoom, .copied, .favorite: true
    default: false
    }
  }

  /// The notice that the last command could not be done; `nil` if it was, or told something.
  var refusal: MapNotice? {
    switch notice {
    case .failed, .refused, .unknown, .misplaced: notice
    default: nil
    }
  }
}
