import Domain
import Localization
import Testing

@testable import Components

@Suite struct ProgressTextTests {
  private let service = RemoteService("geonames", name: Words(name: "GeoNames"), address: "")

  private func text(
    _ unit: FetchProgress.Unit, _ done: Int, of total: Int?,
    _ change: (inout FetchProgress) -> Void = { _ in }, in language: Language = .english
  ) -> String {
    var progress = FetchProgress(service, unit, done: done, total: total)
    change(&progress)
    return Strings(language).text(of: progress, isPlain: true, columns: 80)
  }

  @Test func itSaysWhatIsDoneAndWhatIsLeft() {
    #expect(text(.bytes, 1_500_000, of: 3_000_000) == "GeoNames, 50 %, 1.5/3.0 MB")
    #expect(text(.bytes, 1_500_000, of: nil) == "GeoNames, 1.5 MB")
    #expect(
      text(.rows, 12_000, of: 120_345) {
        ($0.task, $0.secondsLeft) = (Words("Writing"), 59)
      } == "Writing, 9 %, 12,000/120,345, 59 s left")
    #expect(
      text(.bytes, 1_500_000, of: 3_000_000) {
        ($0.task, $0.rows, $0.secondsLeft) = (Words("Reading"), 48_000, 61)
      } == "Reading, 50 %, 1.5/3.0 MB, 48,000 rows, 2 min left")
    #expect(
      text(.bytes, 1_500_000, of: nil, { ($0.task, $0.rows) = (Words("Reading"), 1) }, in: .spanish)
        == "Lectura, 1,5 MB, 1 fila")
  }
}
