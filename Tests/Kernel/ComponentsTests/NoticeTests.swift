import Components
import Domain
import Localization
import Testing

@Suite struct RowsNoticeTests {
  private let notices: [RowsNotice] = [
    .noRow(9, shown: 1...4), .noRow(9, shown: nil), .noRow(nil, shown: nil), .firstPage, .lastPage,
    .firstRow, .lastRow,
  ]

  @Test func saysWhichRowsThereAre() {
    #expect(
      notices.map { Strings(.english).message(for: $0) } == [
        "There is no row 9 here; rows 1–4 are shown.", "There is no row 9 here.",
        "There are no rows here to choose from.", "This is the first page.",
        "This is the last page.", "This is the first row.", "This is the last row.",
      ])
  }

  @Test func onlyAMissingRowIsAnError() {
    #expect(notices.map(\.isError) == [true, true, true, false, false, false, false])
  }
}
