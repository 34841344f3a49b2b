import Contracts
import Domain
import Platform

/// A place as bytes, to be sorted: its cell and its id come first.
struct PlaceRecord {
  /// The offsets of its fixed parts.
  private enum Offset {
    static let cell = 0
    static let id = 4
    static let country = 8
    static let latitude = 10
    static let longitude = 14
    static let feature = 18
    static let area = 20
    static let population = 24
    static let elevation = 32
    static let dump = 36
    static let weight = 38
    static let nameCount = 40
    static let foldCount = 42
    static let name = 44
  }

  private static let noElevation = Int32.min

  let bytes: UnsafeRawBufferPointer

  /// The cell, then the id: the order of places.
  var key: UInt64 { recordKey(bytes) }
  var id: Int { Int(bytes.big32(Offset.id)) }
  var country: Int { Int(load(Offset.country, UInt16.self)) }
  var latitude: Int { Int(load(Offset.latitude, Int32.self)) }
  var longitude: Int { Int(load(Offset.longitude, Int32.self)) }
  var feature: Int { Int(load(Offset.feature, UInt16.self)) }
  var area: Int { Int(load(Offset.area, UInt32.self)) }
  var population: Int { Int(load(Offset.population, Int64.self)) }
  var elevation: Int? {
    let metres = load(Offset.elevation, Int32.self)
    return metres == Self.noElevation ? nil : Int(metres)
  }
  var dump: Int { Int(load(Offset.dump, UInt16.self)) }
  var weight: Int { Int(bytes[Offset.weight]) }

  var cell: Int { Int(bytes.big32(Offset.cell)) }

  var name: UnsafeRawBufferPointer {
    part(Offset.name, Int(load(Offset.nameCount, UInt16.self)))
  }

  /// Calls `body` with the fold of each name, and how much less it weighs than the place.
  func forEachFold<Failure>(
    _ body: (UnsafeRawBufferPointer, Int) throws(Failure) -> Void
  ) throws(Failure) {
    var offset = Offset.name + name.count
    for _ in 0..<Int(load(Offset.foldCount, UInt16.self)) {
      let count = Int(bytes[offset])
      try body(part(offset + 2, count), Int(bytes[offset + 1]))
      offset += 2 + count
    }
  }

  /// The written forms of its other names, as ``PackedNames``.
  var others: UnsafeRawBufferPointer {
    var offset = Offset.name + name.count
    for _ in 0..<Int(load(Offset.foldCount, UInt16.self)) { offset += 2 + Int(bytes[offset]) }
    return part(offset, bytes.count - offset)
  }

  private func part(_ start: Int, _ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[start..<start + count])
  }

  private func load<Value: BitwiseCopyable>(_ offset: Int, _ type: Value.Type) -> Value {
    bytes.loadUnaligned(fromByteOffset: offset, as: type)
  }

  /// The facts of a place that is written as a record.
  struct Draft {
    var id = 0
    var country = 0
    var latitude = 0
    var longitude = 0
    var feature = 0
    var area = 0
    var population = 0
    var elevation: Int?
    var weight = 1
    /// The folds of the names, each once, with how much less they weigh.
    var folds: [(fold: [UInt8], less: Int)] = []
    var others = PackedNames()

    /// Appends the record, behind its length in four bytes.
    func write(to records: inout [UInt8], name: UnsafeRawBufferPointer) {
      let start = records.count
      records.append(contentsOf: [0, 0, 0, 0])
      let cell = Cell.cell(latitude: latitude, longitude: longitude)
      records.append(UInt32(cell).bigEndian)
      records.append(UInt32(id).bigEndian)
      records.append(UInt16(country))
      records.append(Int32(latitude))
      records.append(Int32(longitude))
      records.append(UInt16(feature))
      records.append(UInt32(area))
      records.append(Int64(population))
      records.append(elevation.map { Int32(clamping: $0) } ?? PlaceRecord.noElevation)
      records.append(contentsOf: [0, 0, UInt8(weight), 0])
      records.append(UInt16(name.count))
      records.append(UInt16(folds.count))
      records.append(contentsOf: name)
      for (fold, less) in folds {
        records.append(contentsOf: [UInt8(fold.count), UInt8(less)])
        records.append(contentsOf: fold)
      }
      records.append(contentsOf: others.bytes)
      let count = UInt32(records.count - start - 4)
      records.withUnsafeMutableBytes {
        $0.storeBytes(of: count, toByteOffset: start, as: UInt32.self)
      }
    }
  }

  /// Gives a record the numbers that hold for the whole file.
  static func set(
    feature: Int, area: Int, dump: Int, in bytes: UnsafeMutableRawBufferPointer
  ) {
    bytes.storeBytes(of: UInt16(feature), toByteOffset: Offset.feature, as: UInt16.self)
    bytes.storeBytes(of: UInt32(area), toByteOffset: Offset.area, as: UInt32.self)
    bytes.storeBytes(of: UInt16(dump), toByteOffset: Offset.dump, as: UInt16.self)
  }
}

extension [UInt8] {
  mutating func append<Value: BitwiseCopyable>(_ value: Value) {
    Swift.withUnsafeBytes(of: value) { append(contentsOf: $0) }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns a number of four bytes, the highest first.
  func big32(_ offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Calls `body` with each of the records that were written one behind the other, each behind its
  /// length.
  func forEachRecord(_ body: (UnsafeRawBufferPointer) throws -> Void) rethrows {
    var offset = 0
    while offset + 4 <= count {
      let end = offset + 4 + Int(loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      try body(UnsafeRawBufferPointer(rebasing: self[offset + 4..<end]))
      offset = end
    }
  }
}

/// Written names of a place with their languages, one behind the other.
struct PackedNames {
  private(set) var bytes: [UInt8] = []

  /// - Parameters:
  ///   - name: at most 65,535 bytes.
  ///   - language: at most 255 bytes.
  mutating func append(
    _ name: some Collection<UInt8>, language: some Collection<UInt8>, traits: UInt8
  ) {
    bytes.append(traits)
    bytes.append(UInt8(language.count))
    bytes.append(contentsOf: language)
    bytes.append(UInt16(name.count))
    bytes.append(contentsOf: name)
  }

  /// Calls `body` with each name; the bytes of a damaged file may end too early.
  static func forEach(
    in bytes: UnsafeRawBufferPointer,
    _ body: (_ name: UnsafeRawBufferPointer, _ language: UnsafeRawBufferPointer, UInt8) -> Void
  ) {
    var offset = 0
    while offset + 2 <= bytes.count {
      let start = offset + 2 + Int(bytes[offset + 1])
      guard start + 2 <= bytes.count else { return }
      let end = start + 2 + Int(bytes.loadUnaligned(fromByteOffset: start, as: UInt16.self))
      guard end <= bytes.count else { return }
      body(
        UnsafeRawBufferPointer(rebasing: bytes[start + 2..<end]),
        UnsafeRawBufferPointer(rebasing: bytes[offset + 2..<start]), bytes[offset])
      offset = end
    }
  }

  static func names(in bytes: UnsafeRawBufferPointer) -> [PlaceName] {
    var names: [PlaceName] = []
    forEach(in: bytes) { name, language, traits in
      names.append(
        PlaceName(
          String(decoding: name, as: UTF8.self),
          language: String(decoding: language, as: UTF8.self),
          traits: PlaceName.Traits(rawValue: traits)))
    }
    return names
  }
}
