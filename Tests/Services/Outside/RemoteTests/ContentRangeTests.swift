import Testing

@testable import Remote

/// What an answer to a request for a range has to say.
@Suite struct ContentRangeTests {
  private static func isAnswer(
    _ status: Int, _ value: String?, _ count: Int, to range: Range<Int> = 100..<200
  ) -> Bool {
    let fields = value.map { [HTTPField("content-range", $0)] } ?? []
    return ContentRange.isAnswer(ResponseHead(status: status, fields: fields), of: count, to: range)
  }

  @Test func itIsAskedForWithItsLastByte() {
    #expect(ContentRange.asking(for: 0..<16_384) == "bytes=0-16383")
  }

  @Test(arguments: [
    ("bytes 100-199/500", 100), ("Bytes 100-199/*", 100), ("bytes 100-199/200", 100),
    // The file ends there.
    ("bytes 100-149/150", 50),
  ])
  func theseBytesOrThoseUpToTheEndAreAnAnswer(_ value: String, _ count: Int) {
    #expect(Self.isAnswer(206, value, count))
  }

  @Test(
    arguments: [
      (200, "bytes 100-199/500", 100), (206, nil, 100), (206, "", 100), (206, "bytes */500", 100),
      (206, "bytes 0-99/500", 100), (206, "bytes 101-200/500", 100),
      (206, "bytes 100-200/500", 101),
      (206, "bytes 100-199/500", 99), (206, "bytes 100-149/500", 50), (206, "bytes 100-149/*", 50),
      (206, "pages 100-199/500", 100), (206, "bytes 100--199/500", 100),
      (206, "bytes 100-99999999999999999999/500", 100), (206, "bytes 100-99/500", 0),
    ] as [(Int, String?, Int)])
  func otherBytesAreNone(_ status: Int, _ value: String?, _ count: Int) {
    #expect(!Self.isAnswer(status, value, count))
  }
}
