/// How each service says that something is wrong.
enum ServiceWords {
  /// The answer to a status that is a failure.
  static func failure(_ status: Int, _ endpoint: StubEndpoint) -> StubAnswer {
    switch endpoint {
    case .articles: .json(articleFault(status), status: status)
    case .people: .json(peopleError, status: status)
    case .wikipedia:
      .text("<!DOCTYPE html><title>Error</title><p>Error: \(status)", status: status, type: html)
    default: .text(reasons[status] ?? "Error \(status)", status: status)
    }
  }

  /// The failure a service reports with a status that is none, where it does.
  static func error(_ endpoint: StubEndpoint) -> StubAnswer {
    switch endpoint {
    case .people: .json(peopleError)
    case .wikipedia: .json(encyclopediaError)
    default: failure(500, endpoint)
    }
  }

  static let gate = StubAnswer.text(
    "<!DOCTYPE html>\n<html><head><title>Welcome</title></head>\n"
      + "<body><p>Please sign in to use this network.</p></body></html>\n",
    status: 200, type: html)

  static func articleFault(_ status: Int) -> StubJSON {
    let (text, code): (String, String) =
      switch status {
      case 401: ("Invalid ApiKey", "oauth.v2.InvalidApiKey")
      case 429:
        ("Rate limit quota violation. Quota limit  exceeded.", "policies.ratelimit.QuotaViolation")
      default: ("Unexpected failure \(status)", "messaging.adaptors.http.flow.\(status)")
      }
    return fault(text, code)
  }

  static let missingKey = fault(
    "Failed to resolve API Key variable request.queryparam.api-key",
    "steps.oauth.v2.FailedToResolveAPIKey")

  private static func fault(_ text: String, _ code: String) -> StubJSON {
    ["fault": ["faultstring": .string(text), "detail": ["errorcode": .string(code)]]]
  }

  private static let html = "text/html"
  private static let peopleError: StubJSON = ["error": "Something has gone wrong; try again later."]
  private static let encyclopediaError: StubJSON = [
    "error": [
      "code": "internal_api_error", "info": "Caught exception", "*": "See /w/api.php for usage.",
    ],
    "servedby": "stub",
  ]
  private static let reasons = [
    401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 429: "Too Many Requests",
    500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable",
  ]
}
