package import Catalog
import Domain

/// What can be asked of the service.
package enum TemplateEndpoints {
  package static let list = Endpoint(Template.service, ["template.json"])
}
