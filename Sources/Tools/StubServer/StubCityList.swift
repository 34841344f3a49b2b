/// The published list of cities: one JSON array, with a row on each line.
enum StubCityList {
  /// Returns some big cities, then made-up ones, with some unusable rows among them.
  ///
  /// - Parameter count: the number of good rows.
  static func answer(_ count: Int) -> StubAnswer {
    let rows = rows(count)
    let lines = rows.map { $0.text(.escapedSlashes) }.joined(separator: ",\n")
    return StubAnswer(
      lastModified: "Tue, 03 Feb 2026 04:05:06 GMT", json: .array(Array(rows.prefix(200))),
      body: Array("[\n\(lines)\n]\n".utf8))
  }

  private static func rows(_ count: Int) -> [StubJSON] {
    var rows = StubCity.all.prefix(count).map { city in
      row(city.country, city.name, city.id, city.longitude, city.latitude)
    }
    var numbers = SeededNumbers(seed: 7)
    for index in 0..<max(0, count - rows.count) { rows.append(madeUp(index, &numbers)) }
    for (index, row) in bad.enumerated() {
      rows.insert(row, at: min(rows.count, (index + 1) * 31))
    }
    return rows
  }

  private static func row(
    _ country: String, _ name: String, _ id: Int, _ longitude: Double, _ latitude: Double
  ) -> StubJSON {
    // The list writes whole degrees without a point.
    func degrees(_ value: Double) -> StubJSON {
      value == value.rounded() ? .integer(Int(value)) : .number(value)
    }
    return [
      "country": .string(country), "name": .string(name), "_id": .integer(id),
      "coord": ["lon": degrees(longitude), "lat": degrees(latitude)],
    ]
  }

  /// Rows that the program must leave out: they have no name, no country, or a dash in place of
  /// one.
  private static let bad = [
    row("PE", "", 91_000_001, -70, -12),
    row("", "Nulandia", 91_000_002, 0, 0),
    row("CL", "-", 91_000_003, -70.5, -33),
    row("-", "Sinpaís", 91_000_004, 10, 10),
    row("AR", "   ", 91_000_005, -58, -34),
  ]

  /// Returns a made-up city.
  ///
  /// Its id is its own; names repeat after some thousands, as in the real list.
  private static func madeUp(_ index: Int, _ numbers: inout SeededNumbers) -> StubJSON {
    let special = index % 8 == 0 ? specials[(index / 8) % specials.count] : nil
    let name = special ?? numbers.one(of: starts) + numbers.one(of: ends)
    let digits = [0, 2, 4, 5, 6][index % 5]
    return row(
      numbers.one(of: countries), name, 80_000_000 + index,
      numbers.degrees(180, digits: digits), numbers.degrees(90, digits: digits))
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
