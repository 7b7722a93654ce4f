import ViperModel
import ViperLinking

extension GraphView.Edge: Comparable {
  /// By the place in the source, then by all else that tells two edges apart.
  package static func < (a: Self, b: Self) -> Bool {
    if (a.file, a.line) != (b.file, b.line) { return (a.file, a.line) < (b.file, b.line) }
    if (a.from, a.to) != (b.from, b.to) { return (a.from, a.to) < (b.from, b.to) }
    return (a.kind.rawValue, a.property ?? "", a.strength?.rawValue ?? "", a.count)
      < (b.kind.rawValue, b.property ?? "", b.strength?.rawValue ?? "", b.count)
  }
}
