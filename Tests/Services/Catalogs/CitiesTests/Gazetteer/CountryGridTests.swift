import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import Cities
@testable import catalejo_data

@Suite struct CountryGridTests {
  private func position(_ latitude: Double, _ longitude: Double) -> UnitPosition {
    UnitPosition(Coordinate(wrappingLatitude: latitude, longitude: longitude))
  }

  /// Returns a square of a number of degrees, from its south-western corner.
  private func square(_ south: Double, _ west: Double, _ side: Double) -> [UnitPosition] {
    [
      position(south, west), position(south, west + side), position(south + side, west + side),
      position(south + side, west),
    ]
  }

  private func runs(_ cells: BorderCells, row: Int) -> [[Int]] {
    cells.rows[row].map { [$0.start, $0.end, $0.label] }
  }

  @Test func cellsAreThoseWithTheirMiddleInside() {
    // Half a cell is a hundred and twentieth of a degree.
    let south: Double = -90 + 2.0 / 120
    let cells = BorderCells(of: [(0, square(-90, -180, 0.025)), (1, square(south, 0, 1))])
    #expect(runs(cells, row: 0) == [[0, 1, 0]])
    #expect(runs(cells, row: 1) == [[10_800, 10_860, 1]])
    #expect(cells.rows.map(\.count).reduce(0, +) == 61)
  }

  @Test func ringsOfOneCountryAreFilledByTheEvenOddRule() {
    let cells = BorderCells(of: [(0, square(0, 0, 1)), (0, square(0.25, 0.25, 0.5))])
    #expect(runs(cells, row: 90 * 60 + 30) == [[10_800, 10_815, 0], [10_845, 10_860, 0]])
    #expect(cells.labels(at: position(0.5, 0.5)) == [])
    #expect(cells.labels(at: position(0.1, 0.5)) == [0])
  }

  /// Two squares with a border between them: five kilometres are two cells and a part.
  @Test func borderCellsGoAndTheCoastStays() {
    let cells = BorderCells(of: [(0, square(0, 0, 1)), (1, square(0, 1, 1))])
    let row = 90 * 60 + 30
    #expect(
      runs(cells.apart(kilometres: 5), row: row)
        == [[10_800, 10_858, 0], [10_862, 10_920, 1]])
    #expect(runs(cells.apart(kilometres: 0), row: row) == runs(cells, row: row))
    // Where both claim a cell it is nobody's.
    let twice = BorderCells(of: [(0, square(0, 0, 1)), (1, square(0, 0.5, 1))])
    #expect(
      runs(twice.apart(kilometres: 0), row: row) == [[10_800, 10_830, 0], [10_860, 10_890, 1]])
  }

  @Test func aLoneCellClearsWhatIsAroundIt() {
    var cells = BorderCells(of: [(0, square(0, 0, 1))])
    cells.insert(1, at: position(0.5, 0.5))
    let row = 90 * 60 + 30
    #expect(
      runs(cells.apart(kilometres: 5), row: row) == [[10_800, 10_828, 0], [10_833, 10_860, 0]])
  }

  private let areas = [GridArea(country: "XA"), GridArea(country: "XB")]

  @Test func whatIsWrittenIsRead() {
    let cells = BorderCells(of: [(1, square(0, 0, 1)), (0, square(-90, -180, 1))])
    let grid = CountryGrid(Data(BordersCommand.grid(of: cells, areas: areas)))
    let found = [(0.5, 0.5), (0.5, 1.5), (-89.5, -179.5), (0.5, -0.01), (90, 180), (0, 0.9999)].map
    {
      grid.country(at: Coordinate(wrappingLatitude: $0.0, longitude: $0.1))
    }
    #expect(found == ["XB", nil, "XA", nil, nil, "XB"])
  }

  /// Damaged bytes have no countries or wrong ones, and are read in bounds.
  @Test func damagedBytesAreReadInBounds() {
    let cells = BorderCells(of: [(1, square(0, 0, 1)), (0, square(-90, -180, 1))])
    let whole = BordersCommand.grid(of: cells, areas: areas)
    let place = Coordinate(wrappingLatitude: 0.5, longitude: 0.5)
    for count in [0, 8, 19, 20, 43_224, 43_224 + 6 * 120 + 3] {
      #expect(CountryGrid(Data(whole.prefix(count))).country(at: place) == nil)
    }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<50 { bytes[.random(in: 20..<bytes.count, using: &random)] = 255 }
      _ = CountryGrid(Data(bytes)).country(at: place)
    }
  }

  /// The country lies from 0 to 2 degrees, its line at 1, from edge to edge.
  private func states(_ line: [UnitPosition], cities: [StateSource.City]) -> (
    BorderCells, [GridArea]
  ) {
    var areas = self.areas
    var cells = BorderCells(of: [(0, square(0, 0, 2)), (1, square(0, 2, 2))])
    StateSource.add([line], to: &cells, areas: &areas, cities: cities, kilometres: 5)
    return (cells, areas)
  }

  private func cities(west: String, east: String) -> [StateSource.City] {
    // The last one is of the other country, and its outline is not this one's.
    [
      (position(1, 0.5), 0, west), (position(1, 1.5), 0, east), (position(0.5, 1.5), 0, east),
      (position(1.5, 1.5), 1, "Z"),
    ]
  }

  /// Five kilometres on both sides of a line are of the country alone.
  @Test func linesPartACountryIntoStates() {
    let line = [position(0, 1), position(2, 1)]
    let (cells, areas) = states(line, cities: cities(west: "W", east: "E"))
    let row = 91 * 60
    #expect(areas.map(\.region) == ["", "", "W", "E"])
    #expect(
      runs(cells, row: row) == [
        [10_800, 10_858, 2], [10_858, 10_863, 0], [10_863, 10_920, 3], [10_920, 11_040, 1],
      ])
    let grid = CountryGrid(Data(BordersCommand.grid(of: cells, areas: areas)))
    let found = [0.5, 1, 1.5, 2.5, 5].map { longitude in
      let position = Coordinate(wrappingLatitude: 1, longitude: longitude)
      let region = grid.read { table in table.area(at: position).flatMap(table.region) }
      return [grid.country(at: position), region]
    }
    #expect(found == [["XA", "W"], ["XA", nil], ["XA", "E"], ["XB", nil], [nil, nil]])
  }

  /// A line that ends too early parts nothing, and one state on both sides is one area.
  ///
  /// An area without cities, or with those of several states, has no name.
  @Test func whatIsNotOneStatesIsNobodys() {
    let whole = [position(0, 1), position(2, 1)]
    let short = [position(0, 1), position(1.5, 1)]
    #expect(states(short, cities: cities(west: "W", east: "E")).1 == areas)
    #expect(states(whole, cities: cities(west: "W", east: "W")).1.map(\.region) == ["", "", "W"])
    #expect(states(whole, cities: cities(west: "", east: "E")).1.map(\.region) == ["", "", "E"])
    #expect(states([], cities: cities(west: "W", east: "E")).1 == areas)
  }
}
