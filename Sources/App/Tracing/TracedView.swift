import CallTrace
import Viper

/// A View, watched.
final class TracedView<Scene>: Displaying {
  private let base: any Displaying<Scene>
  private let tap: TraceTap

  init(_ base: any Displaying<Scene>, _ tap: TraceTap) {
    self.base = base
    self.tap = tap
  }

  func display(_ scene: Scene) {
    tap.call("display", scene) { base.display(scene) }
  }
}
