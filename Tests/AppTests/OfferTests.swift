import Articles
import Contracts
import Domain
import Local
import Pictures
import Remote
import StubServer
import Terminal
import TestSupport
import Testing

@testable import App

/// What the program says of its catalogs, services and parts fits what they are.
@Suite struct OfferTests {
  @Test func everyPublishedAddressIsGood() {
    for service in Catalogs.allServices {
      let addresses = [service.address] + service.otherAddresses.map(\.address)
      for address in addresses {
        #expect(address.hasPrefix("https://"))
        #expect(ServiceAddresses([service: address]).peer(of: service) != nil)
      }
    }
  }

  /// The demo is complete: where the program asks a service, the stub server stands in for it.
  @Test func theStubServerIsOneForEachService() {
    let addresses = StubServer.addresses(port: 1, key: "")
    #expect(Catalogs.allServices.filter { addresses[$0.addressVariable] == nil } == [])
  }

  @Test func everyValueOfTheArticlesChoosesAList() throws {
    for word in Articles.description.filterArguments where !word.hasSuffix("=") {
      let parts = word.split(separator: "=").map(String.init)
      guard parts[0] != "favorite" else { continue }
      _ = try ArticleEdition.standard.changed(by: Filter(key: parts[0], value: parts[1]))
    }
  }

  @Test(.oneAtATime, arguments: ["cities", "pokemon"])
  func eachMemberOfARowIsAField(catalog: String) throws {
    let run = try Home().run("list", catalog, "--search", "a", "--limit", "200", "--json")
    let members = Set(try run.items.flatMap(\.keys))
    let fields = try #require(Catalogs.description(named: catalog)).fields
    #expect(members.subtracting(fields) == [])
    #expect(members.count > 5)
  }

  @Test func theSettingsTakeEveryThemeAndEveryWayToShowPictures() {
    #expect(Program.choices(of: "pictures") == PictureSettings.Choice.allCases.map(\.rawValue))
    #expect(SettingsFile.themes == Theme.allCases.map(\.rawValue))
  }

  /// Those of the program: what tests need besides stands behind a switch.
  @Test func everyPackageOfTheProgramIsNamedWithTheVersionThatIsAskedFor() throws {
    let manifest = try Transcript.text("Package.swift")
      .replacing(#/isTested \? \[[^\]]*\]/#, with: "")
    let asked = manifest.matches(
      of: #/\.package\(url: ".*/([^/"]+)", from: "([^"]+)"/#
    ).map { "\($0.1) \($0.2)+" }
    #expect(Set(asked) == Set(ProgramPart.packages.map { "\($0.name) \($0.version ?? "")" }))
    // Beside the libraries there is Swift's own.
    let libraries = manifest.matches(of: #/\blibrary\("C([^"]+)"/#)
      .map { ["EditLine": "libedit", "Curl": "libcurl"][$0.1] ?? $0.1.lowercased() }
    #expect(
      Set(libraries) == Set(ProgramPart.ofTheSystem.dropFirst().map { $0.name.lowercased() }))
  }

  /// What Debian's package says of others' work has each embedded file, and each package that is
  /// part of the program, named by Package.swift or by another.
  @Test func thePackageSaysWhoseEachPartIs() throws {
    let copyright = try Transcript.text("scripts/debian/copyright")
    let blobs = try Transcript.text("Sources/C/CData/CData.c").matches(
      of: #/"blobs/([a-z]+\.bin)"/#
    ).map { "Sources/C/CData/blobs/\($0.1)" }
    #expect(!blobs.isEmpty && blobs.filter { !copyright.contains($0) } == [])
    let packages = try Transcript.text("Package.resolved").matches(
      of: #/"location" : ".*/([^/"]+?)(?:\.git)?",?\n/#
    ).map { String($0.1) }
    // SwiftNIO, for the stub server, and what it brings.
    let others = ["swift-nio", "swift-atomics", "swift-collections", "swift-system"]
    #expect(packages.contains("swift-nio"))
    #expect(packages.filter { !copyright.contains($0) && !others.contains($0) } == [])
  }

  /// Each archive that is linked into the program is named where it is said whose the parts are: in
  /// Debian's package those of `scripts/deb`, in what other systems get those of the Makefile too.
  @Test func eachArchiveInTheProgramIsSaidToBeSomebodys() throws {
    let archive = #/\blib[a-z0-9+]+\.a\b/#
    func archives(_ path: String, _ command: Substring) throws -> Set<String> {
      let lines = try Transcript.text(path).split(separator: "\n").filter { $0.contains(command) }
      return Set(lines.flatMap { $0.matches(of: archive) }.map { String($0.0) })
    }
    let ofThePackage = try archives("scripts/deb", "scripts/archives")
    #expect(ofThePackage == ["libstdc++.a", "libutf8proc.a"])
    let ofTheProgram = try archives("Makefile", "ARCHIVES :=").union(
      archives("scripts/archives", "group="))
    #expect(ofThePackage.isSubset(of: ofTheProgram) && ofTheProgram.count == 9)
    func named(_ path: String) throws -> Set<String> {
      try archives("scripts/debian/\(path)", "Files: ")
    }
    #expect(try named("copyright") == ofThePackage)
    #expect(try named("copyright-archives") == ofTheProgram.subtracting(ofThePackage))
  }

  @Test func theNewestVersionOfTheChangelogIsTheProgramsAndEachIsOlderThanTheOneAbove() throws {
    let versions = try Transcript.text("CHANGELOG.md").matches(
      of: #/\n## \[([0-9.]+)\] - (\d{4}-\d{2}-\d{2})\n/#)
    #expect(versions.first?.1 == Version.current[...])
    #expect(versions.map(\.2) == versions.map(\.2).sorted(by: >))
    let numbers = versions.map { $0.1.split(separator: ".").compactMap { Int($0) } }
    #expect(numbers == numbers.sorted { $1.lexicographicallyPrecedes($0) } && numbers.count > 1)
  }
}
