import Viper

/// Records the scenes it was given, in order.
@MainActor
package final class MockView<Scene>: Displaying {
  package private(set) var scenes: [Scene] = []

  package init() {}

  package func display(_ scene: Scene) {
    scenes.append(scene)
  }
}
