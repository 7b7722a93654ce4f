import ViperModel
import ViperText

extension GraphView {
  /// What it shows, in figures: `12 of 40 modules, 31 references`.
  package var summary: String { "\(nodeSummary), \(counted(edges.reduce(0) { $0 + $1.count }, "reference"))" }

  /// The same without its references, for a table of what it has.
  package var nodeSummary: String {
    if isBanded { return counted(nodes.count, "type") }
    return switch level {
    case .module: counted(nodes.reduce(0) { $0 + $1.modules.count }, of: totals?.modules, "module")
    case .component: counted(nodes.count, of: totals?.components, "component")
    }
  }
}
