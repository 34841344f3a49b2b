import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import ListFeature

@Suite struct ListSceneResumedTests {
  @Test func picturesThatDidNotComeAreAskedForAgain() {
    var scene = ListScene(catalog: .people, query: ListQuery(), chosen: 3, layout: .grid)
    let (there, awaited) = (Reference(.people, "a"), Reference(.people, "b"))
    var thumbnails = ListThumbnails(
      size: PictureSize(columns: 8, rows: 4), pictures: [there: Picture(rows: [])])
    thumbnails.asked = [there, awaited]
    scene.thumbnails = thumbnails
    var expected = scene
    expected.thumbnails?.asked = [there]
    #expect(scene.resumed == expected)
  }
}
