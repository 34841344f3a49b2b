import ContractMocks
import Contracts
import Domain
import Foundation
import Localization
import TestSupport
import Testing
import TextUI

@testable import Cities
@testable import ListFeature

/// No name, of whatever script, moves what stands behind it in its row.
@Suite struct NameWidthTests {
  /// `scripts/check-names` looks at all 847,428; else every hundredth block of them is enough.
  private static let step =
    ProcessInfo.processInfo.environment["CATALEJO_NAMES"] == "all" ? 1 : 101

  @Test func whatStandsBehindANameIsInLine() throws {
    var moved: [String] = []
    try Gazetteer().read { cities in
      let table = cities.names
      for block in stride(from: 0, to: table.blockCount, by: Self.step) {
        var cursor = table.block(block)
        var names: [String] = []
        while names.count < table.names(ofBlock: block).count, cursor.next() {
          names.append(cursor.text)
        }
        let lines = Self.lines(names).map(\.text)
        // Measured as one text: what joins the character before it may join a blank.
        let widths = lines.map(DisplayWidth.of)
        moved += zip(lines, widths).filter { $0.1 != widths.max() }.map(\.0)
      }
    }
    #expect(moved == [])
  }

  private static func lines(_ names: [String]) -> [Line] {
    let rows = names.map {
      ListRow(
        reference: Reference(.cities, "1"),
        summary: Summary(title: $0, facts: [Fact("x", Words(name: "x"), .text("behind"))]))
    }
    return ListRows.lines(
      ListPage(rows: rows, total: rows.count),
      of: .cities, chosen: nil, width: 400, strings: Strings(.english),
      thumbnails: nil)
  }
}
