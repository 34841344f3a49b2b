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
    var (start, shown) = (columns.lowerBound, lines(columns.lowerBound))
    for width in columns.dropFirst() {
      let next = lines(width)
      guard next != shown else { continue }
      add("\(title), \(start) to \(width - 1) columns", shown)
      (start, shown) = (width, next)
    }
    add("\(title), \(start) to \(columns.upperBound) columns", shown)
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

  private static func screens(_ text: String) -> [[Substring]] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.hasPrefix("== ") }.map(Array.init)
  }
}
