package import Domain
import Glibc

/// Writes a log to standard error.
package struct StandardErrorSink: LogSink {
  package init() {}

  package func write(_ lines: [String]) throws(DataError) {
    try LogWriter.put(lines, on: STDERR_FILENO, path: "stderr")
  }
}
