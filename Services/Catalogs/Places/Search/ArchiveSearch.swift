import Contracts
import Database
import Domain
import Geo
import PlaceNames

/// Answers queries from an open file.
struct ArchiveSearch {
  let reader: ArchiveReader

  /// - Throws: `DataError.invalidFilter`, `SQLiteError`.
  func answer(_ query: ArchiveQuery) throws -> ArchiveAnswer {
    let conditions = try PlaceConditions(query.conditions, reader)
    let (search, name, total) = try reading(of: query, conditions)
    // No sum of the two overflows.
    let offset = min(max(0, query.offset), .max / 4)
    let range = offset..<offset + min(max(0, query.limit), .max / 4)
    var answer = ArchiveAnswer(total: total, name: name, addedAt: reader.addedAt)
    guard total > 0 else { return answer }
    let found: [NameSearch.Found]
    switch query.order {
    case nil:
      // Without a text nothing is meant.
      let isMeant = query.likely > 0 && (!search.text.isEmpty || search.conditions.isEmpty)
      let likely = isMeant ? try search.likely(query.likely) : []
      let first = likely.dropFirst(range.lowerBound).prefix(range.count)
      answer.likely = first.count
      let (start, end) = (range.lowerBound - likely.count, range.upperBound - likely.count)
      let rest = try search.byName(at: max(0, start)..<max(0, end), except: likely)
      found = first.map { .init(row: $0) } + rest
    case .name: found = try search.byName(at: range)
    case .relevance:
      found = try search.likely(range.upperBound).dropFirst(range.lowerBound).map { .init(row: $0) }
    case .elevation:
      found = try search.sorted(at: range, by: .heights) { $0.elevation.map(Double.init) }
    case .population:
      found = try search.sorted(at: range, by: .residents) { Double($0.population) }
    case .distance(let position): found = try search.nearest(at: range, to: position)
    }
    answer.rows = try found.compactMap { try archived($0, search) }
    guard query.order == .relevance else { return answer }
    for index in answer.rows.indices {
      answer.rows[index].worth = try worth(of: answer.rows[index])
    }
    return answer
  }

  /// Returns how many inhabitants a place is worth by the name by which it was found.
  private func worth(of place: ArchivedPlace) throws(SQLiteError) -> Int {
    guard let row = try reader.row(ofID: place.id) else { return 0 }
    let fold = ArchiveLayout.key(Fold.bytes(place.matchedName ?? place.name))
    var weight = 0
    try reader.forEachName(Array(fold), isWhole: true) { _, other, info in
      if other == row { weight = info.weight }
      return other < row
    }
    return PlaceWeight.worth(weight)
  }

  private func archived(
    _ found: NameSearch.Found, _ search: NameSearch
  ) throws(SQLiteError) -> ArchivedPlace? {
    guard let place = try reader.stored(found.row) else { return nil }
    // A row that stands among others by a name is found by that one.
    let (wanted, isWhole) =
      if let fold = found.fold { (fold, true) } else { (search.text, search.isWhole) }
    let own = ArchiveLayout.key(Fold.bytes(place.name))
    let isOwn = isWhole ? own.elementsEqual(wanted) : own.starts(with: wanted)
    guard !isOwn else { return try reader.archived(place) }
    let other = try reader.otherName(place.row, startingWith: wanted, isWhole: isWhole)
    let fold = found.fold.map { String(decoding: $0, as: UTF8.self) }
    return try reader.archived(place, matchedName: other ?? fold)
  }

  // MARK: - The reading of a search

  /// Returns the reading of a search that finds anything, its name if its end is a place, and the number of
  /// places.
  ///
  /// The whole text is tried as a name first, unless a comma parts it; then its end as a country or an
  /// American state, then as a region.
  private func reading(
    of query: ArchiveQuery, _ conditions: PlaceConditions
  ) throws(SQLiteError) -> (NameSearch, name: String?, total: Int) {
    let whole = search(query.text, query, conditions)
    var wholeTotal: Int?
    if !AreaEnding.isParted(query.text) {
      let total = try whole.total()
      wholeTotal = total
      if total > 0 { return (whole, nil, total) }
    }
    for ending in AreaEnding.readings(of: query.text, isWhole: query.isWholeName) {
      var narrowed = conditions
      narrowed.restrict(toCountries: Set([ending.country].compactMap { CountryNumber.number($0) }))
      if let state = ending.state {
        let states = try reader.regions(
          called: state.name, in: narrowed.countries, isWhole: true)
        narrowed.restrict(toAreas: states.map(\.areas))
      }
      let search = search(ending.name, query, narrowed)
      let total = try search.total()
      if total > 0 { return (search, ending.name, total) }
    }
    let country = query.isWholeName ? CountryLookup.code(for:) : CountryLookup.code(startingWith:)
    var texts: [(text: String, country: String?)] = [(query.text, nil)]
    if let (before, code) = CountryLookup.ending(query.text, read: country) {
      texts.append((before, code))
    }
    for (text, code) in texts {
      if let (search, name, total) = try readingByRegion(text, code, query, conditions) {
        return (search, name, total)
      }
    }
    if let wholeTotal { return (whole, nil, wholeTotal) }
    return (whole, nil, try whole.total())
  }

  /// The most words of a region, and the fewest letters that can be the beginning of one.
  private static let mostWords = 8
  private static let leastLetters = 3

  private func readingByRegion(
    _ text: String, _ country: String?, _ query: ArchiveQuery, _ conditions: PlaceConditions
  ) throws(SQLiteError) -> (NameSearch, name: String, total: Int)? {
    var conditions = conditions
    if let code = country.flatMap({ CountryNumber.number($0) }) {
      conditions.restrict(toCountries: [code])
    }
    let words = text.split { $0.isWhitespace || $0 == "," }
    for count in (1..<max(1, min(Self.mostWords + 1, words.count))).reversed() {
      let name = words.dropLast(count).joined(separator: " ")
      let end = words.suffix(count).joined(separator: " ")
      guard Fold.bytes(end).count >= Self.leastLetters, !Fold.bytes(name).isEmpty else { continue }
      let regions = try reader.regions(
        called: end, in: conditions.countries, isWhole: query.isWholeName)
      guard !regions.isEmpty else { continue }
      var narrowed = conditions
      narrowed.restrict(toAreas: regions.map(\.areas).sorted { $0.lowerBound < $1.lowerBound })
      let search = search(name, query, narrowed)
      let total = try search.total()
      if total > 0 { return (search, name, total) }
    }
    return nil
  }

  private func search(
    _ text: String, _ query: ArchiveQuery, _ conditions: PlaceConditions
  ) -> NameSearch {
    let bytes = query.isWholeName ? Array(Fold.bytes(text)) : Fold.queryBytes(text)
    // Without a name, everything is found.
    return NameSearch(
      reader, bytes, isWhole: query.isWholeName && !bytes.isEmpty, conditions)
  }
}
