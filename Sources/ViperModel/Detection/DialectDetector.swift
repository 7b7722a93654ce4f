import ViperFacts
import ViperLinking
import ViperText

/// Scores how well modules fit dialects: the weighted share of a dialect's signs that a module shows.
struct DialectDetector {
  let codebase: Codebase
  let ancestry: Ancestry
  let root: Int
  let classification: RootClassification
  /// By module, its types other than protocols, with their roles.
  private let members: [[(role: Role, type: TypeSymbol.ID)]]
  private let usages: UsageIndex
  private let namespaced: NamespacedNames

  init(
    codebase: Codebase, ancestry: Ancestry, root: Int, classification: RootClassification, usages: UsageIndex,
    namespaced: NamespacedNames
  ) {
    self.codebase = codebase
    self.ancestry = ancestry
    self.root = root
    self.classification = classification
    var members = [[(role: Role, type: TypeSymbol.ID)]](repeating: [], count: classification.modules.count)
    for (type, assignment) in classification.assignments.entries where !codebase.types[type].isProtocol {
      if let module = assignment.module { members[module].append((assignment.role, type)) }
    }
    self.members = members
    self.usages = usages
    self.namespaced = namespaced
  }

  /// The scores of a module for all dialects with signs, the best first.
  func detection(of module: Int, among signs: DialectSigns) -> [ModuleDetection.Score] {
    let isShown = signs.evidences.map { shows(module, $0) }
    return signs.dialects.map { score($0, isShown) }.sorted { ($1.value, $0.dialect) < ($0.value, $1.dialect) }
  }

  /// - Parameter isShown: by position in `DialectSigns.evidences`.
  private func score(_ dialect: DialectSigns.Signs, _ isShown: [Bool]) -> ModuleDetection.Score {
    let isShown = dialect.evidences.map { isShown[$0] }
    let weight = zip(dialect.weights, isShown).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let value = dialect.total == 0 ? 0 : Double(weight) / Double(dialect.total)
    return ModuleDetection.Score(dialect: dialect.dialect, value: value, signs: dialect.texts, isShown: isShown)
  }

  private func shows(_ module: Int, _ evidence: DialectSigns.Evidence) -> Bool {
    switch evidence {
    case .type(let pattern):
      let text = pattern.name(forModule: classification.modules[module].name)
      return codebase.names.known(text).flatMap { codebase.topLevelTypes.first($0, in: root) } != nil
        || members[module].contains { namespaced[$0.type] == text }
    case .inherits(let role, let base):
      return anyMember(of: module, role) { has($0, supertype: base) }
    case .conforms(let role, let protocols):
      let texts = protocols.map { $0.name(forModule: classification.modules[module].name) }
      let names = texts.compactMap(codebase.names.known)
      return anyMember(of: module, role) { member in
        names.contains { has(member, supertype: $0) }
          || codebase.ancestors(of: member).contains { namespaced[$0].map(texts.contains) ?? false }
      }
    case .method(let role, let method): return anyMember(of: module, role) { hasMethod($0, method) }
    case .stored(let from, let to, let strength):
      return anyMember(of: module, from) { owner in
        usages.by(owner).contains {
          $0.kind == .stored && $0.strength == strength && classification.assignments.value(of: $0.to) { $0.role } == to
        }
      }
    case .never: return false
    }
  }

  /// The absolute path of the file that declares a type.
  func file(of type: TypeSymbol.ID) -> String {
    codebase.types[type].declaration.map { codebase.files[Int($0.file)].source.path } ?? ""
  }

  private func anyMember(of module: Int, _ role: Role, fits: (TypeSymbol.ID) -> Bool) -> Bool {
    members[module].contains { $0.role == role && fits($0.type) }
  }

  private func has(_ type: TypeSymbol.ID, supertype name: Name) -> Bool {
    ancestry.external[type].contains(name) || codebase.ancestors(of: type).contains { codebase.types[$0].name == name }
  }

  private func hasMethod(_ type: TypeSymbol.ID, _ method: DialectSigns.Method) -> Bool {
    codebase.members[type].contains { member in
      let declaration = codebase.declaration(member)
      guard declaration.kind == .function || declaration.kind == .initializer,
        declaration.flags.contains(.isStatic) == method.isStatic, method.name.matches(codebase.text(codebase.name(member)))
      else { return false }
      return method.signature?.matches(codebase.signature(of: member)) ?? true
    }
  }
}

extension Dialect {
  /// Whether one of the dialect's signs is about entities, so that detection has to classify them.
  var looksForEntities: Bool {
    signs.contains { sign in
      switch sign.evidence {
      case .inherits(let role, _), .conforms(let role, _), .method(let role, _, _): role == .entity
      case .stored(let from, let to, _): from == .entity || to == .entity
      case .type: false
      }
    }
  }
}
