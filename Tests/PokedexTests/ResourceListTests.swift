import Testing

@testable import Pokedex

@Suite struct ResourceListTests {
  private typealias Entry = ResourceList.Entry

  @Test func brokenEntriesAreLeftOutAndIdsComeOnce() throws {
    let list = try Answers.read(
      ResourceList.self,
      """
      {"count": 99, "results": [
        {"name": "a", "url": "https://example.invalid/api/v2/item/7/"}, null, 3, [], {},
        {"name": "b"}, {"url": "/item/8/"}, {"name": "", "url": "/item/9/"},
        {"name": "c", "url": "/api/v2/item/10"}, {"name": "d", "url": "/item/x/"},
        {"name": "e", "url": ""}, {"name": "f", "url": null}, {"name": "g", "url": "/item/-1/"},
        {"name": "h", "url": "/item/7/"}, {"name": "i", "url": "/item/011/"},
        {"name": "j", "url": "/item/12/?x=1"}
      ]}
      """)
    #expect(
      list.entries == [Entry(id: 7, name: "a"), Entry(id: 10, name: "c"), Entry(id: 12, name: "j")])
  }

  @Test(arguments: [
    "{}", "[]", #"{"results": []}"#, #"{"results": null}"#, #"{"results": {}}"#,
    #"{"results": [1, 2]}"#,
    #"{"error": "no"}"#, #"{"results": [{"name": "x"}]}"#,
  ])
  func somethingElseIsNoList(text: String) {
    #expect(throws: DecodingError.self) { try Answers.read(ResourceList.self, text) }
  }
}
