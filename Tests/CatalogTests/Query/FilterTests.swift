import Catalog
import Domain
import Testing

@Suite struct FilterTests {
  @Test func keysKnowNoCaseAndValuesDo() {
    let filter = Filter(key: "Country", value: "Perú")
    #expect(filter == Filter(key: "country", value: "Perú"))
    #expect(filter != Filter(key: "country", value: "perú"))
  }
}
