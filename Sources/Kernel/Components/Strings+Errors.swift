package import Domain
package import Localization

extension Strings {
  /// Returns one line that tells the error and a remedy.
  package func message(for error: DataError) -> String {
    switch error {
    case .notFound(let reference):
      self(
        "Nothing in {0} is called {1} or has that id.", name(of: reference.catalog),
        // An empty id is quoted, so that the sentence has no gap.
        reference.id.contains { !$0.isWhitespace } ? reference.id : quoted(reference.id))
    case .noMap(let catalog):
      self("There is no map of {0}; open the detail instead.", name(of: catalog))
    case .notOnMap(let reference):
      self(
        "{0} has no place on the map; open its detail instead.",
        "\(reference.catalog.rawValue)/\(reference.id)")
    case .unknownFilter(let key, let known):
      self("There is no filter “{0}” here. Filters: {1}.", key, list(known.map { self[$0] }))
    case .invalidFilter(Filter.regionKey, let value, let known):
      known.isEmpty
        ? self(
          "No region is called “{0}”; type its name or how it begins, such as Cusco or Tex.", value)
        : self(
          "Several regions begin with “{0}” ({1}); type more of one, or its country too.", value,
          known.prefix(5).map { self[$0] }.joined(separator: ", ") + (known.count > 5 ? " …" : ""))
    case .invalidFilter(let key, let value, let known):
      known.isEmpty
        ? self(
          "“{1}” is no {0} that is known; type a code or a name, such as PE or Peru.", key, value)
        : self(
          "“{1}” does not work for {0}; type {2}.", key, value, alternatives(known.map { self[$0] })
        )
    case .unknownSort(let key, let known):
      self("It can't be sorted by “{0}”, only by: {1}.", key, list(known.map { self[$0] }))
    case .noOrigin("", _):
      self("Say from where, too: {0}.", verb("sort") + " " + self("distance") + " lima")
    case .noOrigin(let name, let near):
      ([self("No place is called “{0}”.", name)] + [offer(near)].compactMap(\.self))
        .joined(separator: " ")
    case .nothingToUndo: self("There is nothing to undo.")
    case .unreadable(let path, let reason):
      self(
        "{0} can't be read: {1}.", name(of: path, or: Words("Standard input")), words(for: reason))
    // Standard output has no path to check.
    case .unwritable("-", .system(let reason)):
      self("{0} can't be written: {1}.", self("Standard output"), words(forReason: reason))
    case .unwritable(let path, let reason):
      self(
        "{0} can't be written: {1}.", name(of: path, or: Words("Standard output")),
        words(for: reason))
    case .malformed(let path, let reason):
      self(
        "{0} can't be used: {1}.", name(of: path, or: Words("Standard input")), words(for: reason))
    case .tiles(let source, let problem): message(for: problem, ofTilesIn: source)
    case .service(let service, let problem): message(for: problem, of: service)
    case .noLink(let reference):
      self("{0} has no link.", "\(reference.catalog.rawValue)/\(reference.id)")
    case .noBrowser(let link):
      self("Nothing here can open it: no browser, or no display. The link is {0}", link)
    case .noClipboard: self("Only a terminal can copy; there is none here.")
    }
  }

  /// Returns the message with a remedy to type in a shell.
  package func messageInShell(for error: DataError) -> String {
    guard case .unwritable(let path, .exists) = error else { return message(for: error) }
    return self("{0} can't be written: {1}.", path, self("it exists; --force replaces it"))
  }

  /// Returns the message beside stored data: the general one for a missing connection would say that
  /// nothing is stored.
  package func message(for error: DataError, isHeld: Bool) -> String {
    guard isHeld, case .service(_, let problem) = error else { return message(for: error) }
    return switch problem {
    case .offline: self("You are offline: what is stored stays; connect, then try again.")
    case .switchedOff:
      self(
        """
        You work offline by choice: what is stored stays; leave out --offline (or type offline \
        off in a session), then try again.
        """)
    default: message(for: error)
    }
  }

  private func list(_ words: [String]) -> String {
    words.isEmpty ? self("none") : words.joined(separator: ", ")
  }

  /// Returns a path for a message; `-` is a stream, and an empty path is quoted, so that no gap is left.
  private func name(of path: String, or stream: Words) -> String {
    if path == "-" { return self[stream] }
    return path.isEmpty ? quoted(path) : path
  }
}

extension Strings {
  /// Returns one line that tells a service's problem and a remedy.
  func message(for problem: ServiceProblem, of service: RemoteService) -> String {
    let name = name(of: service)
    switch problem {
    case .status(let code) where ServiceProblem.isRefusal(code):
      if let option = service.addressOption {
        return self(
          """
          {0} refuses to answer (status {1}): check its address, which {2}, {3} or the setting {4} \
          names.
          """, name, String(code), option, service.addressVariable, service.addressSetting)
      }
      return self(
        """
        {0} refuses to answer (status {1}): the address in {2} may be wrong, or this version \
        of catalejo too old.
        """, name, String(code), service.addressVariable)
    case .keyMissing:
      return self(
        "{0} wants a key: get one free at {1} and set {2}, or {3} in the settings file.", name,
        service.keyPage ?? "", service.keyVariable,
        service.keySetting)
    case .keyRefused:
      return self(
        "{0} does not accept the key; check {1} or {2}.", name, service.keyVariable,
        service.keySetting)
    default: return message(for: problem, ofHost: name)
    }
  }

  /// Returns the same line for a host that no setting names.
  func message(for problem: ServiceProblem, ofHost name: String) -> String {
    switch problem {
    case .offline:
      self("You are offline, and nothing of this is stored yet; connect, then try again.")
    case .switchedOff:
      self(
        """
        You work offline by choice, and nothing of this is stored yet; leave out --offline (or \
        type offline off in a session), then try again.
        """)
    case .unreachable(let reason):
      self(
        "{0} can't be reached ({1}); check the connection and try again.", name,
        words(forReason: reason))
    case .timedOut: self("{0} did not answer in time; try again later.", name)
    case .interrupted: self("{0} broke off in the middle of its answer; try again.", name)
    case .status(let code): self("{0} failed with status {1}; try again later.", name, String(code))
    case .failed: self("{0} reports a failure of its own; try again later.", name)
    case .busy(let seconds?):
      self("{0} has too much to do; try again in {1} s.", name, String(seconds))
    case .busy(nil): self("{0} has too much to do; try again in a while.", name)
    // Only a service's own host gets a key.
    case .keyMissing, .keyRefused: self("{0} reports a failure of its own; try again later.", name)
    case .notJSON:
      self("{0} did not answer with data: a proxy or a login page may be in between.", name)
    case .garbled: self("{0} answered with broken data; try again later.", name)
    case .unexpected(let detail):
      self(
        "{0} answered with data of an unknown shape (at {1}); a newer version may help.", name,
        detail)
    case .tooLarge(let limit):
      self("{0} answered with more than {1}, which is not read.", name, size(limit))
    case .tooManyRedirects: self("{0} sends the request in circles; check its address.", name)
    case .unsafeRedirect: self("{0} leads to an address that is not safe; check its address.", name)
    case .badAddress(let address):
      self("{0}: “{1}” is no address; give https://…, or http:// of this machine.", name, address)
    case .addressWithPassword(let address):
      self(
        "{0}: an address may not carry a name or a password; take them out, which leaves “{1}”.",
        name, address)
    case .badProxy(let variable):
      self(
        """
        {0} can't be asked: {1} is not the address of a proxy; set it to http://HOST:PORT, or \
        unset it.
        """, name, variable)
    case .noLibrary(let library):
      self(
        """
        {0} can't be asked: {1} is missing or too old; install libcurl 7.87 or newer (Debian's \
        package is libcurl4), then try again.
        """, name, library)
    }
  }

  /// Translates the reason for a missing connection, or of a file's problem: the system's usual words
  /// at its end are replaced, and other words stay.
  private func words(forReason reason: String) -> String {
    let known = Self.reasons + ReasonText.all.map { ($0.english, $0) }
    for (words, key) in known where reason.hasSuffix(words) {
      return reason.dropLast(words.count) + self[key]
    }
    return reason
  }

  /// The English words of strerror(3), gai_strerror(3) and `TransportFailure`; those that are a key's
  /// own words stand in no list.
  private static let reasons: [(words: String, key: Words)] = [
    ("Connection refused", ReasonText.refused), ("Connection reset by peer", ReasonText.reset),
    ("Connection timed out", ReasonText.timedOut), ("Network is unreachable", ReasonText.noNetwork),
    ("Network is down", ReasonText.noNetwork), ("No route to host", ReasonText.noRoute),
    ("Host is down", ReasonText.noRoute),
    ("Cannot assign requested address", ReasonText.noNetwork),
    ("Name or service not known", ReasonText.unknownName),
    ("No address associated with hostname", ReasonText.unknownName),
    ("no address", ReasonText.unknownName),
    ("Temporary failure in name resolution", ReasonText.noNames),
    ("TLS: certificate not valid", ReasonText.badCertificate),
    ("TLS: no secure connection", ReasonText.notSecure),
    ("Proxy authentication required", ReasonText.proxyPassword),
  ]
}

extension Strings {
  /// Returns a file's problem and a remedy, without a full stop.
  func words(for problem: FileProblem) -> String {
    switch problem {
    case .missing: self("no such file or folder; check the path")
    case .denied: self("permission denied; check its permissions and its folder's")
    case .noSpace: self("no space left; free some and try again")
    case .tooLittleSpace(let needed, let free):
      self(
        "it needs {0} MB, and the disk has {1} MB left; free some and try again",
        Formats(language).megabytes(needed), Formats(language).megabytes(free))
    case .notAFolder: self("a part of its path is not a folder; check the path")
    case .isFolder: self("it is a folder; name a file")
    case .exists: self("it exists; the same command with ! after its verb replaces it")
    case .notAFile: self("it is not a regular file; name one")
    case .tooLarge(let limit): self("it is larger than {0}; give a smaller file", size(limit))
    case .busy: self("another program is using it; try again in a moment")
    case .noHome: self("neither HOME nor XDG_DATA_HOME is a full path; set HOME")
    case .newerVersion: self("a newer version of catalejo wrote it; install that version")
    case .olderVersion: self("another version of catalejo wrote it; places add makes it anew")
    case .damagedPlaces(let detail):
      self("it is damaged ({0}); places add makes it anew", words(forReason: detail))
    case .notGeoNames:
      self("it has no row of a GeoNames dump; give a file as GeoNames publishes it")
    case .notJSON: self("it is not JSON; favorites export FILE makes a file to import")
    case .notAnArchive: self("it is no export of catalejo; favorites export FILE makes one")
    case .unknownEnding(let known):
      self(
        "its ending says no format; end it in one of {0}, or in none for JSON",
        known.joined(separator: " "))
    case .notPoints: self("no position is in it that can be read")
    case .onlyShapes:
      self("it holds lines or areas, but no points, and only points become favorites")
    case .holdsNoPositions(.bytes):
      self("it is no text, and no archive that is known; no position can be read in it")
    case .holdsNoPositions(.text(let encoding)): self("it is {0} without positions", encoding)
    case .holdsNoPositions(.json): self("it is JSON without positions")
    case .holdsNoPositions(.xml(let root)):
      self("it is XML, but no GPX, KML or TCX: its root is <{0}>", root)
    case .holdsNoPositions(.archive): self("it is an archive, and none of its files has positions")
    case .holdsNoPositions(.tiles):
      self("it has the tiles of a map; --tiles FILE draws the streets in it")
    case .holdsNoPositions(.database):
      self("it is a database; if it has the tiles of a map, --tiles FILE draws the streets in it")
    case .otherProjection(let name):
      self("its positions are {0}; convert them to longitude and latitude (EPSG:4326)", name)
    case .brokenJSON(let line, let column):
      self("its JSON breaks a rule at line {0}, column {1}", String(line), String(column))
    case .brokenArchive:
      self("it is a damaged archive, or only a part of one; get it once more")
    case .encrypted(let name): self("“{0}” in it is encrypted; unpack it first", name)
    case .unpacksTooFar(let times):
      self("it unpacks to more than {0} times its size; unpack it first", String(times))
    case .tooManyFiles(let limit):
      self(
        "more than {0} file is in it; unpack it first",
        plural: "more than {0} files are in it; unpack it first", of: limit, String(limit))
    case .noColumns(let names):
      self(
        "its columns are {0}; call two of them lat and lon, or give --columns LAT,LON",
        names.prefix(12).joined(separator: ", "))
    case .unknownColumn(let name, let known):
      self(
        "it has no column “{0}”; its columns are {1}", name,
        known.prefix(12).joined(separator: ", "))
    case .noNumbers(let name, let known):
      known.isEmpty
        ? self("its column “{0}” holds no numbers, and no other does", name)
        : self(
          "its column “{0}” holds no numbers; these do: {1}", name,
          known.prefix(12).joined(separator: ", "))
    case .noColumnsHere:
      self("--columns is for tables, and for JSON lines and arrays of objects; leave it out")
    case .cutOff(let line, let column):
      self(
        "its JSON ends at line {0}, column {1}, before it is whole; get the rest of it",
        String(line), String(column))
    case .notLines:
      self("only lines can be followed: CSV, LAT,LON or JSON lines; leave out --follow")
    case .damaged(let detail):
      self("it is damaged ({0}); move it elsewhere to start anew", words(forReason: detail))
    case .setAside(let detail, let place):
      self("it was damaged ({0}); it is kept as {1}", words(forReason: detail), place)
    case .immovable(let problem):
      self("it is damaged and can't be moved aside: {0}", words(for: problem))
    case .system(let message): self("{0}; check the path and its disk", words(forReason: message))
    }
  }

  /// Returns bytes in the largest unit that gives at least one, rounded down: "16 MB".
  private func size(_ bytes: Int) -> String {
    switch bytes {
    case (1 << 20)...: self("{0} MB", String(bytes >> 20))
    case (1 << 10)...: self("{0} KB", String(bytes >> 10))
    default: self("{0} B", String(bytes))
    }
  }
}

extension Strings {
  /// Returns the text in the place of a picture, with the reason why there is none.
  package func placeholder(for problem: PictureProblem) -> String {
    let reason =
      switch problem {
      case .noProgram: self("install chafa to see it (apt install chafa)")
      case .unavailable(let error) where error.isOffline:
        self("it is not stored yet, and you are offline")
      case .unavailableAt(_, let problem) where problem.isOffline:
        self("it is not stored yet, and you are offline")
      case .unavailable(let error): message(for: error)
      case .unavailableAt(let host, let problem): message(for: problem, ofHost: host)
      case .notAPicture: self("what came is no picture")
      case .tooLarge: self("it has too many pixels")
      case .failed: self("chafa could not draw it")
      case .cancelled: ""
      }
    return reason.isEmpty ? self("[no picture]") : self("[no picture: {0}]", reason)
  }
}
