import Contracts
import Domain
import Geo
import Testing

@testable import Tiles

/// Features as each service writes them, and the kinds that they are.
@Suite struct TileSchemaTests {
  typealias Tags = TileWriter.Tags

  /// A feature of a layer, and its kind; `nil` if it is not drawn.
  struct Row: Sendable, CustomTestStringConvertible {
    let layer: String
    let shape: StreetKind.Shape
    let tags: Tags
    let expected: String?

    init(_ layer: String, _ shape: StreetKind.Shape, _ tags: Tags, _ expected: String?) {
      self.layer = layer
      self.shape = shape
      self.tags = tags
      self.expected = expected
    }

    var testDescription: String { "\(layer) \(tags)" }

    var feature: TileWriter.Feature {
      switch shape {
      case .area: .area([[(0, 0), (9, 0), (9, 9)]], tags)
      case .line: .line([(0, 0), (9, 9)], tags)
      case .point: .point(5, 5, tags)
      }
    }

    /// What is read of it: the kind, its rank, `under` for a tunnel, and the name.
    ///
    /// - Parameter sign: a layer that only this schema has.
    func read(beside sign: String) throws -> String? {
      let id = try #require(TileID(zoom: 0, x: 0, y: 0))
      let layers =
        [TileWriter.layer(layer, [feature])] + (layer == sign ? [] : [TileWriter.layer(sign, [])])
      let tile = VectorTileReader().read(
        TileWriter.tile(layers), of: id, for: TileRequest(zoom: 18, language: "es"))
      #expect(tile.problem == nil)
      return tile.features.first.map {
        "\($0.kind) \($0.rank)" + ($0.isTunnel ? " under" : "")
          + ($0.name.isEmpty ? "" : " \($0.name)")
      }
    }
  }

  @Test(arguments: [
    Row("water", .area, ["class": "lake"], "water 0"),
    Row("waterway", .line, ["class": "canal", "name": "a"], "river 0 a"),
    Row("waterway", .line, ["class": "ditch", "brunnel": "tunnel"], "stream 0 under"),
    Row("landcover", .area, ["class": "grass", "subclass": "park"], "park 0"),
    Row("landcover", .area, ["class": "grass", "subclass": "meadow"], "grass 0"),
    Row("landcover", .area, ["class": "rock", "subclass": "scree"], "sand 0"),
    Row("landuse", .area, ["class": "retail"], "builtUp 0"),
    Row("landuse", .area, ["class": "military"], nil),
    Row("park", .area, ["class": "national_park"], "park 1"),
    Row("park", .area, ["class": "protected_area"], nil),
    Row("boundary", .line, ["admin_level": 2, "maritime": 0], "border 0"),
    Row("boundary", .line, ["admin_level": 2, "maritime": 1], nil),
    Row("boundary", .line, ["admin_level": 4], "regionBorder 0"),
    Row("boundary", .line, ["admin_level": 6], nil),
    Row("transportation", .line, ["class": "motorway", "ramp": 1], "motorway 1"),
    Row("transportation", .line, ["class": "primary", "brunnel": "bridge"], "primary 0"),
    Row("transportation", .line, ["class": "minor", "brunnel": "tunnel"], "street 0 under"),
    Row("transportation", .line, ["class": "service", "service": "driveway"], "service 1"),
    Row("transportation", .line, ["class": "path", "subclass": "pedestrian"], "street 0"),
    Row("transportation", .line, ["class": "path", "subclass": "steps"], "path 0"),
    Row("transportation", .line, ["class": "path", "subclass": "corridor"], nil),
    Row("transportation", .area, ["class": "path", "subclass": "pedestrian"], "pedestrian 0"),
    Row("transportation", .line, ["class": "minor_construction"], nil),
    Row("transportation", .line, ["class": "rail", "subclass": "rail"], "rail 0"),
    Row("transportation", .line, ["class": "transit", "subclass": "tram"], "tram 0"),
    Row(
      "transportation", .line, ["class": "transit", "subclass": "subway", "brunnel": "tunnel"],
      "rail 0 under"),
    Row("transportation", .line, ["class": "ferry"], "ferry 0"),
    Row("transportation", .line, ["class": "aerialway", "subclass": "gondola"], "cableCar 0"),
    Row("transportation_name", .line, ["class": "minor", "name": "a"], "streetName 5 a"),
    Row("transportation_name", .line, ["class": "motorway", "ref": "A 6"], "streetName 0 A 6"),
    Row("transportation_name", .line, ["class": "minor"], nil),
    Row("building", .area, ["render_height": 5], "building 0"),
    Row("place", .point, ["class": "city", "capital": 2, "rank": 1, "name": "a"], "city -9 a"),
    Row("place", .point, ["class": "village", "rank": 12, "name": "a"], "village 12 a"),
    Row("place", .point, ["class": "hamlet", "rank": 12, "name": "a"], "locality 12 a"),
    Row("place", .point, ["class": "continent", "name": "a"], nil),
    Row("mountain_peak", .point, ["class": "peak", "name": "a", "ele": 9], "peak 0 a 9 m"),
    Row("aerodrome_label", .point, ["class": "private", "iata": "LIM"], "airport 3 LIM"),
    Row("aeroway", .line, ["class": "taxiway"], "runway 1"),
    Row("poi", .point, ["class": "railway", "subclass": "station", "name": "a"], "station 0 a"),
    Row("poi", .point, ["class": "bus", "name": "a", "rank": 3], "pointOfInterest 503 a"),
    Row("poi", .point, ["class": "cafe", "name": "a", "rank": 3], "pointOfInterest 3 a"),
    Row("poi", .point, ["class": "bench"], nil),
    Row("housenumber", .point, ["housenumber": "5 bis"], "houseNumber 0 5 bis"),
    Row("water_name", .point, ["class": "sea", "name": "a"], "waterName -3 a"),
  ])
  func openMapTiles(_ row: Row) throws {
    #expect(try row.read(beside: "transportation_name") == row.expected)
  }

  @Test(arguments: [
    Row("ocean", .area, [:], "water 0"),
    Row("water_polygons", .area, ["kind": "glacier"], "ice 0"),
    Row("water_polygons", .area, ["kind": "basin"], "water 0"),
    Row("water_lines", .line, ["kind": "river", "tunnel": true], "river 0 under"),
    Row("water_lines_labels", .line, ["kind": "stream", "name": "a"], "stream 0 a"),
    Row("boundaries", .line, ["admin_level": 2, "maritime": false], "border 0"),
    Row("boundaries", .line, ["admin_level": 2, "maritime": true], nil),
    Row("boundaries", .line, ["admin_level": 2, "coastline": true], nil),
    Row("boundary_labels", .point, ["admin_level": 4, "name": "a"], "region 0 a"),
    Row("place_labels", .point, ["kind": "capital", "population": 1025, "name": "a"], "city 30 a"),
    Row("place_labels", .point, ["kind": "town", "population": 1024, "name": "a"], "town 50 a"),
    Row("place_labels", .point, ["kind": "quarter", "name": "a", "population": 0], "suburb 60 a"),
    Row("place_labels", .point, ["kind": "farm", "name": "a"], "locality 3 a"),
    Row("land", .area, ["kind": "forest"], "wood 0"),
    Row("land", .area, ["kind": "vineyard"], "farmland 0"),
    Row("land", .area, ["kind": "scree"], "sand 0"),
    Row("land", .area, ["kind": "residential"], "builtUp 0"),
    Row("landcover", .area, ["kind": "grassland"], "grass 0"),
    Row("sites", .area, ["kind": "hospital"], "builtUp 0"),
    Row("buildings", .area, ["dummy": 1], "building 0"),
    Row("addresses", .point, ["housenumber": "5", "housename": "a"], "houseNumber 0 5"),
    Row("addresses", .point, ["housename": "a"], "houseNumber 0 a"),
    Row("streets", .line, ["kind": "trunk", "link": true], "trunk 1"),
    Row("streets", .line, ["kind": "living_street", "service": ""], "street 0"),
    Row("streets", .line, ["kind": "service", "service": "alley"], "service 1"),
    Row("streets", .line, ["kind": "steps", "tunnel": true], "path 0 under"),
    Row("streets", .line, ["kind": "light_rail", "rail": true], "tram 0"),
    Row("streets", .line, ["kind": "subway", "rail": true], "rail 0"),
    Row("streets", .line, ["kind": "runway"], "runway 0"),
    Row("street_labels", .line, ["kind": "primary_link", "ref": "CG2"], "streetName 2 CG2"),
    Row("street_polygons", .area, ["kind": "pedestrian"], "pedestrian 0"),
    Row("streets_polygons_labels", .point, ["kind": "pedestrian", "name": "a"], "locality 0 a"),
    Row("ferries", .line, ["kind": "ferry"], "ferry 0"),
    Row("aerialways", .line, ["kind": "gondola"], "cableCar 0"),
    Row("public_transport", .point, ["kind": "station", "name": "a"], "station 0 a"),
    Row("public_transport", .point, ["kind": "bus_stop", "name": "a"], "pointOfInterest 500 a"),
    Row("public_transport", .point, ["kind": "aerodrome", "iata": "LEU"], "airport 0 LEU"),
    Row("pois", .point, ["tourism": "museum", "name": "a"], "pointOfInterest 0 a"),
    Row("pois", .point, ["shop": "books", "name": "a"], "pointOfInterest 3 a"),
  ])
  func shortbread(_ row: Row) throws {
    #expect(try row.read(beside: "street_labels") == row.expected)
  }

  /// The tags of version 3 have `pmap:` before them, those of version 4 have not.
  @Test(
    arguments: [
      Row("boundaries", .line, ["kind": "country"], "border 0"),
      Row("boundaries", .line, ["kind": "county", "kind_detail": 6], nil),
      Row("buildings", .area, ["kind": "building_part"], "building 0"),
      Row("buildings", .point, ["kind": "address", "addr_housenumber": "7"], "houseNumber 0 7"),
      Row("earth", .area, ["kind": "earth"], nil),
      Row("landcover", .area, ["kind": "urban_area"], "builtUp 0"),
      Row("landuse", .area, ["kind": "nature_reserve"], "park 1"),
      Row("landuse", .area, ["kind": "pedestrian"], "pedestrian 0"),
      Row("natural", .area, ["kind": "forest"], "wood 0"),
      Row("physical_line", .line, ["kind": "river", "level": -1], "river 0 under"),
      Row("physical_point", .point, ["kind": "bay", "name": "a"], "waterName 0 a"),
      Row(
        "places", .point, ["kind": "locality", "kind_detail": "city", "min_zoom": 4, "name": "a"],
        "city 4 a"),
      Row(
        "places", .point, ["kind": "locality", "kind_detail": "hamlet", "name": "a"], "locality 3 a"
      ),
      Row("places", .point, ["kind": "macrohood", "name": "a"], "suburb 0 a"),
      Row("pois", .point, ["kind": "peak", "name": "a", "elevation": 9], "peak 0 a 9 m"),
      Row("pois", .point, ["kind": "station", "name": "a", "min_zoom": 13], "station 13 a"),
      Row("pois", .point, ["kind": "cafe", "name": "a", "min_zoom": 16], "pointOfInterest 16 a"),
      Row(
        "roads", .line, ["kind": "highway", "kind_detail": "motorway", "name": "a"], "motorway 0 a"),
      Row("roads", .line, ["kind": "highway", "kind_detail": "motorway_link"], "motorway 1"),
      Row("roads", .line, ["kind": "highway"], "motorway 0"),
      Row(
        "roads", .line, ["kind": "major_road", "kind_detail": "trunk", "is_link": true], "trunk 1"),
      Row("roads", .line, ["kind": "major_road", "kind_detail": "tertiary"], "tertiary 0"),
      Row(
        "roads", .line, ["kind": "minor_road", "kind_detail": "residential", "is_tunnel": true],
        "street 0 under"),
      Row("roads", .line, ["kind": "minor_road", "kind_detail": "service"], "service 0"),
      Row("roads", .line, ["kind": "path", "kind_detail": "footway"], "path 0"),
      Row("roads", .line, ["kind": "path", "kind_detail": "pedestrian"], "street 0"),
      Row("roads", .line, ["kind": "path", "kind_detail": "corridor"], nil),
      Row("roads", .line, ["kind": "rail", "kind_detail": "tram"], "tram 0"),
      Row("roads", .line, ["kind": "rail", "kind_detail": "rail", "service": "yard"], "rail 1"),
      Row("roads", .line, ["kind": "ferry"], "ferry 0"),
      Row("roads", .line, ["kind": "aerialway"], "cableCar 0"),
      Row("roads", .line, ["kind": "aeroway", "kind_detail": "runway"], "runway 0"),
      Row("transit", .line, ["kind": "rail", "kind_detail": "subway"], "rail 0"),
      Row("water", .area, ["kind": "lake"], "water 0"),
      Row("water", .line, ["kind": "canal", "name": "a"], "river 0 a"),
      Row("water", .point, ["kind": "ocean", "name": "a"], "waterName -4 a"),
    ], ["", "pmap:"])
  func protomaps(_ row: Row, _ prefix: String) throws {
    let own: Set = ["name", "ref", "addr_housenumber", "elevation", "service"]
    var tags = row.tags
    for index in tags.pairs.indices where !own.contains(tags.pairs[index].key) {
      tags.pairs[index].key = prefix + tags.pairs[index].key
    }
    let prefixed = Row(row.layer, row.shape, tags, row.expected)
    #expect(try prefixed.read(beside: "physical_line") == row.expected)
  }

  @Test(arguments: [
    Row("road", .line, ["class": "motorway_link", "structure": "tunnel"], "motorway 1 under"),
    Row("road", .line, ["class": "main", "type": "secondary"], "secondary 0"),
    Row("road", .line, ["class": "street", "type": "residential"], "street 0"),
    Row("road", .line, ["class": "street_limited", "type": "construction"], nil),
    Row("road", .line, ["class": "path", "type": "footway"], "path 0"),
    Row("road", .line, ["class": "major_rail", "type": "rail"], "rail 0"),
    Row("road", .line, ["class": "minor_rail", "type": "tram"], "tram 0"),
    Row("tunnel", .line, ["class": "service"], "service 0 under"),
    Row("bridge", .line, ["class": "street"], "street 0"),
    Row("road_label", .line, ["class": "street", "name": "a", "name_es": "b"], "streetName 5 b"),
    Row("waterway", .line, ["class": "river", "type": "river"], "river 0"),
    Row("waterway", .line, ["type": "drain"], "stream 0"),
    Row("waterway_label", .line, ["class": "river", "name": "a"], "river 0 a"),
    Row("landuse", .area, ["class": "agriculture"], "farmland 0"),
    Row("landuse_overlay", .area, ["class": "wetland"], "grass 0"),
    Row("water", .area, [:], "water 0"),
    Row("building", .area, [:], "building 0"),
    Row("admin", .line, ["admin_level": 2, "maritime": 1], nil),
    Row("admin", .line, ["admin_level": 3, "maritime": 0], "regionBorder 0"),
    Row("country_label", .point, ["name": "a", "scalerank": 2], "country 2 a"),
    Row("marine_label", .line, ["name": "a", "labelrank": 1], "waterName -9 a"),
    Row("place_label", .point, ["type": "town", "name": "a", "scalerank": 5], "town 5 a"),
    Row("mountain_peak_label", .point, ["name": "a", "elevation_m": 9], "peak 0 a 9 m"),
    Row("rail_station_label", .point, ["name": "a"], "station 0 a"),
    Row("poi_label", .point, ["name": "a", "maki": "cafe", "localrank": 4], "pointOfInterest 4 a"),
    Row("poi_label", .point, ["name": "a", "maki": "rail-metro"], "station 0 a"),
    Row("housenum_label", .point, ["house_num": "5"], "houseNumber 0 5"),
  ])
  func osm2VectorTiles(_ row: Row) throws {
    #expect(try row.read(beside: "poi_label") == row.expected)
  }

  @Test func aLayerThatAllHaveIsToldByItsTags() throws {
    let id = try #require(TileID(zoom: 0, x: 0, y: 0))
    func kinds(_ tags: Tags) -> [StreetKind] {
      let layer = TileWriter.layer("landcover", [.area([[(0, 0), (9, 0), (9, 9)]], tags)])
      return VectorTileReader().read(
        TileWriter.tile(layer), of: id, for: TileRequest(zoom: 9, language: "es")
      ).features.map(\.kind)
    }
    #expect(kinds(["class": "ice"]) == [.ice])
    #expect(kinds(["kind": "forest"]) == [.wood])
    #expect(kinds(["pmap:kind": "farmland"]) == [.farmland])
  }

  @Test func theTableIsWellFormed() {
    for schema in TileSchema.all {
      #expect(Set(schema.layers.map(\.name)).count == schema.layers.count, "\(schema.name)")
      for layer in schema.layers {
        // The masks have this many bits for rules, and a role this many columns.
        #expect(!layer.rules.isEmpty && layer.rules.count <= TileMarks.first)
        #expect(layer.columns.count <= 64)
        #expect(layer.rules.flatMap(\.conditions).allSatisfy { !$0.values.isEmpty })
      }
    }
  }
}
