import Domain
import TestSupport
import Testing
import TextUI
import Viper

/// What README has a newcomer do first, in windows of every kind.
@MainActor
@Suite struct FirstMinuteTests {
  @Test(arguments: [
    Size(columns: 80, rows: 24), Size(columns: 100, rows: 30), Size(columns: 140, rows: 40),
  ])
  func theFirstMinuteIsAsTheReadmeSays(size: Size) async throws {
    let text = try Transcript.text("README.md").replacing("\n", with: " ")
    let minute = try #require(text.split(separator: "The first minute:").last?.prefix(400))
    let typed = minute.matches(of: #/`([a-z]+)`/#).map { String($0.1) }
    #expect(typed.prefix(4) == ["paris", "info", "fav", "favorites"])

    let begun = try await LiveRun(size, .enter("paris"), .enter(""))
    let paris = Reference(.cities, "2988507")
    // The map stands beside the list already where there is room.
    #expect(begun.path.last == (size.columns < 100 ? .map(.entity(paris)) : .detail(paris)))

    let run = try await LiveRun(size, [LiveReader.Step](typed.prefix(4).map { .enter($0) }))
    #expect(run.lines.contains { $0.contains("Paris, FR") && $0.contains("city") })
    #expect(run.lines.contains { $0.hasPrefix("Population") && $0.contains("2,138,551") })
    #expect(run.lines.contains("“Paris, FR” is a favorite now."))
    #expect(run.lines.contains { $0.hasPrefix("›1 Paris, FR") })
    #expect(run.path.last == .favorites)
  }
}
