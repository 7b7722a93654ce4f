import Testing
import ViperGraph
import ViperGraphviz

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Programs that behave like a layout gone wrong.
struct TimeLimitTests {
  private let view = GraphView.modules(["Login", "Home"])

  /// More than a program that ends by itself takes on any machine, and more than one that never ends is to get.
  private static let (long, short) = (Duration.seconds(600), Duration.milliseconds(1))

  /// Columns, then none, then modules by folder.
  private func draw(
    with program: String, limits: [Duration] = [long, long, long]
  ) throws -> PictureRenderer.Picture {
    let plan = LayoutPlan(attempts: [
      LayoutAttempt(engine: .dot, timeLimit: limits[0]),
      LayoutAttempt(engine: .sfdp, hasColumns: false, hasBoxes: false, timeLimit: limits[1]),
      LayoutAttempt(engine: .dot, isCollapsed: true, timeLimit: limits[2]),
    ])
    return try PictureRenderer(program: Program.standIn(program), plan: plan).picture(of: view, title: "App", format: .svg)
  }

  @Test func slowLayoutFallsBackToASimplerOne() throws {
    let picture = try draw(with: "slow-dot.sh", limits: [Self.short, Self.long, Self.long])
    #expect(String(decoding: picture.bytes, as: UTF8.self).contains("overlap=prism"))
    #expect(
      picture.warning
        == "the layout took too long and was stopped; drawn by the engine 'sfdp', without columns and boxes")
  }

  @Test func foldersAreDrawnWhereNothingElseCanBe() throws {
    let picture = try draw(with: "only-folders.sh")
    #expect(picture.warning == "the layout program was killed by signal 9; drawn by folder")
  }

  @Test func endlessLayoutIsGivenUp() {
    let error = #expect(throws: PictureError.self) {
      try draw(with: "endless.sh", limits: [Self.short, Self.short, Self.short])
    }
    guard case .tooSlow = error else { return #expect(Bool(false), "\(error as Any)") }
  }

  @Test func stoppedLayoutIsNoLongerRunning() throws {
    try Program.withFolder { folder in
      let program = folder + "/noting.sh"
      try FileManager.default.copyItem(atPath: Program.standIn("noting.sh"), toPath: program)
      var processes: [pid_t] = []
      // With ever more time, until it has said that it runs.
      for power in 0..<16 where processes.isEmpty {
        let plan = LayoutPlan(attempts: [LayoutAttempt(engine: .dot, timeLimit: .milliseconds(1 << power))])
        _ = try? PictureRenderer(program: program, plan: plan).picture(of: view, title: "App", format: .svg)
        processes = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { pid_t($0) }
      }
      #expect(!processes.isEmpty)
      for process in processes { #expect(kill(process, 0) == -1) }
    }
  }

  @Test func crashFallsBackToASimplerLayout() throws {
    let picture = try draw(with: "crashing-dot.sh")
    #expect(
      picture.warning == "the layout program was killed by signal 11; drawn by the engine 'sfdp', without columns and boxes")
  }

  @Test func missingLibraryIsNamed() {
    let error = #expect(throws: PictureError.self) { try draw(with: "no-library.sh") }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.contains("libgvc was not found (viper-graph-layout: "))
    #expect(message.contains("libgvc.so.6: cannot open shared object file"))
    #expect(message.contains("apt install libgvc6"))
  }

  @Test func everyReasonOfAFailureIsNamed() {
    let error = #expect(throws: PictureError.self) {
      try draw(with: "slow-then-crashing.sh", limits: [Self.short, Self.long, Self.long])
    }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.contains("was stopped"))
    #expect(message.contains("the layout program was killed by signal 11"))
  }

  @Test func lastComplaintIsTheReason() {
    #expect(throws: PictureError.failed(reason: "no fonts")) { try draw(with: "complaining.sh") }
  }

  @Test func missingProgramIsAnError() {
    let renderer = PictureRenderer(program: "/nonexistent/viper-graph-layout")
    #expect(throws: PictureError.programMissing("/nonexistent/viper-graph-layout")) {
      try renderer.picture(of: view, title: "App", format: .svg)
    }
    #expect("\(PictureError.programMissing("/a/b"))".contains("'/a/b', which is missing; to build it, install Graphviz"))
  }

  @Test func muchOutputOnBothChannelsDoesNotBlock() throws {
    let picture = try draw(with: "flooding.sh")
    #expect(picture.bytes.count == 3_000_000)
  }
}
