import App
import Domain
import StubServer
import Testing

/// The demo is complete: where the program asks a service, the stub server stands in for it.
@Suite struct StubAddressesTests {
  @Test func theStubServerIsOneForEachService() {
    let addresses = StubServer.addresses(port: 1, key: "")
    let asked = Catalogs.allServices.filter { addresses[$0.addressVariable] == nil }
    #expect(asked == [])
  }
}
