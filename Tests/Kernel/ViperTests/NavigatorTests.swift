import Testing
import Viper

@MainActor
@Suite struct NavigatorTests {
  private let navigator = Navigator(root: 0)

  @Test func pushesAndPops() {
    navigator.push(1)
    navigator.push(1)
    navigator.push(2)
    #expect(navigator.path == [0, 1, 1, 2])
    #expect(navigator.current == 2)
    navigator.pop()
    #expect(navigator.path == [0, 1, 1])
    for _ in 1...3 { navigator.pop() }
    #expect(navigator.path == [0])
  }

  @Test func placesThatLeadToEachOtherMakeNoCircles() {
    var paths: [[Int]] = []
    for destination in [1, 2, 1, 0, 0, 3, 0] {
      navigator.go(to: destination)
      paths.append(navigator.path)
    }
    #expect(paths == [[0, 1], [0, 1, 2], [0, 1], [0], [0, 0], [0, 0, 3], [0, 0]])
  }

  @Test func goesBackToAPlaceThatIsTheSameThoughNotEqual() {
    navigator.replace(with: [7, 2])
    navigator.go(to: 8) { $0 == 6 }
    navigator.pop()
    navigator.go(to: 8) { $0 == 7 }
    #expect(navigator.path == [0, 7])
  }

  @Test func putsAPlaceWhereTheCurrentOneIs() {
    navigator.push(1)
    navigator.push(2)
    navigator.replaceCurrent(with: 3)
    #expect(navigator.path == [0, 1, 3])
    navigator.replace(with: [])
    navigator.replaceCurrent(with: 4)
    #expect(navigator.path == [4])
  }

  @Test func eachPlaceKeepsWhatStandsBesideIt() {
    navigator.replace(with: [1])
    navigator.companion = 10
    navigator.push(2)
    #expect(navigator.companion == nil)
    navigator.companion = 20
    navigator.pop()
    #expect(navigator.companion == 10)
    navigator.replace(with: [1, 3])
    #expect(navigator.companion == nil)
    navigator.pop()
    #expect(navigator.companion == 10)
    navigator.replaceCurrent(with: 4)
    #expect(navigator.companion == nil)
  }

  @Test func whoBeginsAnewComesBackAllTheSame() {
    navigator.push(1)
    #expect(navigator.start == 0)
    navigator.begin(with: [2, 3])
    #expect((navigator.path, navigator.start) == ([0, 1, 2, 3], 2))
    navigator.begin(with: [4])
    #expect(navigator.start == 4)
    navigator.pop()
    #expect(navigator.start == 2)
    for _ in 1...2 { navigator.pop() }
    #expect((navigator.path, navigator.start) == ([0, 1], 0))
  }

  /// Whatever was opened, replaced or begun anew since.
  @Test func goesBackToAPositionExactly() {
    navigator.push(1)
    navigator.companion = 10
    navigator.begin(with: [2])
    let position = navigator.position
    navigator.replaceCurrent(with: 3)
    navigator.push(4)
    navigator.begin(with: [5, 6])
    navigator.restore(position)
    #expect((navigator.path, navigator.start) == ([0, 1, 2], 2))
    navigator.replace(with: [7])
    navigator.restore(position)
    navigator.pop()
    #expect((navigator.path, navigator.companion, navigator.start) == ([0, 1], 10, 0))
  }

  @Test func joinedNavigatorsAreOne() {
    let other = Navigator(root: 9)
    other.push(5)
    other.companion = 50
    navigator.replace(with: [1, 2])
    navigator.join(other, after: 2)
    #expect((navigator.path, navigator.companion, navigator.start) == ([0, 1, 5], 50, 2))
    other.push(6)
    other.companion = 60
    #expect((navigator.path, navigator.companion) == ([0, 1, 5, 6], 60))
    navigator.replace(with: [])
    #expect(other.path == [0])
  }

  @Test func whatIsJoinedAfterTheRootBeginsNothingAnew() {
    let other = Navigator(root: 9)
    other.push(5)
    navigator.push(1)
    navigator.join(other, after: 1)
    #expect((navigator.path, navigator.start) == ([0, 5], 0))
  }

  @Test func goesStraightToPlaces() {
    navigator.push(9)
    navigator.replace(with: [1, 2])
    #expect(navigator.path == [0, 1, 2])
    navigator.replace(with: [3])
    #expect(navigator.path == [0, 3])
    navigator.replace(with: [])
    #expect(navigator.path == [0])
  }
}
