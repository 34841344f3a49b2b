package import Contracts
package import Domain
package import Geo

/// Reads the places that a person types: `lima`, `lima pe`, `portland oregon`, `peru`,
/// `-12.04,-77.03`.
package struct PlaceText: Sendable {
  /// The population from which a city wins over the country of the same name that it is in:
  /// Singapore, Hong Kong; but not Colombia, a village of Colombia's.
  private static let largeCity = 100_000

  private let places: any PlaceDataManager
  private let resolver: PlaceResolver
  private let own: @Sendable (String) -> MapPlace?

  /// - Parameters:
  ///   - places: the cities.
  ///   - map: the outlines of countries.
  ///   - own: returns the user's own place of that name; it goes before all others.
  package init(
    places: any PlaceDataManager, map: any MapDataManager,
    own: @escaping @Sendable (String) -> MapPlace? = { _ in nil }
  ) {
    self.places = places
    self.own = own
    resolver = PlaceResolver(places: places, map: map)
  }

  /// Returns titles of cities that a name is similar to, if no place has exactly that name; they are
  /// offered, and never taken.
  package func near(_ text: String) async -> [String] {
    await places.near(PlacePairText.bare(text))
  }

  /// Returns the two places that a text names: `lima madrid`, `new york lima`, `"new york" lima`,
  /// `new york / lima`, `lima, pe, -33.4,-70.6`.
  ///
  /// Without quotes and a slash, every cut is tried that leaves two places, and the one with the
  /// fewest namesakes wins. The result is `nil` if there is no such cut, or if the whole text is one
  /// place already ("new york", "lima peru"). But two countries or states always count as two: there
  /// is a Mexico in the USA.
  ///
  /// If a text says more about one place than about the other, two places are meant: in `valencia /
  /// valencia venezuela` the first is the most populous other Valencia.
  package func pair(
    _ text: String
  ) async throws(DataError) -> (ResolvedPlace, ResolvedPlace)? {
    if let pair = await positions(text) { return pair }
    if let (first, second) = PlacePairText.parts(text) {
      guard let a = try await place(first), let b = try await place(second) else { return nil }
      return await apart(first, a, second, b)
    }
    let cuts = PlacePairText.cuts(text)
    for (first, second) in cuts {
      guard let a = await region(first), let b = await region(second), a.kind != b.kind else {
        continue
      }
      return (a, b)
    }
    guard try await place(text) == nil else { return nil }
    typealias Pair = (ResolvedPlace, ResolvedPlace)
    var best: (pair: Pair, texts: (String, String), ambiguity: Int)?
    for (first, second) in cuts {
      guard let a = try await place(first), let b = try await place(second) else { continue }
      let ambiguity = a.ambiguity + b.ambiguity
      if let best, best.ambiguity <= ambiguity { continue }
      best = ((a, b), (first, second), ambiguity)
    }
    guard let best else { return nil }
    return await apart(best.texts.0, best.pair.0, best.texts.1, best.pair.1)
  }

  /// Returns the position that a text was read as; for a short plus code, the one nearest to its
  /// place.
  ///
  /// That place is the most populous one of its name, or of the part before the first comma.
  package func position(
    _ reading: PositionReading
  ) async throws(DataError) -> Result<ReadPosition, PositionProblem> {
    switch reading {
    case .position(let position): return .success(position)
    case .refused(let problem): return .failure(problem)
    case .short(let code, let name):
      var place = try await self.place(name)
      if place == nil, let first = name.split(separator: ",").first, first.count < name.count {
        place = try await self.place(String(first))
      }
      guard let found = place.flatMap({ code.position(near: $0.coordinate) }) else {
        return .failure(.unknownPlace(name))
      }
      return .success(ReadPosition(found))
    }
  }

  /// Returns the two positions of a text that consists of two whole ones.
  private func positions(_ text: String) async -> (ResolvedPlace, ResolvedPlace)? {
    for (first, second) in [PlacePairText.parts(text)].compactMap(\.self) + PlacePairText.cuts(text)
    {
      guard let one = PositionReader.coordinate(first),
        let other = PositionReader.coordinate(second)
      else { continue }
      return (
        ResolvedPlace(at: one, named: PlacePairText.bare(first)),
        ResolvedPlace(at: other, named: PlacePairText.bare(second))
      )
    }
    return nil
  }

  /// Returns two places.
  ///
  /// If both are the same city and one text is the beginning of the other, the shorter text becomes
  /// the most populous other city of that name.
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

  /// Returns the part that is no place, of a text that does not name two: one of its two parts, or
  /// the rest beside a place in it.
  ///
  /// `nil` if there is no such part to tell: the whole text is one place, or nothing in it is a
  /// place.
  package func unknown(in text: String) async throws(DataError) -> String? {
    if let (first, second) = PlacePairText.parts(text) {
      for part in [first, second] where try await place(part) == nil {
        return PlacePairText.bare(part)
      }
      return nil
    }
    guard try await place(text) == nil else { return nil }
    var unknown: String?
    for (first, second) in PlacePairText.cuts(text) {
      for (known, other) in [(first, second), (second, first)]
      where other.count < unknown?.count ?? .max {
        if try await place(known) != nil, try await place(other) == nil { unknown = other }
      }
    }
    return unknown.map(PlacePairText.withoutJoint)
  }

  /// Returns the place of a name: a position, a country or an American state, or the most populous
  /// city of that name.
  ///
  /// The name may end with a country or a state. A text that is no place may begin with a word that joins
  /// places, as in "from lima", which is left out then.
  ///
  /// `nil` if there is none; a position off the globe is none.
  package func place(_ text: String) async throws(DataError) -> ResolvedPlace? {
    if let place = try await called(text) { return place }
    let name = PlacePairText.withoutJoint(text)
    return name == PlacePairText.bare(text) ? nil : try await called(name)
  }

  private func called(_ text: String) async throws(DataError) -> ResolvedPlace? {
    let text = PlacePairText.bare(text)
    if let reading = PositionReader.read(text) {
      guard case .success(let position) = try await position(reading) else { return nil }
      return ResolvedPlace(at: position.coordinate, named: text)
    }
    if let place = own(text) {
      return ResolvedPlace(at: place.coordinate, named: place.name)
    }
    if let region = await region(text) { return region }
    // A mountain may be likelier than the city of its name.
    let called = try await places.called(text, count: .max)
    if let first = called.first, first.kind != nil { return ResolvedPlace(text, called) }
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
    // The name may end with a region.
    return ResolvedPlace(text, called)
  }

  /// Returns a country or a state by its name, unless a large city in that country has the same name.
  package func region(_ text: String) async -> ResolvedPlace? {
    guard let meaning = AreaMeaning.meaning(typed: text) else { return nil }
    if case .country(let code) = meaning,
      let city = await places.namesakes(of: text, in: code, count: 1).first,
      Fold.fold(city.name) == Fold.fold(text), city.population >= Self.largeCity
    {
      return nil
    }
    return await resolver.place(text, meaning)
  }
}

/// Takes a text with two places apart.
package enum PlacePairText {
  /// Returns a name without a word before it that joins places, bare.
  ///
  /// Places such as A Coruña begin so themselves: a caller looks for the whole text first.
  package static func withoutJoint(_ text: String) -> String {
    let text = bare(text)
    let word = text.prefix { !isGap($0) }
    let rest = bare(String(text.dropFirst(word.count)))
    return rest.isEmpty || !PlaceJoints.all.contains(Fold.fold(String(word))) ? text : rest
  }

  /// Returns the two parts of a text that quotes or one slash separate; `nil` if it has neither.
  static func parts(_ text: String) -> (String, String)? {
    let slashed = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if slashed.count == 2 { return (slashed[0], slashed[1]) }
    let quoted = text.split(whereSeparator: isQuote).map(String.init)
      .filter { !Fold.bytes($0).isEmpty }
    return text.contains(where: isQuote) && quoted.count == 2 ? (quoted[0], quoted[1]) : nil
  }

  /// Returns all ways to cut a text in two, at white space or at a comma, from the left; a single word is
  /// cut at its hyphens.
  ///
  /// There are none for a text with more words than places have.
  static func cuts(_ text: String) -> [(String, String)] {
    let text = bare(text)
    guard text.split(whereSeparator: isGap).count <= 24 else { return [] }
    let isCut = text.contains(where: isGap) ? isGap : { $0 == "-" }
    return text.indices.filter { isCut(text[$0]) }.compactMap { place in
      let second = isGap(text[place]) ? place : text.index(after: place)
      let cut = (bare(String(text[..<place])), bare(String(text[second...])))
      return cut.0.isEmpty || cut.1.isEmpty ? nil : cut
    }
  }

  /// Returns the text without the white space, commas and quotes around it.
  static func bare(_ text: String) -> String {
    text.trimming { isGap($0) || isQuote($0) }
  }

  private static func isGap(_ character: Character) -> Bool {
    character.isWhitespace || character == ","
  }

  private static func isQuote(_ character: Character) -> Bool { "\"“”«»".contains(character) }
}

extension StringProtocol {
  /// Returns the text without the characters at both ends for which the closure is true.
  func trimming(while isSo: (Character) -> Bool) -> String {
    String(drop(while: isSo).reversed().drop(while: isSo).reversed())
  }
}
