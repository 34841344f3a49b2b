// swift-tools-version: 6.2
import PackageDescription

/// A part of the house that can be built and tested without the others, and without any third-party
/// package: it takes seconds.
///
/// `CATALEJO_FEATURES_ONLY=1` leaves only the features with their mocks, `CATALEJO_CATALOGS_ONLY=1`
/// the plain catalogs, `CATALEJO_KERNEL_ONLY=1` the tests of what all of them are built on,
/// `CATALEJO_SESSION_ONLY=1` the session, which needs the features; `CATALEJO_FEATURE=List` leaves
/// that feature alone. Two together leave both.
enum Part: String, CaseIterable {
  case features = "CATALEJO_FEATURES_ONLY"
  case catalogs = "CATALEJO_CATALOGS_ONLY"
  case kernel = "CATALEJO_KERNEL_ONLY"
  case session = "CATALEJO_SESSION_ONLY"
}

let chosen = Part.allCases.filter { Context.environment[$0.rawValue] == "1" }
let chosenFeature = Context.environment["CATALEJO_FEATURE"]
let isWhole = chosen.isEmpty && chosenFeature == nil

func isBuilt(_ part: Part) -> Bool { isWhole || chosen.contains(part) }

/// `CATALEJO_STRICT=1` makes each warning an error; `make lint` and `make test` set it.
let strict = Context.environment["CATALEJO_STRICT"] == "1"

/// `CATALEJO_TESTS=1` adds the stub server, and what is tested against it.
///
/// They need SwiftNIO, which the program does not. `make demo`, `make test` and `make lint` set it.
let isTested = isWhole && Context.environment["CATALEJO_TESTS"] == "1"

// MARK: - Vocabulary: one function for each kind of module

func module(_ name: String, at path: String? = nil, _ dependencies: Target.Dependency...) -> Target
{
  .target(name: name, dependencies: dependencies, path: path)
}

func tests(_ module: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(
    name: "\(module)Tests",
    dependencies: [.target(name: module)] + dependencies,
    path: "Tests/\(module)Tests")
}

/// A VIPER module: the feature, its mocks, its tests.
///
/// One line in `features` adds one.
func feature(_ name: String) -> [Target] {
  let kernel: [Target.Dependency] = [
    "Viper", "Domain", "Geo", "JSON", "Localization", "TextUI", "Components", "Catalog", "Places",
  ]
  let path = "Features/\(name)"
  return [
    .target(name: "\(name)Feature", dependencies: kernel, path: path, exclude: ["Mocks"]),
    .target(
      name: "\(name)Mocks",
      dependencies: kernel + ["ViperMocks", .target(name: "\(name)Feature")],
      path: "\(path)/Mocks"),
    .testTarget(
      name: "\(name)FeatureTests",
      dependencies: kernel + [
        "ViperMocks", "CatalogMocks", "Storage", "TestSupport", .target(name: "\(name)Feature"),
        .target(name: "\(name)Mocks"),
      ],
      path: "Tests/\(name)FeatureTests"),
  ]
}

/// A catalog whose entities come from a service: the module, and its tests.
///
/// One line in `catalogs` adds one.
func catalog(_ name: String) -> [Target] {
  [
    module(name, at: "Services/\(name)", "Domain", "Catalog", "Storage", "Decoding"),
    tests(
      name, "Domain", "Catalog", "CatalogMocks", "Storage", "Decoding", "Fuzzing", "TestSupport"),
  ]
}

// MARK: - The house

let features = ["List", "Detail", "Map", "Favorites", "Compare"]

/// Those that need no more than the others; Cities, Countries and Pokedex are among the services.
let catalogs = ["People", "Articles"]

let kernel: [Target] = [
  // Names of places, as tables.
  .target(name: "CNames", exclude: ["blobs"]),
  // What Unicode says of characters.
  .systemLibrary(
    name: "CUTF8Proc", path: "Sources/CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
  module("UnicodeData", "CUTF8Proc"),
  module("Domain", "CNames", "UnicodeData"),
  module("Geo", "Domain"),
  module("Viper"),
  module("TextUI", "UnicodeData"),
  module("JSON", "TextUI"),
  module("ViperMocks", "Viper", "TextUI"),
  module("Localization", "Domain", "Geo", "CNames"),
  module("Components", "Viper", "Domain", "Localization", "TextUI"),
  module("Catalog", at: "Services/Catalog", "Domain", "Geo", "JSON", "TextUI"),
  // What this machine holds of a catalog; how services' answers are read; places by their names.
  module("Storage", at: "Services/Storage", "Domain", "Catalog"),
  module("Decoding", at: "Services/Decoding", "Domain", "Catalog"),
  module("Places", at: "Services/Places", "Domain", "Geo", "Catalog", "CNames"),
  module("CatalogMocks", at: "Services/CatalogMocks", "Catalog", "Domain", "Geo", "TestSupport"),
  // Folders, random numbers, a clock, the names of catalogs, whose turn it is; for tests only.
  module("TestSupport", at: "Tests/TestSupport", "Domain"),
]

/// Broken answers, the same in every run; for tests only.
let fuzzing = module("Fuzzing", at: "Tests/Fuzzing", "Domain", "TestSupport")

let kernelTests: [Target] = [
  tests("UnicodeData", "TestSupport"),
  tests("Domain", "TestSupport"),
  tests("Geo", "Domain", "TestSupport"),
  tests("Viper", "ViperMocks"),
  tests("TextUI", "TestSupport"),
  tests("JSON"),
  tests("Localization", "CNames", "Domain", "Geo", "TestSupport"),
  tests("Components", "Viper", "Domain", "Localization", "TextUI", "TestSupport"),
  tests("Catalog", "CatalogMocks", "Domain", "Geo", "TestSupport"),
  tests("Storage", "Catalog", "CatalogMocks", "Domain", "TestSupport"),
  tests("Decoding", "Catalog", "CatalogMocks", "Domain", "TestSupport"),
  tests("Places", "Catalog", "CatalogMocks", "Domain", "Geo", "TestSupport"),
]

let services: [Target] = [
  .target(name: "CData", exclude: ["blobs"]),
  module("Files", at: "Services/Files", "Domain"),
  module("Cities", at: "Services/Cities", "Domain", "Catalog", "Decoding"),
  module(
    "Gazetteer", at: "Services/Gazetteer", "Domain", "Geo", "Catalog", "Places", "Cities", "Files",
    "CData"),
  module("Atlas", at: "Services/Atlas", "Domain", "Geo", "Catalog", "CData"),
  .systemLibrary(name: "CSQLite", path: "Sources/CSQLite", providers: [.apt(["libsqlite3-dev"])]),
  module("Local", at: "Services/Local", "Domain", "Catalog", "Files", "CSQLite"),
  .systemLibrary(name: "CExpat", path: "Sources/CExpat", providers: [.apt(["libexpat1-dev"])]),
  .systemLibrary(
    name: "CMinizip", path: "Sources/CMinizip", providers: [.apt(["libminizip-dev"])]),
  .systemLibrary(name: "CZlib", path: "Sources/CZlib", providers: [.apt(["zlib1g-dev"])]),
  module(
    "Points", at: "Services/Points", "Domain", "Geo", "JSON", "Catalog", "TextUI", "CExpat",
    "CMinizip",
    "CZlib"),
  module("Pokedex", at: "Services/Pokedex", "Domain", "Catalog", "Storage", "Decoding", "CData"),
  module(
    "Countries", at: "Services/Countries", "Domain", "Catalog", "Storage", "Cities", "CData"),
  module("Wikipedia", at: "Services/Wikipedia", "Domain", "Geo", "Catalog", "Decoding"),
  // What happens between fork and exec.
  module("CProcess"),
  module("Desktop", at: "Services/Desktop", "Domain", "CProcess"),
  module("Pictures", at: "Services/Pictures", "Domain", "Catalog", "TextUI", "CProcess"),
  module("Connectivity", at: "Services/Connectivity", "Domain", "Catalog"),
  // Opened when a request is made, so nothing is linked.
  .systemLibrary(
    name: "CCurl", path: "Sources/CCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
  module("Remote", at: "Services/Remote", "Domain", "Catalog", "CZlib", "CCurl"),
  tests("Files", "Domain", "TestSupport"),
  tests("Cities", "Domain", "Catalog", "CatalogMocks", "TestSupport"),
  tests(
    "Gazetteer", "Domain", "Geo", "Catalog", "CatalogMocks", "Places", "Cities", "CData",
    "TestSupport", "catalejo-data"),
  tests("Atlas", "Domain", "Geo", "Catalog", "TestSupport", "catalejo-data"),
  tests("Points", "Domain", "Geo", "JSON", "Catalog", "CatalogMocks", "TestSupport", "CZlib"),
  tests("Local", "Domain", "Catalog", "CatalogMocks", "CSQLite", "TestSupport"),
  tests(
    "Pokedex", "Domain", "Catalog", "CatalogMocks", "Storage", "Decoding", "Fuzzing",
    "TestSupport", "catalejo-data"),
  tests("Countries", "Domain", "Catalog", "CatalogMocks", "Storage", "TestSupport"),
  tests("Wikipedia", "Domain", "Catalog", "CatalogMocks", "Decoding", "Fuzzing", "TestSupport"),
  tests("Desktop", "Domain", "TestSupport"),
  tests("Pictures", "Domain", "Catalog", "CatalogMocks", "TextUI", "TestSupport"),
  tests("Connectivity", "Domain", "Catalog", "TestSupport"),
]

/// A server that speaks the services' languages, and what is tested against it; see `isTested`.
let network: [Target] = [
  module(
    "StubServer", "Domain", "CZlib",
    .product(name: "NIOCore", package: "swift-nio"),
    .product(name: "NIOHTTP1", package: "swift-nio"),
    .product(name: "NIOPosix", package: "swift-nio")),
  .executableTarget(
    name: "catalejo-stub",
    dependencies: [
      "StubServer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
  tests(
    "StubServer", "Remote", "TestSupport",
    .product(name: "NIOCore", package: "swift-nio"),
    .product(name: "NIOHTTP1", package: "swift-nio")),
  tests(
    "Remote", "Catalog", "CCurl", "Domain", "PseudoTerminal", "StubServer", "TestSupport"),
]

/// What the features are shown by.
let session: [Target] = [
  .systemLibrary(
    name: "CEditLine", path: "Sources/CEditLine", providers: [.apt(["libedit-dev"])]),
  // What runs in signal handlers.
  module("CTerminal"),
  module("Terminal", "TextUI", "CEditLine", "CTerminal", "CProcess"),
  // What watches the contracts. No feature and no service knows of it.
  module(
    "Trace", "Domain", "Geo", "Viper", "TextUI", "Localization", "Catalog", "ListFeature",
    "DetailFeature", "MapFeature", "FavoritesFeature", "CompareFeature"),
  tests(
    "Trace", "Domain", "Viper", "TextUI", "Localization", "Catalog", "ListFeature", "ListMocks",
    "ViperMocks", "CatalogMocks", "TestSupport"),
  // The REPL. It knows no feature, no service and no catalog.
  module(
    "Session", "Domain", "Geo", "Viper", "Trace", "TextUI", "Components", "Terminal",
    "Localization"),
  tests(
    "Session", "Domain", "Geo", "Viper", "TextUI", "Components", "Localization", "TestSupport"),
]

let program: [Target] = [
  // The one-shot commands. They know features and contracts, and no service.
  module(
    "CommandLine", "Domain", "Geo", "JSON", "Viper", "TextUI", "Components", "Terminal",
    "Localization",
    "Catalog", "ListFeature", "DetailFeature", "MapFeature", "FavoritesFeature", "CompareFeature"),
  tests("CommandLine", "Catalog", "Domain", "Geo", "JSON"),
  .target(
    name: "App",
    dependencies: [
      "Session", "CommandLine", "Domain", "Geo", "JSON", "Viper", "Trace", "TextUI", "Components",
      "Terminal", "UnicodeData",
      "Localization",
      "Catalog",
      "Cities", "Countries", "Gazetteer", "Atlas", "Local", "Points", "Pokedex", "Wikipedia",
      "Remote",
      "Connectivity",
      "Desktop", "Pictures", "Places", "ListFeature", "DetailFeature", "MapFeature",
      "FavoritesFeature",
      "CompareFeature",
    ] + catalogs.map { .target(name: $0) }),
  .executableTarget(
    name: "catalejo",
    dependencies: [
      "App", "CommandLine", "Components", "Catalog", "Domain", "Geo", "Localization", "Terminal",
      "TextUI",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
  // The manual page of what the program says of its commands.
  .executableTarget(name: "catalejo-manual", dependencies: ["App", "CommandLine", "Domain"]),
  tests(
    "catalejo", "App", "CommandLine", "Components", "Domain", "Localization", "TestSupport",
    "PseudoTerminal",
    "catalejo-manual",
    .product(name: "ArgumentParser", package: "swift-argument-parser")),
  .executableTarget(
    name: "catalejo-data",
    dependencies: ["Catalog", "Places", "Domain", "Geo", "Cities", "Gazetteer", "Atlas", "Pokedex"]
  ),
  .executableTarget(
    name: "catalejo-bench",
    dependencies: [
      "App", "Catalog", "Domain", "Geo", "Cities", "Gazetteer", "Atlas", "MapFeature", "Local",
      "Localization", "TextUI", "Terminal", "Viper", "PseudoTerminal",
    ]),
  // Drives real programs in a pseudo-terminal; for tests only.
  module("PseudoTerminal", at: "Tests/PseudoTerminal", "CProcess"),
  tests("Terminal", "TextUI", "PseudoTerminal", "TestSupport", "catalejo-typewriter"),
  // A line reader and nothing else, for the tests of the terminal.
  .executableTarget(
    name: "catalejo-typewriter", dependencies: ["Terminal", "TextUI"],
    path: "Tests/Typewriter"),
  // The real map as it is drawn.
  .testTarget(
    name: "AtlasMapTests",
    dependencies: [
      "Atlas", "Gazetteer", "MapFeature", "Catalog", "Domain", "Geo", "Localization", "TextUI",
      "TestSupport",
    ],
    path: "Tests/AtlasMapTests", exclude: ["Frames"]),
]

/// The whole program, against the stub server.
let programTests: [Target] = [
  .testTarget(
    name: "AppTests",
    dependencies: [
      "App", "Session", "Domain", "Viper", "Trace", "TextUI", "Components", "Terminal",
      "Localization", "Catalog", "CatalogMocks", "Storage", "Cities", "Countries", "People",
      "Pokedex",
      "Articles", "Gazetteer", "Atlas", "Local", "Points", "Connectivity", "Pictures", "Remote",
      "StubServer", "PseudoTerminal", "TestSupport", "CommandLine", "ListFeature", "catalejo",
    ],
    path: "Tests/AppTests", exclude: ["Transcripts"])
]

/// `scripts/fuzz` sets it: libFuzzer brings the entry point, so no other build can link these.
let fuzzers: [Target] =
  Context.environment["CATALEJO_FUZZ"] != "1"
  ? []
  : [
    .executableTarget(
      name: "catalejo-fuzz",
      dependencies: [
        "CData", "Domain", "Geo", "JSON", "TextUI", "Localization", "Catalog", "Decoding", "Cities",
        "Gazetteer", "Atlas", "Points", "Pokedex", "Remote", "Wikipedia", "Pictures", "Terminal",
        "ListFeature", "MapFeature", "FavoritesFeature",
      ] + catalogs.map { .target(name: $0) },
      path: "Tests/Fuzzers")
  ]

let package = Package(
  name: "catalejo",
  products: isWhole ? [.executable(name: "catalejo", targets: ["catalejo"])] : [],
  dependencies: isWhole
    ? [
      .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ] + (isTested ? [.package(url: "https://github.com/apple/swift-nio", from: "2.101.2")] : [])
    : [],
  targets: kernel + (isBuilt(.kernel) ? kernelTests : [])
    + features.filter { isBuilt(.features) || $0 == chosenFeature }.flatMap(feature)
    + (isBuilt(.catalogs) ? [fuzzing] + catalogs.flatMap(catalog) : [])
    + (isBuilt(.session) ? session : [])
    + (isWhole ? services + program + (isTested ? network + programTests : []) + fuzzers : []))

// MARK: - Settings, the same for every target

for target in package.targets where target.type != .system {
  target.swiftSettings =
    [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ] + (strict ? [.treatAllWarnings(as: .error)] : [])
}
