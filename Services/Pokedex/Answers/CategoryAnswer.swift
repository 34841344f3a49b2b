/// The answer of `item-category/{id}`: the items of the category.
struct CategoryAnswer: Decodable, Sendable {
  let items: [ResourceList.Entry]

  private enum Key: String, CodingKey { case items }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    items = ResourceList.entries(
      try values.decode(ReadableEntries<NamedResource>.self, forKey: .items).entries)
  }
}
