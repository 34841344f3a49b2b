import Contracts
import Domain

/// Texts that places share, with their numbers in the whole file.
struct FileNumbers {
  private(set) var texts: [String]
  private var numbers: [String: Int]
  private let limit: Int

  /// - Parameters:
  ///   - texts: those that have a number already, in the order of these.
  ///   - limit: the most texts.
  init(_ texts: [String] = [], limit: Int) {
    self.texts = texts
    self.limit = limit
    numbers = Dictionary(zip(texts, 0...), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the number of a text, from 0 on; `nil` if there are too many.
  mutating func number(of text: String) -> Int? {
    if let number = numbers[text] { return number }
    guard texts.count < limit else { return nil }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}

/// A set of ids.
struct IDSet {
  private static let pageBits = 16
  private var pages: [[UInt64]] = []

  func contains(_ id: Int) -> Bool {
    let page = id >> Self.pageBits
    guard page < pages.count, !pages[page].isEmpty else { return false }
    let bit = id & (1 << Self.pageBits - 1)
    return pages[page][bit >> 6] >> UInt64(bit & 63) & 1 == 1
  }

  /// - Returns: whether it was not there.
  mutating func insert(_ id: Int) -> Bool {
    guard !contains(id) else { return false }
    let page = id >> Self.pageBits
    while pages.count <= page { pages.append([]) }
    if pages[page].isEmpty {
      pages[page] = [UInt64](repeating: 0, count: 1 << (Self.pageBits - 6))
    }
    let bit = id & (1 << Self.pageBits - 1)
    pages[page][bit >> 6] |= 1 << UInt64(bit & 63)
    return true
  }

  mutating func formUnion(_ other: IDSet) {
    for (index, page) in other.pages.enumerated() where !page.isEmpty {
      while pages.count <= index { pages.append([]) }
      if pages[index].isEmpty {
        pages[index] = page
      } else {
        for word in page.indices { pages[index][word] |= page[word] }
      }
    }
  }
}

/// A part of the Earth whose places share country, divisions and time zone.
struct Area: Hashable {
  let country: String
  let admin1: String
  let admin2: String
  let timeZone: String
  /// The names that a dump of postal codes has for its own divisions; otherwise empty.
  let region: String
  let district: String

  init(_ text: String) {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    (country, admin1, admin2) = (part(0), part(1), part(2))
    (timeZone, region, district) = (part(3), part(4), part(5))
  }

  /// The order in the file: a country and a region are ranges of areas.
  var order: [String] { [country, admin1, region, admin2, district, timeZone] }
}
