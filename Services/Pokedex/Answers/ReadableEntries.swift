/// An array without the entries that can't be read.
struct ReadableEntries<Entry: Decodable>: Decodable {
  let entries: [Entry]

  private struct Slot: Decodable {
    let entry: Entry?

    init(from decoder: any Decoder) {
      entry = try? Entry(from: decoder)
    }
  }

  init(from decoder: any Decoder) throws {
    entries = try [Slot](from: decoder).compactMap(\.entry)
  }
}

extension ReadableEntries: Sendable where Entry: Sendable {}
