import ViperModel
import ViperText

/// The words that explain a matrix.
struct MatrixLegend {
  /// A cell or frame and its meaning.
  struct Sample {
    enum Look {
      case cell(MatrixStyle)
      case sign(MarkStyle.Line)
      case frame(isOfFlow: Bool)
    }

    var look: Look
    var text: String

    var width: Double { 20 + Double(text.count) * MatrixLayout.letter + 16 }
  }

  let view: GraphView
  let matrix: DependencyMatrix

  /// How to read a matrix, in one sentence.
  var sentence: String {
    let hasEntry = view.nodes.contains(where: \.isEntry)
    let first = "Row uses column; the number counts the references"
    let order = "a module comes after those that lead to it, so that a cell below the diagonal leads back up"
    return "\(first); \(order)\(hasEntry ? "; the app starts with the bold one" : "")."
  }

  var counts: String {
    let modules = view.nodes.reduce(0) { $0 + $1.modules.count }
    let kind = view.nodes.lazy.compactMap(\.folder).first?.kind
    let rising = matrix.cells.count { $0.isRising }
    let marked = matrix.cells.count { !$0.marks.isEmpty }
    return [
      counted(modules, of: view.totals?.modules, "module") + (kind.map { " by \($0.rawValue)" } ?? ""),
      counted(matrix.cells.reduce(0) { $0 + $1.count }, "reference") + " in \(counted(matrix.cells.count, "cell"))",
      rising > 0 ? "\(rising) back up" : "", marked > 0 ? "\(counted(marked, "cell")) with findings" : "",
    ].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The names of the modules that have no row.
  var note: String {
    let names = matrix.unlinked.map { view.nodes[$0].label }
    return names.isEmpty ? "" : "No reference to or from another module drawn here: \(names.joined(separator: ", "))."
  }

  var samples: [Sample] { kinds + findings + frames }

  /// Each kind of cell and, where there are any, those that lead back up.
  private var kinds: [Sample] {
    EdgeStyle.allCases.flatMap { style -> [Sample] in
      let cells = matrix.cells.filter { $0.style == style }
      let name = MatrixStyle.name(of: style)
      return [false, true].filter { isRising in cells.contains { $0.isRising == isRising } }.map { isRising in
        Sample(look: .cell(MatrixStyle(style, isRising: isRising)), text: isRising ? "\(name), back up" : name)
      }
    }
  }

  private var findings: [Sample] {
    let worst = Set(matrix.cells.compactMap { $0.marks.first?.severity })
    let own = Set(matrix.sequence.flatMap { view.nodes[$0].marks.map(\.severity) })
    return [Severity.error, .warning].flatMap { severity -> [Sample] in
      let cell = Sample(look: .cell(MatrixStyle(.use, isRising: false, severity: severity)), text: severity.rawValue)
      guard own.contains(severity), let color = MarkStyle.color(of: severity) else {
        return worst.contains(severity) ? [cell] : []
      }
      let sign = Sample(look: .sign((MarkStyle.sign(of: severity), color)), text: "\(severity.rawValue)s of a module")
      return (worst.contains(severity) ? [cell] : []) + [sign]
    }
  }

  private var frames: [Sample] {
    let texts = [(false, "cycle, not counting weak references"), (true, "cycle of what opens and owns")]
    return texts.filter { isOfFlow, _ in matrix.cycles.contains { $0.isOfFlow == isOfFlow } }.map {
      Sample(look: .frame(isOfFlow: $0), text: $1)
    }
  }
}
