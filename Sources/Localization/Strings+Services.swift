package import Domain

extension Strings {
  /// What a service is called.
  package func name(of service: RemoteService) -> String {
    switch service {
    case .cities: self[ServiceText.cities]
    case .people: self[ServiceText.people]
    case .pokeapi: self[ServiceText.pokeapi]
    case .nyt: self[ServiceText.nyt]
    case .wikipedia: self[ServiceText.wikipedia]
    }
  }

  /// One line: what is wrong with a service and what to do.
  func message(for problem: ServiceProblem, of service: RemoteService) -> String {
    let name = name(of: service)
    return switch problem {
    case .offline: self[ServiceText.offline]
    case .unreachable(let reason): self(ServiceText.unreachable, name, reason)
    case .timedOut: self(ServiceText.timedOut, name)
    case .interrupted: self(ServiceText.interrupted, name)
    case .status(let code): self(ServiceText.status, name, String(code))
    case .busy(let seconds?): self(ServiceText.busyFor, name, String(seconds))
    case .busy(nil): self(ServiceText.busy, name)
    case .keyMissing: self(ServiceText.keyMissing, name)
    case .keyRefused: self(ServiceText.keyRefused, name)
    case .notJSON: self(ServiceText.notJSON, name)
    case .unexpected(let detail): self(ServiceText.unexpected, name, detail)
    case .tooLarge(let limit): self(ServiceText.tooLarge, name, Self.size(limit))
    case .tooManyRedirects: self(ServiceText.tooManyRedirects, name)
    case .unsafeRedirect: self(ServiceText.unsafeRedirect, name)
    case .badAddress(let address): self(ServiceText.badAddress, name, address)
    }
  }
}
