/// Folds in the order of their UTF-8, which may repeat.
protocol SortedFolds {
  var count: Int { get }

  /// The fold at a place, which is less than ``count``.
  func fold(_ place: Int) -> [UInt8]

  /// The first place whose fold is not before some bytes; ``count`` where there is none.
  func firstPlace(notBefore fold: [UInt8]) -> Int
}

extension SortedFolds {
  /// The places of a fold.
  func places(of wanted: [UInt8]) -> Range<Int> {
    let first = firstPlace(notBefore: wanted)
    guard first < count, fold(first) == wanted else { return first..<first }
    // Nothing is between a text and the same text with a zero after it.
    return first..<firstPlace(notBefore: wanted + [0])
  }
}

/// The cities' names.
struct CityFolds: SortedFolds {
  let cities: CityTable

  var count: Int { cities.count }

  func fold(_ place: Int) -> [UInt8] { Array(cities.fold(place)) }

  func firstPlace(notBefore fold: [UInt8]) -> Int {
    fold.withUnsafeBytes { wanted in
      (0..<cities.count).partitioningIndex { byteOrder(cities.fold($0), wanted) >= 0 }
    }
  }
}

/// The cities' other names.
struct OtherNameFolds: SortedFolds {
  let names: OtherNameTable

  var count: Int { names.count }

  func fold(_ place: Int) -> [UInt8] { names.fold(place) }

  func firstPlace(notBefore fold: [UInt8]) -> Int { names.firstName(notBefore: fold) }
}
