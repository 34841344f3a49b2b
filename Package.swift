// swift-tools-version: 6.2
import PackageDescription

/// A part that builds and is tested in seconds: without the others and third-party packages.
///
/// `CATALEJO_FEATURES_ONLY=1` leaves only the features with their mocks, and
/// `CATALEJO_CATALOGS_ONLY=1` the plain catalogs. `CATALEJO_KERNEL_ONLY=1` leaves the tests of the
/// kernel, `CATALEJO_SESSION_ONLY=1` the session, and `CATALEJO_SERVICES_ONLY=1` the services.
/// `CATALEJO_FEATURE=List` leaves that feature alone. Two together leave both.
enum Part: String, CaseIterable {
  case features = "CATALEJO_FEATURES_ONLY"
  case catalogs = "CATALEJO_CATALOGS_ONLY"
  case kernel = "CATALEJO_KERNEL_ONLY"
  case session = "CATALEJO_SESSION_ONLY"
  case services = "CATALEJO_SERVICES_ONLY"
}

let chosen = Part.allCases.filter { Context.environment[$0.rawValue] == "1" }
let chosenFeature = Context.environment["CATALEJO_FEATURE"]
let isWhole = chosen.isEmpty && chosenFeature == nil

func isBuilt(_ part: Part) -> Bool { isWhole || chosen.contains(part) }

/// `CATALEJO_STRICT=1` makes each warning an error; `make lint` and `make test` set it.
let strict = Context.environment["CATALEJO_STRICT"] == "1"

/// `CATALEJO_TESTS=1` adds the stub server, and the tests that run against it.
///
/// They need SwiftNIO, which the program does not. The Makefile and scripts set it where it is needed.
let isTested = isWhole && Context.environment["CATALEJO_TESTS"] == "1"

let isFuzzed = Context.environment["CATALEJO_FUZZ"] == "1"

// MARK: - Vocabulary: one function for each kind of module

/// The folder of a kind of module; its tests are in a folder of the same name under Tests.
enum Room: String {
  case program = "Sources"
  case kernel = "Sources/Kernel"
  /// C libraries and C code that the program calls.
  case c = "Sources/C"
  case tools = "Sources/Tools"
  case catalogs = "Services/Catalogs"
  case maps = "Services/Maps"
  case stores = "Services/Stores"
  case outside = "Services/Outside"
  /// Modules for tests only.
  case support = "Tests/Support"

  var tests: String {
    self == .program ? "Tests" : "Tests/" + rawValue.replacing("Sources/", with: "")
  }
}

func module(_ name: String, in room: Room, _ dependencies: Target.Dependency...) -> Target {
  module(name, in: room, dependencies)
}

func module(_ name: String, in room: Room, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: "\(room.rawValue)/\(name)")
}

func tool(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: "\(Room.tools.rawValue)/\(name)")
}

func tests(_ module: String, in room: Room, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(
    name: "\(module)Tests",
    dependencies: [.target(name: module), "TestSupport"] + dependencies,
    path: "\(room.tests)/\(module)Tests")
}

/// A library of the system: a module map with its header, and the package that links it.
func library(_ name: String, _ package: String) -> Target {
  .systemLibrary(
    name: name, path: "\(Room.c.rawValue)/\(name)", providers: [.apt([package])])
}

/// The targets of a feature: the VIPER module, its mocks and its tests.
///
/// A feature needs one line in `features`.
func feature(_ name: String) -> [Target] {
  let kernel: [Target.Dependency] = [
    "Viper", "Domain", "Geo", "JSON", "Localization", "TextUI", "Components", "Contracts",
    "PlaceNames",
  ]
  let path = "Features/\(name)"
  let mocked = kernel + ["ViperMocks", .target(name: "\(name)Feature")]
  let tested: [Target.Dependency] = ["ContractMocks", "Storage", "TestSupport"]
  return [
    .target(name: "\(name)Feature", dependencies: kernel, path: path, exclude: ["Mocks"]),
    .target(name: "\(name)Mocks", dependencies: mocked, path: "\(path)/Mocks"),
    .testTarget(
      name: "\(name)FeatureTests",
      dependencies: mocked + tested + [.target(name: "\(name)Mocks")],
      path: "Tests/Features/\(name)FeatureTests"),
  ]
}

/// The targets of a catalog whose entities come from a service: the module and its tests.
///
/// A catalog needs one line in `catalogs`.
func catalog(_ name: String) -> [Target] {
  [
    module(name, in: .catalogs, "Domain", "Contracts", "Storage", "Decoding"),
    tests(
      name, in: .catalogs, "Domain", "Contracts", "ContractMocks", "Storage", "Decoding", "Fuzzing"),
  ]
}

// MARK: - The house

let features = ["List", "Detail", "Map", "Favorites", "Compare", "Home"]

let allFeatures: [Target.Dependency] = features.map { .target(name: "\($0)Feature") }

/// The catalogs with neither embedded data nor a database: the others are among the services.
let catalogs = ["People", "Articles"]

let allCatalogs: [Target.Dependency] = catalogs.map { .target(name: $0) }

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }

let kernel: [Target] = [
  // The names of countries, regions and cities, as tables.
  .target(name: "CNames", path: "Sources/C/CNames", exclude: ["blobs"]),
  // The properties of Unicode's characters.
  library("CUTF8Proc", "libutf8proc-dev"),
  module("UnicodeData", in: .kernel, "CUTF8Proc"),
  // The code that runs between fork and exec.
  module("CProcess", in: .c),
  // The only module that talks to the system.
  module("Platform", in: .kernel, "CProcess"),
  module("Domain", in: .kernel, "CNames", "Platform", "UnicodeData"),
  module("Geo", in: .kernel, "Domain", "Platform"),
  module("Viper", in: .kernel),
  module("TextUI", in: .kernel, "UnicodeData"),
  module("JSON", in: .kernel, "TextUI"),
  module("ViperMocks", in: .kernel, "Viper", "TextUI"),
  // Time zones, and days of the calendar.
  module("Clocks", in: .kernel, "Domain", "CNames", "Platform"),
  module("Localization", in: .kernel, "Domain", "Clocks"),
  module(
    "Components", in: .kernel, "Viper", "Domain", "Geo", "Localization", "TextUI", "Contracts"),
  module("Contracts", in: .kernel, "Domain", "Geo", "JSON", "TextUI"),
  // The store of a catalog, the readers of services' answers, and places by their names.
  module("Storage", in: .stores, "Domain", "Contracts", "JSON"),
  module("Decoding", in: .stores, "Domain", "Contracts"),
  module("PlaceNames", in: .kernel, "Domain", "Geo", "Contracts", "CNames", "Platform"),
  module("ContractMocks", in: .support, "Contracts", "Domain", "Geo", "TestSupport"),
  // For tests only: folders, random numbers, a clock, names of catalogs, turns on the machine.
  module("TestSupport", in: .support, "Domain"),
]

/// Dumps of made-up places, as large as is wanted; for tests and measurements.
let generatedPlaces = module("GeneratedPlaces", in: .support, "Platform")

/// Broken answers, the same in every run; for tests only.
let fuzzing = module("Fuzzing", in: .support, "Domain", "TestSupport")

let kernelTests: [Target] = [
  tests("UnicodeData", in: .kernel),
  tests("Platform", in: .kernel),
  tests("Domain", in: .kernel, "Platform"),
  tests("Geo", in: .kernel, "Domain"),
  tests("Viper", in: .kernel, "ViperMocks"),
  tests("TextUI", in: .kernel),
  tests("JSON", in: .kernel),
  tests("Clocks", in: .kernel, "CNames", "Domain"),
  tests("Localization", in: .kernel, "Domain"),
  tests("Components", in: .kernel, "Viper", "Domain", "Localization", "TextUI"),
  tests("Contracts", in: .kernel, "ContractMocks", "Domain", "Geo"),
  tests("Storage", in: .stores, "Contracts", "ContractMocks", "Domain"),
  tests("Decoding", in: .stores, "Contracts", "ContractMocks", "Domain"),
  tests("PlaceNames", in: .kernel, "Contracts", "ContractMocks", "Domain", "Geo"),
]

let services: [Target] = [
  generatedPlaces,
  .target(name: "CData", path: "Sources/C/CData", exclude: ["blobs"]),
  module("Files", in: .stores, "Domain", "Platform"),
  module(
    "Cities", in: .catalogs, "Domain", "Geo", "Contracts", "PlaceNames", "Decoding", "Files",
    "CData", "Platform"),
  module("Atlas", in: .maps, "Domain", "Geo", "Contracts", "CData"),
  library("CSQLite", "libsqlite3-dev"),
  module("Database", in: .stores, "Domain", "Files", "CSQLite", "Platform"),
  module("Local", in: .stores, "Domain", "Contracts", "Database", "Files", "Platform"),
  library("CExpat", "libexpat1-dev"),
  library("CMinizip", "libminizip-dev"),
  library("CZlib", "zlib1g-dev"),
  module("Compression", in: .stores, "CMinizip", "CZlib", "Domain", "Platform"),
  module("Relief", in: .maps, "Domain", "Geo", "Contracts", "CData", "Compression"),
  module(
    "Points", in: .maps, "Domain", "Geo", "JSON", "Contracts", "TextUI", "CExpat", "Compression",
    "Platform"),
  // Streets: the readers of vector tiles and of archives of them.
  module(
    "Tiles", in: .maps, "Domain", "Geo", "JSON", "Contracts", "Compression", "Database", "Platform"),
  // The places of GeoNames' dumps, in a database of their own.
  module(
    "Places", in: .catalogs, "Domain", "Geo", "Contracts", "PlaceNames", "Compression", "Database",
    "Files", "Platform"),
  module(
    "Pokedex", in: .catalogs, "Domain", "Contracts", "Storage", "Decoding", "CData", "Platform"),
  module("Countries", in: .catalogs, "Domain", "Contracts", "Storage", "Cities", "CData"),
  module("Wikipedia", in: .catalogs, "Domain", "Geo", "Contracts", "Decoding"),
  module("Desktop", in: .outside, "Domain", "Platform"),
  module("Pictures", in: .outside, "Domain", "Contracts", "TextUI", "Platform"),
  module("Connectivity", in: .outside, "Domain", "Contracts", "Platform"),
  // libcurl is opened at the first request, so nothing is linked.
  library("CCurl", "libcurl4-openssl-dev"),
  module("Remote", in: .outside, "Domain", "Contracts", "Compression", "CCurl", "Platform"),
  // The program that writes the embedded data.
  tool(
    "catalejo-data", "Contracts", "PlaceNames", "Domain", "Geo", "Cities", "Atlas", "Pokedex",
    "Relief", "CZlib"),
  tests("Files", in: .stores, "Domain", "Platform"),
  tests("Compression", in: .stores, "Domain", "Platform"),
  tests(
    "Cities", in: .catalogs, "Domain", "Geo", "Contracts", "ContractMocks", "PlaceNames", "CData",
    "catalejo-data"),
  tests("Atlas", in: .maps, "Domain", "Geo", "Contracts", "catalejo-data"),
  tests("Relief", in: .maps, "Domain", "Geo", "Contracts", "catalejo-data"),
  tests(
    "Points", in: .maps, "Domain", "Geo", "JSON", "Contracts", "ContractMocks", "Compression",
    "CZlib"),
  tests("Tiles", in: .maps, "Domain", "Geo", "Contracts", "ContractMocks", "Database"),
  tests("Database", in: .stores, "CSQLite"),
  tests(
    "Places", in: .catalogs, "Domain", "Geo", "Contracts", "ContractMocks", "Database", "Files",
    "Platform", "GeneratedPlaces"),
  tests(
    "Local", in: .stores, "Domain", "Contracts", "ContractMocks", "Database", "Files", "CSQLite"),
  tests(
    "Pokedex", in: .catalogs, "Domain", "Contracts", "ContractMocks", "Storage", "Decoding",
    "Fuzzing", "catalejo-data"),
  tests("Countries", in: .catalogs, "Domain", "Contracts", "ContractMocks", "Storage"),
  tests("Wikipedia", in: .catalogs, "Domain", "Contracts", "ContractMocks", "Decoding", "Fuzzing"),
  tests("Desktop", in: .outside, "Domain"),
  tests("Pictures", in: .outside, "Domain", "Contracts", "ContractMocks", "TextUI"),
  tests("Connectivity", in: .outside, "Domain", "Contracts"),
]

/// A server that speaks the services' languages, and the tests that run against it; see `isTested`.
let network: [Target] = [
  module(
    "StubServer", in: .tools, "Domain", "CZlib", nio("NIOCore"), nio("NIOHTTP1"), nio("NIOPosix")),
  tool("catalejo-stub", "StubServer", argumentParser),
  tests("StubServer", in: .tools, "Remote", nio("NIOCore"), nio("NIOHTTP1")),
  tests(
    "Remote", in: .outside, "Compression", "Contracts", "CCurl", "Domain", "Geo", "PseudoTerminal",
    "StubServer", "Tiles"),
]

/// The modules that show the features: terminal, trace, session and commands.
let session: [Target] = [
  library("CEditLine", "libedit-dev"),
  // The code that runs in signal handlers.
  module("CTerminal", in: .c),
  module("Terminal", in: .program, "TextUI", "CEditLine", "CTerminal", "Platform"),
  // The log of calls.
  module("Trace", in: .program, "Domain", "Viper", "TextUI", "Localization"),
  tests("Trace", in: .program, "Domain", "TextUI", "Localization"),
  // The REPL. It imports no feature, no service and no catalog.
  module(
    "Session", in: .program, "Domain", "Geo", "Viper", "Trace", "TextUI", "Components", "Terminal",
    "Localization"),
  tests("Session", in: .program, "Domain", "Geo", "Viper", "TextUI", "Components", "Localization"),
]

let program: [Target] = [
  // The decorators that record calls. No feature and no service imports them, App alone does.
  module(
    "TraceDecorators", in: .program,
    ["Trace", "Domain", "Geo", "PlaceNames", "Viper", "Contracts"] + allFeatures),
  tests(
    "TraceDecorators", in: .program, "Trace", "Domain", "Viper", "Contracts", "ListFeature",
    "ListMocks", "ViperMocks", "ContractMocks"),
  // The one-shot commands. They import features and contracts, and no service.
  module(
    "CommandLine", in: .program,
    allFeatures + ["Domain", "Geo", "JSON", "Viper", "TextUI", "Components", "Terminal"]
      + ["Localization", "Platform", "Contracts"]),
  tests(
    "CommandLine", in: .program, "Contracts", "Domain", "Geo", "JSON", "Localization", "TextUI"),
  module(
    "App", in: .program,
    allFeatures + allCatalogs + [
      "Session", "CommandLine", "Clocks", "Domain", "Geo", "JSON", "Viper", "Trace",
      "TraceDecorators", "TextUI", "Components", "Terminal", "UnicodeData", "Localization",
      "Contracts", "Cities", "Countries", "Atlas", "Compression", "Database", "Files", "Local",
      "Places", "Points", "Pokedex", "Relief", "Tiles", "Wikipedia", "Remote", "Connectivity",
      "Desktop", "Pictures", "PlaceNames", "Platform",
    ]),
  .executableTarget(
    name: "catalejo",
    dependencies: [
      "App", "CommandLine", "Components", "Contracts", "Domain", "Geo", "Localization", "Platform",
      "Terminal", "TextUI", argumentParser,
    ]),
  // The program that writes the manual page.
  tool("catalejo-manual", "App", "CommandLine", "Domain", "Localization"),
  tests(
    "catalejo", in: .program, "App", "CommandLine", "Components", "Domain", "Localization",
    "PseudoTerminal", "catalejo-manual", argumentParser),
  tool(
    "catalejo-bench", "App", "Contracts", "Domain", "Geo", "Cities", "Atlas", "Relief",
    "MapFeature",
    "Local", "Localization", "TextUI", "Terminal", "Tiles", "Viper", "PseudoTerminal", "Places",
    "GeneratedPlaces", "Platform"),
  // Drives real programs in a pseudo-terminal; for tests only.
  module("PseudoTerminal", in: .support, "CProcess"),
  tests("Terminal", in: .program, "TextUI", "Platform", "PseudoTerminal", "catalejo-typewriter"),
  // A line reader and nothing else, for the tests of the terminal.
  .executableTarget(
    name: "catalejo-typewriter", dependencies: ["Platform", "Terminal", "TextUI"],
    path: "Tests/Support/Typewriter"),
  // Tests of the real map as it is drawn.
  .testTarget(
    name: "AtlasMapTests",
    dependencies: ["Atlas", "Cities", "MapFeature", "Contracts", "Domain", "Geo"]
      + ["Localization", "TextUI", "TestSupport"],
    path: "Tests/Services/Maps/AtlasMapTests", exclude: ["Frames"]),
]

/// Tests of the whole program against the stub server.
let programTests: [Target] = [
  .testTarget(
    name: "AppTests",
    dependencies: [
      "App", "Session", "Clocks", "Domain", "Viper", "Trace", "TextUI", "Components", "Terminal",
      "Localization", "Contracts", "ContractMocks", "Storage", "Cities", "Countries", "People",
      "Pokedex", "Articles", "Atlas", "Local", "Points", "Connectivity", "Pictures", "Remote",
      "StubServer", "PseudoTerminal", "TestSupport", "CommandLine", "ListFeature", "catalejo",
      "Geo", "Tiles", "Places",
    ],
    path: "Tests/AppTests", exclude: ["Transcripts"])
]

/// The fuzzers, for `scripts/fuzz` alone: no other build can link libFuzzer's entry point.
let fuzzers: [Target] = [
  .executableTarget(
    name: "catalejo-fuzz",
    dependencies: [
      "CData", "Clocks", "Domain", "Geo", "JSON", "TextUI", "Localization", "Contracts", "Decoding",
      "Cities", "Atlas", "Places", "Points", "Pokedex", "Remote", "Tiles", "Wikipedia", "Pictures",
      "Terminal", "ListFeature", "MapFeature", "FavoritesFeature",
    ] + allCatalogs,
    path: "Tests/Fuzzers")
]

let package = Package(
  name: "catalejo",
  products: isWhole ? [.executable(name: "catalejo", targets: ["catalejo"])] : [],
  dependencies: isWhole
    ? [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")]
      + (isTested ? [.package(url: "https://github.com/apple/swift-nio", from: "2.101.2")] : [])
    : [],
  targets: kernel + (isBuilt(.kernel) ? kernelTests : [])
    + features.filter { isBuilt(.features) || $0 == chosenFeature }.flatMap(feature)
    + (isBuilt(.catalogs) || isBuilt(.services) ? [fuzzing] : [])
    + (isBuilt(.catalogs) ? catalogs.flatMap(catalog) : [])
    + (isBuilt(.session) ? session : []) + (isBuilt(.services) ? services : [])
    + (isWhole
      ? program + (isTested ? network + programTests : []) + (isFuzzed ? fuzzers : []) : []))

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
