import Viper

/// Which row is chosen when a page takes the place of another.
enum ListChoice {
  /// The row that was chosen, wherever it is now.
  ///
  /// On another page or in another selection it is the first; where the row is gone, the one in its
  /// place.
  static func index(in page: ListPage, for query: ListQuery, after scene: ListScene) -> Int {
    guard query.isSameSelection(as: scene.query) else { return 0 }
    if let before = scene.content.value?.rows, before.indices.contains(scene.chosen) {
      let chosen = before[scene.chosen].reference
      if let index = page.rows.firstIndex(where: { $0.reference == chosen }) { return index }
    }
    guard query.offset == scene.query.offset else { return 0 }
    return max(0, min(scene.chosen, page.rows.count - 1))
  }
}
