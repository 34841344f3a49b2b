import Components
import Contracts
import Domain
import Localization
import TestSupport
import Testing
import TextUI
import Viper

@testable import CompareFeature

/// Whole screens of comparisons, in windows of many sizes.
@Suite struct CompareScreenTests {
  private var answer: CompareAnswer {
    func item(_ reference: Reference, _ title: String, _ facts: [Fact], isFavorite: Bool)
      -> ComparedItem
    {
      ComparedItem(reference: reference, title: title, facts: facts, isFavorite: isFavorite)
    }
    return CompareAnswer(
      first: item(
        .harbor, "Harbor under the Long Hill",
        [.population(2000), .length(15), .stats(120), .timeZone("America/Lima")], isFavorite: true),
      second: item(
        .quay, "Quay", [.population(500), .length(150), .stats(1), .timeZone("Asia/Kolkata")],
        isFavorite: false),
      way: CompareWay(kilometres: 1234, direction: .northEast))
  }

  /// Every width at which labels move above their values, and bars are left out.
  @Test func widths() throws {
    var golden = GoldenScreens("compare-widths")
    let formatter = CompareFormatter(formats: Formats(.english), clock: { 0 })
    func add(_ title: String, _ answer: CompareAnswer, isInteractive: Bool = true) {
      let scene = CompareScene(
        comparison: .both, content: .success(.success(formatter.content(answer))))
      golden.add(title, columns: 2...90) { columns in
        CompareView.text(
          scene, size: Size(columns: columns, rows: 24), strings: Strings(.english),
          isInteractive: isInteractive
        ).map(\.text)
      }
    }
    func item(_ reference: Reference, _ title: String, _ facts: [Fact]) -> ComparedItem {
      ComparedItem(reference: reference, title: title, facts: facts)
    }
    let named = (item(.harbor, "Harbor", []), item(.quay, "Old Quay of the North", []))
    add("no facts", CompareAnswer(first: named.0, second: named.1, way: nil))
    add(
      "figures",
      CompareAnswer(
        first: item(.harbor, "Harbor", [.length(15), .stats(120)]),
        second: item(.quay, "Quay", [.length(150), .stats(0)]),
        way: CompareWay(kilometres: 0.4, direction: .north)), isInteractive: false)
    try golden.check()
  }

  @Test func screens() throws {
    var golden = GoldenScreens("compare")
    for language in Language.allCases {
      let formatter = CompareFormatter(formats: Formats(language), clock: { 0 })
      var scene = CompareScene(
        comparison: .both, content: .success(.success(formatter.content(answer))))
      for columns in [1, 5, 12, 20, 30, 36, 44, 52, 60, 80, 100, 130] {
        scene.notice = columns == 60 ? .noRow(3, shown: 1...2) : nil
        let lines = CompareView.text(
          scene, size: Size(columns: columns, rows: 24), strings: Strings(language),
          isInteractive: columns != 80)
        golden.add("\(language), \(columns) columns", lines.map(\.text))
        if columns == 60 {
          golden.add("\(language), styled", lines.map(\.described))
          golden.add("\(language), spoken", lines.map(\.spoken))
        }
      }
    }
    try golden.check()
  }
}

extension Line {
  /// The style, the row and the text of each span.
  fileprivate var described: String {
    spans.map { "\($0.style)\($0.row.map { " \($0)" } ?? "")‹\($0.text)›" }.joined(separator: " ")
  }
}
