import TestSupport
import Testing

@testable import Remote

@Suite struct RedactorTests {
  private let redactor = Redactor(["k/1+x", "word", ""])

  @Test(arguments: [
    ("a k/1+x b", "a [redacted] b"), ("q=k%2F1%2Bx", "q=[redacted]"),
    ("{\"a\": \"k\\/1+x\"}", "{\"a\": \"[redacted]\"}"),
    ("https://a.b/?api-key=other&c=1", "https://a.b/?api-key=[redacted]&c=1"),
    ("api-key=x api-key=y", "api-key=[redacted] api-key=[redacted]"),
    ("api-key=&c", "api-key=&c"), ("nothing", "nothing"), ("passwords", "pass[redacted]s"),
  ])
  func hidesSecretsWhereverTheyOccur(_ text: String, _ shown: String) {
    #expect(redactor.redacted(text) == shown)
  }

  @Test(arguments: [
    ("https://a.b/?t=1&c=2", "https://a.b/?t=[redacted]&c=2"),
    ("https://a.b/?c=t&t=1&t=2#x", "https://a.b/?c=t&t=[redacted]&t=[redacted]#x"),
    ("count=5 t=3", "count=5 t=3"),
  ])
  func hidesTheValuesOfNamedQueryItems(_ text: String, _ shown: String) {
    let addresses = ServiceAddresses([.people: "https://a.b/?t=1&=2"])
    #expect(Redactor(hiding: addresses).redacted(text) == shown)
  }

  @Test(arguments: ["Authorization", "COOKIE", "Set-Cookie", "proxy-authorization"])
  func showsNothingOfSecretHeaders(_ name: String) {
    #expect(redactor.redacted(header: name, "anything") == "[redacted]")
    #expect(redactor.redacted(header: "Location", "/x?api-key=1") == "/x?api-key=[redacted]")
  }

  @Test func hidesTheLongerOfTwoSecretsFirst() {
    #expect(Redactor(["abc", "abcdef"]).redacted("abcdef") == "[redacted]")
  }

  @Test(arguments: [
    ("a\nb\r\nc", ["a", "b", "c"]), ("\u{1B}[2J", ["\\u{1B}[2J"]),
    ("\u{202E}x\u{2066}\u{9B}\u{7F}\u{2028}", ["\\u{202E}x\\u{2066}\\u{9B}\\u{7F}\\u{2028}"]),
    ("ñ 日本 👍", ["ñ 日本 👍"]), ("", [""]),
  ])
  func logLinesAreSafe(_ text: String, _ lines: [String]) {
    #expect(HTTPLog.lines(text) == lines)
  }

  @Test func indentsJSONAsFarAsItGoes() {
    #expect(
      JSONIndenter.indented(Array(#"{"a":[1,{"b":"c,{\"d"}],"e":null}"#.utf8), limit: 1_000)
        == """
        {
          "a": [
            1,
            {
              "b": "c,{\\"d"
            }
          ],
          "e": null
        }
        """)
    #expect(JSONIndenter.indented(Array(#"[1, "ab"#.utf8), limit: 1_000) == "[\n  1,\n  \"ab")
    #expect(JSONIndenter.indented(Array("[1,2,3]".utf8), limit: 5) == "[\n  1…")
  }
}
