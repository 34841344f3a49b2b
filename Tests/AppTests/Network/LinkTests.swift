import PseudoTerminal
import StubServer
import TestSupport
import Testing

/// Links in the details of the real program.
@Suite(.oneAtATime) struct LinkTests {
  private static let start = "\u{1B}]8;;"

  private let outpost: Outpost

  init() async throws {
    outpost = try await Outpost()
  }

  private func detail(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> String {
    let visitor = try await outpost.open(arguments, environment: environment)
    try await visitor.enter("articles", expecting: "of 14", "❯")
    try await visitor.enter("info 1", expecting: "Picture", "/read/", "❯")
    #expect(try await visitor.leave() == .exited(0))
    return await visitor.output
  }

  @Test func theTitleAndTheLinkLeadToTheArticle() async throws {
    let output = try await detail([])
    let links = output.split(separator: Self.start).dropFirst()
      .compactMap { $0.split(separator: "\u{1B}").first.map(String.init) }
      .filter { $0.hasPrefix("http://") }
    // The title, the address, in which a row ends, and the picture.
    let pages = links.filter { $0.contains("/read/") }
    #expect(pages.count == 3)
    #expect(Set(pages).count == 1)
    #expect(links.count == 4)
    #expect(output.split(separator: Self.start + "\u{1B}\\").count == links.count + 1)
  }

  @Test(arguments: [
    ([], ["NO_COLOR": "1"]), ([], ["TERM": "linux"]), ([], ["TERM": "dumb"]),
    (["--color", "never"], [:]),
  ])
  func thereAreNoneWhereTheyWouldNotBeUnderstood(
    arguments: [String], environment: [String: String]
  ) async throws {
    let output = try await detail(arguments, environment: environment)
    #expect(!output.contains(Self.start))
  }
}
