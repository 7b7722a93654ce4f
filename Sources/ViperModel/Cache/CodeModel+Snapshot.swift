import ViperFacts
import ViperLinking

extension CodeModel {
  func bytes(_ names: SnapshotDialects) -> [UInt8] {
    var writer = SnapshotWriter()
    let learned = dialectsByName.filter { LearnedDialect.isNamedInRun($0.key) }.map(\.value)
    let names = names.with(learned.sorted { $0.name < $1.name })
    writer.write(learning) { $1.write(to: &$0) }
    graph.write(to: &writer)
    observations.write(to: &writer)
    writer.write(dialects) { $1.write(to: &$0, names) }
    writer.write(idleRoles) { writer, idle in
      writer.write(idle.pin)
      writer.write(idle.nearest)
    }
    writer.write(dialectsByName.sorted { $0.key < $1.key }) { names.write($1.value, to: &$0) }
    for count in [resolution.resolved, resolution.ambiguous, resolution.external, resolution.unknown, resolution.unparsedFiles] {
      writer.write(count)
    }
    writer.write(inventory) { $1.write(to: &$0) }
    writer.write(exceededLimits) { writer, limit in
      writer.write(limit.message)
      writer.write(limit.file)
      writer.write(limit.line)
    }
    return writer.bytes
  }

  /// Nil where the bytes are no valid model.
  ///
  /// - Parameter load: reads the file of a dialect that the run learned.
  init?(_ bytes: FactBytes, _ names: SnapshotDialects, load: (String) -> Dialect?) {
    var reader = SnapshotReader(bytes)
    let learning = reader.array { LearningVerdict(from: &$0) }
    let learned = learning.compactMap { verdict in if case .learned(let text, _) = verdict { load(text) } else { nil } }
    var names = names.with(learned.sorted { $0.name < $1.name })
    let graph = ComponentGraph(from: &reader)
    let observations = Observations(from: &reader, componentCount: graph.components.count)
    let roots = reader.array { RootDialect(from: &$0, &names) }
    let idle = reader.array { RolePin.Idle(pin: $0.int(), nearest: $0.optional { $0.text() }) }
    let used = reader.array { names.read(from: &$0) }
    let resolution = ResolutionCounts(from: &reader)
    let inventory = reader.optional { CodeInventory(from: &$0, componentCount: graph.components.count) }
    let limits = reader.array { ExceededLimit(message: $0.text(), file: $0.text(), line: $0.int()) }
    guard reader.isSound, graph.fits(roots: Set(roots.map(\.root)), dialects: Set(used.map(\.name))) else { return nil }
    self.init(
      graph: graph, observations: observations, dialects: roots,
      dialectsByName: Dictionary(used.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }), resolution: resolution,
      idleRoles: idle, learning: learning, inventory: inventory, exceededLimits: limits)
  }
}

extension LearningVerdict {
  fileprivate func write(to writer: inout SnapshotWriter) {
    switch self {
    case .learned(let text, let count):
      writer.write(text)
      writer.write(count)
    case .refused(let reason):
      writer.write(reason)
      writer.write(0)
    }
  }

  fileprivate init(from reader: inout SnapshotReader) {
    let (text, count) = (reader.text(), reader.int())
    self = count > 0 ? .learned(text: text, moduleCount: count) : .refused(text)
  }
}

extension ResolutionCounts {
  fileprivate init(from reader: inout SnapshotReader) {
    self.init()
    resolved = reader.int()
    ambiguous = reader.int()
    external = reader.int()
    unknown = reader.int()
    unparsedFiles = reader.int()
  }
}

extension ComponentGraph {
  /// Whether every root and dialect that modules and components name exists.
  fileprivate func fits(roots: Set<String>, dialects: Set<String>) -> Bool {
    modules.allSatisfy { roots.contains($0.root) && dialects.contains($0.dialect) }
      && components.allSatisfy { roots.contains($0.root) && $0.dialect.map(dialects.contains) ?? true }
  }
}
