extension ListScene {
  /// What a list starts with that takes the place of the one that showed this: nobody brings any more
  /// what was asked for there.
  var resumed: ListScene {
    var scene = self
    scene.thumbnails?.askAgain()
    return scene
  }
}
