import Domain
import StubServer
import Testing

/// The demo is complete: where the program asks a service, the stub server stands in for it.
@Suite struct StubAddressesTests {
  @Test func theStubServerIsOneForEachService() {
    let addresses = StubServer.addresses(port: 1, key: "")
    let asked = RemoteService.allCases.filter {
      addresses["CATALEJO_\($0.rawValue.uppercased())_URL"] == nil
    }
    #expect(asked == [])
  }
}
