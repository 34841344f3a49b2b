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
