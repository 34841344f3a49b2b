import Contracts
import Domain
import Geo
import Viper

/// Draws the view: the embedded map, the streets that are held, and those that come late.
extension MapPresenter {
  /// Shows a change, and draws the view if that is needed: the change asks for it, or the event
  /// cancelled the drawing before.
  func draw(after change: (inout MapScene) -> Void) async {
    show(change)
    if scene.content.isLoading { await draw() }
  }

  /// Draws after a change by the cities around a position, the nearest first.
  func draw(
    around position: Coordinate, after change: (inout MapScene, MapFinding) -> Void
  ) async {
    guard let cities = await cities(.around(position)) else { return }
    await draw { change(&$0, cities) }
  }

  /// Draws the view; if the subject is not loaded yet, loads it first.
  func draw() async {
    guard scene.content.value != nil else { return await load() }
    if scene.isNearbyElsewhere {
      let middle = scene.middle
      guard let cities = await cities(.around(middle)) else { return }
      show { $0.listing = formatter.listing(of: cities.places, around: middle) }
    }
    let asked = scene
    var streets = interactor.streets(in: asked.frame, language: asked.language)
      .makeAsyncIterator()
    let terrain = await answer {
      await interactor.terrain(in: asked.frame, outlining: asked.outlined)
    }
    guard let terrain = terrain?.get() else { return }
    let choice = asked.content.value?.choice?.coordinate
    var setting = asked.knownSetting
    if setting == nil, let choice, asked.isDescribed {
      setting = await interactor.setting(of: choice)
    }
    let known = setting
    // The streets that are held are there as soon as the terrain, so both are drawn at once.
    guard await draw(terrain, await streets.next(), known, of: asked) else { return }
    await nameMiddle()
    while let more = await streets.next() {
      guard await draw(terrain, more, known, of: asked) else { return }
    }
  }

  /// Draws a terrain with the streets that are there, and shows it.
  ///
  /// - Returns: whether the view is still wanted.
  private func draw(
    _ terrain: MapTerrain, _ streets: MapStreets?, _ setting: MapSetting?, of asked: MapScene
  ) async -> Bool {
    let drawing = await answer {
      await formatter.drawing(
        of: terrain.tracing(asked.content.value?.points), streets, in: asked.frame,
        overlays: asked.overlays, choice: asked.content.value?.choice?.coordinate)
    }
    guard let drawing = drawing?.get() else { return false }
    show {
      $0.take(drawing, setting, of: asked)
      $0.take(streets, of: asked)
    }
    return true
  }

  /// Names the middle of a view that has left the subject, when the drawing is on screen already: the
  /// next movement gives this up.
  private func nameMiddle() async {
    guard scene.isElsewhere else { return }
    let (frame, middle) = (scene.frame, scene.middle)
    guard let place = await answer(to: middle, from: interactor.place)?.get() else { return }
    show {
      if $0.frame == frame { $0.middleCaption = formatter.caption(of: place, in: frame) }
    }
  }
}
