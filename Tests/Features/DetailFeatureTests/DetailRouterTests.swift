import Domain
import TestSupport
import Testing
import Viper

@testable import DetailFeature

@MainActor
@Suite struct DetailRouterTests {
  let navigator = Navigator<Destination>(root: .home)

  @Test func goesToTheMapToAnotherDetailAndToAList() {
    navigator.push(.detail(.harbor))
    let router = DetailRouter(navigator: navigator)
    router.go(to: .map(.harbor))
    router.go(to: .detail(.bigPort))
    let filter = Filter(key: "country", value: "PE")
    router.go(to: .list(.cities, filter))
    #expect(
      navigator.path == [
        .home, .detail(.harbor), .map(.entity(.harbor)), .detail(.bigPort),
        .list(.cities, search: nil, filters: [filter]),
      ])
  }

  @Test func turnsOverInPlaceAmongTheSameRows() {
    for rows in [[], [Reference.harbor, .bigPort]] {
      navigator.replace(with: [.list(.cities, search: nil), .detail(.harbor, among: rows)])
      DetailRouter(navigator: navigator).go(to: .detailInstead(.bigPort))
      #expect(
        navigator.path == [.home, .list(.cities, search: nil), .detail(.bigPort, among: rows)])
    }
  }

  @Test func goesBackToThePlaceItCameFrom() {
    let router = DetailRouter(navigator: navigator)
    navigator.replace(with: [.map(.entity(.harbor)), .detail(.harbor)])
    router.go(to: .map(.harbor))
    #expect(navigator.path == [.home, .map(.entity(.harbor))])
    let first = Destination.detail(.harbor, among: [.harbor, .bigPort])
    navigator.replace(with: [first, .detail(.bigPort)])
    router.go(to: .detail(.harbor))
    #expect(navigator.path == [.home, first])
  }
}
