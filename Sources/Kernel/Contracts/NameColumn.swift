package import Domain

/// The folded texts of many entities in one row of bytes, which a search for a name reads once.
///
/// The texts of an entity are its names and then the others, each ended by a byte that no fold has.
package struct NameColumn: Sendable {
  /// An entity by its index in the order in which entities were appended.
  package typealias Found = (index: Int, rank: NameRank)

  private struct Entry {
    /// The end of its names among all texts, and the end of its texts.
    let namesEnd: Int
    let textsEnd: Int
    /// The end of its texts in the row of bytes.
    let end: Int
    let weight: Int
  }

  private static let separator: UInt8 = 0x0A

  private var bytes: [UInt8] = []
  /// The offset of the byte that ends each text: a search compares the beginnings of texts without reading them
  /// whole.
  private var ends: [Int] = []
  private var entries: [Entry] = []

  package init() {}

  /// Appends an entity.
  ///
  /// - Parameters:
  ///   - names: all its names; any of them can be what somebody types.
  ///   - texts: other texts about it.
  ///   - weight: its weight in a ``NameRank``. If one of its other texts is the whole search, it weighs
  ///     four times as much: `fire` is any Pokémon of that type.
  package mutating func append(names: [String], texts: [String], weight: Int) {
    for name in names { append(name) }
    let namesEnd = ends.count
    for text in texts { append(text) }
    entries.append(
      Entry(namesEnd: namesEnd, textsEnd: ends.count, end: bytes.count, weight: weight))
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: Fold.bytes(text))
    ends.append(bytes.count)
    bytes.append(Self.separator)
  }

  /// Returns the likeliest meanings of a search, and the number of all entities that fit it.
  ///
  /// Entities of one rank come in the order in which they were appended.
  ///
  /// - Parameters:
  ///   - count: the largest number of entities to return.
  ///   - search: the search as it was typed; a search without letters finds nothing.
  ///   - isWanted: whether the entity at an index may be found.
  package func first(
    _ count: Int, fitting search: String, where isWanted: (_ index: Int) -> Bool = { _ in true }
  ) -> (entities: [Found], total: Int) {
    var found: [[Found]] = Array(repeating: [], count: NameFit.allCases.count)
    var total = 0
    forEach(fitting: search) { index, fit, isText in
      guard isWanted(index) else { return }
      let weight = entries[index].weight * (isText ? 4 : 1)
      found[fit.rawValue].append((index, NameRank(fit, weight: weight)))
      total += 1
    }
    var first: [Found] = []
    for same in found where first.count < count {
      let sorted = same.sorted { ($1.rank.weight, $0.index) < ($0.rank.weight, $1.index) }
      first += sorted.prefix(count - first.count)
    }
    return (first, total)
  }

  /// Returns the entities one of whose names is a few slips away from a search, with the fewest slips of one, in
  /// the order in which they were appended.
  package func near(_ search: Slips) -> [(index: Int, slips: Int)] {
    var near: [(index: Int, slips: Int)] = []
    bytes.withUnsafeBytes { bytes in
      var (text, start) = (0, 0)
      for (index, entry) in entries.enumerated() {
        var fewest: Int?
        while text < entry.namesEnd {
          if let slips = search.count(
            from: UnsafeRawBufferPointer(rebasing: bytes[start..<ends[text]]))
          {
            fewest = min(fewest ?? slips, slips)
          }
          start = ends[text] + 1
          text += 1
        }
        if let fewest { near.append((index, fewest)) }
        (text, start) = (entry.textsEnd, entry.end)
      }
    }
    return near
  }

  /// Calls the body with each entity that fits a search, and whether another text than a name is the
  /// whole search.
  private func forEach(
    fitting search: String, _ body: (_ index: Int, NameFit, _ isText: Bool) -> Void
  ) {
    let query = Array(Fold.bytes(search))
    let words = SearchWords(search).words
    // Every text that fits has the longest word, which the fewest texts have.
    guard let rarest = words.max(by: { $0.count < $1.count }), !rarest.isEmpty else { return }
    bytes.withUnsafeBytes { bytes in
      var index = 0
      var start = 0
      while let hit = bytes.first(rarest, from: start, to: bytes.count) {
        while entries[index].end <= hit { index += 1 }
        if let (fit, isText) = fitOfBeginnings(of: index, in: bytes, query) {
          body(index, fit, isText)
        } else if let fit = fitOfWords(of: index, in: bytes, words, rarest, from: hit) {
          body(index, fit, false)
        }
        start = entries[index].end
      }
    }
  }

  /// Returns how well the beginnings of an entity's texts fit a search, and whether one that is no name is
  /// all of it; `nil` if none begins so.
  private func fitOfBeginnings(
    of index: Int, in bytes: UnsafeRawBufferPointer, _ query: [UInt8]
  ) -> (NameFit, isText: Bool)? {
    let entry = entries[index]
    var (isBegun, isText) = (false, false)
    var (text, start) =
      index == 0 ? (0, 0) : (entries[index - 1].textsEnd, entries[index - 1].end)
    while text < entry.textsEnd {
      let (end, isName) = (ends[text], text < entry.namesEnd)
      if end - start >= query.count, bytes.has(query, at: start) {
        let isWhole = end - start == query.count
        if isWhole, isName { return (.whole, false) }
        isText = isText || isWhole
        isBegun = isBegun || isName
      }
      (text, start) = (text + 1, end + 1)
    }
    return isText || isBegun ? (.beginning, isText) : nil
  }

  /// Returns how well the words of an entity's texts fit those of a search; `nil` if they lack one.
  ///
  /// - Parameters:
  ///   - rarest: the word that was found first.
  ///   - hit: where it was found first.
  private func fitOfWords(
    of index: Int, in bytes: UnsafeRawBufferPointer, _ words: [[UInt8]], _ rarest: [UInt8],
    from hit: Int
  ) -> NameFit? {
    let (begin, end) = (index == 0 ? 0 : entries[index - 1].end, entries[index].end)
    var areBegun = true
    for word in words {
      let first = word == rarest ? hit : bytes.first(word, from: begin, to: end)
      guard let first else { return nil }
      areBegun = areBegun && bytes.beginsWord(word, from: begin, firstAt: first, to: end)
    }
    return areBegun ? .words : .part
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the index at which some bytes stand first; `nil` if they do not stand there.
  fileprivate func first(_ word: [UInt8], from start: Int, to end: Int) -> Int? {
    var index = start
    let last = end - word.count
    let letter = word[0]
    while index <= last {
      if self[index] == letter, has(word, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// Returns whether some bytes stand at an index.
  fileprivate func has(_ word: [UInt8], at index: Int) -> Bool {
    var offset = 0
    while offset < word.count {
      if self[index + offset] != word[offset] { return false }
      offset += 1
    }
    return true
  }

  /// Returns whether a word begins somewhere with some bytes.
  ///
  /// - Parameters:
  ///   - start: the beginning of the first text.
  ///   - first: where the bytes stand first.
  fileprivate func beginsWord(
    _ word: [UInt8], from start: Int, firstAt first: Int, to end: Int
  ) -> Bool {
    var next: Int? = first
    while let hit = next {
      if hit == start || self[hit - 1] == 0x20 || self[hit - 1] == 0x0A { return true }
      next = self.first(word, from: hit + 1, to: end)
    }
    return false
  }
}
