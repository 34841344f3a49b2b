import Testing
import TextUI

@Suite struct TextDirectionTests {
  @Test(arguments: ["لندن", "לונדון", "12 لندن", "(ܐ)", "ߞ", "𐤀"])
  func readFromTheRight(_ text: String) {
    #expect(TextDirection.isRightToLeft(text))
  }

  @Test(arguments: ["", "12", "London", "London لندن", "東京", "ลอนดอน", "Москва"])
  func readFromTheLeft(_ text: String) {
    #expect(!TextDirection.isRightToLeft(text))
  }
}
