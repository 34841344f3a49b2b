import Viper

/// An event on its way to its presenter, the feature's type erased.
struct ScreenAction: Sendable {
  let slot: EventSlot?
  let run: @MainActor @Sendable () async -> Void
}
