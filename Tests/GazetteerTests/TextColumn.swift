import Glibc

/// Many texts in one array, because an array each takes too long in a debug build.
struct TextColumn {
  private var bytes: [UInt8] = []
  private var offsets = [0]

  mutating func append(_ text: ArraySlice<UInt8>) {
    bytes.append(contentsOf: text)
    offsets.append(bytes.count)
  }

  /// The places of all texts that start with `prefix`.
  func indices(startingWith prefix: [UInt8]) -> [Int] {
    var found: [Int] = []
    bytes.withUnsafeBytes { bytes in
      offsets.withUnsafeBufferPointer { offsets in
        prefix.withUnsafeBytes { prefix in
          guard let base = bytes.baseAddress, let wanted = prefix.baseAddress else {
            if prefix.isEmpty { found = Array(0..<offsets.count - 1) }
            return
          }
          let length = prefix.count
          var index = 0
          while index < offsets.count - 1 {
            let start = offsets[index]
            if offsets[index + 1] - start >= length,
              memcmp(base + start, wanted, length) == 0
            {
              found.append(index)
            }
            index += 1
          }
        }
      }
    }
    return found
  }

  var isSorted: Bool {
    bytes.withUnsafeBytes { bytes in
      (1..<max(1, offsets.count - 1)).allSatisfy { index in
        let before = bytes[offsets[index - 1]..<offsets[index]]
        let text = bytes[offsets[index]..<offsets[index + 1]]
        return !text.lexicographicallyPrecedes(before)
      }
    }
  }
}
