import Contracts

/// The table of schemas: each layer, and the kinds that its features are.
///
/// The first rule that holds counts; a layer or a feature that none names is not drawn. The words after a
/// layer's name say where its names and ranks are (``TileSchema/Layer``), and ``TileRule`` says how
/// conditions are written. Bare ground (rock, scree) is drawn as sand, and wet ground as grass.
extension TileSchema {
  static let all = [openMapTiles, shortbread, protomaps, mapboxStreets]

  // MARK: - OpenMapTiles (https://openmaptiles.org/schema), of OpenFreeMap

  private static let openMapTiles = TileSchema(
    "OpenMapTiles",
    [
      "water tunnel:brunnel=tunnel": [.water: ""],
      "waterway tunnel:brunnel=tunnel": [
        .river: "class=river|canal", .stream: "class=stream|drain|ditch",
      ],
      "water_name": [
        .waterName: "class=ocean -4", .waterName: "class=sea -3",
        .waterName: "class=bay|strait|gulf -2", .waterName: "",
      ],
      "landcover": [
        .park: "subclass=park", .wood: "class=wood", .farmland: "class=farmland",
        .grass: "class=grass|wetland", .sand: "class=sand|rock", .ice: "class=ice",
      ],
      "landuse": [
        .park: "class=park|zoo|theme_park",
        .grass: "class=cemetery|grass|golf_course|pitch|playground|recreation_ground|track",
        .sand: "class=quarry",
        .builtUp:
          "class=residential|suburb|quarter|neighbourhood|commercial|industrial|retail|garages",
        .builtUp:
          "class=bus_station|college|hospital|kindergarten|library|railway|school|stadium",
        .builtUp: "class=university|construction|brownfield|landfill",
      ],
      // Protected areas of other classes are whole regions, towns and all.
      "park": [.park: "class=national_park|nature_reserve|naturschutzgebiet +1"],
      "aeroway": [
        .runway: "class=runway", .runway: "class=taxiway +1",
        .pedestrian: "class=apron|helipad|runway|taxiway", .builtUp: "class=aerodrome|heliport",
      ],
      "boundary": [
        .border: "admin_level=2 maritime!=1|true",
        .regionBorder: "admin_level=3|4 maritime!=1|true",
      ],
      "transportation tunnel:brunnel=tunnel minor:ramp=1|true minor:service=*": [
        .motorway: "class=motorway", .trunk: "class=trunk", .primary: "class=primary",
        .secondary: "class=secondary", .tertiary: "class=tertiary",
        .street: "class=minor|busway|bus_guideway|raceway",
        .street: "class=path subclass=pedestrian",
        .service: "class=service", .path: "class=track|pier",
        .path: "class=path subclass!=corridor|platform",
        .tram: "class=transit|rail subclass=tram|light_rail|monorail",
        .rail: "class=rail|transit",
        .ferry: "class=ferry", .cableCar: "class=aerialway|cable_car|gondola",
        .pedestrian: "class=path subclass=pedestrian|footway", .pedestrian: "class=pier",
      ],
      "transportation_name or:ref": [
        .streetName: "class=motorway", .streetName: "class=trunk +1",
        .streetName: "class=primary +2", .streetName: "class=secondary +3",
        .streetName: "class=tertiary +4",
        .streetName: "class=minor|busway|bus_guideway|raceway +5",
        .streetName: "class=path subclass=pedestrian +5", .streetName: "class=service +6",
        .streetName: "class=path|track +7",
        .streetName: "class=ferry|rail|transit|aerialway|pier +8",
      ],
      "building": [.building: ""],
      "place rank:rank": [
        .country: "class=country", .region: "class=state|province",
        .city: "capital=2 class=city|town|village -10", .city: "class=city", .town: "class=town",
        .village: "class=village", .suburb: "class=suburb|borough|quarter",
        .neighbourhood: "class=neighbourhood", .locality: "class=hamlet",
        .locality: "class=island|islet|isolated_dwelling|locality|farm +3",
      ],
      "mountain_peak rank:rank height:ele": [
        .peak: "class=peak|volcano", .peak: "class=saddle +5",
      ],
      "aerodrome_label or:iata": [
        .airport: "class=international", .airport: "class=public|regional +1", .airport: "+3",
      ],
      "poi rank:rank": [
        .station: "class=railway subclass=station", .station: "class=railway subclass=halt +100",
        .station: "class=railway subclass=subway|light_rail|monorail|funicular +200",
        .pointOfInterest: "class=bus|railway|entrance +500", .pointOfInterest: "",
      ],
      "housenumber name:housenumber": [.houseNumber: ""],
    ])

  // MARK: - Shortbread 1.0 and 1.1 (https://shortbread-tiles.org/schema), of OpenStreetMap and VersaTiles

  private static let shortbread = TileSchema(
    "Shortbread",
    [
      "ocean": [.water: ""],
      "water_polygons": [.ice: "kind=glacier", .water: ""],
      "water_lines tunnel:tunnel=true|1": [
        .river: "kind=river|canal", .stream: "kind=stream|ditch|drain",
      ],
      // The same lines once more, with names.
      "water_lines_labels tunnel:tunnel=true|1": [
        .river: "kind=river|canal", .stream: "kind=stream|ditch|drain",
      ],
      "water_polygons_labels size:way_area": [.waterName: ""],
      "pier_lines": [.path: "kind=pier", .service: ""],
      "pier_polygons": [.pedestrian: ""],
      "dam_polygons": [.pedestrian: ""],
      "boundaries": [
        .border: "admin_level=2 maritime!=1|true coastline!=1|true",
        .regionBorder: "admin_level=3|4 maritime!=1|true coastline!=1|true",
      ],
      "boundary_labels size:way_area": [.region: "admin_level=4", .country: ""],
      "place_labels size:population": [
        .city: "kind=capital -20", .city: "kind=state_capital -10", .city: "kind=city",
        .town: "kind=town", .village: "kind=village", .suburb: "kind=suburb|quarter",
        .neighbourhood: "kind=neighbourhood", .locality: "kind=hamlet", .locality: "+3",
      ],
      "land": land,
      "landcover": land,
      "landcover-vectors": land,
      "sites": [
        .grass: "kind=sports_centre",
        .builtUp: "kind=college|construction|hospital|parking|prison|school|university",
      ],
      "buildings": [.building: ""],
      "addresses name:housenumber|housename": [.houseNumber: ""],
      "streets tunnel:tunnel=true|1 minor:link=true|1 minor:service=*": [
        .motorway: "kind=motorway", .trunk: "kind=trunk", .primary: "kind=primary",
        .secondary: "kind=secondary", .tertiary: "kind=tertiary",
        .street:
          "kind=residential|unclassified|living_street|pedestrian|busway|bus_guideway|road",
        .service: "kind=service", .path: "kind=footway|path|steps|cycleway|track|bridleway",
        .runway: "kind=runway", .runway: "kind=taxiway +1",
        .tram: "kind=tram|light_rail|monorail", .rail: "kind=rail|narrow_gauge|subway|funicular",
      ],
      "street_labels or:ref tunnel:tunnel=true|1": [
        .streetName: "kind=motorway|motorway_link", .streetName: "kind=trunk|trunk_link +1",
        .streetName: "kind=primary|primary_link +2",
        .streetName: "kind=secondary|secondary_link +3",
        .streetName: "kind=tertiary|tertiary_link +4",
        .streetName: "kind=residential|unclassified|living_street|pedestrian|busway|road +5",
        .streetName: "kind=service +6", .streetName: "+7",
      ],
      "street_polygons tunnel:tunnel=true|1": [.pedestrian: ""],
      "streets_polygons_labels": [.locality: ""],
      "street_polygons_labels": [.locality: ""],
      "aerialways": [.cableCar: ""],
      "ferries": [.ferry: ""],
      "public_transport or:iata": [
        .airport: "kind=aerodrome iata=*", .airport: "kind=aerodrome +2",
        .station: "kind=station", .station: "kind=halt +100",
        .station: "kind=subway|light_rail|monorail +200", .pointOfInterest: "+500",
      ],
      "pois": [
        .pointOfInterest: "tourism=museum|attraction|gallery|theme_park|zoo",
        .pointOfInterest: "historic=* +1",
        .pointOfInterest:
          "amenity=university|hospital|townhall|theatre|place_of_worship|library +1",
        .pointOfInterest: "amenity=* +2", .pointOfInterest: "tourism=* +2",
        .pointOfInterest: "shop=* +3", .pointOfInterest: "+4",
      ],
    ])

  // MARK: - Protomaps (https://docs.protomaps.com/basemaps/layers), versions 3 and 4

  private static let protomaps = TileSchema(
    "Protomaps", ignoring: "pmap:",
    [
      "boundaries": [
        .border: "kind=country", .border: "kind_detail=2",
        .regionBorder: "kind=region|macroregion", .regionBorder: "kind_detail=3|4",
      ],
      "buildings name:addr_housenumber": [.building: "", .houseNumber: ""],
      "earth": [.locality: "kind=island|islet|archipelago"],
      "landcover": land,
      "landuse": land,
      "natural": land,
      "physical_line \(levels)": waterLines,
      "physical_point rank:min_zoom height:elevation": [
        .waterName: "kind=ocean|sea|bay|strait|fjord|lake|water|reservoir",
        .peak: "kind=peak|volcano", .locality: "kind=island|islet|archipelago",
      ],
      "places rank:min_zoom": [
        .country: "kind=country", .region: "kind=region",
        .city: "capital=2|yes|true kind=locality|city -20",
        .city: "kind=locality|city kind_detail=city", .city: "kind=city",
        .town: "kind_detail=town", .town: "kind=town", .village: "kind_detail=village",
        .village: "kind=village", .suburb: "kind=macrohood|suburb",
        .neighbourhood: "kind=neighbourhood", .locality: "kind=locality|hamlet|island|islet +3",
      ],
      "pois rank:min_zoom height:elevation": [
        .peak: "kind=peak|volcano",
        .airport: "kind=aerodrome kind_detail=international",
        .airport: "kind=aerodrome|airfield +2",
        .station: "kind=station|train_station", .station: "kind=halt|subway_station +100",
        .pointOfInterest: "kind=bus_stop|tram_stop|platform +500", .pointOfInterest: "",
      ],
      "roads or:ref \(levels) tunnel:is_tunnel=true|1 minor:is_link=true|1 minor:link=true|1 \(detailLinks)":
        roadLines,
      "transit \(levels) minor:service=*": roadLines,
      "water rank:min_zoom \(levels)": [
        .water: "kind!=playa", .river: "kind=river|canal", .stream: "kind=stream|drain|ditch",
        .waterName: "kind=ocean -4", .waterName: "",
      ],
    ])

  // MARK: - Mapbox Streets, versions 5 to 7, and OSM2VectorTiles, of mapscii.me

  private static let mapboxStreets = TileSchema(
    "OSM2VectorTiles",
    [
      "water": [.water: ""],
      "waterway": [
        .river: "type=river|canal", .river: "class=river|canal",
        .stream: "type=stream|stream_intermittent|drain|ditch",
        .stream: "class=stream|stream_intermittent|drain|ditch",
      ],
      "waterway_label": [
        .river: "type=river|canal", .river: "class=river|canal", .stream: "",
      ],
      "water_label size:area": [.waterName: ""],
      "marine_label rank:labelrank": [.waterName: "-10"],
      "landuse": [
        .wood: "class=wood", .farmland: "class=agriculture", .ice: "class=glacier",
        .park: "class=park", .sand: "class=sand|rock",
        .grass: "class=grass|scrub|cemetery|pitch|recreation_ground",
        .builtUp:
          "class=residential|commercial|industrial|school|hospital|parking|railway|facility",
      ],
      "landuse_overlay": [
        .park: "class=national_park +1", .grass: "class=wetland|wetland_noveg",
      ],
      "aeroway": [
        .runway: "type=runway", .runway: "type=taxiway +1",
        .pedestrian: "type=apron|helipad|runway|taxiway",
      ],
      "building": [.building: ""],
      "admin": [
        .border: "admin_level=2 maritime!=1|true",
        .regionBorder: "admin_level=3|4 maritime!=1|true",
      ],
      "road tunnel:structure=tunnel minor:class=link|motorway_link \(typeLinks)": classedRoads,
      // Version 5 had these apart.
      "tunnel tunnel: minor:class=link|motorway_link \(typeLinks)": classedRoads,
      "bridge minor:class=link|motorway_link \(typeLinks)": classedRoads,
      "road_label or:ref": [
        .streetName: "class=motorway|motorway_link", .streetName: "class=trunk|main|link +1",
        .streetName: "class=primary +2", .streetName: "class=secondary +3",
        .streetName: "class=tertiary +4",
        .streetName: "class=street|street_limited|pedestrian +5",
        .streetName: "class=service|driveway +6", .streetName: "+7",
      ],
      "country_label rank:scalerank": [.country: ""],
      "state_label size:area": [.region: ""],
      "place_label rank:scalerank": [
        .city: "capital=2 -10", .city: "type=city", .town: "type=town", .village: "type=village",
        .suburb: "type=suburb|borough|quarter", .neighbourhood: "type=neighbourhood",
        .locality: "",
      ],
      "mountain_peak_label height:elevation_m": [.peak: ""],
      "airport_label or:ref rank:scalerank": [.airport: ""],
      "rail_station_label": [.station: ""],
      "poi_label rank:localrank": [
        .station: "maki=rail|rail-light|rail-metro|rail-underground", .pointOfInterest: "",
      ],
      "housenum_label name:house_num": [.houseNumber: ""],
    ])

  // MARK: - Rules that several layers share

  private typealias Rules = KeyValuePairs<StreetKind, String>

  private static let levels = "tunnel:level=-5|-4|-3|-2|-1"
  private static let typeLinks =
    "minor:type=motorway_link|trunk_link|primary_link|secondary_link|tertiary_link"
  private static let detailLinks =
    "minor:service=* minor:kind_detail=motorway_link|trunk_link|primary_link|secondary_link"

  /// The land of Shortbread and Protomaps, both of which take the words of OpenStreetMap.
  private static let land: Rules = [
    .park: "kind=park|zoo|theme_park", .park: "kind=national_park|nature_reserve +1",
    .wood: "kind=forest|wood|tree|treecover|mangroves",
    .farmland:
      "kind=farmland|farmyard|orchard|vineyard|plant_nursery|greenhouse_horticulture|cropland",
    .grass:
      "kind=grass|grassland|meadow|heath|scrub|shrub|shrubland|moss|allotments|garden|village_green",
    .grass:
      "kind=recreation_ground|playground|pitch|golf_course|miniature_golf|cemetery|grave_yard",
    .grass: "kind=wetland|swamp|bog|string_bog|wet_meadow|marsh|greenfield|dog_park|camp_site",
    .sand: "kind=sand|beach|dune|bare_rock|rock|scree|shingle|quarry|barren|bare",
    .ice: "kind=glacier|ice|snow", .pedestrian: "kind=pedestrian|footway|pier|platform",
    .pedestrian: "kind=runway|taxiway|apron|helipad",
    .builtUp: "kind=residential|industrial|commercial|retail|garages|railway|brownfield|landfill",
    .builtUp: "kind=urban|urban_area|builtup|neighbourhood|aerodrome|school|university|college",
    .builtUp: "kind=kindergarten|hospital|library|stadium|prison|marina|construction",
  ]

  private static let waterLines: Rules = [
    .river: "kind=river|canal", .stream: "kind=stream|ditch|drain",
  ]

  /// The lines of Protomaps; kinds without detail come last.
  private static let roadLines: Rules = [
    .ferry: "kind=ferry", .cableCar: "kind=aerialway", .path: "kind=pier",
    .runway: "kind=aeroway kind_detail=taxiway +1", .runway: "kind=aeroway",
    .tram: "kind=rail kind_detail=tram|light_rail|monorail", .rail: "kind=rail",
    .motorway: "kind_detail=motorway|motorway_link", .trunk: "kind_detail=trunk|trunk_link",
    .primary: "kind_detail=primary|primary_link",
    .secondary: "kind_detail=secondary|secondary_link",
    .tertiary: "kind_detail=tertiary|tertiary_link", .street: "kind_detail=pedestrian",
    .service: "kind_detail=service", .path: "kind=path kind_detail!=corridor",
    .path: "kind_detail=track", .motorway: "kind=highway", .primary: "kind=major_road",
    .secondary: "kind=medium_road", .street: "kind=minor_road",
  ]

  /// The lines of Mapbox Streets; `main` has its class in its type.
  private static let classedRoads: Rules = [
    .motorway: "class=motorway|motorway_link", .trunk: "class=trunk", .primary: "class=primary",
    .secondary: "class=secondary", .tertiary: "class=tertiary",
    .trunk: "type=trunk|trunk_link", .primary: "type=primary|primary_link",
    .secondary: "type=secondary|secondary_link", .tertiary: "type=tertiary|tertiary_link",
    .secondary: "class=main", .tertiary: "class=link",
    .street: "class=street|street_limited|pedestrian type!=construction",
    .service: "class=service|driveway", .path: "class=path|track",
    .tram: "type=tram|light_rail", .rail: "class=major_rail|minor_rail", .ferry: "class=ferry",
    .cableCar: "class=aerialway",
    .pedestrian: "type=pedestrian|footway",
  ]
}
