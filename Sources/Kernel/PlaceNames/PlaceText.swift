package import Contracts
import Domain
package import Geo

/// Reads the places a person types: `lima`, `lima pe`, `portland oregon`, `peru`, `-12.04,-77.03`.
package struct PlaceText: Sendable {
  /// From so many inhabitants on, a city is meant by the name of the country it is in: Singapore, Hong
  /// Kong; but not a village of Colombia's called Colombia.
  private static let largeCity = 100_000

  private let places: any PlaceDataManager
  private let resolver: PlaceResolver
  private let own: @Sendable (String) -> MapPlace?

  /// - Parameter own: the place of the user's own that a text names; it goes before all others.
  package init(
    places: any PlaceDataManager, map: any MapDataManager,
    own: @escaping @Sendable (String) -> MapPlace? = { _ in nil }
  ) {
    self.places = places
    self.own = own
    resolver = PlaceResolver(places: places, map: map)
  }

  /// The titles of the cities that a name is near to which no place is called by; they are offered, and
  /// never taken.
  package func near(_ text: String) async -> [String] {
    await places.near(PlacePairText.bare(text))
  }

  /// The two places somebody means: `lima madrid`, `new york lima`, `"new york" lima`,
  /// `new york / lima`, `lima, pe, -33.4,-70.6`.
  ///
  /// Without quotes and slash the text is cut wherever both parts are places, those with the fewest
  /// namesakes first. Nil where there is no such cut, or where
  /// the whole is one place already ("new york", "lima peru"), unless the parts are countries or
  /// states: there is a Mexico in the USA.
  ///
  /// Who says more of one place than of the other means two: of `valencia / valencia venezuela` the
  /// first is the greatest Valencia elsewhere.
  package func pair(_ text: String) async -> (ResolvedPlace, ResolvedPlace)? {
    if let pair = await positions(text) { return pair }
    if let (first, second) = PlacePairText.parts(text) {
      guard let a = await place(first), let b = await place(second) else { return nil }
      return await apart(first, a, second, b)
    }
    let cuts = PlacePairText.cuts(text)
    for (first, second) in cuts {
      guard let a = await region(first), let b = await region(second), a.kind != b.kind else {
        continue
      }
      return (a, b)
    }
    guard await place(text) == nil else { return nil }
    typealias Pair = (ResolvedPlace, ResolvedPlace)
    var best: (pair: Pair, texts: (String, String), ambiguity: Int)?
    for (first, second) in cuts {
      guard let a = await place(first), let b = await place(second) else { continue }
      let ambiguity = a.ambiguity + b.ambiguity
      if let best, best.ambiguity <= ambiguity { continue }
      best = ((a, b), (first, second), ambiguity)
    }
    guard let best else { return nil }
    return await apart(best.texts.0, best.pair.0, best.texts.1, best.pair.1)
  }

  /// The position that a text was read as; of a short plus code the one nearest to its place.
  ///
  /// That is the greatest one of its name, or of what stands before the first comma in it.
  package func position(
    _ reading: PositionReading
  ) async -> Result<ReadPosition, PositionProblem> {
    switch reading {
    case .position(let position): return .success(position)
    case .refused(let problem): return .failure(problem)
    case .short(let code, let name):
      var place = await self.place(name)
      if place == nil, let first = name.split(separator: ",").first, first.count < name.count {
        place = await self.place(String(first))
      }
      guard let found = place.flatMap({ code.position(near: $0.coordinate) }) else {
        return .failure(.unknownPlace(name))
      }
      return .success(ReadPosition(found))
    }
  }

  /// The two positions of a text that has two whole ones, and nothing else.
  private func positions(_ text: String) async -> (ResolvedPlace, ResolvedPlace)? {
    for (first, second) in [PlacePairText.parts(text)].compactMap(\.self) + PlacePairText.cuts(text)
    {
      guard let one = PositionReader.coordinate(first),
        let other = PositionReader.coordinate(second)
      else { continue }
      return (
        ResolvedPlace(name: PlacePairText.bare(first), kind: .position, coordinate: one),
        ResolvedPlace(name: PlacePairText.bare(second), kind: .position, coordinate: other)
      )
    }
    return nil
  }

  /// Two places; where they are one city, and one text goes on from the other, the shorter text's is
  /// the greatest other city of that name.
  private func apart(
    _ first: String, _ a: ResolvedPlace, _ second: String, _ b: ResolvedPlace
  ) async -> (ResolvedPlace, ResolvedPlace) {
    let (one, two) = (PlacePairText.bare(first), PlacePairText.bare(second))
    let (x, y) = (Fold.fold(one), Fold.fold(two))
    guard let city = a.reference, city == b.reference, x != y else { return (a, b) }
    if y.hasPrefix(x + " "), let other = await namesake(one, than: city) { return (other, b) }
    if x.hasPrefix(y + " "), let other = await namesake(two, than: city) { return (a, other) }
    return (a, b)
  }

  private func namesake(_ name: String, than city: Reference) async -> ResolvedPlace? {
    let named = await places.namesakes(of: name, in: nil, count: .max)
    return ResolvedPlace(name, named.filter { $0.reference != city })
  }

  /// What of a text that does not name two places is none: of its two parts, or beside a place in it.
  ///
  /// Nil where that is not to be told: the whole is one place, or nothing in it is.
  package func unknown(in text: String) async -> String? {
    if let (first, second) = PlacePairText.parts(text) {
      for part in [first, second] where await place(part) == nil {
        return PlacePairText.bare(part)
      }
      return nil
    }
    guard await place(text) == nil else { return nil }
    var unknown: String?
    for (first, second) in PlacePairText.cuts(text) {
      for (known, other) in [(first, second), (second, first)]
      where other.count < unknown?.count ?? .max {
        if await place(known) != nil, await place(other) == nil { unknown = other }
      }
    }
    return unknown
  }

  /// The place that is called so: a position, a country or an American state, the greatest city of that
  /// name; at the name's end there may be a country or a state.
  ///
  /// `nil` if there is none; a position off the globe is none.
  func place(_ text: String) async -> ResolvedPlace? {
    let text = PlacePairText.bare(text)
    if let reading = PositionReader.read(text) {
      guard case .success(let position) = await position(reading) else { return nil }
      return ResolvedPlace(name: text, kind: .position, coordinate: position.coordinate)
    }
    if let place = own(text) {
      return ResolvedPlace(name: place.name, kind: .position, coordinate: place.coordinate)
    }
    if let region = await region(text) { return region }
    if let place = await resolver.city(text, called: [text]) { return place }
    if let (name, code) = CountryLookup.ending(text, read: CountryLookup.code(for:)),
      let place = await resolver.city(text, called: [name], in: .country(code))
    {
      return place
    }
    if let (name, state) = AmericanStates.ending(text),
      let place = await resolver.city(text, called: [name], in: .state(state))
    {
      return place
    }
    // In a region.
    return ResolvedPlace(text, await places.called(text, count: .max))
  }

  /// A country or a state by its name, unless a large city in the country is called so.
  private func region(_ text: String) async -> ResolvedPlace? {
    guard let reading = PlaceReading.reading(typed: text) else { return nil }
    if case .country(let code) = reading,
      let city = await places.namesakes(of: text, in: code, count: 1).first,
      Fold.fold(city.name) == Fold.fold(text), city.population >= Self.largeCity
    {
      return nil
    }
    return await resolver.place(text, reading)
  }
}

/// How a text with two places in it is taken apart.
enum PlacePairText {
  /// The two parts of a text that says where it is to be cut, by quotes or by one slash; nil where
  /// it does not.
  static func parts(_ text: String) -> (String, String)? {
    let slashed = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if slashed.count == 2 { return (slashed[0], slashed[1]) }
    let quoted = text.split(whereSeparator: isQuote).map(String.init)
      .filter { !Fold.bytes($0).isEmpty }
    return text.contains(where: isQuote) && quoted.count == 2 ? (quoted[0], quoted[1]) : nil
  }

  /// All ways to cut a text in two, at white space or at a comma, from the left.
  ///
  /// None for one with more words than places have.
  static func cuts(_ text: String) -> [(String, String)] {
    let text = bare(text)
    guard text.split(whereSeparator: isGap).count <= 24 else { return [] }
    return text.indices.filter { isGap(text[$0]) }.compactMap { place in
      let (first, second) = (bare(String(text[..<place])), bare(String(text[place...])))
      return first.isEmpty || second.isEmpty ? nil : (first, second)
    }
  }

  /// Without the white space, commas and quotes around it.
  static func bare(_ text: String) -> String {
    text.trimming { isGap($0) || isQuote($0) }
  }

  private static func isGap(_ character: Character) -> Bool {
    character.isWhitespace || character == ","
  }

  private static func isQuote(_ character: Character) -> Bool { "\"“”«»".contains(character) }
}

extension StringProtocol {
  /// Without the characters at both ends that are so.
  func trimming(while isSo: (Character) -> Bool) -> String {
    String(drop(while: isSo).reversed().drop(while: isSo).reversed())
  }
}
