import Foundation
import Testing
import ViperFacts
import ViperGraph
import ViperPipeline
import ViperTestSupport

struct GraphRunTests {
  private static let sample = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appendingPathComponent("Samples/infinum/Broken").path

  private static let views = GraphFormats.text.compactMap { $0 as? any ViewFormat }

  private func run(_ formats: [any ViewFormat], metrics: MetricsFormat? = nil, _ view: ViewRequest = ViewRequest()) throws
    -> GraphRun
  {
    var request = GraphRequest(
      AnalysisOptions(paths: [Self.sample], basePath: Self.sample, toolVersion: "1"))
    request.view = view
    request.outputs = formats.map { DrawingTarget(format: $0, file: $0.name) }
    request.metrics = metrics.map { DrawingTarget(format: $0, file: nil) }
    return try GraphRun(request)
  }

  private func text(_ drawing: FinishedDrawing) throws -> String {
    String(decoding: try drawing.result.get().bytes, as: UTF8.self)
  }

  @Test func drawsEveryFormatFromOneAnalysis() throws {
    let run = try run(Self.views)
    #expect(run.drawings.map(\.file) == Self.views.map(\.name))
    #expect(run.isComplete)
    for drawing in run.drawings { #expect(try text(drawing).contains("Login"), "\(drawing.file ?? "")") }
  }

  @Test func picturesFoldWhatDataKeeps() throws {
    let run = try run([DOTFormat(), JSONFormat()])
    #expect(try !text(run.drawings[0]).contains("LoginPresenterInterface\""))
    #expect(try text(run.drawings[1]).contains("\"name\":\"LoginPresenterInterface\""))
  }

  @Test func operationsApplyToEveryFormat() throws {
    var view = ViewRequest()
    view.level = .component
    view.operations = OperationList([Inclusion(["Login"])])
    for drawing in try run(Self.views, view).drawings {
      #expect(try !text(drawing).contains("HomeWireframe"), "\(drawing.file ?? "")")
    }
  }

  @Test func metricsAreThoseOfWhatIsLeft() throws {
    var view = ViewRequest()
    view.level = .module
    view.operations = OperationList([Inclusion(["Login"])])
    let rows = try text(try run([], metrics: .csv, view).drawings[0]).split(whereSeparator: \.isNewline)
    #expect(rows.count == 2 && rows[1].hasPrefix("module,Login,"))
  }

  @Test func metricsOfAPartCountTheWholeApp() throws {
    func rows(_ folder: String) throws -> Set<Substring> {
      var request = GraphRequest(AnalysisOptions(paths: [folder], basePath: Self.sample, toolVersion: "1"))
      request.view.level = .module
      request.metrics = DrawingTarget(format: .csv, file: nil)
      return Set(try text(try GraphRun(request).drawings[0]).split(whereSeparator: \.isNewline))
    }
    let (part, whole) = try (rows("\(Self.sample)/Sources/PocketBank/Modules/Onboarding/Login"), rows(Self.sample))
    #expect(part.count == 2 && part.isSubset(of: whole), "\(part)")
  }

  @Test func nothingToDrawIsWrongUsage() throws {
    let folder = try ScratchFolder()
    try folder.write("struct Money {}\n", to: "Money.swift")
    var request = GraphRequest(AnalysisOptions(testing: ["."], in: folder.path))
    request.outputs = [DrawingTarget(format: DOTFormat(), file: nil)]
    let error = #expect(throws: UsageError.self) { try GraphRun(request) }
    #expect(error?.text.hasPrefix("error: there is nothing to draw: nothing in 1 file is named") == true, "\(error?.text ?? "")")
  }

  @Test func unknownNameIsWrongUsageWithAHint() {
    var view = ViewRequest()
    view.operations = OperationList([Focus(["Logni"])])
    let error = #expect(throws: UsageError.self) { try run([DOTFormat()], view) }
    #expect(error?.diagnostics.first?.message.hasSuffix("did you mean 'Login'?") == true)
  }

  @Test func outputThatFailsLeavesTheOthers() throws {
    let run = try run([BrokenFormat(), DOTFormat()])
    #expect(throws: OutputError.self) { try run.drawings[0].result.get() }
    #expect(try text(run.drawings[1]).hasPrefix("digraph"))
  }

  @Test func messagesOfTheViewComeBeforeThoseOfTheFormat() throws {
    var view = ViewRequest()
    view.operations = OperationList([PathSelection(from: ["HomeWireframe"], to: ["LoginWireframe"])])
    let messages = try run([TalkingFormat()], view).drawings[0].result.get().messages
    #expect(messages.first?.hasPrefix("path 1: HomeWireframe") == true && messages.last == "note: drawn")
  }
}

private struct BrokenFormat: ViewFormat {
  struct Failure: Error {}
  let name = "broken"
  let content = ViewContent.picture
  func output(of drawing: Drawing) throws -> FormattedGraph { throw Failure() }
}

private struct TalkingFormat: ViewFormat {
  let name = "talking"
  let content = ViewContent.picture
  func output(of drawing: Drawing) -> FormattedGraph { FormattedGraph("", messages: ["note: drawn"]) }
}
