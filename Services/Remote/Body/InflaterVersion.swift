import CZlib

/// The zlib this program found.
package enum InflaterVersion {
  package static var current: String { String(cString: zlibVersion()) }
}
