/// The words in which each service reports a failure.
enum ServiceWords {
  /// Returns the answer of a service with a status of failure.
  static func failure(_ status: Int, _ endpoint: StubEndpoint) -> StubAnswer {
    switch endpoint {
    case .articles: articleFault(status)
    case .people: .json(peopleError, status: status)
    case .wikipedia: .page("<title>Error</title><p>Error: \(status)", status: status)
    default: .text(reasons[status] ?? "Error \(status)", status: status)
    }
  }

  /// Returns the failure that a service reports under a status of success, if it does that.
  static func error(_ endpoint: StubEndpoint) -> StubAnswer {
    switch endpoint {
    case .people: .json(peopleError)
    case .wikipedia:
      .json(encyclopediaError("internal_api_error", "Caught exception"))
    default: failure(500, endpoint)
    }
  }

  static let gate = StubAnswer.page(
    "\n<html><head><title>Welcome</title></head>\n"
      + "<body><p>Please sign in to use this network.</p></body></html>\n")

  static let missingKey = articleFault(
    401, "Failed to resolve API Key variable request.queryparam.api-key",
    "steps.oauth.v2.FailedToResolveAPIKey")

  static func articleFault(_ status: Int) -> StubAnswer {
    switch status {
    case 401: articleFault(401, "Invalid ApiKey", "oauth.v2.InvalidApiKey")
    case 429:
      articleFault(
        429, "Rate limit quota violation. Quota limit  exceeded.",
        "policies.ratelimit.QuotaViolation")
    default:
      articleFault(
        status, "Unexpected failure \(status)", "messaging.adaptors.http.flow.\(status)")
    }
  }

  private static func articleFault(
    _ status: Int, _ text: StubJSON, _ code: StubJSON
  ) -> StubAnswer {
    .json(["fault": ["faultstring": text, "detail": ["errorcode": code]]], status: status)
  }

  static func encyclopediaError(_ code: StubJSON, _ info: StubJSON) -> StubJSON {
    ["error": ["code": code, "info": info]]
  }

  private static let peopleError: StubJSON = ["error": "Something has gone wrong; try again later."]
  private static let reasons = [
    401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 429: "Too Many Requests",
    500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable",
  ]
}
