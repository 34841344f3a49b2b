import Testing

@testable import Remote

@Suite struct ResponseHeadTests {
  @Test func readsTheLastHeadAndNoTrailers() {
    let lines = [
      "HTTP/1.1 100 Continue", "X: 1", "", "HTTP/1.1 200 OK", "ETag: \"a\"", "Empty:",
      "Content-Length:  7 ", "Long: one", "  two", "", "Trailer: 1",
    ]
    let reader = read(lines)
    #expect(
      reader?.head
        == ResponseHead(
          status: 200,
          fields: [
            HTTPField("ETag", "\"a\""), HTTPField("Empty", ""), HTTPField("Content-Length", "7"),
            HTTPField("Long", "one two"),
          ]))
    #expect(reader?.isComplete == true)
    #expect(reader?.head?["etag"] == "\"a\"")
    #expect(reader?.head?.length == 7)
  }

  @Test func isCompleteOnlyWithTheAnswerItself() {
    #expect(read(["HTTP/2 103", ""])?.isComplete == false)
    #expect(read(["HTTP/2 204"])?.isComplete == false)
    #expect(read(["HTTP/2 204", ""])?.isComplete == true)
  }

  @Test(arguments: [
    "HTTP/1.1", "HTTP/1.1 abc", "HTTP/1.1 20", "HTTP/1.1 200 O\u{1B}K", "X: 1", "",
  ])
  func refusesWhatNoHeadBeginsWith(_ line: String) {
    #expect(read([line]) == nil)
  }

  @Test(arguments: ["no colon", ": no name", "a b: c", "X: a\u{1B}[2J", "X: a\rb", "X: \u{7F}"])
  func refusesWhatIsNoHeader(_ line: String) {
    #expect(read(["HTTP/1.1 200 OK", line]) == nil)
  }

  @Test func refusesALineThatGoesOnFromNone() {
    #expect(read(["HTTP/1.1 200 OK", " more"]) == nil)
  }

  /// Heads before the answer, and trailers, count too: otherwise they would have no end.
  @Test func readsNoMoreThanItsLimit() {
    let line = "X: " + String(repeating: "x", count: 1021)
    let count = ResponseReader.limit / (line.utf8.count + 2)
    let fields = Array(repeating: line, count: count)
    let tries = [
      ["HTTP/1.1 200 OK"] + fields, ["HTTP/1.1 200 OK"] + fields + [line],
      ["HTTP/1.1 200 OK", ""] + fields, ["HTTP/1.1 200 OK", ""] + fields + [line],
      Array(repeating: "HTTP/1.1 103 Hints", count: 5_000),
    ]
    #expect(tries.map { read($0) != nil } == [true, false, true, false, false])
  }

  /// The reader after some lines; `nil` if it refuses one.
  private func read(_ lines: [String]) -> ResponseReader? {
    var reader = ResponseReader()
    for line in lines {
      let isTaken = Array("\(line)\r\n".utf8).withUnsafeBytes { reader.take($0) }
      guard isTaken else { return nil }
    }
    return reader
  }
}
