import Contracts
import Domain
import Geo
import Localization
import PlaceNames
import Viper

/// Answers the questions that can be asked on any map.
extension MapPresenter {
  /// Finds as many cities as can be listed; `nil` if the event was cancelled meanwhile, or if the map says
  /// why they can't be read.
  func cities(_ query: CityQuery) async -> MapFinding? {
    let count = scene.room
    return await found { () async throws(DataError) in
      try await interactor.cities(query, count: count)
    }
  }

  /// Asks for something; `nil` if the event was cancelled meanwhile, or if the map says why there is no
  /// answer.
  func found<Answer>(_ ask: () async throws(DataError) -> Answer) async -> Answer? {
    switch await answer(from: ask) {
    case .success(let answer)?: return answer
    case .failure(let error)?: await draw { $0.notice = .failed(error) }
    case nil: break
    }
    return nil
  }

  /// Lists what is around the middle of the view.
  func listNearby() async {
    guard let listing = await nearby() else { return }
    await draw { $0.list(listing) }
  }

  /// Lists the places of a kind around the middle of the view, or tells the nearest one.
  func list(_ kind: String, isOne: Bool) async {
    let middle = scene.middle
    let count = isOne ? 1 : scene.room
    let asked = await found { () async throws(DataError) in
      try await interactor.places(ofKind: kind, around: middle, count: count)
    }
    switch asked {
    case let places??:
      // The place of a kind may be in another country than the middle.
      let here = isOne ? await cities(.around(middle)) : nil
      let country = here?.country ?? here?.places.first?.country
      guard let listing = formatter.listing(of: places, around: middle) else {
        return await draw { $0.notice = .unknown(kind, .noneOfKind) }
      }
      await draw {
        if isOne {
          $0.notice = formatter.notice(of: MapFinding(places, country: country), from: middle)
        } else {
          $0.list(listing)
        }
      }
    case .some(nil): await draw { $0.notice = .unknown("", .noPlacesHeld) }
    case nil: break
    }
  }

  /// Finds what is around the middle of the view: the things of a street map, or else cities.
  ///
  /// - Returns: `nil` if the event was cancelled meanwhile; a listing of `nil` if nothing is near.
  func nearby() async -> MapListing?? {
    let middle = scene.middle
    guard let things = await things() else { return nil }
    let favorites = scene.content.value?.favorites ?? []
    if let listing = formatter.listing(
      of: Array(things.prefix(scene.room)), around: middle, among: favorites)
    {
      return listing
    }
    return await cities(.around(middle)).map {
      formatter.listing(of: $0.places, around: middle)
    }
  }

  /// Finds the named things of the street map in view; `nil` if the event was cancelled meanwhile.
  func things() async -> [StreetThing]? {
    guard scene.asksForThings else { return [] }
    let asked = scene
    return await answer {
      await interactor.things(in: asked.frame, language: asked.language)
    }?.get()
  }

  /// Names the thing of the street map that is nearest to the middle of the view, or else the city.
  func tellMiddle() async {
    let middle = scene.middle
    guard let things = await things() else { return }
    guard let nearest = things.first else {
      return await draw(around: middle) { $0.notice = formatter.notice(of: $1, from: middle) }
    }
    await draw { $0.notice = formatter.notice(of: nearest, from: middle) }
  }

  func fit(_ target: MapTarget?) async {
    guard let target, target != .all || !scene.hasPlaces else { return await draw { $0.fit() } }
    let asked = await found { () async throws(DataError) in
      try await interactor.places(of: target)
    }
    switch asked {
    case .some(nil):
      if case .named(let name) = target {
        await seek(name, isFitted: true)
      } else {
        await draw { $0.notice = .refused(.noResults) }
      }
    case let data??: await draw { $0.fit(data) }
    case nil: break
    }
  }

  func measure(_ text: String) async {
    let here = scene.standpoint
    let pair = await found { () async throws(DataError) in
      try await interactor.pair(text, from: here)
    }
    guard let pair else { return }
    await draw { $0.take(pair, of: text) }
  }

  /// Opens or lists the detail of the chosen place; a point without properties gets its nearest city.
  func showDetail() async {
    var near: MapFinding?
    if let point = scene.unknownPoint {
      near = await cities(.cityAround(point))
      guard near != nil else { return }
    }
    await go { $0.showDetail(near: near?.places.first) }
  }

  /// Chooses the place of a row, then handles an event about it.
  func handle(_ event: MapEvent, ofRow number: Int) async {
    guard show({ $0.hasPlace(inRow: number, for: event) }) else { return }
    let isOpened = scene.listing?.rows[number - 1].opens != nil
    if !scene.isChosen(number) { await go { $0.pick(number) } }
    // It is one command, so a map in words says the place and what is done with it.
    if !isOpened { await perform(event) }
  }

  func copy() async {
    let (position, isMarker) = scene.positionToCopy
    let text = CoordinateFormat.decimal(position)
    switch await answer(to: text, from: interactor.copy) {
    case .success?: show { $0.notice = .copied(text, isMarker: isMarker) }
    case .failure(let error)?: show { $0.notice = .failed(error) }
    case nil: break
    }
  }

  func change(_ change: MapChange) async {
    switch await answer(to: change, from: interactor.change) {
    case .success(let added)?: show { $0.take(added, after: change) }
    case .failure(let error)?: show { $0.notice = .failed(error) }
    case nil: break
    }
  }
}
