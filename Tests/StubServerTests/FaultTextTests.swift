import Testing

@testable import StubServer

@Suite struct FaultTextTests {
  @Test func eachFormIsReadAndWrittenBack() throws {
    let texts = [
      "latency=250", "status=503", "too-many-requests=7", "service-error", "drop", "drop-at-once",
      "stall", "drip=16", "hang", "malformed", "wrong-types", "missing-fields", "html", "huge",
      "huge-declared", "bomb", "redirect-loop", "redirect-scheme", "redirect-host",
      "redirect=ftp://example.com/a,b",
      "hostile=text", "hostile=reason",
    ]
    let written = try texts.map { StubFaultText.text(try StubFaultText.rule($0).fault) }
    #expect(written == texts)
  }

  @Test func unauthorizedIsAStatus() throws {
    #expect(
      try StubFaultText.rule("unauthorized") == StubFaultRule(fault: .status(401), times: nil))
  }

  @Test func timesAreReadAtTheEnd() throws {
    #expect(
      try StubFaultText.rule(" status=500, times=2\n")
        == StubFaultRule(fault: .status(500), times: 2))
    #expect(
      try StubFaultText.rule("redirect=http://a/b,c,times=1")
        == StubFaultRule(fault: .redirect(to: "http://a/b,c"), times: 1))
  }

  @Test(arguments: [
    "", "nope", "status", "status=", "status=99", "status=abc", "latency=-1", "drip=0", "hang=1",
    "drop,times=0", "drop,times=x", "redirect=", "hostile", "hostile=",
    "hostile=friendly",
  ])
  func whatIsNoFaultIsRefused(_ text: String) {
    #expect(throws: StubError.unknownFault(text)) { try StubFaultText.rule(text) }
  }
}
