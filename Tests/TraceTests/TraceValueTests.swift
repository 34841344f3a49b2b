import Domain
import TestSupport
import Testing

@testable import Trace

@Suite struct TraceValueTests {
  private struct Query {
    var search = ""
    var limit = 20
    var filters: [String: String] = [:]
    var sort: String?
    var isMine = false
  }

  private struct Scene {
    var title = "Cities"
    var content: [Int]
  }

  private enum Event {
    case appeared
    case searched(String)
    case moved(by: Int)
    case filtered(key: String, value: String)
    case opened(Int?)
    case asked(Query)
  }

  private let values = TraceValue()

  @Test func anEventIsWrittenAsInItsSource() {
    #expect(values.text(Event.appeared) == "appeared")
    #expect(values.text(Event.searched("lima")) == "searched(\"lima\")")
    #expect(values.text(Event.moved(by: -1)) == "moved(by: -1)")
    #expect(
      values.text(Event.filtered(key: "country", value: "PE"))
        == "filtered(key: \"country\", value: \"PE\")")
    #expect(values.text(Event.opened(nil)) == "opened(nil)")
  }

  @Test func whatIsEmptyOrTooMuchIsLeftOut() {
    #expect(values.text(Event.asked(Query())) == "asked(Query(limit: 20))")
    #expect(
      values.text(Query(search: "a", filters: ["k": "v"], sort: "name", isMine: true))
        == "Query(search: \"a\", limit: 20, filters: [1], sort: \"name\", …)")
  }

  @Test func collectionsAreTheirCountAndScenesTheirContent() {
    #expect(values.text([1, 2, 3]) == "[3]")
    #expect(values.text(Scene(content: [1, 2])) == "Scene([2])")
  }

  @Test func aPositionIsItsDegreesAndAReferenceALink() {
    #expect(
      values.text(Coordinate(wrappingLatitude: -12.04318, longitude: 1)) == "(-12.043, 1.0)")
    #expect(values.call("open", Reference(.cities, "7"), 2) == "open(cities/7, 2)")
    #expect(values.call("undo") == "undo")
  }

  @Test func longTextsAreCut() {
    let long = String(repeating: "a", count: 40)
    #expect(values.text(long) == "\"" + long.prefix(31) + "…\"")
    #expect(values.text((long, long, long, long)).count == 120)
    #expect(values.call("a", long, long, long, long).count > 120)
  }

  @Test func whatCommandsATerminalIsMadeHarmless() {
    #expect(values.text("a\u{1B}[31mb\u{202E}") == "\"a\u{FFFD}[31mb\u{FFFD}\"")
    #expect(values.text("a\nb") == "\"a b\"")
    #expect(values.text("a\"b\\") == #""a\"b\\""#)
  }

  @Test func secretsAreNeverTold() {
    let values = TraceValue(hiding: ["s3cret", ""])
    #expect(values.text(Event.searched("x s3cret y")) == "searched(\"x ••• y\")")
    // Not even the half of one that is cut.
    let text = String(repeating: "a", count: 28) + "s3cret"
    #expect(!values.text(text).contains("s3"))
  }
}
