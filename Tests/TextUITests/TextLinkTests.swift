import Testing
import TextUI

@Suite struct TextLinkTests {
  @Test(arguments: [
    "https://example.org/", "http://example.org", "HTTPS://example.org/a?b=c#d",
    "https://example.org/caf%C3%A9;a:b", "https://" + String(repeating: "a", count: 2_075),
  ])
  func anAddressOfPrintableASCIIIsALink(_ address: String) {
    #expect(TextLink(address)?.address == address)
  }

  @Test(arguments: [
    "", "https://", "https:", "example.org", "//example.org", "javascript:alert(1)",
    "file:///etc/passwd", "ftp://example.org", "https:example.org", "xhttps://example.org",
    "https://example.org/a b", "https://example.org/\u{1B}\\", "https://example.org/\u{7}",
    "https://example.org/\u{9C}", "https://example.org/é", "https://example.org/\u{202E}",
    "https://example.org/\n", "https://example.org/\u{7F}",
    "https://" + String(repeating: "a", count: 2_076),
  ])
  func nothingElseIs(_ address: String) {
    #expect(TextLink(address) == nil)
  }

  @Test func whatIsCutOrBrokenLeadsToTheSame() throws {
    let link = try #require(TextLink("https://example.org/"))
    let line = Line([Span("to "), Span("the page", .dim, link: link), Span(" now")])
    #expect(
      line.truncated(to: 7)
        == Line([Span("to "), Span("the", .dim, link: link), Span("…", .dim, link: link)]))
    #expect(
      Wrapping.wrap(line, to: 8) == [
        Line([Span("to "), Span("the", .dim, link: link)]),
        Line([Span("page", .dim, link: link), Span(" now")]),
      ])
  }
}
