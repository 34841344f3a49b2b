import Contracts
import Database

/// The places that each dump, feature and area has.
struct PlaceCounts {
  private(set) var dumps: [Int: Int] = [:]
  private(set) var features: [Int]
  private(set) var areas: [Int]

  init(areas: Int, features: Int) {
    self.areas = [Int](repeating: 0, count: areas)
    self.features = [Int](repeating: 0, count: features)
  }

  mutating func add(_ dump: Int, _ feature: Int, _ area: Int) {
    dumps[dump, default: 0] += 1
    if features.indices.contains(feature) { features[feature] += 1 }
    areas[area] += 1
  }

  func write(_ held: [Int: HeldDump], to database: SQLiteConnection) throws(SQLiteError) {
    for (number, dump) in held.sorted(by: { $0.key < $1.key }) {
      try database.run(
        "INSERT INTO dumps VALUES (?,?,?,?,?)",
        [number, dump.name, dumps[number] ?? 0, dump.addedAt, dump.skipped])
      for (content, validators) in dump.validators {
        try database.run(
          "INSERT INTO files VALUES (?,?,?,?)",
          [number, content.rawValue, validators.etag, validators.lastModified])
      }
    }
  }
}
