import Glibc
import Testing

/// Screens of a feature in many sizes, and the file in Tests/Features/Screens that says how they look.
///
/// `CATALEJO_RECORD=1` writes what is shown into the file instead of comparing it; read the difference.
package struct GoldenScreens {
  private let name: String
  private var text = ""

  package init(_ name: String) { self.name = name }

  package mutating func add(_ title: String, _ lines: [String]) {
    text += "== \(title)\n"
    for line in lines { text += (line.last == " " ? line + "|" : line) + "\n" }
  }

  /// Adds what is shown at each width; neighboring widths that show the same are one screen.
  package mutating func add(
    _ title: String, columns: ClosedRange<Int>, _ lines: (Int) -> [String]
  ) {
    func range(_ first: Int, _ last: Int) -> String {
      first == last ? "\(first)" : "\(first) to \(last)"
    }
    var (start, shown) = (columns.lowerBound, lines(columns.lowerBound))
    for width in columns.dropFirst() {
      let next = lines(width)
      guard next != shown else { continue }
      add("\(title), \(range(start, width - 1)) columns", shown)
      (start, shown) = (width, next)
    }
    add("\(title), \(range(start, columns.upperBound)) columns", shown)
  }

  /// Compares screen by screen with the file.
  package func check() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let file = "/\(root)/Features/Screens/\(name).txt"
    if getenv("CATALEJO_RECORD").map({ String(cString: $0) }) == "1" {
      try TestFiles.write(text, to: file)
    }
    let expected = try #require(TestFiles.text(of: file))
    #expect(Self.screens(text) == Self.screens(expected))
  }

  /// The title and the lines of each screen.
  private static func screens(_ text: String) -> [[Substring]] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(into: []) { screens, line in
        if screens.isEmpty || line.hasPrefix("== ") { screens.append([]) }
        screens[screens.count - 1].append(line)
      }
  }
}
