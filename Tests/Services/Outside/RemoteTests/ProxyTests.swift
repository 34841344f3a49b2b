import Contracts
import Testing

@testable import Remote

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
