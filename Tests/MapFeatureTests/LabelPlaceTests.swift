import Testing

@testable import MapFeature

@Suite struct LabelPlaceTests {
  @Test(arguments: [
    // Right of the marker, a space between.
    ("Lima", 0, 20, " Lima", 1), ("Lima", 14, 20, " Lima", 15),
    // Left where only that has room.
    ("Lima", 15, 20, "Lima ", 10), ("Lima", 19, 20, "Lima ", 14), ("Lima", 5, 8, "Lima ", 0),
    // Cut on the roomier side.
    ("Trujillo", 3, 9, " Tru…", 4), ("Trujillo", 5, 9, "Tru… ", 0),
    // Wide characters take two columns and are not cut in half.
    ("東京都", 3, 10, " 東京…", 4), ("東京都", 3, 9, " 東…", 4), ("東京", 3, 9, " 東京", 4),
  ])
  func findsThePlace(label: String, marker: Int, columns: Int, text: String, column: Int) throws {
    let place = try #require(LabelPlace(label, besides: marker, row: 2, columns: columns))
    #expect(place.text == text)
    #expect(place.column == column)
  }

  @Test(arguments: [(2, 5), (0, 1), (0, 3), (-1, 20), (20, 20)])
  func leavesOutWhatCanNotBeRead(marker: Int, columns: Int) {
    #expect(LabelPlace("Trujillo", besides: marker, row: 0, columns: columns) == nil)
  }
}
