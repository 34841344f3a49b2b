import Contracts
import Domain
import JSON

/// Google's saved places, as its Takeout writes them: `Saved Places.json`, in the form of today and the one
/// until 2021, and the lists in CSV.
///
/// A place whose position nobody says, not even in its link, is a record without one.
enum TakeoutPlaces {
  /// - Parameter position: reads a position out of a link.
  /// - Returns: `nil` for bytes that are something else.
  static func records(
    _ bytes: [UInt8], position: (String) -> Coordinate?
  ) -> [ArchiveRecord]? {
    if let file = JSONReader.node(bytes[...]) {
      let features = file["features"]?.elements ?? []
      let isTakeout = features.contains { feature in
        linkNames.contains { feature["properties"]?[$0] != nil }
      }
      return isTakeout ? features.map { record($0, position) } : nil
    }
    return DelimitedTable(bytes).flatMap { records($0, position) }
  }

  private static let linkNames = ["google_maps_url", "Google Maps URL"]

  private static func record(
    _ feature: JSONNode, _ position: (String) -> Coordinate?
  ) -> ArchiveRecord {
    let properties = feature["properties"]
    let location = properties?["location"] ?? properties?["Location"]
    let title =
      [
        properties?["Title"], location?["name"], location?["Business Name"], location?["address"],
        location?["Address"],
      ].lazy.compactMap { $0?.string }.first { !$0.isEmpty } ?? ""
    let link = linkNames.lazy.compactMap { properties?[$0]?.string }.first
    // An address that is the title says nothing else.
    let values = leaves(of: properties).filter { $0.value != title }
    return ArchiveRecord(
      title: title,
      position: coordinate(location?["Geo Coordinates"]) ?? coordinate(of: feature["geometry"])
        ?? link.flatMap(position),
      values: values)
  }

  /// Older files have the degrees as texts.
  private static func coordinate(_ degrees: JSONNode?) -> Coordinate? {
    func number(_ name: String) -> Double? {
      degrees?[name].flatMap { $0.number ?? $0.string.flatMap(Double.init) }
    }
    guard let latitude = number("Latitude"), let longitude = number("Longitude") else { return nil }
    return known(latitude, longitude)
  }

  private static func coordinate(of geometry: JSONNode?) -> Coordinate? {
    guard let numbers = geometry?["coordinates"]?.elements, numbers.count >= 2,
      let longitude = numbers[0].number, let latitude = numbers[1].number
    else { return nil }
    return known(latitude, longitude)
  }

  /// `nil` for the place at 0, 0, which Takeout writes if it knows none.
  private static func known(_ latitude: Double, _ longitude: Double) -> Coordinate? {
    latitude == 0 && longitude == 0 ? nil : Coordinate(latitude: latitude, longitude: longitude)
  }

  /// All that is said, however deep, by its own name, in the order of the file.
  private static func leaves(of node: JSONNode?) -> [KeptProperty] {
    (node?.members ?? []).flatMap { member -> [KeptProperty] in
      if member.name == "Geo Coordinates" || member.name == "Title" { return [] }
      return switch member.value {
      case .string(let text) where !text.isEmpty: [KeptProperty(member.name, text)]
      case .number, .bool: [KeptProperty(member.name, member.value.text, isLiteral: true)]
      case .object: leaves(of: member.value)
      case .array(let values): values.flatMap { leaves(of: $0) }
      case .string, .null: []
      }
    }
  }

  // MARK: - Lists

  /// `Title,Note,URL,Comment`, in English or Spanish; the name of the list may stand before the header.
  private static func records(
    _ table: DelimitedTable, _ position: (String) -> Coordinate?
  ) -> [ArchiveRecord]? {
    let titles: Set<String> = ["title", "titulo"]
    for (number, header) in table.rows.prefix(5).enumerated() {
      let folds = header.map { Fold.fold($0) }
      guard let title = folds.firstIndex(where: titles.contains),
        let link = folds.firstIndex(of: "url"), !folds.contains("latitude"),
        !folds.contains("latitud"), !folds.contains("lat")
      else { continue }
      return table.rows.dropFirst(number + 1).map { row in
        func cell(_ column: Int) -> String { row.indices.contains(column) ? row[column] : "" }
        let values = zip(header, row).enumerated().compactMap { column, pair in
          column == title || pair.1.isEmpty ? nil : KeptProperty(pair.0, pair.1)
        }
        return ArchiveRecord(title: cell(title), position: position(cell(link)), values: values)
      }
    }
    return nil
  }
}
