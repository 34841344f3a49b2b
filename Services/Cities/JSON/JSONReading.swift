import Domain

/// Takes what a ``JSONTokenizer`` finds.
protocol JSONReading {
  /// - Parameters:
  ///   - text: what a key or string says, unescaped, or a number as it is written; empty else.
  ///   - isWhole: false where the text was cut because it is too long, or is no Unicode.
  mutating func take(
    _ token: JSONToken, _ text: [UInt8], isWhole: Bool
  ) throws(DataError)

  /// What to say of bytes that are no JSON.
  func syntaxError() -> DataError
}
