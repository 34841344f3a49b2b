import Domain
import Testing
import Viper

@testable import DetailFeature

/// Which details lead to a map.
@Suite struct DetailMapTests {
  @Test func whatHasAPlaceAlwaysDoes() {
    #expect(DetailScene(reference: .harbor, map: .ofPlace).hasMap)
    #expect(!DetailScene(reference: .harbor).hasMap)
  }

  @Test func whatNamesPlacesDoesOnceItIsKnownToNameSome() {
    var scene = DetailScene(reference: .harbor, map: .ofNamedPlaces)
    #expect(!scene.hasMap)
    scene.content = .success(DetailContent(title: "News", allFacts: [.places([])]))
    #expect(!scene.hasMap)
    scene.content = .success(DetailContent(title: "News", allFacts: [.places(["Peru"])]))
    #expect(scene.hasMap)
  }

  @Test func anAreaDoesWhereItIsKnown() {
    var scene = DetailScene(reference: .harbor, map: .ofOutline)
    scene.content = .success(DetailContent(title: "Isle", allFacts: [.position(nil)]))
    #expect(!scene.hasMap)
    scene.content = .success(DetailContent(title: "Isle", allFacts: [.position(.harbor)]))
    #expect(scene.hasMap)
  }
}
