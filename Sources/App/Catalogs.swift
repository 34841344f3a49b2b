import Articles
import Catalog
import Cities
import People
import Pokedex
import Synchronization

/// The catalogs with their data managers, each made when it is asked for first.
///
/// A command needs one of them, and making another costs it more than it looks: the runtime searches
/// thousands of records for each protocol that a generic type's argument must conform to.
final class Catalogs: Sendable {
  private struct Made {
    var people: CatalogSource<Person>?
    var pokemon: CatalogSource<Pokemon>?
    var items: CatalogSource<PokedexItem>?
    var articles: CatalogSource<Article>?
  }

  let cities: CatalogSource<City>
  private let makePeople: @Sendable () -> CatalogSource<Person>
  private let makePokemon: @Sendable () -> CatalogSource<Pokemon>
  private let makeItems: @Sendable () -> CatalogSource<PokedexItem>
  private let makeArticles: @Sendable () -> CatalogSource<Article>
  private let made = Mutex(Made())

  init(
    cities: CatalogSource<City>, people: @escaping @Sendable () -> CatalogSource<Person>,
    pokemon: @escaping @Sendable () -> CatalogSource<Pokemon>,
    items: @escaping @Sendable () -> CatalogSource<PokedexItem>,
    articles: @escaping @Sendable () -> CatalogSource<Article>
  ) {
    self.cities = cities
    makePeople = people
    makePokemon = pokemon
    makeItems = items
    makeArticles = articles
  }

  var people: CatalogSource<Person> {
    made.withLock { made in
      let source = made.people ?? makePeople()
      made.people = source
      return source
    }
  }

  var pokemon: CatalogSource<Pokemon> {
    made.withLock { made in
      let source = made.pokemon ?? makePokemon()
      made.pokemon = source
      return source
    }
  }

  var items: CatalogSource<PokedexItem> {
    made.withLock { made in
      let source = made.items ?? makeItems()
      made.items = source
      return source
    }
  }

  var articles: CatalogSource<Article> {
    made.withLock { made in
      let source = made.articles ?? makeArticles()
      made.articles = source
      return source
    }
  }
}
