import Testing

@testable import Remote

@Suite struct HTTPAddressTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org/"),
    ("HTTPS://Example.ORG:443/A?b=%7C", "https://example.org/A?b=%7C"),
    ("http://127.0.0.1:8080?x", "http://127.0.0.1:8080/?x"),
    ("http://[::1]:81/a#part", "http://[::1]:81/a"),
    ("https://a.b/c?d#e?f", "https://a.b/c?d"),
    ("https://a.b/?f[k]=a%20b", "https://a.b/?f[k]=a%20b"),
  ])
  func readsAddresses(_ text: String, _ normal: String) {
    #expect(HTTPAddress(text)?.text == normal)
  }

  @Test(arguments: [
    "", "example.org", "ftp://a.b/", "file:///etc/passwd", "https://", "https:///x",
    "https://user@a.b/", "https://user:word@a.b/", "https://a.b:0/", "https://a.b:65536/",
    "https://a.b:x/", "https://a.b:/", "https://[::1]:/", "https://a.b:99999999999999999999/",
    "https://a b/", "https://a.b/ñ", "https://a.b/\n", "https://a.b/\u{1B}[2J",
    "https://[::1/", "https://a|b/", "https://[x]/",
  ])
  func refusesWhatIsNone(_ text: String) {
    #expect(HTTPAddress(text) == nil)
  }

  @Test(arguments: [
    ("https://a.b/", true), ("http://a.b/", false), ("http://localhost/", true),
    ("http://127.9.8.7/", true), ("http://[::1]/", true), ("http://127.0.0.1.a.b/", false),
    ("http://127.0.0.999/", false), ("http://localhost.a.b/", false),
  ])
  func isPrivateOnThisMachineOrEncrypted(_ text: String, _ isPrivate: Bool) {
    #expect(HTTPAddress(text)?.isPrivate == isPrivate)
  }

  @Test(arguments: [
    ("/c", "https://a.b/c"), ("c?d", "https://a.b/x/c?d"), ("../c", "https://a.b/c"),
    ("//c.d/e", "https://c.d/e"), ("https://c.d", "https://c.d/"), ("?q", "https://a.b/x/y?q"),
  ])
  func resolvesLocations(_ location: String, _ target: String) throws {
    let address = try #require(HTTPAddress("https://a.b/x/y?z"))
    #expect(address.resolving(location)?.text == target)
  }
}
