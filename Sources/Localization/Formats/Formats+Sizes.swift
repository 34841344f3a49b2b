extension Formats {
  /// Bytes in megabytes of a million, with one decimal place and no unit ("3.2").
  package func megabytes(_ bytes: Int) -> String {
    NumberFormat.tenths(bytes / 100_000, language)
  }
}
