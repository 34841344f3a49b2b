import Contracts
import Domain
import Geo
import Localization
import PlaceNames
import Viper

/// Answers the questions that can be asked on any map.
extension MapPresenter {
  /// Finds as many cities as can be listed; `nil` if the event was cancelled meanwhile.
  func cities(_ query: CityQuery) async -> MapFinding? {
    await answer { await interactor.cities(query, count: scene.room) }?.get()
  }

  /// Lists the cities around the middle of the view.
  func listNearby() async {
    let middle = scene.middle
    await draw(around: middle) { $0.list($1.places, around: middle) }
  }

  /// Finds the place that a text means, and goes there; the map's own places go before others.
  ///
  /// - Parameter isFitted: whether the view is fitted to the place.
  /// - Returns: whether there is such a place.
  @discardableResult
  func seek(_ text: String, isFitted: Bool = false) async -> Bool {
    let own = scene.ownRows(called: text)
    if !own.isEmpty {
      await draw { $0.choose(own, isFitted: isFitted) }
      return true
    }
    let asked = await answer { await interactor.meaning(of: text, count: scene.room) }
    guard let meaning = asked?.get() else { return false }
    await draw { $0.take(meaning, of: text, isFitted: isFitted) }
    return scene.refusal == nil
  }

  func fit(_ target: MapTarget?) async {
    guard let target, target != .all || !scene.hasPlaces else { return await draw { $0.fit() } }
    switch await answer(to: target, from: interactor.places) {
    case .success(nil)?:
      if case .named(let name) = target {
        await seek(name, isFitted: true)
      } else {
        await draw { $0.notice = .refused(.noResults) }
      }
    case .success(let data?)?: await draw { $0.fit(data) }
    case .failure(let error)?: await draw { $0.notice = .failed(error) }
    case nil: break
    }
  }

  func measure(_ text: String) async {
    let here = scene.standpoint
    let asked = await answer { await interactor.pair(text, from: here) }
    guard let pair = asked?.get() else { return }
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
