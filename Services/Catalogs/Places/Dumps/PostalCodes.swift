import Contracts
import Domain

/// The postal codes of sorted rows: one for each country and code, whose places are its other names.
struct PostalCodes {
  /// The most places of a code that are names of it.
  private static let mostNames = 64

  private let rows: RecordMerge
  private var hasStarted = false
  private var row: PostalRows.Record?

  init(_ rows: RecordMerge) { self.rows = rows }

  struct Code {
    fileprivate(set) var draft = PlaceRecord.Draft()
    fileprivate let code: [UInt8]
    let key: String

    /// Appends the record of its place, behind its length.
    func write(to records: inout [UInt8], feature: Int) {
      var draft = draft
      draft.feature = feature
      code.withUnsafeBytes { draft.write(to: &records, name: $0) }
    }
  }

  /// The country and the code as one text.
  static func key(_ country: Int, _ code: some Collection<UInt8>) -> String {
    "\(country) " + String(decoding: code, as: UTF8.self)
  }

  /// Returns the next code, at the middle of its places.
  mutating func next() throws(FileProblem) -> Code? {
    if !hasStarted {
      hasStarted = true
      row = try rows.next().map(PostalRows.Record.init)
    }
    guard let first = row else { return nil }
    let key = Array(first.key)
    var code = Code(
      code: Array(first.code), key: Self.key(first.country, first.code))
    code.draft.country = first.country
    code.draft.area = first.area
    code.draft.weight = PlaceWeight.weight(
      PostalRows.feature, population: 0, elevation: nil, otherNames: 0)
    let text = String(decoding: first.code, as: UTF8.self)
    code.add(text)
    // People leave the blank out.
    code.add(String(text.filter { $0 != " " && $0 != "-" }))
    var (latitude, count, names) = (0, 0, Set<[UInt8]>())
    // Longitudes are counted from the first, lest the middle of two be on the other side of the Earth.
    let meridian = first.longitude
    var turn = 0
    while let next = row, next.key.elementsEqual(key) {
      latitude += next.latitude
      var offset = next.longitude - meridian
      if offset > 18_000_000 { offset -= 36_000_000 }
      if offset < -18_000_000 { offset += 36_000_000 }
      turn += offset
      count += 1
      let name = Array(next.name)
      if !name.isEmpty, names.count < Self.mostNames, names.insert(name).inserted {
        let written = text + " " + String(decoding: name, as: UTF8.self)
        code.add(written)
        code.draft.others.append(Array(written.utf8), language: [], traits: 0)
      }
      row = try rows.next().map(PostalRows.Record.init)
    }
    var longitude = meridian + turn / count
    if longitude > 18_000_000 { longitude -= 36_000_000 }
    if longitude < -18_000_000 { longitude += 36_000_000 }
    (code.draft.latitude, code.draft.longitude) = (latitude / count, longitude)
    return code
  }
}

extension PostalCodes.Code {
  fileprivate mutating func add(_ name: String) {
    let fold = Array(ArchiveLayout.key(Fold.bytes(name)))
    guard !draft.folds.contains(where: { $0.fold == fold }) else { return }
    draft.folds.append((fold, 0))
  }
}
