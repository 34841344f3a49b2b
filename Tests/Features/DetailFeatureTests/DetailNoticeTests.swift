import Domain
import Localization
import Testing
import TextUI
import Viper

@testable import DetailFeature

/// The place of what the last command did.
@Suite struct DetailNoticeTests {
  private func lines(rows: Int, _ notice: DetailNotice?) -> [String] {
    let scene = DetailScene(reference: .harbor, content: .success(.harbor), notice: notice)
    return DetailView.text(
      scene, size: Size(columns: 80, rows: rows), strings: Strings(.english)
    ).map(\.text)
  }

  /// A text that is paged begins with it, because nobody sees the end.
  @Test func isSaidWhereItIsSeen() {
    let plain = lines(rows: 24, nil)
    let said = "This is the first one."
    let whole = plain.count + 2
    #expect(lines(rows: whole + 3, .isFirst) == plain + ["", said])
    let paged = [plain[0], said] + plain.dropFirst()
    #expect(lines(rows: whole + 2, .isFirst) == paged)
    #expect(lines(rows: 5, .isFirst) == paged)
    #expect(lines(rows: 5, nil) == plain)
  }
}
