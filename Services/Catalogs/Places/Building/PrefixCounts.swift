import Domain

/// Counts the places of all prefixes of names, and finds the likeliest, in one pass over the sorted names.
///
/// Names that share a prefix are neighbors. A stack has the prefixes that the names so far may go on with;
/// one that does not go on is complete, and is told (the intervals of Abouelhoda, Kurtz and Ohlebusch,
/// "Replacing Suffix Trees with Enhanced Suffix Arrays", 2004). The NUL at the end of each name counts as a
/// letter, so that whole names are prefixes, too.
struct PrefixCounts {
  /// A prefix with the names that it has so far.
  struct Prefix {
    fileprivate(set) var length: Int
    /// The index of its first name.
    fileprivate let start: Int
    fileprivate(set) var names = 0
    /// A place counts once, by whichever names.
    fileprivate(set) var places = 0
    /// The places with the greatest weights, the greatest first, then by their rows.
    fileprivate(set) var likely: [(row: Int, weight: Int)] = []

    fileprivate init(length: Int, start: Int) {
      self.length = length
      self.start = start
      likely.reserveCapacity(ArchiveLayout.likelyCount + 1)
    }

    fileprivate mutating func offer(_ row: Int, _ weight: Int) {
      if likely.count == ArchiveLayout.likelyCount, let last = likely.last,
        (-weight, row) >= (-last.weight, last.row)
      {
        return
      }
      if let known = likely.firstIndex(where: { $0.row == row }) {
        guard likely[known].weight < weight else { return }
        likely.remove(at: known)
      }
      let place = likely.firstIndex { (-weight, row) < (-$0.weight, $0.row) } ?? likely.count
      likely.insert((row, weight), at: place)
      if likely.count > ArchiveLayout.likelyCount { likely.removeLast() }
    }

    fileprivate mutating func add(_ other: Prefix) {
      names += other.names
      places += other.places
      for (row, weight) in other.likely { offer(row, weight) }
    }
  }

  private var stack = [Prefix(length: 0, start: 0)]
  /// The last name, with its NUL, which is in no prefix yet.
  private var last: [UInt8] = []
  private var lastPlace: (row: Int, weight: Int)?
  private var count = 0
  /// For each place one more than the index of its last name; 0 if it has none yet.
  private var lastNames: [UInt32]

  /// - Parameter places: the number of places, which are numbered from 1 on.
  init(places: Int) { lastNames = [UInt32](repeating: 0, count: places + 1) }

  /// Adds the next name.
  ///
  /// - Parameter tell: is called with each complete prefix of the names before it.
  /// - Returns: ``NameInfo/shared``.
  mutating func add(
    _ fold: UnsafeRawBufferPointer, row: Int, weight: Int,
    _ tell: (ArraySlice<UInt8>, Prefix) throws -> Void
  ) rethrows -> Int {
    if count > 0 { try close(to: common(fold), tell) }
    last.removeAll(keepingCapacity: true)
    last.append(contentsOf: fold)
    last.append(0)
    lastPlace = (row, weight)
    var shared = 0
    let before = Int(lastNames[row]) - 1
    if before >= 0, let index = stack.lastIndex(where: { $0.start <= before }) {
      shared = stack[index].length + 1
      stack[index].places -= 1
    }
    count += 1
    lastNames[row] = UInt32(count)
    return shared
  }

  /// Tells the prefixes that are left, that of all names last.
  mutating func finish(_ tell: (ArraySlice<UInt8>, Prefix) throws -> Void) rethrows {
    if count > 0 { try close(to: 0, tell) }
    try tell([], stack[0])
  }

  /// The number of bytes that a name shares with the last one; the NUL of both counts.
  private func common(_ fold: UnsafeRawBufferPointer) -> Int {
    var index = 0
    while index < fold.count, last[index] == fold[index] { index += 1 }
    return index == fold.count && last[index] == 0 ? index + 1 : index
  }

  /// Adds the last name to its longest prefix, and completes the prefixes that are longer than a length.
  private mutating func close(
    to length: Int, _ tell: (ArraySlice<UInt8>, Prefix) throws -> Void
  ) rethrows {
    if length > stack[stack.count - 1].length {
      stack.append(Prefix(length: length, start: count - 1))
    }
    if let lastPlace {
      stack[stack.count - 1].names += 1
      stack[stack.count - 1].places += 1
      stack[stack.count - 1].offer(lastPlace.row, lastPlace.weight)
    }
    while let top = stack.last, top.length > length {
      try tell(last[..<top.length], top)
      if stack[stack.count - 2].length >= length {
        stack.removeLast()
        stack[stack.count - 1].add(top)
      } else {
        // The names before share a shorter prefix with the next one.
        stack[stack.count - 1].length = length
      }
    }
  }
}
