import Glibc

/// The programs built beside the tests.
package enum Executables {
  /// The path of a program by its name.
  package static func path(_ name: String) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    _ = readlink("/proc/self/exe", &bytes, bytes.count - 1)
    let path = bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    return path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) + name
  }
}
