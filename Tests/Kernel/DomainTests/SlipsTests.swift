import Domain
import TestSupport
import Testing

@Suite struct SlipsTests {
  @Test(arguments: [
    // One error is allowed in any text.
    ("barcelna", "barcelona", 1), ("llima", "lima", 1), ("ilma", "lima", 1), ("lima", "lima", nil),
    ("мосва", "москва", 1), ("limaa", "lime", nil),
    // Two are allowed from eight letters on.
    ("phillidelphia", "philadelphia", 2), ("stutgartt", "stuttgart", 2),
    ("bracelnoa", "barcelona", 2),
    ("barclna", "barcelona", nil), ("barcelnaxy", "barcelona", nil),
    ("новосибрск", "новосибирска", 2),
    // In three letters, one may be missing, or two swapped.
    ("jfk", "jok", nil), ("jfk", "jfks", 1), ("jfk", "jf", nil), ("rme", "rome", 1),
    ("umm", "mum", 1),
    ("ab", "abc", nil), ("", "a", nil),
  ])
  func slipsAreCounted(text: String, other: String, count: Int?) {
    #expect(Slips(text).count(from: Array(other.utf8)) == count)
  }

  /// Against the definition of the distance.
  @Test func findsWhatTheDefinitionFinds() {
    var random = SeededGenerator(seed: 5)
    func text() -> String {
      String(
        (0..<Int.random(in: 8...10, using: &random)).map { _ in
          "ab".randomElement(using: &random) ?? "a"
        })
    }
    for _ in 0..<2_000 {
      let (text, other) = (text(), text())
      let distance = Self.distance(Array(text), Array(other))
      let expected = (1...2).contains(distance) ? distance : nil
      #expect(Slips(text).count(from: Array(other.utf8)) == expected, "\(text) \(other)")
    }
  }

  /// The optimal string alignment distance, by its recurrence.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
