import CallTrace
import Domain
import TestSupport
import Testing

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

  private struct Wide {
    let a = 1, b = 2, c = 3, d = 4, e = 5
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

  @Test func whatIsEmptyIsLeftOut() {
    #expect(values.text(Event.asked(Query())) == "asked(Query(limit: 20))")
    #expect(
      values.text(Query(search: "a", filters: ["k": "v"], sort: "name", isMine: true))
        == "Query(search: \"a\", limit: 20, filters: [1], sort: \"name\", …)")
  }

  @Test func collectionsAreTheirCountAndScenesTheirContent() {
    #expect(values.text([1, 2, 3]) == "[3]")
    #expect(values.text(Scene(content: [1, 2])) == "Scene([2])")
    #expect(values.text(Wide()) == "Wide(a: 1, b: 2, c: 3, d: 4, …)")
  }

  @Test func aPositionIsItsDegrees() {
    #expect(
      values.text(Coordinate(wrappingLatitude: -12.04318, longitude: 1)) == "(-12.043, 1.0)")
  }

  @Test func aReferenceIsALink() {
    #expect(values.call("open", Reference(.cities, "7"), 2) == "open(cities/7, 2)")
    #expect(values.call("undo") == "undo")
  }

  @Test func longTextsAreCut() {
    #expect(
      values.text(String(repeating: "a", count: 40))
        == "\"" + String(repeating: "a", count: 31) + "…\"")
    let parts = (0..<9).map { _ in String(repeating: "a", count: 30) }
    let text = TraceValue(limit: 40).call(parts[0], parts[1], parts[2])
    #expect(text.count > 40)
    #expect(TraceValue(limit: 10).text(Event.searched("lima lima")).count == 10)
  }

  @Test func whatCommandsATerminalIsMadeHarmless() {
    #expect(values.text("a\u{1B}[31mb\u{202E}") == "\"a\u{FFFD}[31mb\u{FFFD}\"")
    #expect(values.text("a\nb") == "\"a b\"")
  }

  @Test func aTextEndsWhereItsQuotesDo() {
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
