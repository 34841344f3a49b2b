import Catalog
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
