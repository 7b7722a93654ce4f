package import ViperGraph
internal import ViperPlatform

/// A renderer that runs Graphviz in a child process with a time limit.
///
/// A layout that takes too long is stopped and the plan's next attempt is made, so that there is a picture in the end.
package struct PictureRenderer: Sendable {
  /// A picture, and a warning about its quality.
  package struct Picture: Sendable, Equatable {
    package var bytes: [UInt8]
    /// Nil if the first attempt succeeded.
    package var warning: String?
  }

  private let program: String
  private let plan: LayoutPlan?

  /// - Parameter plan: the attempts to make; by default, those that suit the size of each view.
  package init(program: String = LayoutProgram.path, plan: LayoutPlan? = nil) {
    self.program = program
    self.plan = plan
  }

  package func picture(
    of view: GraphView, title: String, format: PictureFormat, links: SourceLinks? = nil
  ) throws(PictureError) -> Picture {
    let start = ContinuousClock.now
    var failures: [String] = []
    for layout in (plan ?? LayoutPlan(for: view)).attempts {
      let drawn = layout.isCollapsed ? GraphView.Collapse.folder.applied(to: view) : view
      let dot = DOTFormat(title: title, layout: layout, links: links).text(of: drawn)
      switch try attempt(dot, layout, format: format.graphvizName) {
      case .drawn(let bytes):
        return Picture(
          bytes: Self.finished(bytes, of: drawn, format, SVGFormat(title: title, links: links)),
          warning: failures.isEmpty ? nil : "\(failures.joined(separator: ", ")); \(layout.shortcoming)")
      case .failed(let reason): if !failures.contains(reason) { failures.append(reason) }
      }
    }
    guard failures.contains(Self.slow) else { throw PictureError.failed(reason: failures.joined(separator: ", ")) }
    throw PictureError.tooSlow(
      seconds: Int((ContinuousClock.now - start).components.seconds), failures: failures.filter { $0 != Self.slow })
  }

  private static func finished(_ bytes: [UInt8], of view: GraphView, _ format: PictureFormat, _ svg: SVGFormat) -> [UInt8] {
    switch format {
    case .svg: Array(svg.text(of: view, drawnAs: String(decoding: bytes, as: UTF8.self)).utf8)
    case .pdf: PDFDate.blanked(bytes)
    case .png: bytes
    }
  }

  private static let slow = "the layout took too long and was stopped"

  enum Attempt {
    case drawn([UInt8])
    case failed(String)
  }

  /// - Parameter format: the name of the format in Graphviz.
  func attempt(
    _ dot: String, _ layout: LayoutAttempt, format: String
  ) throws(PictureError) -> Attempt {
    let seconds = Int(layout.timeLimit.components.seconds) + 1
    let child = ChildProcess(
      program: program,
      arguments: LayoutProgram.arguments(engine: layout.engine.rawValue, format: format, seconds: seconds + 5))
    let result: ChildProcess.Result
    do {
      result = try child.run(input: Array(dot.utf8), limit: layout.timeLimit)
    } catch {
      throw LayoutProgram.exists(at: program) ? .failed(reason: error.reason) : .programMissing(program)
    }
    if result.lacksLibrary { throw .graphvizMissing(reason: result.complaint) }
    switch result.end {
    // Graphviz exits with 0 after an error by which it dropped an edge.
    case .exited(0) where layout.engine == .dot && result.lostPart != nil: return .failed(result.lostPart ?? result.complaint)
    case .exited(0) where !result.output.isEmpty: return .drawn(result.output)
    // Graphviz cannot write the format, so other layouts would fail, too.
    case .exited(EX_UNAVAILABLE): throw PictureError.failed(reason: result.complaint)
    case .stopped, .overflowed: return .failed(Self.slow)
    case .exited(let code): return .failed(result.complaint.isEmpty ? "exit code \(code)" : result.complaint)
    case .signalled(let signal): return .failed("the layout program was killed by signal \(signal)")
    }
  }
}

extension ChildProcess.Result {
  /// The last line of standard error.
  var complaint: String { lines.last.map(String.init) ?? "" }

  /// The error that Graphviz reported, rather than a warning, if it left something out.
  fileprivate var lostPart: String? { lines.last { $0.hasPrefix("Error:") }.map(String.init) }

  /// Whether the dynamic loader failed: exit code 127 on Linux (glibc, musl), an abort on macOS.
  fileprivate var lacksLibrary: Bool {
    switch end {
    case .exited(127): true
    case .signalled(SIGABRT): lines.contains { $0.contains("Library not loaded") }
    default: false
    }
  }

  private var lines: [Substring] { String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline) }
}

/// An image format.
package enum PictureFormat: String, Sendable, CaseIterable {
  case svg, pdf, png

  /// The name of the format in Graphviz; PNG and PDF use cairo for antialiasing and embedded fonts.
  var graphvizName: String {
    switch self {
    case .svg: "svg"
    case .pdf: "pdf:cairo"
    case .png: "png:cairo"
    }
  }
}

/// The creation date in a PDF, which would make equal pictures differ.
enum PDFDate {
  private static let key = Array("/CreationDate (".utf8)

  /// Overwrites the date with spaces, so that the byte offsets in the cross-reference table stay valid.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.ranges(of: key).last?.lowerBound, let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) else {
      return bytes
    }
    var result = bytes
    for index in start...end { result[index] = UInt8(ascii: " ") }
    return result
  }
}
