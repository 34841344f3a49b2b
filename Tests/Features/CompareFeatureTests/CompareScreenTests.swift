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
