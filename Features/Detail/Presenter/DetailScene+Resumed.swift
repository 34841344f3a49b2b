import Viper

extension DetailScene {
  /// What a detail starts with that takes the place of the one that showed this: nobody brings any
  /// more what was asked for there.
  var resumed: DetailScene {
    var scene = self
    if scene.picture?.state.isLoading == true { scene.picture?.asked = nil }
    return scene
  }
}
