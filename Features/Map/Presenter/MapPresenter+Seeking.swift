import Contracts
import Domain
import Geo
import Localization
import PlaceNames
import Viper

/// Goes to the places that people name.
extension MapPresenter {
  /// Finds the place that a text means, and goes there; the map's own places go before others.
  ///
  /// - Parameters:
  ///   - isFitted: whether the view is fitted to the place.
  ///   - inView: whether things in view with a name like it, and then what is near on a street map, go
  ///     before a place of that very name.
  /// - Returns: whether there is such a place.
  @discardableResult
  func seek(_ text: String, isFitted: Bool = false, inView: Bool = false) async -> Bool {
    let own = scene.ownRows(called: text)
    if !own.isEmpty {
      await draw { $0.choose(own, isFitted: isFitted) }
      return true
    }
    guard let things = await things() else { return false }
    let called = things.called(text)
    let first = called.exactly.isEmpty && inView ? called.nearly : called.exactly
    if !first.isEmpty {
      await draw { $0.choose(first) }
      return true
    }
    if inView, scene.asksForThings {
      guard let isNear = await seekNear(text) else { return false }
      if isNear { return true }
    }
    let count = scene.room
    let meaning = await found { () async throws(DataError) in
      try await interactor.meaning(of: text, count: count)
    }
    guard let meaning else { return false }
    // Things in view go before a place elsewhere that only has a name like this.
    if !meaning.isExact(text), !called.nearly.isEmpty {
      await draw { $0.choose(called.nearly) }
    } else {
      await draw { $0.take(meaning, of: text, isFitted: isFitted) }
    }
    return scene.refusal == nil
  }

  /// Chooses the thing in view that has a name, then handles an event about it.
  func handle(_ event: MapEvent, called name: String) async {
    show { $0.answered = nil }
    let own = scene.ownRows(called: name)
    guard let things = await things() else { return }
    let called = things.called(name)
    let found = called.exactly.isEmpty ? called.nearly : called.exactly
    guard !own.isEmpty || !found.isEmpty else { return }
    await draw {
      $0.answered = name
      if own.isEmpty { $0.choose(found) } else { $0.choose(own) }
    }
    await perform(event)
  }

  /// Goes to a thing or a city near the view whose name is like a text; the zoom stays.
  ///
  /// - Returns: whether there is one; `nil` if the event was cancelled meanwhile.
  private func seekNear(_ text: String) async -> Bool? {
    let (vicinity, language) = (scene.vicinity, scene.language)
    let asked = await answer { await interactor.things(in: vicinity, language: language) }
    guard let things = asked?.get(), let found = await cities(.cityAround(scene.middle)) else {
      return nil
    }
    let cities = found.places.filter { vicinity.dot(of: $0.coordinate) != nil }
    let (called, named) = (things.called(text), cities.called(text))
    let all = [(called.exactly, named.exactly), (called.nearly, named.nearly)]
    guard let (things, cities) = all.first(where: { !$0.0.isEmpty || !$0.1.isEmpty }) else {
      return false
    }
    await draw { $0.choose(things, orCities: cities) }
    return true
  }
}
