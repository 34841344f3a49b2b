import CZlib

/// The dumps of two countries, as GeoNames' server has them, with made-up places: Peru with postal codes
/// (and a row that is damaged), Bolivia without.
enum DumpService: PlainStubService {
  static let name = "geonames"

  /// The number of good rows of a country.
  static let count = 300

  static func answer(_ path: [String], _ request: StubRequest) -> StubAnswer {
    guard let file = files[path.joined(separator: "/")] else { return .notFound }
    var answer = StubAnswer(contentType: "application/octet-stream", body: file)
    answer.lastModified = "Sun, 01 Nov 2026 03:00:00 GMT"
    return answer
  }

  private static let files: [String: [UInt8]] = {
    var files = [
      "dump/featureCodes_en.txt":
        "T.PK\tpeak\t\nT.MT\tmountain\t\nH.STM\tstream\t\nS.AIRP\tairport\t\n",
      "dump/admin1CodesASCII.txt": "PE.08\tCusco\tCusco\t1\nBO.04\tLa Paz\tLa Paz\t2\n",
      "dump/admin2Codes.txt": "PE.08.0801\tVega\tVega\t3\n",
    ].mapValues { Array($0.utf8) }
    files["zip/PE.zip"] = StubZIP.stored("PE.txt", postalCodes)
    let damaged = "1\tten columns\t\t\t\t\t\t\t\t\n"
    for (country, first, damaged) in [("PE", 1, damaged), ("BO", 1001, "")] {
      let rows = places(of: country, from: first) + damaged
      files["dump/\(country).zip"] = StubZIP.stored("\(country).txt", rows)
      files["dump/alternatenames/\(country).zip"] = StubZIP.stored(
        "\(country).txt", "\(first)\t\(first)\tes\tPico de la Vega Alta\t1\t\t\t\t\t\n")
    }
    return files
  }()

  private static let postalCodes =
    "PE\t08001\tVega Serena\tCusco\t08\tVega\t0801\t\t\t-13.51\t-71.97\t4\n"
    + "PE\t15001\tVega Baja\tLima\t15\t\t\t\t\t-12.04\t-77.03\t4\n"

  /// Returns the rows of a country: peaks, streams and airports, near each other.
  private static func places(of country: String, from first: Int) -> String {
    let kinds = [
      ("Pico", "T", "PK"), ("Cerro", "T", "MT"), ("Río", "H", "STM"), ("Aeropuerto", "S", "AIRP"),
    ]
    let names = ["Vega", "Serena", "Alta", "Baja", "Clara", "Larga", "Nueva"]
    let admin = country == "PE" ? "08" : "04"
    return (0..<count).map { number in
      let (word, group, code) = kinds[number % kinds.count]
      let (one, two) = (names[number % names.count], names[number / 7 % names.count])
      let name = "\(word) \(one) \(two) \(number)"
      let latitude = "-\(13 + number / 60).\(100 + number)"
      let columns = [
        "\(first + number)", name, name, number == 0 ? "VGA" : "", latitude, "-71.\(100 + number)",
        group, code, country, "", admin, country == "PE" ? "0801" : "", "", "", "0",
        group == "T" ? "\(3000 + number)" : "", "", "America/Lima", "2026-11-01",
      ]
      return columns.joined(separator: "\t") + "\n"
    }.joined()
  }
}

/// Writes ZIP archives of one file, which is stored (APPNOTE.TXT, 4.3).
private enum StubZIP {
  static func stored(_ name: String, _ text: String) -> [UInt8] {
    let (name, bytes) = (Array(name.utf8), Array(text.utf8))
    let checksum = UInt32(crc32(0, bytes, UInt32(bytes.count)))
    let common =
      Gzip.little(UInt16(20)) + [UInt8](repeating: 0, count: 8) + Gzip.little(checksum)
      + Gzip.little(UInt32(bytes.count)) + Gzip.little(UInt32(bytes.count))
      + Gzip.little(UInt16(name.count)) + Gzip.little(UInt16(0))
    let file = Gzip.little(UInt32(0x0403_4B50)) + common + name + bytes
    let directory =
      Gzip.little(UInt32(0x0201_4B50)) + Gzip.little(UInt16(20)) + common
      + [UInt8](repeating: 0, count: 14) + name
    let one = Gzip.little(UInt16(1))
    return file + directory + Gzip.little(UInt32(0x0605_4B50)) + Gzip.little(UInt32(0)) + one + one
      + Gzip.little(UInt32(directory.count)) + Gzip.little(UInt32(file.count))
      + Gzip.little(UInt16(0))
  }
}
