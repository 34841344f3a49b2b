import Domain
import Testing

@Suite struct SearchWordsTests {
  private func finds(_ search: String, _ texts: String...) -> Bool {
    SearchWords(search).areFound(in: SearchWords.joined(texts))
  }

  @Test func findsWordsAnywhereInAnyText() {
    #expect(finds("", "Harbor"))
    #expect(finds("  ", ""))
    #expect(finds("harbor", "Old Harbor"))
    #expect(finds("ARB old", "Old Harbor"))
    #expect(finds("arb eado", "Harbor", "Meadow"))
    #expect(finds("PÉREZ mr-x", "Perez", "mr x"))
    #expect(!finds("harbour", "Harbor"))
    #expect(!finds("harbor meadow", "Harbor"))
    #expect(!finds("x", ""))
    #expect(!finds("x"))
  }

  @Test func findsNoWordAcrossTexts() {
    #expect(!finds("rm", "Harbor", "Meadow"))
    #expect(finds("rm", "Harbor Meadow", "storm"))
  }

  @Test func leavesSmallWordsOutWhereOthersRemain() {
    for word in ["de", "del", "la", "el", "y", "of", "the", "and"] {
      #expect(finds("\(word) dragón", "Dragon"), "\(word)")
      #expect(finds("Dragon \(word.uppercased())", "Dragon"), "\(word)")
      #expect(!finds(word, "Dragon"), "\(word)")
      #expect(finds(word, "x\(word)x"), "\(word)")
    }
    #expect(finds("de la", "del lago"))
    #expect(!finds("de la", "del"))
    #expect(!finds("los dragon", "Dragon"))
  }
}

@Suite struct MatchedWordsTests {
  @Test(
    arguments: [
      ("Ana Soto", "soto", [4..<8]), ("Ana Soto", "o a", [0..<1, 2..<3, 5..<6, 7..<8]),
      ("José Peña", "jose pen", [0..<4, 5..<8]), ("O'Neil", "oneil", [0..<6]),
      ("Ana", "xyz", []), ("", "a", []), ("Ana", "", []), ("La Paz de Ana", "la paz", [3..<6]),
      ("La Paz", "la", [0..<2]), ("Straße", "ss", [4..<5]),
    ] as [(String, String, [Range<Int>])])
  func marksWordsWhereverTheyAre(_ title: String, _ search: String, _ ranges: [Range<Int>]) {
    #expect(MatchedWords.ranges(in: title, search: search) == ranges)
  }
}
