package import Components
package import Contracts
package import Domain
import JSON
import ListFeature

/// The request of `catalejo pick`.
package struct PickRequest: Hashable, Sendable {
  /// The form in which the chosen entries are printed.
  package enum Form: Hashable, Sendable {
    case id
    case line(RowFormat)
    case json
  }

  package let catalog: CatalogID
  /// The text that the search begins with.
  package let search: String
  /// The query for the entries to choose from.
  package let query: CatalogQuery
  let form: Form
  package let height: PickHeight
  package let isMulti: Bool
  /// Whether a NUL ends each item, in place of a line break.
  let endsWithNull: Bool

  package init(
    catalog: CatalogID, search: String?, filters: [Filter], sort: String?, favoritesOnly: Bool,
    form: Form = .id, height: PickHeight = .usual, isMulti: Bool = false,
    endsWithNull: Bool = false
  ) {
    self.catalog = catalog
    self.search = search ?? ""
    query = .typed(filters: filters, sort: sort, favoritesOnly: favoritesOnly)
    self.form = form
    self.height = height
    self.isMulti = isMulti
    self.endsWithNull = endsWithNull
  }
}

/// The height of the choice on the terminal.
package enum PickHeight: Hashable, Sendable {
  case rows(Int)
  case percent(Int)

  /// The height without `--height`.
  package static let usual = PickHeight.percent(40)

  /// The fewest rows.
  ///
  /// A percentage of a small window may come to less, and then this counts.
  private static let least = 10

  /// Reads `15` and `40%`; `nil` if the text is neither, or too small to choose in.
  package init?(_ text: String) {
    let isPart = text.hasSuffix("%")
    guard let number = Int(isPart ? text.dropLast() : text[...]),
      isPart ? (1...100).contains(number) : (3...1_000).contains(number)
    else { return nil }
    self = isPart ? .percent(number) : .rows(number)
  }

  /// Returns the number of rows for the choice in a window of this height.
  package func rows(of window: Int) -> Int {
    switch self {
    case .rows(let rows): rows
    case .percent(let part): max(Self.least, window * part / 100)
    }
  }
}

extension Commands {
  /// Says what is wrong with a filter or a sort key before anything is shown; `nil` if nothing is.
  package func refusal(of request: PickRequest) async -> ExitStatus? {
    var query = request.query
    query.pageSize = 0
    do throws(DataError) {
      _ = try await host.list(of: request.catalog, timeout: nil).page(query)
      return nil
    } catch {
      return ExitStatus(error) == .usage ? printer.fail(error) : nil
    }
  }

  /// Prints the chosen entries in the order of choice, with the fields that `list` has.
  package func printPicked(_ picked: [Reference], _ request: PickRequest) async -> ExitStatus {
    guard !picked.isEmpty else { return .nothingFound }
    // An id alone does not say which catalog it is of.
    let isOfMany = request.catalog == CatalogDescription.everything.id
    var lines = picked.map { isOfMany ? "\($0.catalog.rawValue) \($0.id)" : $0.id }
    if request.form != .id {
      do throws(DataError) {
        let rows = try await rows(of: picked)
        lines = picked.compactMap { reference in
          rows.first { $0.reference == reference }.map {
            line(of: $0, in: request.form, isOfMany: isOfMany)
          }
        }
      } catch {
        return printer.fail(error)
      }
    }
    let end = request.endsWithNull ? "\0" : "\n"
    return printer.write(lines.map { $0 + end }.joined(), then: .done)
  }

  /// Returns the rows of entries of any catalogs, with all their facts.
  private func rows(of picked: [Reference]) async throws(DataError) -> [ListRow] {
    var rows: [ListRow] = []
    for (catalog, references) in Dictionary(grouping: picked, by: \.catalog) {
      let ids = Set(references.map(\.id))
      let query = CatalogQuery(ids: ids, pageSize: ids.count, hasFacts: true)
      rows += try await host.list(of: catalog, timeout: nil).page(query).rows
    }
    return rows
  }

  private func line(
    of item: ListRow, in form: PickRequest.Form, isOfMany: Bool
  ) -> String {
    let catalog = JSONNode.Member("catalog", .string(item.reference.catalog.rawValue))
    let members = (isOfMany ? [catalog] : []) + members(of: item)
    return switch form {
    case .id: item.reference.id
    case .line(let format): String(format.line(members).dropLast())
    case .json: JSONWriter.text(.object(members))
    }
  }
}
