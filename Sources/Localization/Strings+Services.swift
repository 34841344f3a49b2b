package import Domain

extension Strings {
  /// What a service is called.
  package func name(of service: RemoteService) -> String { self[service.name] }

  /// One line: what is wrong with a service and what to do.
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

  /// The same of a host that no setting names.
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
    // No host but a service's own is ever given a key.
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
    }
  }

  /// Why no connection came about: the usual words of the system, which are its reason's last, in
  /// this language; any others as they are.
  private func words(forReason reason: String) -> String {
    for (words, key) in Self.reasons where reason.hasSuffix(words) {
      return reason.dropLast(words.count) + self[key]
    }
    return reason
  }

  /// What strerror(3), gai_strerror(3) and our own connection say, in English.
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
