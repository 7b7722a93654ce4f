import ViperLinking
internal import ViperModel

extension RetainCycle {
  /// The cycles of objects that are best broken at a property.
  func objectCycles(_ input: LintInput) -> [Violation] {
    input.objectCuts.filter { $0.link.kind != .capture }.map { cut in
      Violation(
        rule: Self.id, .objectCycle(cut), at: cut.link.range, component: cut.cycle.component,
        target: cut.cycle.objects[cut.link.to].component, property: cut.link.name, strength: .strong, notes: cut.notes)
    }
  }
}

extension LeakedModule {
  /// The cycles of objects that are best broken where a closure captures one of them.
  func captures(_ input: LintInput) -> [Violation] {
    input.objectCuts.filter { $0.link.kind == .capture }.map { cut in
      Violation(
        rule: Self.id, .capture(cut), at: cut.link.range, component: cut.cycle.component, notes: cut.notes, isUniversal: true)
    }
  }
}

extension ObjectCuts.Cut {
  /// The objects on the way around, from the holder of the link to itself.
  fileprivate var way: String { (path.map(\.from) + [link.from]).map(name).joined(separator: " → ") }

  fileprivate func name(_ object: Int) -> String { cycle.objects[object].name ?? "closure" }

  /// The other links.
  fileprivate var notes: [Finding.Note] {
    path.dropFirst().map { Finding.Note(range: $0.range, message: "\(words($0)) holds '\(name($0.to))' strongly") }
  }

  private func words(_ link: ObjectCycle.Link) -> String {
    switch link.kind {
    case .property, .content, .framework: "'\(name(link.from)).\(link.name)'"
    case .capture: "the closure"
    }
  }
}

extension Violation.Message {
  fileprivate static func objectCycle(_ cut: ObjectCuts.Cut) -> Self {
    let (holder, target) = (cut.name(cut.link.from), cut.name(cut.link.to))
    let advice =
      cut.link.kind == .property ? "declare it weak" : "let go of '\(target)' when done, or hold it weakly"
    return "'\(holder).\(cut.link.name)' closes a retain cycle: \(cut.way); \(advice)"
  }

  fileprivate static func capture(_ cut: ObjectCuts.Cut) -> Self {
    "the closure captures '\(cut.link.name)' strongly and is kept by it: \(cut.way), so none is released; capture '\(cut.link.name)' weakly"
  }
}
