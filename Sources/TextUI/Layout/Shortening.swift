extension String {
  /// The text as a sentence quotes it: cut to so many columns, an ellipsis in the last one where
  /// something was cut.
  package func shortened(to columns: Int = 40) -> String {
    DisplayWidth.of(self) <= columns ? self : prefix(columns: columns - 1) + "…"
  }
}
