import Domain

/// The names that columns and members of positions and names have, in English, Spanish, French,
/// German, Portuguese and Italian.
///
/// Words may stand before and behind: `stop_lat`, `decimalLatitude`, `Latitude (deg)`.
enum PointNames {
  /// Whole words; the first are surer.
  private static let latitudes = [
    "latitude", "latitud", "lat", "latitudine", "breitengrad", "breite",
  ]
  private static let longitudes = [
    "longitude", "longitud", "long", "lng", "lon", "longitudine", "langengrad", "laengengrad",
    "lange", "laenge",
  ]
  /// These are found in a longer word, too: `decimallatitude`.
  private static let unmistakable = [
    "latitud", "longitud", "breitengrad", "langengrad", "laengengrad",
  ]
  private static let names = [
    "name", "nombre", "title", "titulo", "label", "nom", "nome", "bezeichnung", "titre", "titolo",
  ]
  /// A column with one of these in its name tells of something, even if it has one of those.
  private static let others: Set<String> = [
    "name", "names", "desc", "description", "text", "term", "title", "label", "id", "type", "time",
    "date", "zone", "error", "accuracy", "precision", "source", "ref", "dir", "direction", "code",
    "hemisphere", "unit", "units",
  ]
  private static let positions: Set<String> = [
    "coordinates", "coordinate", "coords", "coord", "coordenadas", "coordenada", "coordonnees",
    "koordinaten", "koordinate", "coordinata", "position", "posicion", "posicao",
    "posizione", "location", "ubicacion", "localizacion", "localizacao", "geopoint", "geopunkt",
    "geolocation", "gps", "latlong", "latlng", "latlon", "lonlat", "longlat", "lnglat", "geo",
    "punto", "point", "pos", "wgs84", "link", "url", "maps",
  ]

  /// The places of latitude and longitude among some names; `nil` if one is missing.
  static func columns(_ all: [String]) -> (latitude: Int, longitude: Int)? {
    var latitudes = candidates(Self.latitudes, in: all)
    var longitudes = candidates(Self.longitudes, in: all)
    // A name with both words in it ("lat1:lon2") says neither.
    let both = Set(latitudes.map(\.index)).intersection(longitudes.map(\.index))
    latitudes.removeAll { both.contains($0.index) }
    longitudes.removeAll { both.contains($0.index) }
    guard let latitude = latitudes.first else { return nil }
    // `start_lat` belongs to `start_lng`, not to `end_lng`.
    guard
      let longitude = longitudes.first(where: { $0.affix == latitude.affix }) ?? longitudes.first
    else { return nil }
    return (latitude.index, longitude.index)
  }

  private struct Candidate {
    let index: Int
    let rank: Int
    /// The words around the one that tells.
    let affix: [String]
  }

  private static func candidates(
    _ known: [String], in all: [String]
  ) -> [Candidate] {
    all.indices.compactMap { index -> Candidate? in
      let words = words(of: all[index])
      if let rank = known.firstIndex(of: words.joined()) {
        return Candidate(index: index, rank: rank, affix: [])
      }
      guard words.allSatisfy({ !others.contains($0) }) else { return nil }
      // Both in one are a column of positions.
      let place = words.firstIndex { word in
        known.contains(word.filter(\.isLetter))
          || unmistakable.contains { word.contains($0) && known.contains($0) }
      }
      guard let place, !hasOtherAxis(known, in: words) else { return nil }
      var affix = words
      let digits = affix.remove(at: place).filter(\.isNumber)
      if !digits.isEmpty { affix.append(digits) }
      return Candidate(index: index, rank: known.count + affix.count, affix: affix)
    }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
  }

  private static func hasOtherAxis(_ known: [String], in words: [String]) -> Bool {
    let others = known == latitudes ? longitudes : latitudes
    return words.contains { others.contains($0) }
  }

  /// The columns that may hold a whole position each, and whether its longitude comes first.
  static func positionColumns(_ all: [String]) -> [(index: Int, isLongitudeFirst: Bool)] {
    all.indices.compactMap { index in
      let words = words(of: all[index])
      let latitude = words.firstIndex(where: latitudes.contains)
      let longitude = words.firstIndex(where: longitudes.contains)
      if let latitude, let longitude { return (index, longitude < latitude) }
      guard words.contains(where: positions.contains) || positions.contains(words.joined()) else {
        return nil
      }
      return (index, ["lonlat", "longlat", "lnglat"].contains(words.joined()))
    }
  }

  static func name(_ all: [String]) -> Int? {
    let words = all.map(words)
    let whole = names.lazy.compactMap { name in words.firstIndex { $0 == [name] } }.first
    // `stop_name`, `Nombre del local`.
    return whole ?? names.lazy.compactMap { name in words.firstIndex { $0.contains(name) } }.first
  }

  /// The folded words of a name: parted by signs, and by capitals within.
  static func words(of name: String) -> [String] {
    var parted = ""
    var previous: Character?
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      if !character.isLetter, !character.isNumber {
        parted.append(" ")
      } else {
        let next = characters.indices.contains(index + 1) ? characters[index + 1] : nil
        let isStart =
          character.isUppercase
          && (previous?.isLowercase == true
            || previous?.isUppercase == true && next?.isLowercase == true)
        if isStart { parted.append(" ") }
        parted.append(character)
      }
      previous = character
    }
    return Fold.fold(parted).split(separator: " ").map { String($0) }
  }
}
