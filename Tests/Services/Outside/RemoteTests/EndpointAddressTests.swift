import Contracts
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
