package import TextUI
import Viper

extension MapScene {
  /// How it turned out; a map of several places without any has nothing to show.
  package var outcome: ScreenOutcome {
    if let error = content.error { return .failed(error) }
    if case .failed(let error) = notice { return .failed(error) }
    guard let content = content.value else { return .done }
    return content.choice == nil && content.places.isEmpty ? .nothingFound : .done
  }
}
