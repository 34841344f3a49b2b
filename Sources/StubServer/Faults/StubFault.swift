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
  /// 72 MB of valid JSON, of a length not announced.
  case hugeBody
  /// 72 MB, announced.
  case hugeDeclaredBody
  /// 3.4 MB of gzip that unpack to 540 MB of valid JSON, whatever the client accepts.
  case bomb
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
