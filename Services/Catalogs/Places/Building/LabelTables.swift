import Contracts
import Database
import Domain

/// The areas in the order in which the file has them.
struct SortedAreas {
  let areas: [Area]
  /// The place in the order by the number that the area had before.
  let ranks: [Int]

  init(_ texts: [String]) {
    let areas = texts.map { Area($0) }
    let keys = areas.map(\.order)
    let order = areas.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
    var ranks = [Int](repeating: 0, count: areas.count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    self.areas = order.map { areas[$0] }
    self.ranks = ranks
  }
}

/// Writes the small tables, whose texts places share.
struct LabelTables {
  let divisions: [String: String]
  let featureNames: [String: String]

  /// - Parameter counts: the places of each area.
  func write(
    _ areas: [Area], _ counts: [Int], to database: SQLiteConnection
  ) throws(SQLiteError) {
    let area = try SQLiteStatement(database, "INSERT INTO areas VALUES (?,?,?,?,?,?,?,?)")
    let region = try SQLiteStatement(
      database, "INSERT OR IGNORE INTO regions VALUES (?,?,?,?,?,?)")
    var start = 0
    for (index, part) in areas.enumerated() {
      let name = regionName(part)
      area.bind(1, index)
      for (column, text) in zip(
        CInt(2)...,
        [part.country, part.admin1, part.admin2, part.timeZone, name, districtName(part)])
      {
        area.bind(column, text: text)
      }
      area.bind(8, counts[index])
      try area.run()
      let next = index + 1 < areas.count ? areas[index + 1] : nil
      if next?.country == part.country, next?.admin1 == part.admin1, next?.region == part.region {
        continue
      }
      // Areas of the old file may have lost their places.
      let isHeld = counts[start...index].contains { $0 > 0 }
      if isHeld, !part.admin1.isEmpty || !part.region.isEmpty {
        // Several divisions may share a name; a code that is not unique is that of a postal dump.
        let code = part.region.isEmpty ? part.admin1 : part.admin1 + "\t" + part.region
        region.bind(1, Array(Fold.bytes(name)))
        region.bind(2, text: part.country)
        region.bind(3, text: code)
        region.bind(4, text: name)
        region.bind(5, start)
        region.bind(6, index)
        try region.run()
      }
      start = index + 1
    }
    let division = try SQLiteStatement(database, "INSERT INTO divisions VALUES (?,?)")
    for (code, name) in divisions.sorted(by: { $0.key < $1.key }) {
      division.bind(1, text: code)
      division.bind(2, text: name)
      try division.run()
    }
  }

  /// - Parameter counts: the places of each feature.
  func write(
    features: [String], _ counts: [Int], to database: SQLiteConnection
  ) throws(SQLiteError) {
    let feature = try SQLiteStatement(database, "INSERT INTO features VALUES (?,?,?,?,?)")
    for (index, text) in features.enumerated() {
      let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      feature.bind(1, index)
      feature.bind(2, text: String(parts.first ?? ""))
      feature.bind(3, text: parts.count > 1 ? String(parts[1]) : "")
      feature.bind(4, text: featureNames[text])
      feature.bind(5, counts[index])
      try feature.run()
    }
  }

  private func regionName(_ area: Area) -> String {
    if !area.region.isEmpty { return area.region }
    return divisions["\(area.country).\(area.admin1)"] ?? area.admin1
  }

  private func districtName(_ area: Area) -> String {
    if !area.district.isEmpty { return area.district }
    return divisions["\(area.country).\(area.admin1).\(area.admin2)"] ?? area.admin2
  }
}
