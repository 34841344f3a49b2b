import Testing

@testable import Wikipedia

@Suite struct TitleMatchTests {
  @Test(arguments: [
    ("Ancud", TitleMatch.same), ("ANCÚD", .same), ("Ancud, Chile", .withRegion),
    ("Ancud (Chile)", .withRemark), ("Ancud Province", .starting),
    ("Municipality of Ancud", .containing), ("Ancudito", nil), ("Castro", nil), ("", nil),
  ])
  func titlesNameAPlaceMoreOrLessSurely(_ title: String, _ match: TitleMatch?) {
    #expect(TitleMatch(title, of: "Ancud") == match)
  }

  @Test func dashesAndDotsDoNotMatter() {
    #expect(TitleMatch("Saint-Denis (Réunion)", of: "Saint Denis") == .withRemark)
    #expect(TitleMatch("Washington, D.C.", of: "Washington") == .withRegion)
    #expect(TitleMatch("Washington, D.C.", of: "Washington, D.C.") == .same)
  }

  @Test(arguments: ["", " ", "..."]) func aNameOfNothingMatchesNothing(_ name: String) {
    #expect(TitleMatch("Ancud", of: name) == nil)
  }

  @Test func onlyWholeNamesAreCertain() {
    let matches = [TitleMatch.same, .withRegion, .withRemark, .starting, .containing]
    #expect(matches.map(\.isCertain) == [true, true, true, false, false])
    #expect(matches == matches.sorted())
  }
}
