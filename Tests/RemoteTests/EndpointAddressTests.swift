import Catalog
import Domain
import TestSupport
import Testing

@testable import Remote

@Suite struct EndpointAddressTests {
  @Test func joinsBaseAndPathWithOneSlash() throws {
    let endpoint = Endpoint(.pokeapi, ["pokemon", "25"])
    #expect(try text(endpoint, "https://a.b/api") == "https://a.b/api/pokemon/25")
    #expect(try text(endpoint, "https://a.b/api/") == "https://a.b/api/pokemon/25")
    #expect(try text(endpoint, "https://a.b") == "https://a.b/pokemon/25")
  }

  @Test func asksTheBaseItselfWhereThereIsNoPath() throws {
    #expect(try text(Endpoint(.people), "https://a.b/api/") == "https://a.b/api/")
    #expect(try text(Endpoint(.cities), "https://a.b/c.json?v=2") == "https://a.b/c.json?v=2")
  }

  @Test func encodesWhatWouldBreakOut() throws {
    let endpoint = Endpoint(
      .people, ["a/b", "..", ".", "ñ?#%"],
      query: [.init("gscoord", "41.5|-2.1"), .init("a&b", "c=d +&\u{1}")])
    #expect(
      try text(endpoint, "https://a.b/")
        == "https://a.b/a%2Fb/%2E%2E/%2E/%C3%B1%3F%23%25"
        + "?gscoord=41.5%7C-2.1&a%26b=c%3Dd%20%2B%26%01")
  }

  @Test func keepsTheQueryOfTheBaseAndAddsTheKeyLast() throws {
    let endpoint = Endpoint(.nyt, ["x.json"], query: [.init("q", "1")])
    let address = try EndpointAddress.address(of: endpoint, base: "https://a.b/v2?z", key: "k/1")
    #expect(address.text == "https://a.b/v2/x.json?z&q=1&api-key=k%2F1")
  }

  @Test func aLinkTakesThePlaceOfTheServicesAddress() throws {
    let link = try #require(WebLink("https://images.example.org/a.png?size=1"))
    let endpoint = Endpoint(.people, ["x"], query: [.init("q", "1")], link: link)
    #expect(try text(endpoint, "https://a.b/?k=1") == "https://images.example.org/a.png?size=1")
  }

  @Test func onlyAServiceOfThisMachineNamesPicturesOfIt() throws {
    let link = try #require(WebLink("http://127.0.0.1:8080/a.png?secret"))
    let endpoint = Endpoint(.people, link: link)
    #expect(try text(endpoint, "http://localhost:9/") == "http://127.0.0.1:8080/a.png?secret")
    #expect(throws: DataError.service(.people, .badAddress("http://127.0.0.1:8080/a.png"))) {
      try EndpointAddress.address(of: endpoint, base: "https://a.b/")
    }
  }

  @Test func aLinkThatOthersCanReadAlongIsRefused() throws {
    let link = try #require(WebLink("http://images.example.org/a.png"))
    #expect(throws: DataError.service(.nyt, .badAddress("http://images.example.org/a.png"))) {
      try EndpointAddress.address(of: Endpoint(.nyt, link: link), base: "https://a.b/")
    }
  }

  @Test func putsTheLanguageInItsPlace() throws {
    let base = "https://{lang}.a.org/w"
    #expect(try text(Endpoint(.wikipedia, language: "es"), base) == "https://es.a.org/w")
    #expect(try text(Endpoint(.wikipedia), base) == "https://en.a.org/w")
  }

  @Test(arguments: [
    ("http://example.org/x?secret", "http://example.org/x"),
    ("http://user:word@a.b/x", "http://a.b/x"),
    ("nonsense", "nonsense"), ("", ""), ("ftp://a.b/", "ftp://a.b/"),
    ("word@a.b?k=1", "a.b"),
  ])
  func refusesBadAddressesWithoutTheirSecrets(_ base: String, _ shown: String) {
    #expect(throws: DataError.service(.people, .badAddress(shown))) {
      try EndpointAddress.address(of: Endpoint(.people), base: base)
    }
  }

  @Test(arguments: ["https://user:word@a.b/x?k=1", "https://user@a.b/x", "https://:@a.b/x"])
  func saysThatAnAddressCarriesAPassword(_ base: String) {
    #expect(throws: DataError.service(.people, .addressWithPassword("https://a.b/x"))) {
      try EndpointAddress.address(of: Endpoint(.people), base: base)
    }
  }

  @Test func aKeyIsCheckedBeforeItIsSent() throws {
    #expect(try ServiceKey.checked("abc", for: .people) == nil)
    #expect(try ServiceKey.checked("abc", for: .nyt) == "abc")
    for missing in [nil, ""] {
      #expect(throws: DataError.service(.nyt, .keyMissing)) {
        try ServiceKey.checked(missing, for: .nyt)
      }
    }
    for bad in ["a b", "a\n", "\ta", "a\u{0}", "ñ", String(repeating: "a", count: 201)] {
      #expect(throws: DataError.service(.nyt, .keyRefused)) {
        try ServiceKey.checked(bad, for: .nyt)
      }
    }
  }

  private func text(_ endpoint: Endpoint, _ base: String) throws -> String {
    try EndpointAddress.address(of: endpoint, base: base).text
  }
}

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

@Suite struct ProxyTests {
  private let peer = NetworkPeer(host: "api.example.org", port: 443)

  @Test(arguments: ["http://proxy.org:3128", "proxy.org:3128", "HTTP://proxy.org:3128/"])
  func readsProxies(_ text: String) {
    let settings = ProxySettings(environment: ["HTTPS_PROXY": text])
    let proxy = settings.proxy(for: peer)
    #expect(proxy?.host == "proxy.org")
    #expect(proxy?.port == 3128)
    #expect(proxy?.user == nil)
    #expect(settings.secrets.isEmpty)
  }

  @Test func readsCredentials() {
    let settings = ProxySettings(environment: ["https_proxy": "http://me:w%40rd@[::2]"])
    let proxy = settings.proxy(for: peer)
    #expect(proxy?.host == "[::2]")
    #expect(proxy?.port == 80)
    #expect(proxy?.user == "me")
    #expect(settings.secrets == ["w@rd"])
  }

  @Test(arguments: [
    "https://proxy.org", "socks5://proxy.org", "http://", "proxy org", "http://proxy.org:port",
    "http://proxy.org/path", "http://proxy.org:99999", "http://a%:b@proxy.org", "\u{1B}[2J",
  ])
  func namesTheVariableThatMakesNoSense(_ text: String) {
    let settings = ProxySettings(environment: ["HTTPS_PROXY": text])
    #expect(settings.malformed == "HTTPS_PROXY")
    #expect(settings.entrance(to: peer) == nil)
  }

  @Test func theLowerCaseNameWinsAndAnEmptyOneIsNone() {
    let both = ["https_proxy": "a.org:1", "HTTPS_PROXY": "b.org:2"]
    #expect(ProxySettings(environment: both).proxy(for: peer)?.host == "a.org")
    let empty = ["https_proxy": "", "HTTPS_PROXY": "b.org:2"]
    #expect(ProxySettings(environment: empty).proxy(for: peer)?.host == "b.org")
    #expect(ProxySettings(environment: [:]).proxy(for: peer) == nil)
  }

  @Test(arguments: [
    ("*", true), ("example.org", true), (".example.org", true), ("*.example.org", true),
    ("API.example.org:443", true), ("api.example.org:80", false), ("ample.org", false),
    ("example.com", false), ("a.b, example.org", true), ("", false), (",", false),
  ])
  func exceptsWhatNoProxyNames(_ text: String, _ isExcepted: Bool) {
    let settings = ProxySettings(environment: ["HTTPS_PROXY": "p:1", "NO_PROXY": text])
    #expect((settings.proxy(for: peer) == nil) == isExcepted)
  }

  @Test func requestsAreSentToTheProxyOrToThePeerItself() {
    let proxy = NetworkPeer(host: "proxy.org", port: 3128)
    let settings = ProxySettings(
      environment: ["HTTPS_PROXY": "http://me:w@proxy.org:3128", "NO_PROXY": "other.org"])
    let other = NetworkPeer(host: "other.org", port: 443)
    let near = NetworkPeer(host: "localhost", port: 8080)
    #expect([peer, other, near].map(settings.entrance) == [proxy, other, near])
    #expect(ProxySettings(environment: [:]).entrance(to: peer) == peer)
  }

  @Test(arguments: ["localhost", "127.0.0.1", "[::1]"])
  func neverAsksAProxyForThisMachine(_ host: String) {
    let settings = ProxySettings(environment: ["HTTPS_PROXY": "p:1"])
    #expect(settings.proxy(for: NetworkPeer(host: host, port: 443)) == nil)
  }
}

@Suite struct RedirectRuleTests {
  @Test func followsWithinASchemeAndNotOutOfIt() throws {
    #expect(try follow("https://a.b/x", "/y") == "https://a.b/y")
    #expect(try follow("https://a.b/x", "https://c.d/y") == "https://c.d/y")
    #expect(try follow("http://127.0.0.1:1/x", "http://localhost:2/y") == "http://localhost:2/y")
  }

  @Test(arguments: [
    ("https://a.b/x", "http://a.b/x"), ("https://a.b/x", "ftp://a.b/x"),
    ("https://a.b/x", "file:///etc/passwd"), ("https://a.b/x", "https://me:word@a.b/x"),
    ("http://127.0.0.1/x", "https://a.b/"), ("http://127.0.0.1/x", "http://a.b/"),
    ("https://a.b/x", "https://localhost/"),
  ])
  func refusesToBeLedAstray(_ from: String, _ location: String) {
    #expect(throws: ServiceProblem.unsafeRedirect) {
      try follow(from, location)
    }
  }

  @Test func goesFiveTimesAndNotInACircle() throws {
    var rule = RedirectRule(from: try #require(HTTPAddress("https://a.b/0")), key: nil)
    for step in 1...5 { #expect(try rule.follow("/\(step)").path == "/\(step)") }
    #expect(throws: ServiceProblem.tooManyRedirects) { try rule.follow("/6") }
    #expect(throws: ServiceProblem.tooManyRedirects) {
      try follow("https://a.b/x", "/x")
    }
  }

  @Test func theKeyStaysWithItsOrigin() throws {
    let from = "https://a.b/x?api-key=s3cret"
    #expect(try follow(from, "/y?q=1", key: "s3cret") == "https://a.b/y?q=1&api-key=s3cret")
    #expect(try follow(from, "/y", key: "s3cret") == "https://a.b/y?api-key=s3cret")
    #expect(
      try follow(from, "/y?api-key=s3cret", key: "s3cret") == "https://a.b/y?api-key=s3cret")
    #expect(try follow(from, "https://c.d/y", key: "s3cret") == "https://c.d/y")
    #expect(try follow(from, "https://a.b:444/y", key: "s3cret") == "https://a.b:444/y")
    #expect(throws: ServiceProblem.unsafeRedirect) {
      try follow(from, "https://c.d/y?api-key=s3cret", key: "s3cret")
    }
  }

  @Test func aRedirectOfTheKeyedServiceToItselfIsACircle() {
    #expect(throws: ServiceProblem.tooManyRedirects) {
      try follow("https://a.b/x?api-key=k", "/x", key: "k")
    }
  }

  private func follow(_ from: String, _ location: String, key: String? = nil) throws -> String {
    var rule = RedirectRule(from: try #require(HTTPAddress(from)), key: key)
    return try rule.follow(location).text
  }
}
