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
      guard let listing = await nearby() else { return }
      show { $0.listing = listing }
    }
    let asked = scene
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
    var isDrawn = false
    // The streets that are held are there as soon as the terrain, so both are drawn at once.
    for await streets in interactor.streets(in: asked.frame, language: asked.language) {
      guard await draw(terrain, streets, known, of: asked) else { return }
      if !isDrawn { await nameMiddle() }
      isDrawn = true
    }
    if !isDrawn, await draw(terrain, nil, known, of: asked) { await nameMiddle() }
  }

  /// Draws a terrain with the streets that are there, and shows it.
  ///
  /// - Returns: whether the view is still wanted.
  private func draw(
    _ terrain: MapTerrain, _ streets: MapStreets?, _ setting: MapSetting?, of asked: MapScene
  ) async -> Bool {
    // A description looks anew for things when more tiles are there.
    guard let things = asked.isDescribed ? await things() : [] else { return false }
    let drawing = await answer {
      await formatter.drawing(
        of: terrain.tracing(asked.content.value?.points), streets, in: asked.frame,
        overlays: asked.overlays, dimsAbroad: asked.lit != nil,
        choice: asked.content.value?.choice?.coordinate)
    }
    guard var drawing = drawing?.get() else { return false }
    drawing.things = formatter.described(things, from: asked.middle)
    let drawn = drawing
    show {
      $0.take(drawn, setting, of: asked)
      $0.take(streets, of: asked)
    }
    return true
  }

  /// Names the middle of a view that has left the subject, when the drawing is on screen already: the
  /// next movement gives this up.
  private func nameMiddle() async {
    guard let content = scene.content.value, scene.hasLeft(content) else { return }
    let (frame, middle) = (scene.frame, scene.middle)
    guard let place = await answer(to: middle, from: interactor.place)?.get() else { return }
    show {
      if $0.frame == frame { $0.middleCaption = formatter.caption(of: place, in: frame) }
    }
  }
}
