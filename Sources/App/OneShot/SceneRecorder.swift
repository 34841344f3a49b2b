import Viper

/// The View of a one-shot command: it keeps the newest scene, to be printed when all is done.
@MainActor
final class SceneRecorder<Scene>: Displaying {
  private(set) var scene: Scene?

  func display(_ scene: Scene) {
    self.scene = scene
  }
}
