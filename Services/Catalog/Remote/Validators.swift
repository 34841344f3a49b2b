/// What a service said that tells later whether an answer has changed (RFC 9110, 8.8).
package struct Validators: Hashable, Sendable, Codable {
  package let etag: String?
  package let lastModified: String?

  package init(etag: String? = nil, lastModified: String? = nil) {
    self.etag = etag
    self.lastModified = lastModified
  }

  package var isEmpty: Bool { etag == nil && lastModified == nil }
}
