import Domain
import Testing

@Suite struct PositionTextTests {
  @Test(arguments: [
    ("-12.05,-77.04", -12.05, -77.04), ("-12.05, -77.04", -12.05, -77.04),
    (" -12.05 ,\t-77.04 ", -12.05, -77.04), ("40.4 -3.7", 40.4, -3.7),
    ("40,4168 -3,7", 40.4168, -3.7), ("40,4168, -3,7", 40.4168, -3.7), ("40 -3,7", 40, -3.7),
    ("40,5 -3", 40.5, -3), ("1,2", 1, 2), ("1, 2", 1, 2),
  ])
  func readsWhatPeopleType(_ text: String, _ latitude: Double, _ longitude: Double) {
    #expect(PositionText.position(text) == Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test(arguments: [
    "", " ", ",", "1", "1,", "1,2,3", "1,2,3,4", "1 2 3", "1;2", "a b", "91,0", "91 0", "0 180,1",
    "nan 0", "0x10 0", "1,,2 3", "1 2,3,4",
  ])
  func readsNothingElse(_ text: String) {
    #expect(PositionText.position(text) == nil)
  }
}
