/// A fault in an answer.
package enum StubFault: Hashable, Sendable {
  /// The right answer, later.
  case latency(milliseconds: Int)
  /// Another status, with the body that the service sends with it.
  case status(Int)
  /// Status 429, with the header `Retry-After`.
  case tooManyRequests(retryAfter: Int)
  /// Status 200 (Wikipedia, people) or 500 with the service's own words for a failure.
  case serviceError
  /// Half of the body; then the connection is closed, though the whole length was announced.
  case dropMidBody
  /// Half of the body; then nothing more comes, though the whole length was announced.
  case stall
  /// The connection is closed in place of an answer.
  case dropAtOnce
  /// The right body, this number of bytes every 50 ms.
  case drip(bytes: Int)
  /// No answer, ever; the connection stays open.
  case hang
  /// Half of the body, announced as the whole.
  case malformed
  /// JSON of the same structure, whose strings are numbers and whose numbers are strings.
  case wrongTypes
  /// JSON whose objects have no ids, names and titles.
  case missingFields
  /// Status 200 with an HTML page, as the network of a hotel answers before the guest has signed
  /// in.
  case html
  /// 1 GB of valid JSON, whose length is not announced.
  case hugeBody
  /// 1 GB, whose length is announced.
  case hugeDeclaredBody
  /// 3.4 MB of gzip that unpack to 540 MB of valid JSON, whatever the client accepts.
  case bomb
  /// The right answer with 10,000 headers.
  case manyHeaders
  /// Redirects to the same address, forever.
  case redirectLoop
  /// Redirects to the same address at `https`, where nothing listens.
  case redirectToScheme
  /// Redirects to the same address at `localhost`, where the right answer waits.
  case redirectToHost
  case redirect(to: String)
  /// The bytes after those that were asked for.
  case otherRange
  /// Text that commands a terminal.
  case hostile(StubHostility)
}

/// The part of an answer that holds text that commands terminals.
package enum StubHostility: String, CaseIterable, Hashable, Sendable {
  /// Every text except addresses, ids and codes, so that the entries of a list can be opened.
  case text
  /// Every text, addresses, ids and codes included.
  case links
  /// Every text gets bytes that are not UTF-8: overlong, cut short, C1 of eight bits.
  case bytes
  /// Every text gets halves of surrogate pairs.
  case surrogates
  /// The body of a failure, status 500.
  case error
  /// The reason phrase and the headers, as far as HTTP allows such text there.
  case reason
  /// A header, in a form that HTTP forbids.
  case header
}

// MARK: - The written form

/// Faults as they are written on the command line and over HTTP: `status=500`, `hang`,
/// `drop,times=2`. That is a name, a value if the fault takes one, and how often it occurs.
extension StubFault: CustomStringConvertible {
  /// The names, each with the kind of value that it takes, or with its fault.
  private static let table: [(form: String, fault: StubFault?)] = [
    ("latency=MS", nil), ("status=CODE", nil), ("unauthorized", .status(401)),
    ("too-many-requests=SECONDS", nil), ("service-error", .serviceError),
    ("drop", .dropMidBody), ("drop-at-once", .dropAtOnce), ("stall", .stall),
    ("drip=BYTES", nil), ("hang", .hang), ("malformed", .malformed), ("wrong-types", .wrongTypes),
    ("missing-fields", .missingFields), ("html", .html), ("huge", .hugeBody),
    ("huge-declared", .hugeDeclaredBody), ("bomb", .bomb), ("many-headers", .manyHeaders),
    ("redirect-loop", .redirectLoop),
    ("redirect-scheme", .redirectToScheme), ("redirect-host", .redirectToHost),
    ("redirect=URL", nil), ("other-range", .otherRange),
    ("hostile=" + StubHostility.allCases.map(\.rawValue).joined(separator: "|"), nil),
  ]

  package static var forms: [String] { table.map(\.form) }

  package var description: String {
    switch self {
    case .latency(let milliseconds): "latency=\(milliseconds)"
    case .status(let code): "status=\(code)"
    case .tooManyRequests(let seconds): "too-many-requests=\(seconds)"
    case .drip(let bytes): "drip=\(bytes)"
    case .redirect(let address): "redirect=\(address)"
    case .hostile(let kind): "hostile=\(kind.rawValue)"
    default: Self.table.first { $0.fault == self }?.form ?? ""
    }
  }

  /// - Throws: `StubError` with the part that was not understood.
  static func rule(_ text: String) throws(StubError) -> StubState.Rule {
    let parts = text.wholeMatch(of: /\s*(.*?)\s*(?:,\s*times=(\d+)\s*)?/.dotMatchesNewlines())
    let times = parts?.2.map { Int($0) ?? 0 }
    guard let form = parts?.1, times != 0, let fault = StubFault(String(form)) else {
      throw .unknownFault(text)
    }
    return (fault, times)
  }

  private init?(_ form: String) {
    let parts = form.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? String(parts[1]) : ""
    let number = Int(value) ?? -1
    let fault: StubFault? =
      switch parts[0] {
      case "latency" where number >= 0: .latency(milliseconds: number)
      case "status" where (200...599).contains(number): .status(number)
      case "too-many-requests" where number >= 0: .tooManyRequests(retryAfter: number)
      case "drip" where number > 0: .drip(bytes: number)
      case "redirect" where !value.isEmpty: .redirect(to: value)
      case "hostile": StubHostility(rawValue: value).map(StubFault.hostile)
      default: Self.table.first { $0.form == form }?.fault
      }
    guard let fault else { return nil }
    self = fault
  }
}
