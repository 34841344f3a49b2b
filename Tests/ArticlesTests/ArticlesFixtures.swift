/// Made-up answers in the shapes of the service's versions.
enum ArticlesFixtures {
  /// As of 2023, with everything.
  static let harbor = """
    {"uri": "nyt://article/00000000-0000-5000-8000-000000000001",
     "url": "https://www.example.org/2024/03/05/harbor.html", "id": 900000000000001,
     "asset_id": 900000000000001, "source": "New York Times", "published_date": "2024-03-05",
     "updated": "2024-03-06 10:00:00", "section": "World", "subsection": "Americas",
     "byline": "By Ana Ruiz and Sam O&#8217;Dell", "type": "Article",
     "title": "A Harbor&rsquo;s &quot;Last&quot; Ferry", "abstract": "Two towns &amp; one boat.",
     "geo_facet": ["Chiloé (Chile)", "", 7, "Puerto  Montt"], "des_facet": [],
     "media": [
       {"type": "image", "media-metadata": [
         {"url": "https://img.example.org/75.jpg", "format": "Standard Thumbnail",
           "height": 75, "width": 75},
         {"url": "https://img.example.org/440.jpg", "format": "mediumThreeByTwo440",
           "height": 293, "width": 440},
         {"url": "https://img.example.org/2048.jpg", "format": "superJumbo",
           "height": 1365, "width": 2048}]}]}
    """

  /// As of 2019: empty lists are texts, nobody signed.
  static let snow = """
    {"url": "https://www.example.org/snow.html", "column": null, "section": "U.S.", "byline": "",
     "type": "Interactive", "title": "How Much Snow", "abstract": "", "views": 2,
     "published_date": "2019-12-04", "id": 800000000000002, "asset_id": 800000000000002,
     "des_facet": "", "org_facet": "", "per_facet": "", "geo_facet": "", "media": ""}
    """

  /// Only what is needed, and no number.
  static let bare = """
    {"uri": "nyt://interactive/bare-3", "id": 0, "asset_id": null, "title": " Bare\\n",
     "published_date": "soon", "url": "javascript:alert(1)", "media": [{"media-metadata": ""}]}
    """

  static func list(_ records: String...) -> String {
    """
    {"status": "OK", "copyright": "(c)", "num_results": 1586,
     "results": [\(records.joined(separator: ","))]}
    """
  }
}
