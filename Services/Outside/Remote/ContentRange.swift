/// The range of bytes that a request asks for, and that its answer says it has (RFC 9110, 14).
enum ContentRange {
  /// Returns the value of the `Range` header that asks for these bytes.
  static func asking(for range: Range<Int>) -> String {
    "bytes=\(range.lowerBound)-\(range.upperBound - 1)"
  }

  /// Whether an answer has the bytes of a range, or those up to the end of the file.
  ///
  /// A server that ignores the header answers 200 with the first bytes of all, and a wrong one 206 with
  /// others.
  ///
  /// - Parameter count: the number of bytes in the body.
  static func isAnswer(_ head: ResponseHead, of count: Int, to range: Range<Int>) -> Bool {
    guard head.status == 206, let value = head["Content-Range"] else { return false }
    // `bytes 0-16383/459828`, or `*` for a length that is not known.
    let parts = value.split(omittingEmptySubsequences: false) { " -/".contains($0) }
    guard parts.count == 4, parts[0].lowercased() == "bytes", let first = Int(parts[1]),
      let last = Int(parts[2]), first == range.lowerBound,
      (first..<range.upperBound).contains(last),
      count == last - first + 1
    else { return false }
    return last == range.upperBound - 1 || Int(parts[3]) == last + 1
  }
}
