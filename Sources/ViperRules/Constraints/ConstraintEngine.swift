package import ViperConfiguration
internal import ViperFacts
internal import ViperModel

/// Applies constraints to the inventory of a code base.
package struct ConstraintEngine: Sendable {
  package let input: ConstraintInput
  /// The absolute folder of the configuration, to which folders are relative.
  let folder: String
  private var table: SelectionTable

  package init(_ input: ConstraintInput, folder: String) {
    (self.input, self.folder) = (input, folder)
    table = SelectionTable(input)
  }

  /// A finding for each place that breaks a constraint, before those of one fact are folded; sorted by place and name.
  package mutating func places(_ constraints: [Constraint], settings: RuleSettings = RuleSettings()) -> [Finding] {
    var found: [Finding] = []
    for constraint in constraints {
      let breaches = breaches(of: constraint)
      if breaches.isEmpty { continue }
      let (documentation, remedy) = (Finding.ConstraintDocumentation(constraint), Self.remedy(constraint))
      for breach in Self.onDifferentLines(breaches) {
        guard var finding = finding(breach, constraint, remedy, settings) else { continue }
        finding.constraint = documentation
        found.append(finding)
      }
    }
    return found.sortedByPlace
  }

  /// The breaches without those that are about the same on one line, where the type and the value of a property are two references.
  private static func onDifferentLines(_ breaches: [ConstraintBreach]) -> [ConstraintBreach] {
    var seen = Set<[String]>()
    return breaches.filter { seen.insert(["\($0.type)", $0.subject, $0.range.file, "\($0.range.line)"]).inserted }
  }

  mutating func selected(_ selection: Selection?) -> [CodeInventory.ID] { table.types(selection).types }

  /// Whether a condition alone selects anything.
  func selects(_ condition: Selector.Condition) -> Bool { table.members(condition).contains(true) }

  /// How many types there are to select from.
  package var typeCount: Int { input.count(of: .all(input.typeCount)) }

  /// How many types each key of a constraint selects.
  package mutating func counts(of constraint: Constraint) -> [(key: String, count: Int)] {
    constraint.selections.map { ($0.key, input.count(of: table.types($0.selection))) }
  }

  /// How many types a selection selects.
  package mutating func count(of selection: Selection) -> Int { input.count(of: table.types(selection)) }

  /// What each condition of a selection keeps and drops, by selector.
  package mutating func trace(_ selection: Selection) -> [[SelectionStep]] {
    var traces: [[SelectionStep]] = []
    for selector in selection.selectors { traces.append(table.trace(selector)) }
    return traces
  }

  /// The names of the first types that a selection selects, sorted.
  package mutating func examples(of selection: Selection, most: Int) -> [String] {
    var nouns = Set<String>()
    for type in table.types(selection).types { nouns.insert(input.noun(type)) }
    return Array(nouns.sorted().prefix(most))
  }

  /// The pairs of components whose references constraints allow in place of the dialect.
  package mutating func lifted(by constraints: [Constraint]) -> LiftedReferences {
    var pairs: [LiftedReferences.Ends] = []
    for constraint in constraints where constraint.overridesDialect {
      guard case .allowed(let ends) = constraint.statement else { continue }
      let except = ends.except.map { components($0) } ?? []
      pairs.append(
        LiftedReferences.Ends(
          from: components(ends.from).subtracting(except), to: components(ends.to).subtracting(except)))
    }
    return LiftedReferences(pairs)
  }

  private mutating func components(_ selection: Selection) -> Set<Component.ID> {
    Set(table.types(selection).types.compactMap { input.inventory.types[$0].component })
  }

  mutating func breaches(of constraint: Constraint) -> [ConstraintBreach] {
    switch constraint.statement {
    case .forbidden(let ends): return ReferenceConstraints(ends, &table, input).forbidden()
    case .allowed(let ends): return ReferenceConstraints(ends, &table, input).allowed()
    case .required(let ends): return ReferenceConstraints(ends, &table, input).required()
    case .layers(let layers, let isStrict): return LayerConstraints(layers, &table, input).upward(isStrict: isStrict)
    case .independent(let groups): return LayerConstraints(groups, &table, input).crossing()
    case .acyclic(let unit, let types):
      return CircleConstraints(unit, of: table.end(types), in: types, input, folder: folder).circles()
    case .published(let modules, let others):
      return SurfaceConstraints(input: input).unpublished(table.types(modules), except: others.map { table.types($0) })
    case .imports(let files, let modules):
      return SurfaceConstraints(input: input).imports(of: modules, outside: table.types(files))
    case .protected(let types, let users):
      return SurfaceConstraints(input: input).unprotected(table.types(types), users: table.types(users), users.words)
    case .limit(let limits, let types): return LimitConstraints(input: input).above(limits, of: table.types(types))
    case .layout(let types, let folders):
      return LimitConstraints(input: input).misplaced(table.types(types), folders: folders, in: folder)
    case .companions(let companions, let types):
      return ExistenceConstraints(input: input).missing(companions, of: table.types(types))
    case .counterpart(let counterpart, let types):
      return ExistenceConstraints(input: input).missing(counterpart, of: table.types(types))
    }
  }

  /// Nil where the configuration turns the constraint off, or has it ignore the component.
  private func finding(
    _ breach: ConstraintBreach, _ constraint: Constraint, _ remedy: String, _ settings: RuleSettings
  ) -> Finding? {
    let (owner, file) = (input.owner(breach.type), breach.range.file)
    let type = input.inventory.types[owner]
    var severity: Severity? = constraint.severity
    if !settings.isEmpty {
      if settings.ignores(type.name, by: constraint.name, case: nil, in: file) { return nil }
      if let setting = settings.severity(of: constraint.name, case: nil, in: file) { severity = setting.severity }
    }
    guard let severity else { return nil }
    return Finding(
      rule: constraint.name, severity: severity, message: "\(breach.message); \(remedy)", range: breach.range,
      module: input.module(breach.type)?.name, component: type.name, role: input.component(breach.type)?.role,
      dialect: input.module(breach.type)?.dialect, target: breach.target.map { input.inventory.types[$0].name },
      property: breach.property, root: input.inventory.file(of: breach.type).root, strength: breach.strength,
      notes: breach.notes,
      fact: Finding.Fact(
        rule: constraint.name, owner: breach.whole?.name ?? type.name, number: breach.whole?.number ?? owner,
        subject: breach.subject),
      rank: breach.rank)
  }

  /// The reason on one line, without a final stop, as messages have none.
  private static func remedy(_ constraint: Constraint) -> String {
    let line = constraint.reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.hasSuffix(".") && !line.hasSuffix("..") ? String(line.dropLast()) : line
  }
}

extension Finding.ConstraintDocumentation {
  fileprivate init(_ constraint: Constraint) {
    self.init(summary: constraint.words, reason: constraint.reason, severity: constraint.severity)
  }
}
