import Contracts
import Database
import Domain
import PlaceNames

/// The conditions of a query, in the numbers of a file.
struct PlaceConditions: Hashable {
  /// GeoNames has no such class.
  static let postalGroup = "Z"

  /// The rows of the only ids.
  private(set) var rows: Set<Int>?
  /// The numbers of the only kinds.
  private(set) var features: Set<Int>?
  private(set) var countries: Set<Int>?
  private(set) var otherCountries: Set<Int> = []
  /// The only areas, in rising order.
  private(set) var areas: [ClosedRange<Int>]?
  private(set) var otherAreas: [ClosedRange<Int>] = []
  private(set) var elevations: [NumberCondition] = []
  private(set) var populations: [NumberCondition] = []

  var isEmpty: Bool { self == PlaceConditions() }

  /// Whether a name tells enough to decide.
  var areOfNames: Bool {
    rows == nil && areas == nil && otherAreas.isEmpty && elevations.isEmpty && populations.isEmpty
  }

  func holds(_ info: NameInfo) -> Bool {
    features?.contains(info.feature) ?? true && countries?.contains(info.country) ?? true
      && !otherCountries.contains(info.country)
  }

  /// Whether a place meets the conditions on areas and numbers, which names do not tell.
  func holds(_ place: StoredPlace) -> Bool {
    (rows?.contains(place.row) ?? true)
      && (areas?.contains { $0.contains(place.area) } ?? true)
      && !otherAreas.contains { $0.contains(place.area) }
      && elevations.allSatisfy { $0.holds(place.elevation.map(Double.init)) }
      && populations.allSatisfy { $0.holds(Double(place.population)) }
  }

  /// Adds the condition that a place is in one of some areas.
  mutating func restrict(toAreas ranges: [ClosedRange<Int>]) {
    guard let areas else {
      areas = ranges
      return
    }
    self.areas = areas.flatMap { own in
      ranges.compactMap { own.overlaps($0) ? own.clamped(to: $0) : nil }
    }
  }

  mutating func restrict(toCountries wanted: Set<Int>) {
    countries = countries?.intersection(wanted) ?? wanted
  }

  private mutating func restrict(toFeatures wanted: Set<Int>) {
    features = features?.intersection(wanted) ?? wanted
  }
}

extension PlaceConditions {
  /// - Throws: `DataError.invalidFilter`, `SQLiteError`.
  init(_ conditions: [PlaceCondition], _ reader: ArchiveReader) throws {
    func numbers(_ isMeant: (PlaceFeature) -> Bool) -> Set<Int> {
      Set(reader.features.indices.filter { isMeant(reader.features[$0].feature) })
    }
    // Countries come first: they tell regions of the same name apart.
    for case .countries(let codes, let areWanted) in conditions {
      let numbers = Set(codes.compactMap { CountryNumber.number($0) })
      if areWanted { restrict(toCountries: numbers) } else { otherCountries.formUnion(numbers) }
    }
    for condition in conditions {
      switch condition {
      case .groups(let groups, let areWanted):
        restrict(toFeatures: numbers { groups.contains($0.group) == areWanted })
      case .kinds(let kinds, let areWanted):
        restrict(toFeatures: numbers { kinds.contains($0.kind) == areWanted })
      case .features(let codes, let areWanted):
        restrict(toFeatures: numbers { codes.contains($0.code) == areWanted })
      case .countries: break
      case .region(let name, let isWanted):
        let ranges = try reader.regions(of: name, in: countries)
        if isWanted { restrict(toAreas: ranges) } else { otherAreas += ranges }
      case .elevation(let condition): elevations.append(condition)
      case .population(let condition): populations.append(condition)
      case .ids(let ids):
        let found = try Set(ids.compactMap { try reader.row(ofID: $0) })
        rows = rows?.intersection(found) ?? found
      }
    }
  }
}

extension ArchiveReader {
  /// A region with its areas.
  struct FoundRegion {
    let name: String
    let country: Int
    let areas: ClosedRange<Int>
  }

  /// Returns the regions with a name, also in another language; `isWhole` is whether its beginning is not
  /// enough.
  func regions(
    called name: String, in countries: Set<Int>?, isWhole: Bool
  ) throws(SQLiteError) -> [FoundRegion] {
    var found = try regions(fold: Array(Fold.bytes(name)), in: countries, isWhole: isWhole)
    if found.isEmpty, let other = RegionNames.name(called: name) {
      found = try regions(fold: Array(Fold.bytes(other)), in: countries, isWhole: true)
    }
    return found
  }

  private func regions(
    fold: [UInt8], in countries: Set<Int>?, isWhole: Bool
  ) throws(SQLiteError) -> [FoundRegion] {
    guard !fold.isEmpty else { return [] }
    let statement = regionsFrom
    statement.bind(1, fold)
    var found: [FoundRegion] = []
    while try statement.next() {
      let own = statement.bytes(0)
      guard own.starts(with: fold), !isWhole || own.count == fold.count else { break }
      let country = CountryNumber.number(statement.text(1)) ?? CountryNumber.none
      let (first, last) = (Self.count(statement.number(3)), Self.count(statement.number(4)))
      guard countries?.contains(country) ?? true, first <= last else { continue }
      found.append(FoundRegion(name: statement.text(2), country: country, areas: first...last))
    }
    statement.reset()
    return found
  }

  /// Returns the areas of the region that a filter names: by its whole name, or else by how it begins.
  ///
  /// - Throws: `invalidFilter`, which lists the regions if the beginning fits several; `SQLiteError`.
  fileprivate func regions(
    of name: String, in countries: Set<Int>?
  ) throws -> [ClosedRange<Int>] {
    var found = try regions(called: name, in: countries, isWhole: true)
    if found.isEmpty {
      found = try regions(called: name, in: countries, isWhole: false)
      let names = found.map(\.name).uniqued
      guard names.count < 2 else {
        throw DataError.invalidFilter(
          key: Filter.regionKey, value: name, known: names.map(RegionNames.words))
      }
    }
    guard !found.isEmpty else {
      throw DataError.invalidFilter(key: Filter.regionKey, value: name)
    }
    return found.map(\.areas).sorted { $0.lowerBound < $1.lowerBound }
  }
}
