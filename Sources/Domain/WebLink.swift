/// The address of a page or picture, checked: `http` or `https`, a host, and no character that
/// could break out of a command line, a header or an escape sequence.
package struct WebLink: RawRepresentable, Hashable, Sendable, Codable {
  package let rawValue: String

  package var text: String { rawValue }

  /// Nil for anything else, `javascript:` and `file:` included.
  package init?(_ text: String) { self.init(rawValue: text) }

  package init?(rawValue text: String) {
    let rest: Substring
    if text.lowercased().hasPrefix("https://") {
      rest = text.dropFirst(8)
    } else if text.lowercased().hasPrefix("http://") {
      rest = text.dropFirst(7)
    } else {
      return nil
    }
    let host = rest.prefix { !"/?#".contains($0) }
    let isPrintable = text.utf8.allSatisfy {
      (0x21...0x7E).contains($0) && !"\"<>\\^`{|}".utf8.contains($0)
    }
    guard isPrintable, !host.isEmpty, !host.contains("@"), text.utf8.count <= 2000 else {
      return nil
    }
    rawValue = text
  }

  /// The machine it names, with the port where one is given.
  package var host: String {
    String(text.drop { $0 != "/" }.dropFirst(2).prefix { !"/?#".contains($0) }).lowercased()
  }
}

/// Where the picture of an entity is.
package enum PictureAddress: Hashable, Sendable {
  /// As the service that knows the entity has it.
  case link(WebLink, from: RemoteService)
  /// Below the address of a service, which names none in its lists.
  case path([String], of: RemoteService)
}

/// Why there is no picture.
package enum PictureProblem: Error, Hashable, Sendable {
  /// The program that makes pictures ready is not installed, or pictures are off.
  case noProgram
  /// It could not be fetched.
  case unavailable(DataError)
  /// The host of the picture's own address does not answer; it need not be the service's.
  case unavailableAt(host: String, ServiceProblem)
  /// What was fetched is no picture of a kind that is shown: a page for people, a broken file.
  case notAPicture
  /// It has more pixels than are worth decoding.
  case tooLarge
  /// The program failed, took too long, or answered what is no picture.
  case failed
  /// Nobody waits for it any more.
  case cancelled
}
