extension CityList {
  /// A row of the list.
  struct Row: Sendable {
    let country: String
    let name: String
    let id: StubJSON
    let longitude: Double
    let latitude: Double

    var json: StubJSON {
      [
        "country": .string(country), "name": .string(name), "_id": id,
        "coord": ["lon": Self.degrees(longitude), "lat": Self.degrees(latitude)],
      ]
    }

    /// The list writes whole degrees without a point.
    private static func degrees(_ value: Double) -> StubJSON {
      value == value.rounded() ? .integer(Int(value)) : .number(value)
    }
  }
}

extension CityList.Row {
  init(_ city: StubCity) {
    self.init(
      country: city.country, name: city.name, id: .integer(city.id), longitude: city.longitude,
      latitude: city.latitude)
  }

  /// Rows to be left out by who reads the list: no name, no country, a dash for one.
  static let bad: [CityList.Row] = [
    .init(country: "PE", name: "", id: 91_000_001, longitude: -70, latitude: -12),
    .init(country: "", name: "Nulandia", id: 91_000_002, longitude: 0, latitude: 0),
    .init(country: "CL", name: "-", id: 91_000_003, longitude: -70.5, latitude: -33),
    .init(country: "-", name: "Sinpaís", id: 91_000_004, longitude: 10, latitude: 10),
    .init(country: "AR", name: "   ", id: 91_000_005, longitude: -58, latitude: -34),
  ]

  /// Distinct by id; names repeat after some thousands, as in the real list.
  static func madeUp(_ index: Int, _ numbers: inout SeededNumbers) -> CityList.Row {
    let special = index % 8 == 0 ? specials[(index / 8) % specials.count] : nil
    let name = special ?? numbers.one(of: starts) + numbers.one(of: ends)
    let digits = [0, 2, 4, 5, 6][index % 5]
    return CityList.Row(
      country: numbers.one(of: countries), name: name, id: .integer(80_000_000 + index),
      longitude: numbers.degrees(180, digits: digits),
      latitude: numbers.degrees(90, digits: digits))
  }

  private static let starts = [
    "Bel", "Mar", "Tor", "Ald", "Vil", "San", "Cor", "Nor", "Ost", "Kra", "Lun", "Per", "Quil",
    "Riv", "Sol", "Tam", "Urb", "Val", "Wes", "Yar", "Zam", "Łow", "Ørs", "Åsk", "Çay", "Ñan",
  ]
  private static let ends = [
    "dorf", "ville", "ton", "mira", "alba", "grad", "berg", "ito", "osa", "anca", "ueña", "ów",
    "stad", "havn", "pur", "abad", "wick", "ford", "illo", "ería", "-sur-Vent", " del Río",
    " Nuevo", " Beach",
  ]
  private static let specials = [
    "'t Molentje", "’Aïn Zarqa", "(Old) Harbor", "2 de Agosto", "Nord/Süd", "Þórsey", "İnceköy",
    "מצפה ים", "新港村", "دریاچه", "Krajan", "Krajan", "São Vento", "Đồng Gió", "Ærøvik", "Straße",
    "Saint-Vent", "L’Île-Verte", "Eißendorf", "Ｆｕｌｌ Ｗｉｄｔｈ",
  ]
  private static let countries = [
    "AR", "AU", "BR", "CA", "CL", "CN", "CO", "DE", "EG", "ES", "FR", "GB", "ID", "IN", "IR", "IS",
    "IT", "JP", "KE", "MX", "NO", "NZ", "PE", "PL", "PT", "RU", "TH", "TR", "US", "VN", "XK", "ZA",
  ]
}
