import Contracts
import Domain
import JSON

/// The shapes of JSON: GeoJSON, an array of objects, a sequence, the answer of an Overpass server.
struct JSONShapeReader: ShapeSource {
  /// How many shapes are handed over at once.
  private static let most = 512

  private let path: String
  private let stream: BufferedStream
  private var elements: JSONElements
  private var shapes: JSONShapes
  /// Whether the user names the members that positions are in.
  private let mustHaveColumns: Bool
  private var overpass = OverpassElements()
  private var own = PointReport()
  private var members: [JSONNode.Member] = []
  /// Whether features of the collection that is open were handed over.
  private var hasFeatures = false
  private var hasShapes = false
  private var isAtEnd = false
  private(set) var collectionMembers: [JSONNode.Member] = []

  init(
    _ stream: BufferedStream, isSequence: Bool, wanted: PointColumns? = nil,
    mustHaveColumns: Bool = false
  ) throws(DataError) {
    self.stream = stream
    path = stream.path
    elements = JSONElements(stream, isSequence: isSequence)
    shapes = JSONShapes(wanted: wanted)
    self.mustHaveColumns = mustHaveColumns
    // A collection may say behind its features what their numbers mean.
    let start = try stream.peek(PointFormat.sample)
    if let crs = JSONScanner.member("crs", in: start[...]) { try take(crs: crs) }
  }

  var report: PointReport {
    var report = own + stream.report
    report.add(PointNote(path, .broughtBack, count: shapes.turned + overpass.turned))
    report.add(PointNote(path, .element, count: overpass.unplaced))
    if case .webMercator(let name) = shapes.system {
      report.add(PointNote(path, .converted(from: name)))
    }
    return report
  }

  /// - Throws: `otherProjection`; `noColumnsHere` for GeoJSON and Overpass JSON; `cutOff`, `brokenJSON`
  ///   or `holdsNoPositions` if nothing was read.
  mutating func nextShapes() throws(DataError) -> [PointShape]? {
    guard !isAtEnd else { return nil }
    var found: [PointShape] = []
    while found.count < Self.most {
      guard let event = try elements.next() else {
        isAtEnd = true
        found += overpass.finish()
        if let problem = shapes.columnProblem { throw .malformed(path: path, reason: problem) }
        break
      }
      switch event {
      case .element(let name, let reading):
        hasFeatures = hasFeatures || name != nil
        note(reading)
        if name != nil || JSONShapes.isMeant(reading.node) { try checkColumns() }
        if name == "elements", OverpassElements.isMeant(reading.node) {
          found += overpass.take(reading.node)
        } else {
          found += read(reading.node)
        }
      case .member(let name, let reading):
        note(reading)
        members.append(.init(name, reading.node))
      case .end(let isObject): if isObject { found += try finishValue() }
      case .broken: addFault(elements.location())
      case .cut(let isEnd): try cut(isEnd: isEnd, isAll: !hasShapes && found.isEmpty)
      case .trailing:
        own.add(PointNote(path, .trailing, line: elements.currentLocation.line))
      }
    }
    hasShapes = hasShapes || !found.isEmpty
    return found
  }

  private mutating func note(_ reading: JSONReading) {
    guard let first = reading.notNumbers.first else { return }
    own.add(
      PointNote(
        path, .notANumber, count: reading.notNumbers.count,
        line: elements.location(offset: first).line))
  }

  private mutating func addFault(_ location: XMLLocation) {
    own += PointReport(
      broken: 1, first: .init(path: path, line: location.line, column: location.column))
  }

  private mutating func read(_ node: JSONNode) -> [PointShape] {
    let before = shapes.faults
    let found = shapes.read(node)
    if shapes.faults > before {
      let location = elements.location(of: shapes.firstFault ?? [])
      own += PointReport(
        broken: shapes.faults - before,
        first: .init(path: path, line: location.line, column: location.column))
    }
    return found
  }

  // MARK: - Whole values

  private mutating func finishValue() throws(DataError) -> [PointShape] {
    let node = JSONNode.object(members)
    if hasFeatures || JSONShapes.isMeant(node) { try checkColumns() }
    defer { (members, hasFeatures) = ([], false) }
    if let crs = node["crs"] { try take(crs: crs, isLate: hasFeatures) }
    if hasFeatures || node["type"] == .string("FeatureCollection") {
      let isConverted = shapes.system != .degrees
      collectionMembers += members.filter { member in
        let isLost = isConverted && ["crs", "bbox"].contains(member.name)
        return !isLost && member.name != "type"
          && !collectionMembers.contains { $0.name == member.name }
      }
      return []
    }
    if !JSONShapes.isMeant(node), !shapes.isRow(node) {
      // Services wrap their rows in an object.
      let lists = members.map(\.value).filter { $0.elements.first?.isObject == true }
      if !lists.isEmpty { return lists.flatMap { read($0) } }
      if !hasShapes { throw .malformed(path: path, reason: .holdsNoPositions(.json)) }
    }
    return read(node)
  }

  /// GeoJSON and the answers of Overpass servers say where their positions are.
  private func checkColumns() throws(DataError) {
    if mustHaveColumns { throw .malformed(path: path, reason: .noColumnsHere) }
  }

  /// - Parameter isLate: whether positions were read before that was known.
  private mutating func take(crs: JSONNode, isLate: Bool = false) throws(DataError) {
    guard let system = CoordinateSystem(crs), system != shapes.system else { return }
    switch system {
    case .other(let name): throw .malformed(path: path, reason: .otherProjection(name))
    case .webMercator(let name) where isLate:
      throw .malformed(path: path, reason: .otherProjection(name))
    case .degrees, .webMercator: shapes.system = system
    }
  }

  /// - Parameter isAll: whether nothing was read before.
  private mutating func cut(isEnd: Bool, isAll: Bool) throws(DataError) {
    let (line, column) = elements.currentLocation
    if isAll {
      throw .malformed(
        path: path,
        reason: isEnd
          ? .cutOff(line: line, column: column) : .brokenJSON(line: line, column: column))
    }
    own.cut = own.cut ?? .init(path: path, line: line, column: column)
  }
}

/// Lines of GeoJSON values.
struct FeatureLines: ShapeSource {
  private var reader: RowReader
  private let path: String
  private var shapes: JSONShapes
  private var own = PointReport()
  var collectionMembers: [JSONNode.Member] { [] }

  init(_ reader: RowReader, wanted: PointColumns? = nil) {
    self.reader = reader
    path = reader.path
    shapes = JSONShapes(wanted: wanted)
  }

  var report: PointReport {
    var report = own + reader.report
    report.add(PointNote(path, .broughtBack, count: shapes.turned))
    return report
  }

  mutating func nextShapes() throws(DataError) -> [PointShape]? {
    guard let chunk = try reader.next() else {
      if let problem = shapes.columnProblem { throw .malformed(path: path, reason: problem) }
      return nil
    }
    if let piece = chunk.report(ofPieceIn: path) {
      own += piece
      return []
    }
    var found: [PointShape] = []
    for (index, line) in chunk.lines.enumerated() where !line.allSatisfy(\.isBlank) {
      found += read(line, number: chunk.line + index)
      if case .other(let name) = shapes.system {
        throw .malformed(path: path, reason: .otherProjection(name))
      }
    }
    return found
  }

  private mutating func read(_ line: ArraySlice<UInt8>, number: Int) -> [PointShape] {
    func fault(_ offset: Int) -> PointReport.Fault {
      let before = line[line.startIndex..<min(line.startIndex + offset, line.endIndex)]
      return .init(
        path: path, line: number, column: String(decoding: before, as: UTF8.self).count + 1)
    }
    do throws(JSONFault) {
      let reading = try JSONReader.read(line)
      if !reading.notNumbers.isEmpty {
        own.add(PointNote(path, .notANumber, count: reading.notNumbers.count, line: number))
      }
      let before = shapes.faults
      let found = shapes.read(reading.node)
      if shapes.faults > before {
        let location = JSONScanner.find(shapes.firstFault ?? [], in: line)
        own += PointReport(
          broken: shapes.faults - before, first: fault(location - line.startIndex))
      }
      return found
    } catch {
      own += PointReport(broken: 1, first: fault(0))
      return []
    }
  }
}
