/// A file and what it is to hold.
package struct Document: Hashable, Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
