import Articles
import Catalog
import Cities
import Domain
import Remote
import StubServer
import Testing

@testable import App

/// What the program says of its catalogs and services fits what they are.
@Suite struct CatalogOptionsTests {
  @Test func everyPublishedAddressIsGood() {
    for service in Catalogs.allServices {
      let addresses = [service.address] + service.otherAddresses.map(\.address)
      for address in addresses {
        #expect(address.hasPrefix("https://"))
        #expect(ServiceAddresses([service: address]).peer(of: service) != nil)
      }
    }
  }

  /// The demo is complete: where the program asks a service, the stub server stands in for it.
  @Test func theStubServerIsOneForEachService() {
    let addresses = StubServer.addresses(port: 1, key: "")
    #expect(Catalogs.allServices.filter { addresses[$0.addressVariable] == nil } == [])
  }

  @Test func everyValueOfTheArticlesChoosesAList() throws {
    for word in Articles.description.filterArguments where !word.hasSuffix("=") {
      let parts = word.split(separator: "=").map(String.init)
      guard parts[0] != "favorite" else { continue }
      _ = try ArticleEdition.standard.changed(by: Filter(key: parts[0], value: parts[1]))
    }
  }
}
