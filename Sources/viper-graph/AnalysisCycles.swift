import ViperFacts
import ViperGraph
import ViperModel
import ViperPipeline
import ViperRules

extension Analysis {
  /// The strong references on cycles, by the keys of their ends.
  var cycles: [GraphView.StrongLink] {
    StrongCycles(model).links.map { link in
      GraphView.StrongLink(
        from: graph.components[link.from].key, to: graph.components[link.to].key, property: link.reference.property,
        file: link.reference.range.file, line: link.reference.range.line, isToCut: link.isToCut)
    }
  }
}
