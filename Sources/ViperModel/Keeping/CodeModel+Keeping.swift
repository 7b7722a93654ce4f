import ViperFacts

extension CodeModel {
  /// - Parameter dialects: all of the run, in an order that the next run has them in too.
  func bytes(dialects: [Dialect]) -> [UInt8] {
    var writer = KeptWriter()
    graph.write(to: &writer)
    observations.write(to: &writer)
    func position(_ dialect: Dialect) -> Int { dialects.firstIndex(of: dialect) ?? -1 }
    writer.write(self.dialects) { $1.write(to: &$0, position: position) }
    writer.write(dialectsByName.values.map(position).sorted()) { $0.write($1) }
    for count in [resolution.resolved, resolution.ambiguous, resolution.external, resolution.unknown, resolution.unparsedFiles] {
      writer.write(count)
    }
    return writer.bytes
  }

  /// Nil where the bytes are not those of a model.
  init?(_ bytes: FactBytes, dialects: [Dialect]) {
    var reader = KeptReader(bytes)
    let graph = ComponentGraph(from: &reader)
    let observations = Observations(from: &reader, componentCount: graph.components.count)
    let roots = reader.array { RootDialect(from: &$0, dialects: dialects) }
    let used = reader.array { dialects[$0.position(below: dialects.count)] }
    var resolution = ResolutionCounts()
    resolution.resolved = reader.int()
    resolution.ambiguous = reader.int()
    resolution.external = reader.int()
    resolution.unknown = reader.int()
    resolution.unparsedFiles = reader.int()
    guard reader.isSound, graph.fits(roots: Set(roots.map(\.root)), dialects: Set(used.map(\.name))) else { return nil }
    self.init(
      graph: graph, observations: observations, dialects: roots,
      dialectsByName: Dictionary(used.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }), resolution: resolution, workings: [])
  }
}

extension ComponentGraph {
  /// Whether all is in a known root, and judged by a known dialect.
  fileprivate func fits(roots: Set<String>, dialects: Set<String>) -> Bool {
    modules.allSatisfy { roots.contains($0.root) && dialects.contains($0.dialect) } && components.allSatisfy { roots.contains($0.root) }
  }
}
