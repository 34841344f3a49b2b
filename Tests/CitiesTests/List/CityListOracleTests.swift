import Domain
import Foundation
import TestSupport
import Testing

@testable import Cities

/// What is left out, over lists that are made up at random.
@Suite struct CityListOracleTests {
  @Test func readsTheGoodRows() async throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let text = list(&random)
      let expected = try oracle(text)
      let list = try? await CityList.read(Array(text.utf8))
      #expect(list?.cities ?? [] == expected, "\(text)")
    }
  }

  @Test func noMutationTraps() async {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<3000 {
      var bytes = Array(list(&random).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = .random(in: 0...255, using: &random)
        case 1: bytes.insert(Array("\"\\{}[],:u-e.".utf8).randomElement() ?? 0, at: place)
        case 2: bytes.remove(at: place)
        default: bytes = Array(bytes[..<max(1, place)])
        }
        if bytes.isEmpty { bytes = [0x5B] }
      }
      if let list = try? await CityList.read(bytes) { #expect(!list.cities.isEmpty) }
    }
  }

  /// The good rows, found the slow way.
  private func oracle(_ text: String) throws -> [City] {
    let rows = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any] ?? []
    var seen: Set<UInt32> = []
    return rows.compactMap { row in
      guard let row = row as? [String: Any], let id = row["_id"] as? Double,
        let number = UInt32(exactly: id), number > 0, let name = row["name"] as? String,
        !name.isEmpty, let country = row["country"] as? String, country.count == 2,
        country == country.uppercased(), let place = row["coord"] as? [String: Any],
        let latitude = place["lat"] as? Double, let longitude = place["lon"] as? Double,
        let position = Coordinate(latitude: latitude, longitude: longitude),
        seen.insert(number).inserted
      else { return nil }
      return City(
        number: number, name: name, country: country, coordinate: position, population: 0,
        timeZone: "")
    }
  }

  private func list(_ random: inout SeededGenerator) -> String {
    let rows = (0..<Int.random(in: 1...6, using: &random)).map { _ in row(&random) }
    return "[\(space(&random))\(rows.joined(separator: ",\(space(&random))"))\(space(&random))]"
  }

  private func row(_ random: inout SeededGenerator) -> String {
    var members = [
      "\"country\":\(pick(["\"XA\"", "\"XB\"", "\"\"", "\"-\"", "\"MX\"", "null"], &random))",
      "\"name\":\(string(&random))",
      "\"_id\":\(pick(["1", "2", "3", "40", "500", "6e3", "0", "-1", "1.5", "7.0"], &random))",
      "\"coord\":{\(space(&random))\"lon\":\(number(&random)),\"lat\":\(number(&random))}",
      "\"extra\":\(pick(["[]", "{}", "[[1,{\"_id\":2}],\"x\"]", "null", "{\"lat\":[]}"], &random))",
    ]
    if Int.random(in: 0..<8, using: &random) == 0 { members.removeFirst() }
    members.shuffle(using: &random)
    return "{\(space(&random))\(members.joined(separator: "\(space(&random)),"))}"
  }

  private func number(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: "\(Int.random(in: -100...100, using: &random))"
    // JSONSerialization is a few bits off where there are more than 15 digits.
    case 1: "\((Double.random(in: -100...100, using: &random) * 1e9).rounded() / 1e9)"
    case 2:
      "\(Int.random(in: -999...999, using: &random))e-\(Int.random(in: 0...3, using: &random))"
    default:
      "\(Int.random(in: -99...99, using: &random)).\(Int.random(in: 0...99999, using: &random))"
    }
  }

  private func string(_ random: inout SeededGenerator) -> String {
    let parts = [
      "a", "Ñ", "東", "🌵", "\\/", "\\\"", "\\\\", "\\u00e9", "\\ud83c\\udf35", "\\n", " b",
    ]
    let count = Int.random(in: 0...5, using: &random)
    return "\"\((0..<count).map { _ in pick(parts, &random) }.joined())x\""
  }

  private func space(_ random: inout SeededGenerator) -> String {
    pick(["", "", " ", "\n", "\r\n\t"], &random)
  }

  private func pick(_ choices: [String], _ random: inout SeededGenerator) -> String {
    choices.randomElement(using: &random) ?? ""
  }
}
