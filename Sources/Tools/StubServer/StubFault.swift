/// What goes wrong with an answer.
package enum StubFault: Hashable, Sendable {
  /// The right answer, later.
  case latency(milliseconds: Int)
  /// Another status, with the body that service sends with it.
  case status(Int)
  /// 429.
  case tooManyRequests(retryAfter: Int)
  /// Status 200 (Wikipedia, people) or 500 with the service's own words for a failure.
  case serviceError
  /// Half of the body, then the connection is closed; its length was announced.
  case dropMidBody
  /// Half of the body, then silence; its length was announced.
  case stall
  /// The connection is closed in the place of an answer.
  case dropAtOnce
  /// The right body, so many bytes every 50 ms.
  case drip(bytes: Int)
  /// No answer, ever; the connection stays open.
  case hang
  /// Half of the body as though it were all.
  case malformed
  /// JSON of the same structure, whose strings are numbers and whose numbers are strings.
  case wrongTypes
  /// JSON whose objects lack ids, names and titles.
  case missingFields
  /// Status 200 with a page, as the gate of a hotel's network answers.
  case html
  /// 1 GB of valid JSON, of a length not announced.
  case hugeBody
  /// 1 GB, announced.
  case hugeDeclaredBody
  /// 3.4 MB of gzip that unpack to 540 MB of valid JSON, whatever the client accepts.
  case bomb
  /// The right answer with 10,000 headers.
  case manyHeaders
  /// To the same address, forever.
  case redirectLoop
  /// To the same address at `https`, where nothing listens.
  case redirectToScheme
  /// To the same address at `localhost`, where the right answer waits.
  case redirectToHost
  case redirect(to: String)
  /// Text that commands a terminal.
  case hostile(StubHostility)
}

/// Where an answer holds text that commands terminals.
package enum StubHostility: String, CaseIterable, Hashable, Sendable {
  /// In every text, but for addresses, ids and codes: what is listed can be opened.
  case text
  /// In every text, addresses, ids and codes included.
  case links
  /// Bytes in every text that are no UTF-8: overlong, cut short, C1 of eight bits.
  case bytes
  /// Halves of surrogate pairs in every text.
  case surrogates
  /// In the body of a failure, status 500.
  case error
  /// In the reason phrase and in headers, as far as HTTP allows it there.
  case reason
  /// In headers, as HTTP forbids it.
  case header
}

// MARK: - The written form

/// On the command line and over HTTP: `status=500`, `hang`, `drop,times=2`. A name, its value where
/// it takes one, and how often.
extension StubFault: CustomStringConvertible {
  /// The names, each with the kind of value it takes, or else with what it is.
  private static let table: [(form: String, fault: StubFault?)] = [
    ("latency=MS", nil), ("status=CODE", nil), ("unauthorized", .status(401)),
    ("too-many-requests=SECONDS", nil), ("service-error", .serviceError),
    ("drop", .dropMidBody), ("drop-at-once", .dropAtOnce), ("stall", .stall),
    ("drip=BYTES", nil), ("hang", .hang), ("malformed", .malformed), ("wrong-types", .wrongTypes),
    ("missing-fields", .missingFields), ("html", .html), ("huge", .hugeBody),
    ("huge-declared", .hugeDeclaredBody), ("bomb", .bomb), ("many-headers", .manyHeaders),
    ("redirect-loop", .redirectLoop),
    ("redirect-scheme", .redirectToScheme), ("redirect-host", .redirectToHost),
    ("redirect=URL", nil),
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

  /// - Throws: `StubError` with what was not understood.
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
