/// Lets `--trace` be written with a value and without one, which ArgumentParser does not know.
enum TraceFlag {
  /// The arguments with `--trace=-` where `--trace` stands alone.
  ///
  /// After `--` there are no flags, and after an option that takes any value it is that value.
  static func completed(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.count
    return arguments.indices.map { index in
      let isFlag = index < end && arguments[index] == "--trace"
      let isValue = index > 0 && takers.contains(arguments[index - 1])
      return isFlag && !isValue ? "--trace=-" : arguments[index]
    }
  }

  /// The options that take what looks like a flag.
  private static let takers: Set = [
    "--search", "--filter", "--sort", "--limit", "--offset", "--zoom", "--width", "--height",
  ]
}
