package import Domain

extension Strings {
  /// The plural name of a catalog ("cities").
  package func name(of catalog: CatalogID) -> String { self[catalog.name] }

  /// "NE", "SO".
  package func abbreviation(of point: CompassPoint) -> String {
    switch point {
    case .north: self[CompassText.north]
    case .northEast: self[CompassText.northEast]
    case .east: self[CompassText.east]
    case .southEast: self[CompassText.southEast]
    case .south: self[CompassText.south]
    case .southWest: self[CompassText.southWest]
    case .west: self[CompassText.west]
    case .northWest: self[CompassText.northWest]
    }
  }

  /// One line: what happened and what to do.
  package func message(for error: DataError) -> String {
    switch error {
    case .notFound(let reference):
      self(
        ErrorText.notFound, name(of: reference.catalog),
        // An id of nothing would be a hole in the sentence.
        reference.id.contains { !$0.isWhitespace } ? reference.id : quoted(reference.id))
    case .noMap(let catalog): self(ErrorText.noMap, name(of: catalog))
    case .notOnMap(let reference):
      self(ErrorText.notOnMap, "\(reference.catalog.rawValue)/\(reference.id)")
    case .unknownFilter(let key, let known):
      self(ErrorText.unknownFilter, key, list(known))
    case .invalidFilter(let key, let value, let known):
      known.isEmpty
        ? self(ErrorText.invalidFilter, key, value)
        : self(ErrorText.invalidFilterOf, key, value, alternatives(known.map { self[$0] }))
    case .unknownSort(let key, let known):
      self(ErrorText.unknownSort, key, list(known))
    case .nothingToUndo: self[ErrorText.nothingToUndo]
    case .unreadable(let path, let reason):
      self(ErrorText.unreadable, name(ofInput: path), words(for: reason))
    case .unwritable(let path, let reason):
      self(ErrorText.unwritable, name(ofOutput: path), words(for: reason))
    case .malformed(let path, let reason):
      self(ErrorText.malformed, name(ofInput: path), words(for: reason))
    case .service(let service, let problem): message(for: problem, of: service)
    case .noLink(let reference):
      self(ServiceText.noLink, "\(reference.catalog.rawValue)/\(reference.id)")
    case .noBrowser(let link): self(ServiceText.noBrowser, link)
    case .noClipboard: self[ServiceText.noClipboard]
    }
  }

  /// The same beside what is held of it: where there is no connection, the general words would say
  /// that nothing is.
  package func message(for error: DataError, isHeld: Bool) -> String {
    guard isHeld, case .service(_, let problem) = error else { return message(for: error) }
    return switch problem {
    case .offline: self[ConnectionText.notRefreshed]
    case .switchedOff: self[ConnectionText.notRefreshedByWish]
    default: message(for: error)
    }
  }

  /// "yes or no"; of many, "a, b, c or d".
  private func alternatives(_ words: [String]) -> String {
    let or = " \(self[ErrorText.or]) "
    guard words.count > 3, let last = words.last else { return words.joined(separator: or) }
    return words.dropLast().joined(separator: ", ") + or + last
  }

  private func list(_ words: [String]) -> String {
    words.isEmpty ? self[ErrorText.noFilters] : words.joined(separator: ", ")
  }

  /// A path as it is said; `-` is a stream.
  private func name(ofInput path: String) -> String {
    path == "-" ? self[ErrorText.standardInput] : path
  }

  private func name(ofOutput path: String) -> String {
    path == "-" ? self[ErrorText.standardOutput] : path
  }
}
