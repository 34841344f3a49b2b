import TextUI
import Viper

extension LoadingState {
  /// How fetching turned out.
  var outcome: ScreenOutcome {
    error.map(ScreenOutcome.failed) ?? .done
  }
}
