package import Domain

extension Strings {
  /// Returns the plural name of a catalog ("cities").
  package func name(of catalog: CatalogID) -> String { self[catalog.name] }

  /// Returns the abbreviation of a direction: "NE", "SO".
  package func abbreviation(of point: CompassPoint) -> String { self[point] }

  /// Returns one line that tells the error and a remedy.
  package func message(for error: DataError) -> String {
    switch error {
    case .notFound(let reference):
      self(
        ErrorText.notFound, name(of: reference.catalog),
        // An empty id is quoted, so that the sentence has no gap.
        reference.id.contains { !$0.isWhitespace } ? reference.id : quoted(reference.id))
    case .noMap(let catalog): self(ErrorText.noMap, name(of: catalog))
    case .notOnMap(let reference):
      self(ErrorText.notOnMap, "\(reference.catalog.rawValue)/\(reference.id)")
    case .unknownFilter(let key, let known):
      self(ErrorText.unknownFilter, key, list(known.map { self[$0] }))
    case .invalidFilter(Filter.regionKey, let value, let known):
      known.isEmpty
        ? self(ErrorText.unknownRegion, value)
        : self(
          ErrorText.severalRegions, value,
          known.prefix(5).map { self[$0] }.joined(separator: ", ") + (known.count > 5 ? " …" : ""))
    case .invalidFilter(let key, let value, let known):
      known.isEmpty
        ? self(ErrorText.invalidFilter, key, value)
        : self(ErrorText.invalidFilterOf, key, value, alternatives(known.map { self[$0] }))
    case .unknownSort(let key, let known):
      self(ErrorText.unknownSort, key, list(known.map { self[$0] }))
    case .nothingToUndo: self[ErrorText.nothingToUndo]
    case .unreadable(let path, let reason):
      self(ErrorText.unreadable, name(of: path, or: .standardInput), words(for: reason))
    // Standard output has no path to check.
    case .unwritable("-", .system(let reason)):
      self(ErrorText.unwritable, self[ErrorText.standardOutput], words(forReason: reason))
    case .unwritable(let path, let reason):
      self(ErrorText.unwritable, name(of: path, or: .standardOutput), words(for: reason))
    case .malformed(let path, let reason):
      self(ErrorText.malformed, name(of: path, or: .standardInput), words(for: reason))
    case .service(let service, let problem): message(for: problem, of: service)
    case .noLink(let reference):
      self(ServiceText.noLink, "\(reference.catalog.rawValue)/\(reference.id)")
    case .noBrowser(let link): self(ServiceText.noBrowser, link)
    case .noClipboard: self[ServiceText.noClipboard]
    }
  }

  /// Returns the message with a remedy to type in a shell.
  package func messageInShell(for error: DataError) -> String {
    guard case .unwritable(let path, .exists) = error else { return message(for: error) }
    return self(ErrorText.unwritable, path, self[FileText.existsForShell])
  }

  /// Returns the message beside stored data: the general one for a missing connection would say that
  /// nothing is stored.
  package func message(for error: DataError, isHeld: Bool) -> String {
    guard isHeld, case .service(_, let problem) = error else { return message(for: error) }
    return switch problem {
    case .offline: self[ConnectionText.notRefreshed]
    case .switchedOff: self[ConnectionText.notRefreshedSwitchedOff]
    default: message(for: error)
    }
  }

  /// Returns "yes or no", or "a, b, c or d" for more than three words.
  private func alternatives(_ words: [String]) -> String {
    let or = " \(self[ErrorText.or]) "
    guard words.count > 3, let last = words.last else { return words.joined(separator: or) }
    return words.dropLast().joined(separator: ", ") + or + last
  }

  private func list(_ words: [String]) -> String {
    words.isEmpty ? self[ErrorText.noFilters] : words.joined(separator: ", ")
  }

  /// Returns a path for a message; `-` is a stream.
  private func name(of path: String, or stream: ErrorText) -> String {
    path == "-" ? self[stream] : path
  }
}

extension Strings {
  /// Returns a service's name.
  package func name(of service: RemoteService) -> String { self[service.name] }

  /// Returns one line that tells a service's problem and a remedy.
  func message(for problem: ServiceProblem, of service: RemoteService) -> String {
    let name = name(of: service)
    switch problem {
    case .status(let code) where ServiceProblem.isRefusal(code):
      return self(ServiceText.refused, name, String(code), service.addressVariable)
    case .keyMissing:
      return self(
        ServiceText.keyMissing, name, service.keyPage ?? "", service.keyVariable,
        service.keySetting)
    case .keyRefused:
      return self(ServiceText.keyRefused, name, service.keyVariable, service.keySetting)
    default: return message(for: problem, ofHost: name)
    }
  }

  /// Returns the same line for a host that no setting names.
  func message(for problem: ServiceProblem, ofHost name: String) -> String {
    switch problem {
    case .offline: self[ServiceText.offline]
    case .switchedOff: self[ServiceText.switchedOff]
    case .unreachable(let reason): self(ServiceText.unreachable, name, words(forReason: reason))
    case .timedOut: self(ServiceText.timedOut, name)
    case .interrupted: self(ServiceText.interrupted, name)
    case .status(let code): self(ServiceText.status, name, String(code))
    case .failed: self(ServiceText.failed, name)
    case .busy(let seconds?): self(ServiceText.busyFor, name, String(seconds))
    case .busy(nil): self(ServiceText.busy, name)
    // Only a service's own host gets a key.
    case .keyMissing, .keyRefused: self(ServiceText.failed, name)
    case .notJSON: self(ServiceText.notJSON, name)
    case .garbled: self(ServiceText.garbled, name)
    case .unexpected(let detail): self(ServiceText.unexpected, name, detail)
    case .tooLarge(let limit): self(ServiceText.tooLarge, name, Self.size(limit))
    case .tooManyRedirects: self(ServiceText.tooManyRedirects, name)
    case .unsafeRedirect: self(ServiceText.unsafeRedirect, name)
    case .badAddress(let address): self(ServiceText.badAddress, name, address)
    case .addressWithPassword(let address):
      self(ServiceText.addressWithPassword, name, address)
    case .badProxy(let variable): self(ServiceText.badProxy, name, variable)
    case .noLibrary(let library): self(ServiceText.noLibrary, name, library)
    }
  }

  /// Translates the reason for a missing connection, or of a file's problem: the system's usual words
  /// at its end are replaced, and other words stay.
  private func words(forReason reason: String) -> String {
    let known = Self.reasons + ReasonText.allCases.map { ($0.rawValue, $0) }
    for (words, key) in known where reason.hasSuffix(words) {
      return reason.dropLast(words.count) + self[key]
    }
    return reason
  }

  /// The English words of strerror(3), gai_strerror(3) and `TransportFailure`; those that are a key's
  /// own words stand in no list.
  private static let reasons: [(words: String, key: ReasonText)] = [
    ("Connection refused", .refused), ("Connection reset by peer", .reset),
    ("Connection timed out", .timedOut), ("Network is unreachable", .noNetwork),
    ("Network is down", .noNetwork), ("No route to host", .noRoute), ("Host is down", .noRoute),
    ("Cannot assign requested address", .noNetwork), ("Name or service not known", .unknownName),
    ("No address associated with hostname", .unknownName), ("no address", .unknownName),
    ("Temporary failure in name resolution", .noNames),
    ("TLS: certificate not valid", .badCertificate), ("TLS: no secure connection", .notSecure),
    ("Proxy authentication required", .proxyPassword),
  ]
}

extension Strings {
  /// Returns a file's problem and a remedy, without a full stop.
  func words(for problem: FileProblem) -> String {
    switch problem {
    case .missing: self[FileText.missing]
    case .denied: self[FileText.denied]
    case .noSpace: self[FileText.noSpace]
    case .notAFolder: self[FileText.notAFolder]
    case .isFolder: self[FileText.isFolder]
    case .exists: self[FileText.exists]
    case .notAFile: self[FileText.notAFile]
    case .tooLarge(let limit): self(FileText.tooLarge, Self.size(limit))
    case .busy: self[FileText.busy]
    case .noHome: self[FileText.noHome]
    case .newerVersion: self[FileText.newerVersion]
    case .notJSON: self[FileText.notJSON]
    case .notAnArchive: self[FileText.notAnArchive]
    case .unknownEnding(let known):
      self(FileText.unknownEnding, known.joined(separator: " "))
    case .notPoints: self[FileText.notPoints]
    case .onlyShapes: self[FileText.onlyShapes]
    case .holdsNoPositions(.bytes): self[FileText.noText]
    case .holdsNoPositions(.text(let encoding)): self(FileText.textWithoutPositions, encoding)
    case .holdsNoPositions(.json): self[FileText.jsonWithoutPositions]
    case .holdsNoPositions(.xml(let root)): self(FileText.xmlWithoutPositions, root)
    case .holdsNoPositions(.archive): self[FileText.archiveWithoutPositions]
    case .otherProjection(let name): self(FileText.otherProjection, name)
    case .brokenJSON(let line, let column):
      self(FileText.brokenJSON, String(line), String(column))
    case .brokenArchive: self[FileText.brokenArchive]
    case .encrypted(let name): self(FileText.encrypted, name)
    case .unpacksTooFar(let times): self(FileText.unpacksTooFar, String(times))
    case .tooManyFiles(let limit): self(FileText.tooManyFiles, String(limit))
    case .noColumns(let names): self(FileText.noColumns, names.prefix(12).joined(separator: ", "))
    case .unknownColumn(let name, let known):
      self(FileText.unknownColumn, name, known.prefix(12).joined(separator: ", "))
    case .noColumnsHere: self[FileText.noColumnsHere]
    case .cutOff(let line, let column): self(FileText.cutOff, String(line), String(column))
    case .notLines: self[FileText.notLines]
    case .damaged(let detail): self(FileText.damaged, words(forReason: detail))
    case .setAside(let detail, let place): self(FileText.setAside, words(forReason: detail), place)
    case .immovable(let problem): self(FileText.immovable, words(for: problem))
    case .system(let message): self(FileText.system, words(forReason: message))
    }
  }

  /// Returns bytes in the largest unit that gives at least one, rounded down: "16 MB".
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case (1 << 20)...: "\(bytes >> 20) MB"
    case (1 << 10)...: "\(bytes >> 10) KB"
    default: "\(bytes) B"
    }
  }
}

extension Strings {
  /// Returns the text in the place of a picture, with the reason why there is none.
  package func placeholder(for problem: PictureProblem) -> String {
    let reason =
      switch problem {
      case .noProgram: self[PictureText.noProgram]
      case .unavailable(let error) where error.isOffline: self[PictureText.offline]
      case .unavailableAt(_, let problem) where problem.isOffline: self[PictureText.offline]
      case .unavailable(let error): message(for: error)
      case .unavailableAt(let host, let problem): message(for: problem, ofHost: host)
      case .notAPicture: self[PictureText.notAPicture]
      case .tooLarge: self[PictureText.tooLarge]
      case .failed: self[PictureText.notDrawn]
      case .cancelled: ""
      }
    return reason.isEmpty ? self[PictureText.none] : self(PictureText.failed, reason)
  }
}
