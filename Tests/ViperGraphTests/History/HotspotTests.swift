import Testing
import ViperGraph
import ViperTestSupport

struct HotspotTests {
  private static func hotspot(
    _ module: String, path: String? = nil, errors: Int = 0, warnings: Int = 0, infos: Int = 0, commits: Int = 0,
    dependants: Int = 0
  ) -> Hotspot {
    Hotspot(
      module: module, path: path ?? "App/\(module)", dialect: "infinum",
      findings: SeverityCounts(errors: errors, warnings: warnings, infos: infos),
      rules: ["retain-cycle": errors, "presenter-imports-uikit": warnings + infos].filter { $1 > 0 }, commits: commits,
      dependants: dependants)
  }

  private static func list(_ hotspots: [Hotspot], outside: SeverityCounts = SeverityCounts()) -> HotspotList {
    HotspotList(title: "Shop", period: "since 2026-01-31", commits: 57, outside: outside, measured: hotspots)
  }

  // MARK: ranking

  @Test func multipliesFindingsChangesAndDependants() {
    #expect(Self.hotspot("A", errors: 2, warnings: 1, infos: 4, commits: 3, dependants: 1).heat == 27 * 4 * 2)
    #expect(Self.hotspot("A", warnings: 1).heat == 3)
    #expect(Self.hotspot("A", commits: 9, dependants: 9).heat == 0)
  }

  @Test func ranksTheHottestFirst() {
    let list = Self.list([
      Self.hotspot("Rare", errors: 3), Self.hotspot("Busy", errors: 1, commits: 30, dependants: 2),
      Self.hotspot("Clean", commits: 99),
      Self.hotspot("Central", errors: 1, commits: 3, dependants: 20),
    ])
    #expect(list.hotspots.map(\.module) == ["Busy", "Central", "Rare"])
    #expect(list.modules == 4)
  }

  @Test func tiesAreInOrderOfNames() {
    let all = ["B", "C", "A"].map { Self.hotspot($0, warnings: 1) } + [Self.hotspot("A", path: "Other", warnings: 1)]
    let names = ["A App/A", "A Other", "B App/B", "C App/C"]
    for measured in [all, all.reversed()] { #expect(Self.list(measured).hotspots.map { "\($0.module) \($0.path)" } == names) }
  }

  @Test func namesakesAreToldApartByTheirFolder() {
    let list = Self.list([Self.hotspot("A", warnings: 1), Self.hotspot("A", path: "Other"), Self.hotspot("B", warnings: 1)])
    #expect(list.hotspots.map(list.name) == ["A (App/A)", "B"])
  }

  // MARK: reasons

  @Test(arguments: [
    (
      hotspot("Login", errors: 2, infos: 5, commits: 31, dependants: 12),
      "7 findings (2 errors), changed in 31 commits, 12 modules depend on it"
    ),
    (hotspot("Login", errors: 1, commits: 1, dependants: 1), "1 error, changed in 1 commit, 1 module depends on it"),
    (hotspot("Login", errors: 1, warnings: 2), "3 findings (1 error, 2 warnings), not changed, no module depends on it"),
    (hotspot("Login", infos: 3), "3 infos, not changed, no module depends on it"),
  ])
  func statesTheReason(_ hotspot: Hotspot, _ reason: String) {
    #expect(hotspot.reason == reason)
  }

  @Test func saysWhatHasNoRank() throws {
    let list = Self.list([Self.hotspot("Login", errors: 1)], outside: SeverityCounts(errors: 1, infos: 2))
    for format in ["text", "svg"] {
      #expect(
        try Self.output(format, HotspotDrawing(list)).contains("3 findings (1 error) outside of all modules are not ranked"))
    }
    #expect(try Self.output("json", HotspotDrawing(list)).contains("\"findingsOutsideModules\":3"))
  }

  // MARK: formats

  private static let sample = list([
    hotspot("Login", errors: 2, warnings: 1, infos: 4, commits: 31, dependants: 12),
    hotspot("Home", warnings: 3, commits: 12, dependants: 1),
    hotspot("Überweisung & <Konto>", path: "App/Mein Geld", infos: 1, commits: 2), hotspot("Detail"),
    hotspot("Home", path: "Kit/Home", errors: 1),
  ])

  private static func output(_ name: String, _ drawing: HotspotDrawing) throws -> String {
    let format = try #require(HotspotFormats.all.first { $0.name == name })
    return String(decoding: try format.output(of: drawing).bytes, as: UTF8.self)
  }

  @Test(arguments: HotspotFormats.all.map(\.name)) func writes(_ format: String) throws {
    let links = try SourceLinks("https://host/{path}", basePath: "/app")
    try Snapshot.check(
      Self.output(format, HotspotDrawing(Self.sample, links: links)), "hotspots.\(format == "text" ? "txt" : format)")
  }

  @Test(arguments: HotspotFormats.all.map(\.name)) func writesACleanCodeBase(_ format: String) throws {
    let text = try Self.output(format, HotspotDrawing(Self.list([Self.hotspot("Login", commits: 3)])))
    #expect(!text.contains("Login"))
    if format == "text" {
      #expect(text == "Nothing to fix first: none of 1 module has a finding; 57 commits since 2026-01-31 changed Swift files.\n")
    }
  }

  @Test func showsTheTopAndCountsTheRest() throws {
    let many = Self.list((0..<25).map { Self.hotspot("M\($0)", warnings: 1) })
    let text = try Self.output("text", HotspotDrawing(many))
    #expect(text.contains("20. ") && !text.contains("21. "))
    #expect(text.hasSuffix("\n5 more modules with findings; '--top 25' shows all\n"))
    #expect(try Self.output("text", HotspotDrawing(many, top: 1)).contains("24 more modules with findings"))
    #expect(try Self.output("svg", HotspotDrawing(many, top: 24)).contains("1 more module with findings"))
    #expect(try Self.output("csv", HotspotDrawing(many)).split(separator: "\r\n").count == 26)
    #expect(try Self.output("csv", HotspotDrawing(many, top: 2)).split(separator: "\r\n").count == 3)
  }

  @Test func listsEveryFormatOfTheFolder() throws {
    let declared = try SourceFolder("Sources/ViperGraph/History/Hotspots").matches(of: #/struct (\w+): HotspotFormat/#)
    #expect(Set(declared) == Set(HotspotFormats.all.map { "\(type(of: $0))" }))
  }

  @Test func noEndingMeansTwoFormats() {
    let endings = HotspotFormats.all.flatMap { [$0.name] + $0.endings }
    #expect(Set(endings).count == endings.count)
  }
}
