package import Platform

/// Writes a dump of made-up places in GeoNames' layout, the same in every run, as large as is wanted.
///
/// The mix is that of the published rows: classes, countries, lengths of names, and other names, which few
/// places have, and well known ones have by the dozen.
package struct GeneratedDump {
  private let names: [String]
  private var random: RandomNumbers
  private var bytes: [UInt8] = []
  private var number = 0

  /// - Parameter names: real names, whose parts new ones are made of.
  package init(names: [String], seed: UInt64 = 1) {
    self.names = names
    random = RandomNumbers(state: seed)
  }

  /// Writes rows to a file that is open.
  package mutating func write(_ count: Int, to file: FileDescriptor) throws {
    for _ in 0..<count {
      addRow()
      if bytes.count > 1 << 20 { try flush(to: file) }
    }
    try flush(to: file)
  }

  /// Returns some rows as text.
  package mutating func rows(_ count: Int) -> String {
    for _ in 0..<count { addRow() }
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func flush(to file: FileDescriptor) throws {
    try file.write(bytes.span.bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func addRow() {
    number += 1
    // Ids are nearly dense, and have nothing to do with places.
    let id = number % 2 == 0 ? number : 30_000_001 - number
    let kind = Kind.all[random.index(in: Kind.shares)]
    let country = Country.all[random.index(in: Country.shares)]
    let name = name(of: kind)
    add("\(id)\t\(name)\t\(name)\t")
    addOtherNames(kind)
    let latitude = country.latitude + country.height * (random.unit() - 0.5)
    let longitude = country.longitude + country.width * (random.unit() - 0.5)
    add(
      "\t\(degrees(latitude))\t\(degrees(longitude))\t\(kind.group)\t\(kind.code)\t\(country.code)\t\t"
    )
    let admin1 = random.below(country.regions)
    add("\(admin1 + 1)\t\(admin1 * 100 + random.below(20))\t\t\t")
    let isPopulated = kind.group == "P" && random.below(12) == 0
    add(isPopulated ? "\(10 << random.below(17) + random.below(999))" : "0")
    let height = random.below(3_000)
    add(kind.group == "T" && random.below(2) == 0 ? "\t\(height)" : "\t")
    add("\t\(height)\t\(country.zone)\t2020-01-01\n")
  }

  private mutating func addOtherNames(_ kind: Kind) {
    // 16 million names for 13 million places.
    let count: Int
    switch random.below(1_000) {
    case 0..<880: return
    case 880..<980: count = 1
    case 980..<998: count = 2 + random.below(4)
    default: count = 8 + random.below(50)
    }
    for index in 0..<count {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      add(name(of: kind))
    }
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A real name, or two halves of real ones, with the word of its kind.
  private mutating func name(of kind: Kind) -> String {
    var name = names[random.below(names.count)]
    if random.below(10) < 7 {
      let other = names[random.below(names.count)]
      name = String(name.prefix(2 + random.below(5)) + other.dropFirst(2 + random.below(4)))
      if name.last == " " { name.removeLast() }
    }
    guard !kind.words.isEmpty, random.below(3) > 0 else { return name }
    let word = kind.words[random.below(kind.words.count)]
    return word.hasPrefix(" ") ? name + word : word + name
  }

  private func degrees(_ value: Double) -> String {
    let number = Int((abs(value) * 100_000).rounded())
    let decimals = String(number % 100_000)
    let zeros = String(repeating: "0", count: 5 - decimals.count)
    return "\(value < 0 ? "-" : "")\(number / 100_000).\(zeros)\(decimals)"
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
private struct RandomNumbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % max(1, limit) }

  mutating func unit() -> Double { Double(next() >> 11) / 0x1p53 }

  /// Returns an index with a probability by its share; the shares are sums.
  mutating func index(in sums: [Int]) -> Int {
    let number = below(sums.last ?? 1)
    return sums.firstIndex { number < $0 } ?? 0
  }
}

private struct Kind {
  let group: String
  let code: String
  /// In ten thousandths.
  let share: Int
  let words: [String]

  static let all = [
    Kind(group: "P", code: "PPL", share: 3_500, words: []),
    Kind(group: "P", code: "PPLL", share: 300, words: ["Hacienda ", "Rancho "]),
    Kind(group: "H", code: "STM", share: 1_200, words: ["Río ", "Quebrada ", " Creek", " River"]),
    Kind(group: "H", code: "LK", share: 400, words: ["Lake ", "Laguna ", " Lake"]),
    Kind(group: "H", code: "SPNG", share: 200, words: [" Spring", "Ojo de "]),
    Kind(group: "T", code: "HLL", share: 500, words: ["Cerro ", " Hill", "Loma "]),
    Kind(group: "T", code: "MT", share: 500, words: ["Mount ", "Cerro ", " Mountain"]),
    Kind(group: "T", code: "PK", share: 150, words: ["Pico ", " Peak"]),
    Kind(group: "T", code: "VAL", share: 200, words: [" Valley", "Valle de "]),
    Kind(group: "T", code: "ISL", share: 150, words: ["Isla ", " Island"]),
    Kind(group: "S", code: "SCH", share: 600, words: [" School", "Escuela "]),
    Kind(group: "S", code: "CH", share: 500, words: [" Church", "Iglesia "]),
    Kind(group: "S", code: "HTL", share: 500, words: ["Hotel ", " Hotel"]),
    Kind(group: "S", code: "FRM", share: 400, words: [" Farm"]),
    Kind(group: "S", code: "AIRP", share: 10, words: [" Airport", "Aeropuerto "]),
    Kind(group: "S", code: "BLDG", share: 190, words: [" Building"]),
    Kind(group: "A", code: "ADM3", share: 150, words: ["Municipio de "]),
    Kind(group: "A", code: "ADM4", share: 150, words: []),
    Kind(group: "L", code: "LCTY", share: 250, words: []),
    Kind(group: "L", code: "PRK", share: 100, words: [" Park", "Parque "]),
    Kind(group: "R", code: "RD", share: 30, words: [" Road"]),
    Kind(group: "V", code: "FRST", share: 20, words: [" Forest"]),
  ]

  static let shares = sums(all.map(\.share))
}

private struct Country {
  let code: String
  /// In thousands of places.
  let share: Int
  let latitude: Double
  let longitude: Double
  let height: Double
  let width: Double
  let regions: Int
  let zone: String

  private init(
    _ code: String, _ share: Int, _ latitude: Double, _ longitude: Double, _ height: Double,
    _ width: Double, _ regions: Int, _ zone: String
  ) {
    (self.code, self.share, self.latitude, self.longitude) = (code, share, latitude, longitude)
    (self.height, self.width, self.regions, self.zone) = (height, width, regions, zone)
  }

  static let all = [
    Country("US", 2_250, 39, -97, 24, 56, 50, "America/Chicago"),
    Country("CN", 880, 33, 108, 26, 40, 31, "Asia/Shanghai"),
    Country("IN", 630, 22, 79, 24, 24, 36, "Asia/Kolkata"),
    Country("NO", 610, 64, 13, 12, 16, 15, "Europe/Oslo"),
    Country("MX", 480, 23, -102, 16, 28, 32, "America/Mexico_City"),
    Country("ID", 470, -3, 117, 14, 40, 34, "Asia/Jakarta"),
    Country("RU", 440, 58, 75, 26, 110, 83, "Asia/Yekaterinburg"),
    Country("CA", 370, 55, -95, 24, 80, 13, "America/Toronto"),
    Country("PH", 300, 12, 122, 14, 8, 17, "Asia/Manila"),
    Country("TH", 290, 14, 101, 14, 7, 77, "Asia/Bangkok"),
    Country("AU", 260, -26, 134, 28, 38, 8, "Australia/Sydney"),
    Country("FI", 240, 64, 26, 10, 10, 19, "Europe/Helsinki"),
    Country("IR", 240, 32, 54, 14, 18, 31, "Asia/Tehran"),
    Country("DE", 220, 51, 10, 7, 9, 16, "Europe/Berlin"),
    Country("BR", 200, -10, -52, 30, 38, 27, "America/Sao_Paulo"),
    Country("FR", 180, 46.5, 2.5, 8, 10, 13, "Europe/Paris"),
    Country("PK", 180, 30, 70, 12, 14, 7, "Asia/Karachi"),
    Country("GB", 160, 54, -2, 9, 7, 4, "Europe/London"),
    Country("PE", 120, -9, -75, 17, 11, 25, "America/Lima"),
    Country("ES", 110, 40, -4, 8, 12, 17, "Europe/Madrid"),
    Country("JP", 110, 37, 138, 14, 14, 47, "Asia/Tokyo"),
    Country("CO", 100, 4, -73, 15, 12, 33, "America/Bogota"),
    Country("MG", 90, -19, 47, 13, 6, 22, "Indian/Antananarivo"),
    Country("CD", 90, -3, 23, 17, 18, 26, "Africa/Kinshasa"),
    Country("NZ", 60, -41, 173, 12, 10, 17, "Pacific/Auckland"),
    Country("AR", 60, -36, -64, 30, 16, 24, "America/Argentina/Buenos_Aires"),
    Country("CL", 60, -33, -71, 36, 4, 16, "America/Santiago"),
    Country("IT", 110, 42.5, 12.5, 9, 11, 20, "Europe/Rome"),
    Country("PL", 80, 52, 19, 5, 9, 16, "Europe/Warsaw"),
    Country("SG", 4, 1.35, 103.8, 0.2, 0.4, 5, "Asia/Singapore"),
  ]

  static let shares = sums(all.map(\.share))
}

private func sums(_ shares: [Int]) -> [Int] {
  var sum = 0
  return shares.map { share in
    sum += share
    return sum
  }
}
