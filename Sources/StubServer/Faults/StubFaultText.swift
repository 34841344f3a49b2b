/// The written form of faults, on the command line and over HTTP: `status=500`, `hang`,
/// `drop,times=2`.
///
/// A name, its value where it takes one, and how often.
enum StubFaultText {
  /// The names, each with the kind of value it takes.
  static let forms = [
    "latency=MS", "status=CODE", "unauthorized", "too-many-requests=SECONDS", "service-error",
    "drop", "drop-at-once", "stall", "drip=BYTES", "hang", "malformed", "wrong-types",
    "missing-fields",
    "html", "huge", "huge-declared", "bomb", "redirect-loop", "redirect-scheme", "redirect-host",
    "redirect=URL",
    "hostile=" + StubHostility.allCases.map(\.rawValue).joined(separator: "|"),
  ]

  /// - Throws: `StubError` with what was not understood.
  static func rule(_ text: String) throws(StubError) -> StubFaultRule {
    var words = text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
    var times: Int?
    if let last = words.last, last.hasPrefix("times=") {
      guard let count = Int(last.dropFirst("times=".count)), count > 0 else {
        throw .unknownFault(text)
      }
      times = count
      words.removeLast()
    }
    // A comma may be part of an address.
    let form = words.joined(separator: ",")
    let name = form.prefix { $0 != "=" }
    let value = form.count > name.count ? String(form.dropFirst(name.count + 1)) : nil
    guard let fault = fault(String(name), value) else { throw .unknownFault(text) }
    return StubFaultRule(fault: fault, times: times)
  }

  static func text(_ fault: StubFault) -> String {
    switch fault {
    case .latency(let milliseconds): "latency=\(milliseconds)"
    case .status(let code): "status=\(code)"
    case .tooManyRequests(let seconds): "too-many-requests=\(seconds)"
    case .drip(let bytes): "drip=\(bytes)"
    case .redirect(let address): "redirect=\(address)"
    case .hostile(let kind): "hostile=\(kind.rawValue)"
    default: plain.first { $0.value == fault }?.key ?? ""
    }
  }

  private static let plain: [String: StubFault] = [
    "unauthorized": .status(401), "service-error": .serviceError, "drop": .dropMidBody,
    "drop-at-once": .dropAtOnce, "stall": .stall, "hang": .hang, "malformed": .malformed,
    "wrong-types": .wrongTypes, "missing-fields": .missingFields, "html": .html,
    "huge": .hugeBody, "huge-declared": .hugeDeclaredBody, "bomb": .bomb,
    "redirect-loop": .redirectLoop, "redirect-scheme": .redirectToScheme,
    "redirect-host": .redirectToHost,
  ]

  private static func fault(_ name: String, _ value: String?) -> StubFault? {
    guard let value else { return plain[name] }
    if name == "redirect" { return value.isEmpty ? nil : .redirect(to: value) }
    if name == "hostile" { return StubHostility(rawValue: value).map(StubFault.hostile) }
    guard let number = Int(value), number >= 0 else { return nil }
    return switch name {
    case "latency": .latency(milliseconds: number)
    case "status" where (200...599).contains(number): .status(number)
    case "too-many-requests": .tooManyRequests(retryAfter: number)
    case "drip" where number > 0: .drip(bytes: number)
    default: nil
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
