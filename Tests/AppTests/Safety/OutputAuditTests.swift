import StubServer
import Testing

@Suite struct OutputAuditTests {
  private func findings(_ text: String, isTerminal: Bool = true) -> Int {
    OutputAudit(Array(text.utf8), isTerminal: isTerminal).findings.count
  }

  @Test func whatTheProgramDoesIsAllowed() {
    let text =
      "\u{1B}[?2004h\r\u{1B}[K\u{1B}[1;36mlima\u{1B}[0m \u{1B}[2A\u{1B}[3C\u{1B}[J\u{8}\u{7}\r\n👩‍👧"
      + "\u{1B}]8;;https://example.com/\u{1B}\\link\u{1B}]8;;\u{1B}\\\u{1B}]52;c;bGltYQ==\u{7}"
    let audit = OutputAudit(Array(text.utf8), isTerminal: true)
    #expect(audit.findings == [])
    #expect(audit.copied == ["lima"])
    #expect(audit.links == ["https://example.com/"])
  }

  @Test(arguments: [
    "\u{1B}[6n", "\u{1B}[3J", "\u{1B}[?1049h", "\u{1B}]0;t\u{7}", "\u{1B}Pq\u{1B}\\", "\u{1B}c",
    "\u{9B}m", "\u{202E}", "\u{200B}", "\u{2028}", "\0", "\u{7F}", "‹\u{7}›", "‹\u{1B}[0m›", "‹\r›",
    "\u{1B}]52;c;?\u{7}", "\u{1B}]8;;file:///etc\u{7}",
  ])
  func whatComesFromElsewhereIsFound(_ text: String) {
    #expect(findings(text) > 0)
  }

  @Test func offATerminalNothingButTextAndLinesIsAllowed() {
    #expect(findings("a\nb\n", isTerminal: false) == 0)
    for text in ["\r", "\t", "\u{8}", "\u{1B}[0m"] {
      #expect(findings(text, isTerminal: false) == 1)
    }
  }

  @Test func everyHostileCaseButTheLineBreakIsFound() {
    #expect(OutputAudit([0x61, 0xFF], isTerminal: false).findings.count == 1)
    let leaked = Array("‹".utf8) + [0x9B] + Array("›".utf8)
    #expect(OutputAudit(leaked, isTerminal: true).findings.count == 1)
    #expect(findings(HostileText.all) >= HostileText.caseCount - 1)
  }
}
