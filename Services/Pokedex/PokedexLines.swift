import CData
import Glibc

/// The lines of the embedded Pokédex: where they end is found out at once, and a line is copied when
/// it is read.
struct PokedexLines: Sendable {
  private var ends: [Int] = []

  init() {
    var start = 0
    while start < Self.bytes.count {
      let end = Self.bytes.firstPlace(of: UInt8(ascii: "\n"), from: start) ?? Self.bytes.count
      ends.append(end)
      start = end + 1
    }
  }

  var count: Int { ends.count }

  subscript(place: Int) -> [UInt8] { Array(bytes(of: place)) }

  func names(_ place: Int) -> (id: String, key: String) {
    PokedexRecord.names(line: bytes(of: place))
  }

  /// Whether a line is of a species' own form.
  func isSpecies(_ place: Int) -> Bool { PokedexRecord.isSpecies(line: bytes(of: place)) }

  private func bytes(of place: Int) -> UnsafeRawBufferPointer {
    let start = place == 0 ? 0 : ends[place - 1] + 1
    return UnsafeRawBufferPointer(rebasing: Self.bytes[start..<ends[place]])
  }

  private static var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: catalejo_pokedex_bytes(), count: catalejo_pokedex_size())
  }
}

extension UnsafeRawBufferPointer {
  /// Where a byte is for the first time from a place on: C looks at many at once.
  func firstPlace(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let baseAddress, start < count else { return nil }
    return memchr(baseAddress + start, Int32(byte), count - start).map {
      baseAddress.distance(to: UnsafeRawPointer($0))
    }
  }
}
