import Testing
import ViperModel
import ViperTestSupport

@testable import ViperGraph

struct TrendTests {
  // MARK: sampling

  @Test func takesEveryCommitOfAShortHistory() {
    #expect(TrendSampling.positions(of: 0) == [])
    #expect(TrendSampling.positions(of: 1) == [0])
    #expect(TrendSampling.positions(of: 50) == Array(0..<50))
  }

  @Test(arguments: [51, 52, 99, 100, 101, 772, 10_000]) func spreadsALongHistory(_ count: Int) {
    let positions = TrendSampling.positions(of: count)
    #expect(positions.count == 50)
    #expect(positions.first == 0 && positions.last == count - 1)
    let gaps = zip(positions, positions.dropFirst()).map { $1 - $0 }
    #expect(gaps.max()! - gaps.min()! <= 1 && gaps.min()! > 0, "\(gaps)")
  }

  @Test func takesEveryNthAndTheLast() {
    #expect(TrendSampling.positions(of: 10, every: 3) == [0, 3, 6, 9])
    #expect(TrendSampling.positions(of: 11, every: 3) == [0, 3, 6, 9, 10])
    #expect(TrendSampling.positions(of: 3, every: 100) == [0, 2])
    let many = TrendSampling.positions(of: 1000, every: 7)
    #expect(many.count == 50 && many.first == 0 && many.last == 999)
    #expect(many.dropLast().allSatisfy { $0 % 7 == 0 })
  }

  // MARK: figures

  @Test func countsModulesAndPairsOfThem() {
    let figures = TrendPoint.Figures(of: SampleGraph.roles.0, findings: SeverityCounts(errors: 2))
    let view = GraphView.module(of: SampleGraph.roles.0)
    #expect(figures.modules == view.nodes.count && figures.modules > 1)
    #expect(figures.references == Set(view.edges.filter { $0.from != $0.to }.map { [$0.from, $0.to] }).count)
    #expect(figures.findings.errors == 2)
  }

  @Test func averagesCoupling() {
    #expect(TrendPoint.Figures(modules: 4, references: 6).coupling == 1.5)
    #expect(TrendPoint.Figures().coupling == 0)
  }

  // MARK: axes

  @Test(arguments: [
    (0, [0, 1]), (1, [0, 1]), (3, [0, 1, 2, 3]), (7, [0, 2, 4, 6, 8]), (138, [0, 50, 100, 150]),
    (2000, [0, 500, 1000, 1500, 2000]),
  ])
  func axisHasRoundWholeNumbers(_ largest: Int, _ ticks: [Int]) {
    let scale = AxisScale(upTo: Double(largest), inWholeNumbers: true)
    #expect(scale.ticks == ticks.map(Double.init))
    #expect(scale.end == scale.ticks.last)
  }

  @Test func axisOfDecimalsHasTwo() {
    let scale = AxisScale(upTo: 0.7, inWholeNumbers: false)
    #expect(scale.ticks.map(scale.text) == ["0", "0.20", "0.40", "0.60", "0.80"])
  }

  // MARK: formats

  private static func point(_ number: Int, _ errors: Int, _ subject: String = "a change") -> TrendPoint {
    TrendPoint(
      commit: String(repeating: "\(number % 10)", count: 40), day: "2026-01-\(number + 10)", subject: subject,
      figures: TrendPoint.Figures(
        findings: SeverityCounts(errors: errors, warnings: 7 - number, infos: 20 + number), modules: 3 + number,
        references: 5 + 2 * number,
        cycles: number / 2, modulesInCycles: number / 2 * 3))
  }

  private static let sample = Trend(
    title: "Shop", commits: 240,
    points: [
      point(0, 1, "First <commit> & \"more\""), point(1, 0), point(2, 4, String(repeating: "long ", count: 20)), point(3, 1),
    ])

  private static func output(_ name: String, _ trend: Trend) throws -> String {
    let format = try #require(TrendFormats.all.first { $0.name == name })
    return String(decoding: try format.output(of: trend).bytes, as: UTF8.self)
  }

  @Test(arguments: TrendFormats.all.map(\.name)) func writes(_ format: String) throws {
    try Snapshot.check(Self.output(format, Self.sample), "trend.\(format == "text" ? "txt" : format)")
  }

  @Test(arguments: TrendFormats.all.map(\.name)) func writesASingleCommitWithoutCode(_ format: String) throws {
    let point = TrendPoint(commit: "abc", day: "2026-01-31", subject: "", figures: TrendPoint.Figures())
    #expect(try Self.output(format, Trend(title: "", commits: 1, points: [point])).contains("2026-01-31"))
  }

  @Test func labelsStayInsideThePicture() {
    for case .text(let text, let place, let size, _, let anchor, _) in TrendChart(Self.sample).chart.elements {
      let width = Chart.width(of: text, size: size)
      let left = anchor == .start ? place.x : anchor == .end ? place.x - width : place.x - width / 2
      #expect(left >= 0 && left + width <= Chart.width, "\(text)")
      #expect(size >= 9)
    }
  }

  @Test func labelsOfEqualLinesDoNotOverlap() {
    let points = (0..<3).map { _ in TrendPoint(commit: "a", day: "2026-01-31", subject: "", figures: TrendPoint.Figures()) }
    var ends: [Double: [Double]] = [:]
    for case .text(_, let place, 11, _, _, _) in TrendChart(Trend(title: "", commits: 3, points: points)).chart.elements {
      for other in ends[place.x] ?? [] { #expect(abs(other - place.y) >= 11) }
      ends[place.x, default: []].append(place.y)
    }
    #expect(ends.values.map(\.count).sorted().last == 4)
  }

  @Test func listsEveryFormatOfTheFolder() throws {
    let declared = try SourceFolder("Sources/ViperGraph/History/Trend").matches(of: #/struct (\w+): TrendFormat/#)
    #expect(Set(declared) == Set(TrendFormats.all.map { "\(type(of: $0))" }))
  }

  // MARK: text

  @Test func longNamesAreCutInTheMiddle() {
    let name = "AccountConfirmationAndVerificationDetailsForExistingCustomers"
    let cut = Chart.fitted(name, width: 120)
    #expect(Chart.width(of: cut) <= 120 && cut.hasPrefix("Acc") && cut.hasSuffix("mers") && cut.contains("…"), "\(cut)")
    #expect(Chart.fitted("Login", width: 120) == "Login")
  }
}
