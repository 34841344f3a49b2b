import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing
import Viper

@testable import ListFeature

/// What goes wrong although there are rows.
@Suite struct ListWarningTests {
  private let broken = DataError.service(.people, .status(500))
  private let page = ListFixtures.page(["a"])

  private func scene(
    _ content: LoadingState<ListPage, DataError>, notice: ListNotice? = nil
  ) -> ListScene {
    ListScene(catalog: .cities, query: ListQuery(), content: content, notice: notice)
  }

  @Test func aServiceThatFailedIsAWarningWhereThereAreRows() {
    let warned = scene(.failure(broken, previous: page), notice: .skipped(2))
    #expect(warned.warning == broken)
    #expect(warned.withoutWarning == scene(.success(page), notice: .skipped(2)))
    #expect(warned.withoutWarning.warning == nil)
  }

  @Test func aServiceThatFailedIsAFailureWhereThereAreNone() {
    let failed = scene(.failure(broken, previous: nil))
    #expect(failed.warning == nil)
    #expect(failed.withoutWarning == failed)
  }

  @Test func aStoreThatFailedIsAFailure() {
    let failed = scene(.failure(ListFixtures.broken, previous: page))
    #expect(failed.warning == nil)
    #expect(failed.withoutWarning == failed)
  }

  @Test func starsThatCannotBeReadAreAWarning() {
    let warned = scene(.success(page), notice: .unstarred(ListFixtures.broken))
    #expect(warned.warning == ListFixtures.broken)
    #expect(warned.withoutWarning == scene(.success(page)))
  }

  @Test func otherNoticesAreNone() {
    let told = scene(.success(page), notice: .failed(ListFixtures.broken))
    #expect(told.warning == nil)
    #expect(told.withoutWarning == told)
  }
}
