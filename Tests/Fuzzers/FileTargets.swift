import CData
import Contracts
import Domain
import Foundation
import Geo
import Glibc
import JSON

@testable import Atlas
@testable import Cities
@testable import FavoritesFeature
@testable import Points
@testable import Terminal

extension FuzzTarget {
  /// What is read of files: the embedded data's formats, a stored list, the history, imports.
  static let files = [
    FuzzTarget("gazetteer", seeds: [joined(gazetteer.files)]) { bytes in
      guard let (cities, names) = parts(of: bytes),
        let gazetteer = try? Gazetteer(cities: cities, alternateNames: names)
      else { return }
      ask(gazetteer)
    },
    FuzzTarget("stored-list", seeds: [storedList]) { bytes in
      // No change would get past the checksum, and nothing behind it would be read.
      let file = File(withChecksum(bytes))
      defer { file.close() }
      if let list = try? StoredList.open(file.path) { ask(list.gazetteer) }
    },
    FuzzTarget(
      "atlas",
      seeds: [Array(Data.embedded(catalejo_atlas_bytes(), catalejo_atlas_size()))]
    ) { bytes in
      guard let atlas = try? Atlas(Data(bytes)) else { return }
      wait {
        let europe = WorldRect(minX: 0.45, minY: 0.3, maxX: 0.55, maxY: 0.4)
        _ = await atlas.geometry(in: europe, detail: .world)
        _ = await atlas.countries(in: europe)
        _ = await atlas.outline(of: "PE")
      }
    },
    FuzzTarget("history", seeds: [Array("/lima\n/par\\\\is\\n\nlist\n".utf8)]) { bytes in
      let entries = HistoryCodec.decode(bytes, limit: 20)
      precondition(entries.count <= 20)
      let written = HistoryCodec.decode(entries.flatMap(HistoryCodec.encode), limit: 20)
      precondition(written == entries)
    },
    FuzzTarget("imports", seeds: ([archive] + tables).map { Array($0.utf8) }) { bytes in
      let records =
        TableArchive.records(bytes)
        ?? TakeoutPlaces.records(bytes, position: PositionReader.coordinate) ?? []
      for case .success(let favorite) in records.map({
        $0.favorite(among: [Cities.description])
      }) {
        precondition(favorite.title?.utf8.contains(0) != true)
        // What is written of it is read as the same.
        let kept = Favorite(
          reference: favorite.reference, title: favorite.title ?? "", position: favorite.position,
          added: favorite.added ?? 0, properties: favorite.properties)
        let again = TableArchive.records(ArchiveFormat.csv.data([kept]))?.first
          .map { $0.favorite(among: [Cities.description]) }
        if case .success(let same)? = again { precondition(same.reference == favorite.reference) }
      }
      guard let entries = try? FavoritesArchive.entries(bytes) else { return }
      for entry in entries {
        _ = FavoritesArchive.label(entry)
        guard let favorite = try? FavoritesArchive.favorite(entry, among: [Cities.description])
        else { continue }
        precondition(!favorite.reference.id.isEmpty)
      }
    },
    FuzzTarget("points", seeds: points.map { Array($0.utf8) }) { readPoints($0) },
    FuzzTarget("packed-points", seeds: packedPoints) { readPoints($0) },
    FuzzTarget("json", seeds: points.map { Array($0.utf8) }) { bytes in
      guard let reading = try? JSONReader.read(bytes[...]) else { return }
      // What is written is read as the same.
      let text = Array(JSONWriter.text(reading.node).utf8)
      precondition(JSONReader.node(text[...]) == reading.node)
    },
    FuzzTarget("xml-repair", seeds: points.map { Array($0.utf8) }) { bytes in
      let middle = bytes.count / 2
      var (whole, parted) = (XMLRepair(), XMLRepair())
      let one = whole.repaired(bytes, isLast: true)
      let two =
        parted.repaired(Array(bytes[..<middle]), isLast: false)
        + parted.repaired(Array(bytes[middle...]), isLast: true)
      precondition(one == two)
    },
  ]

  /// Has a file read in each way: as rows, as shapes, as a set.
  private static func readPoints(_ bytes: [UInt8]) {
    let file = File(bytes)
    defer { file.close() }
    let path = file.path
    wait {
      let files = PointFiles(neighbors: gazetteer)
      _ = try? await files.locate(path, columns: nil) { _ in true }
      _ = try? await files.read([path], columns: nil) { _ in true }
      guard let points = try? await files.points(in: [path], columns: nil) else { return }
      for index in points.coordinates.indices { _ = points.properties(of: index) }
    }
  }

  /// A gzip file and a ZIP archive, each with one row.
  private static let packedPoints: [[UInt8]] = [
    "H4sIAAAAAAACA8tJLNHJyc/jMtQx4gIAF5ghqgwAAAA=",
    "UEsDBBQAAAAAAGwrfF0XmCGqDAAAAAwAAAABAAAAYWxhdCxsb24KMSwyClBLAQIUAxQAAAAAAGwrfF0XmCGqDAAA"
      + "AAwAAAABAAAAAAAAAAAAAACAAQAAAABhUEsFBgAAAAABAAEALwAAACsAAAAAAA==",
  ].compactMap { Data(base64Encoded: $0).map { Array($0) } }

  /// Asks what a list and a map ask: each looks at other sections.
  private static func ask(_ gazetteer: Gazetteer) {
    let anywhere = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    let position = Coordinate(wrappingLatitude: -12, longitude: -77)
    for search in ["", "lim", "san f", "londres", "lima pe"] {
      for sort in [nil] + Cities.description.sortKeys {
        let query = CatalogQuery(
          search: search, sort: sort, pageSize: 5, topHits: 3, hasFacts: true)
        guard let page = try? gazetteer.page(query) else { continue }
        precondition(page.rows.count <= 5)
        for row in page.rows { _ = (row.facts, row.summary) }
      }
    }
    _ = gazetteer.largest(in: anywhere, count: 5)
    _ = gazetteer.named("lima", count: 5)
    _ = gazetteer.namesakes(of: "Lima", in: "PE", count: 5)
    _ = gazetteer.nearest(to: position, count: 3, largerThan: 1_000, excluding: nil)
    _ = gazetteer.places(nearestTo: [position])
    wait {
      _ = await gazetteer.suggestions("limma", count: 3)
      _ = await gazetteer.bounds(of: "PE")
    }
  }

  private static let gazetteer: Gazetteer = {
    let places: [(String, String, Double, Double, Int, [String])] = [
      ("Lima", "PE", -12.04, -77.03, 7_737_002, ["La Ciudad de los Reyes", "리마"]),
      ("Lima", "US", 40.74, -84.1, 37_873, []),
      ("London", "GB", 51.5, -0.12, 8_961_989, ["Londres", "Londinium"]),
      ("San Francisco", "US", 37.77, -122.42, 864_816, ["SF", "San Fran"]),
      ("Šibenik", "HR", 43.73, 15.9, 34_302, []), ("Lima", "PE", -6, -76, 0, []),
    ]
    let cities = places.enumerated().map { index, place in
      City(
        number: UInt32(index + 1), name: place.0, country: place.1,
        coordinate: Coordinate(wrappingLatitude: place.2, longitude: place.3),
        population: place.4, timeZone: index.isMultiple(of: 2) ? "America/Lima" : "",
        alternateNames: place.5)
    }
    do {
      return try Gazetteer(building: cities)
    } catch {
      end(saying: "the seed can't be built: \(error)")
    }
  }()

  /// How long the first file is, in four bytes, then both.
  private static func joined(_ files: (cities: Data, alternateNames: Data)) -> [UInt8] {
    withUnsafeBytes(of: UInt32(files.cities.count).littleEndian, Array.init)
      + files.cities + files.alternateNames
  }

  private static func parts(of bytes: [UInt8]) -> (Data, Data)? {
    guard bytes.count >= 4 else { return nil }
    let count = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    let files = bytes[4...]
    guard count <= files.count else { return nil }
    return (Data(files.prefix(count)), Data(files.dropFirst(count)))
  }

  private static let storedList: [UInt8] = {
    let (cities, names) = gazetteer.files
    let header = StoredListHeader(
      metadata: CacheMetadata(
        fetchedAt: 1, validators: Validators(etag: "\"a\"", lastModified: nil)),
      skipped: 2, source: 3, citiesCount: cities.count, alternateNamesCount: names.count)
    let padding = header.alternateNames.lowerBound - header.cities.upperBound
    return header.bytes + cities + [UInt8](repeating: 0, count: padding) + names
  }()

  private static func withChecksum(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= StoredListHeader.fixedSize else { return bytes }
    let size = bytes[12..<16].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard (StoredListHeader.fixedSize...bytes.count).contains(size) else { return bytes }
    let checksum = GazetteerLayout.checksum([bytes[..<16], bytes[24..<size]].joined())
    return bytes[..<16] + withUnsafeBytes(of: checksum.littleEndian, Array.init) + bytes[24...]
  }

  /// The same in each format.
  private static let points = [
    "name;lat;lon\n\"Li\"\"ma\";-12,04;-77,03\n", "-12.04,-77.03,Lima\n41.4,2.2\n",
    "{\"lat\":-12.04,\"lng\":\"-77.03\",\"name\":\"Lima\"}\n",
    #"{"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[0,0],[2,0],[2,2],[0,0]]]},"#
      + #""properties":{"name":"a"}}"#,
    "<gpx><wpt lat=\"-12\" lon=\"-77\"><name>Lima</name></wpt><trk><trkseg><trkpt lat=\"1\" lon=\"2\"/>"
      + "<trkpt lat=\"1\" lon=\"3\"/></trkseg></trk></gpx>",
    "sep=;\nTitle\n\nname;WKT\na;\"LINESTRING (1 2, 3 4)\"\n", "name|pos\na|41°30'N 2°30'E\n",
    "geo:1,2\n[41.5, 2.5]\n", "\u{1E}{\"type\":\"Point\",\"coordinates\":[182,1]}\n",
    "{\"elements\":[{\"type\":\"node\",\"id\":1,\"lat\":1,\"lon\":2},"
      + "{\"type\":\"way\",\"id\":2,\"nodes\":[1,1]}]}",
    "<TrainingCenterDatabase><Activity><Track><Trackpoint><Position><LatitudeDegrees>1</LatitudeDegrees>"
      + "<LongitudeDegrees>2</LongitudeDegrees></Position></Trackpoint></Track></Activity>"
      + "</TrainingCenterDatabase>",
    "<kml><Placemark><Track><coord>1 2 3</coord></Track><name>R & D &eacute;</name></Placemark>"
      + "<NetworkLink/></kml>",
    "<kml><Placemark><name>a</name><LineString><coordinates>1,2 3,4,5</coordinates></LineString>"
      + "</Placemark></kml>",
  ]

  private static let tables = [
    "catalog,id,title,latitude,longitude,added,ele\r\ncities,1,\"a \"\"b\"\"\",1.5,-2,,7\r\n",
    "Title,Note,URL,Comment\na,b,https://www.google.com/maps/search/1.5%2C-2,c\n",
    #"{"type":"FeatureCollection","features":[{"geometry":{"coordinates":[-2,1.5],"type":"Point"},"#
      + #""properties":{"google_maps_url":"http://maps.google.com/?q=1.5,-2","location":{"name":"a"}}}]}"#,
  ]

  private static let archive = #"""
    {"catalejo":"favorites","version":1,"favorites":[{"catalog":"cities","id":"3936456","title":
    "Lima, PE","latitude":-12.04,"longitude":-77.03,"added":"2026-10-02T03:04:05Z"}]}
    """#
}

/// A file without a name.
private struct File {
  let path: String
  private let descriptor: Int32

  init(_ bytes: [UInt8]) {
    var name = Array("/tmp/catalejo-fuzz-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    path = "/proc/self/fd/\(descriptor)"
    precondition(unlink(name) == 0 && write(descriptor, bytes, bytes.count) == bytes.count)
  }

  func close() {
    Glibc.close(descriptor)
  }
}
