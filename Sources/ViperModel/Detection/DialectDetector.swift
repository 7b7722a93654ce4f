import ViperFacts

/// Scores how well a root's modules fit a dialect: the share of the dialect's signs that they show.
struct DialectDetector {
  /// A dialect with a lower score is not chosen: fewer than half of its signs in the average module.
  static let threshold = 0.5

  let codebase: Codebase
  let root: Int
  let classification: RootClassification
  let usages: [TypeUsage]

  /// The dialect with the highest score, by name among equals; nil below the threshold.
  func best(of dialects: [Dialect]) -> (dialect: Dialect, score: Double)? {
    let scored = dialects.filter { !$0.signs.isEmpty }.map { ($0, score($0)) }
    guard let best = scored.max(by: { ($0.1, $1.0.name) < ($1.1, $0.0.name) }), best.1 >= Self.threshold else { return nil }
    return best
  }

  /// 0...1, the mean over the modules.
  func score(_ dialect: Dialect) -> Double {
    guard !classification.modules.isEmpty else { return 0 }
    let scores = classification.modules.indices.map { score($0, dialect) }
    return scores.reduce(0, +) / Double(scores.count)
  }

  private func score(_ module: Int, _ dialect: Dialect) -> Double {
    let total = dialect.signs.reduce(0) { $0 + $1.weight }
    let shown = dialect.signs.filter { shows(module, $0.evidence) }.reduce(0) { $0 + $1.weight }
    return total == 0 ? 0 : Double(shown) / Double(total)
  }

  private func shows(_ module: Int, _ evidence: DetectionSign.Evidence) -> Bool {
    switch evidence {
    case .type(let pattern):
      let name = codebase.names.known(pattern.name(forModule: classification.modules[module].name))
      return name.map { codebase.topLevelTypes[root][$0] != nil } ?? false
    case .inherits(let role, let base):
      return members(module, role).contains { member in
        codebase.externalAncestors(of: member).contains(base)
          || codebase.ancestors(of: member).contains { codebase.text(codebase.types[$0].name) == base }
      }
    case .method(let role, let pattern, let isStatic):
      return members(module, role).contains { hasMethod($0, pattern, isStatic: isStatic) }
    case .stored(let from, let to, let strength):
      let owners = Set(members(module, from))
      return usages.contains { usage in
        usage.kind == .stored && usage.strength == strength && owners.contains(usage.from)
          && classification.assignments[usage.to]?.role == to
      }
    }
  }

  private func members(_ module: Int, _ role: Role) -> [TypeSymbol.ID] {
    classification.members(of: module, role: role).filter { !codebase.types[$0].isProtocol }
  }

  private func hasMethod(_ type: TypeSymbol.ID, _ pattern: String, isStatic: Bool) -> Bool {
    let glob = Glob(pattern)
    let withLabels = pattern.contains("(")
    return codebase.types[type].members.values.joined().contains { member in
      let declaration = codebase.declaration(member)
      guard declaration.kind == .function || declaration.kind == .initializer else { return false }
      guard declaration.flags.contains(.isStatic) == isStatic else { return false }
      return glob.matches(withLabels ? signature(of: member) : codebase.text(codebase.name(member)))
    }
  }

  /// Name and labels: `configure(with:)`.
  private func signature(of function: DeclarationReference) -> String {
    let labels = codebase.parameters(of: function).map { parameter in
      let label = codebase.text(codebase.name(parameter))
      return (label.isEmpty ? "_" : label) + ":"
    }
    return codebase.text(codebase.name(function)) + "(" + labels.joined() + ")"
  }
}
