import ViperFacts
import ViperLinking

/// Which modules the code of others names.
///
/// A module's own code is that of its components, in whatever file. All other code in its files counts as other code, such as an
/// extension of a common factory.
struct ModuleMentions {
  private let codebase: Codebase
  private let components: ComponentTypes
  private let ancestry: Ancestry
  /// By name, the modules of which a part has it.
  private var modules: [Name: [ViperModule.ID]] = [:]
  private var named: Set<ViperModule.ID> = []
  private let dead: Set<ViperModule.ID>

  /// - Parameters:
  ///   - names: by module, the names of its parts.
  ///   - dead: the modules whose code does not count.
  init(
    _ codebase: Codebase, _ ancestry: Ancestry, _ components: ComponentTypes, names: [ViperModule.ID: Set<Name>],
    dead: Set<ViperModule.ID> = []
  ) {
    (self.codebase, self.ancestry, self.components, self.dead) = (codebase, ancestry, components, dead)
    for (module, names) in names {
      for name in names { modules[name, default: []].append(module) }
    }
    var isPart = [Bool](repeating: false, count: codebase.names.count)
    for name in modules.keys { isPart[Int(name)] = true }
    for file in codebase.files.indices { collect(file, isPart) }
  }

  func isNamedOutside(_ module: ViperModule.ID) -> Bool { named.contains(module) }

  /// The code of one module in a file, or code that runs in previews alone.
  private struct Stretch {
    var span: Span
    /// Nil for a preview.
    var module: ViperModule.ID?
  }

  private mutating func collect(_ number: Int, _ isPart: [Bool]) {
    let file = codebase.files[number]
    let found = Set(file.names.lazy.filter { isPart[Int($0)] })
    if found.isEmpty { return }
    let stretches = stretches(in: number)
    let own = Set(stretches.compactMap(\.module))
    let hasPreviews = stretches.contains { $0.module == nil }
    var doubtful: [Name: [ViperModule.ID]] = [:]
    for name in found {
      for module in modules[name] ?? [] where !named.contains(module) {
        if hasPreviews || own.contains(module) || !own.isDisjoint(with: dead) {
          doubtful[name, default: []].append(module)
        } else {
          named.insert(module)
        }
      }
    }
    if doubtful.isEmpty { return }
    func note(_ name: Name, at span: Span) {
      for module in doubtful[name] ?? [] where !isOwn(span, stretches, module) { named.insert(module) }
    }
    for node in file.facts.expressions where NameMentions.isMention(node) { note(file.name(node.name), at: node.span) }
    for use in file.facts.types where use.kind == .name || use.kind == .member { note(file.name(use.name), at: use.span) }
  }

  private func isOwn(_ span: Span, _ stretches: [Stretch], _ module: ViperModule.ID) -> Bool {
    stretches.contains {
      ($0.module.map { $0 == module || dead.contains($0) } ?? true) && $0.span.start <= span.start && span.end <= $0.span.end
    }
  }

  private func isPreview(_ type: TypeSymbol.ID) -> Bool {
    ancestry.external[type].contains { codebase.text($0) == "PreviewProvider" }
  }

  private func stretches(in number: Int) -> [Stretch] {
    let facts = codebase.files[number].facts
    return facts.children(of: nil).flatMap { index -> [Stretch] in
      let reference = DeclarationReference(file: number, index: index)
      guard facts.declarations[index].kind != .typealias, let type = codebase.type(at: reference) else { return [] }
      let span = facts.declarations[index].span
      if isPreview(type) { return [Stretch(span: span, module: nil)] }
      if let module = components.component(enclosing: type)?.module { return [Stretch(span: span, module: module)] }
      // A namespace is its module's, if it has the parts of only one.
      let nested = Set(
        components.graph.components.lazy.filter { component in
          codebase.enclosing(components.types[component.id]).contains(type)
        }.compactMap(\.module))
      return nested.count == 1 ? nested.map { Stretch(span: span, module: $0) } : []
    }
  }
}
