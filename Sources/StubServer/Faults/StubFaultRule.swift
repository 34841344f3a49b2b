/// A fault and how often it still occurs.
struct StubFaultRule: Hashable, Sendable {
  let fault: StubFault
  /// Nil for always.
  var times: Int?
}
