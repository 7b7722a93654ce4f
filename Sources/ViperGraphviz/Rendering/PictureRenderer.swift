package import ViperGraph

/// Draws views through Graphviz, in a child process with a time limit.
///
/// A layout that takes too long is stopped and tried again with less effort, so that there is a picture in the end.
package struct PictureRenderer: Sendable {
  /// A picture, and what it took less care of than it should have.
  package struct Picture: Sendable, Equatable {
    package var bytes: [UInt8]
    /// Nil where the first attempt succeeded.
    package var warning: String?
  }

  private let program: String
  private let timeLimit: Duration

  /// `program` is the executable that answers to `LayoutChild.command`: usually this one.
  package init(program: String = ExecutablePath.own, timeLimit: Duration = .seconds(60)) {
    self.program = program
    self.timeLimit = timeLimit
  }

  package func picture(of view: GraphView, title: String, format: PictureFormat) throws(PictureError) -> Picture {
    let start = ContinuousClock.now
    var failures: [String] = []
    for effort in LayoutEffort.allCases {
      let rest = timeLimit - (ContinuousClock.now - start)
      let dot = DOTFormat(title: title, effort: effort).text(of: view)
      let limit = effort == .rough ? rest : min(rest / 2, enough(for: view))
      switch try attempt(dot, effort: effort, format: format, limit: limit) {
      case .drawn(let bytes):
        return Picture(bytes: bytes, warning: failures.last.map { "\($0); the picture is simpler than usual" })
      case .failed(let reason): failures.append(reason)
      }
    }
    guard let reason = failures.last, !failures.contains(Self.slow) else {
      throw PictureError.tooSlow(seconds: Int(timeLimit.components.seconds))
    }
    throw PictureError.failed(reason: reason)
  }

  /// Ten times what a layout of this size takes; after that it is looping, and the user should not have to wait for the rest.
  private func enough(for view: GraphView) -> Duration {
    .seconds(5) + .milliseconds(10) * (view.nodes.count + view.edges.count)
  }

  private static let slow = "the layout took too long and was stopped"

  private enum Attempt {
    case drawn([UInt8])
    case failed(String)
  }

  private func attempt(
    _ dot: String, effort: LayoutEffort, format: PictureFormat, limit: Duration
  ) throws(PictureError) -> Attempt {
    let engine = effort == .rough ? "sfdp" : "dot"
    let seconds = Int(limit.components.seconds) + 1
    let child = ChildProcess(
      program: program,
      arguments: LayoutChild.arguments(engine: engine, format: format.graphvizName, seconds: seconds + 5))
    let result: ChildProcess.Result
    do {
      result = try child.run(input: Array(dot.utf8), limit: limit)
    } catch {
      throw .failed(reason: error.reason)
    }
    switch result.end {
    // What Graphviz calls an error and survives is an edge that it lost.
    case .exited(0) where effort != .rough && result.lostSomething: return .failed(result.complaint)
    case .exited(0) where !result.output.isEmpty: return .drawn(result.output)
    case .exited(LayoutFailure.noLibrary.exitCode): throw PictureError.graphvizMissing
    case .exited(LayoutFailure.noRenderer("").exitCode): throw PictureError.failed(reason: result.complaint)
    case .stopped: return .failed(Self.slow)
    case .exited(let code): return .failed(result.complaint.isEmpty ? "exit code \(code)" : result.complaint)
    case .signalled(let signal): return .failed("the layout was ended by signal \(signal)")
    }
  }
}
