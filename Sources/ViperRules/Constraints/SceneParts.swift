import ViperConfiguration
internal import ViperFacts
import ViperModel

/// The groups and references of a scene, by kind of constraint.
struct SceneParts {
  /// A group with the types that its key selects.
  struct Part {
    var group: ConstraintScene.Group
    var types: TypeSet
    var isException = false
  }

  private(set) var groups: [Part] = []
  private(set) var uses: [InventoryUse] = []
  private let input: ConstraintInput

  init(of statement: ConstraintStatement, _ table: inout SelectionTable, _ input: ConstraintInput, folder: String) {
    self.input = input
    switch statement {
    case .forbidden(let ends):
      add(ends, paths: ends.followsPaths ? ReferenceConstraints(ends, &table, input).forbidden() : [], &table)
    case .allowed(let ends):
      let paths = ends.followsPaths ? ReferenceConstraints(ends, &table, input).allowed() : []
      add(ends, paths: paths, isAllowance: true, &table)
    case .required(let ends): add(ends, paths: [], &table)
    case .layers(let layers, _): add(layers, named: "layer", &table)
    case .independent(let groups): add(groups, named: "group", &table)
    case .acyclic(let unit, let types):
      add(CircleConstraints(unit, of: table.end(types), in: types, input, folder: folder))
    case .published(let modules, let others): add(published: modules, others, &table)
    case .imports(let files, let modules): add(importers: files, of: modules, &table)
    case .protected(let types, let users): add(protected: types, users: users, &table)
    case .limit(_, let types), .companions(_, let types), .counterpart(_, let types): add(types, &table)
    case .layout(let types, _): add(types, &table)
    }
  }

  private mutating func add(_ name: String, _ selection: Selection?, _ types: TypeSet) {
    groups.append(Part(group: .init(name: name, text: selection?.words ?? "all types"), types: types))
  }

  private mutating func addOthers() { groups.append(Part(group: .others, types: .none(input.typeCount))) }
}

// MARK: ends

extension SceneParts {
  fileprivate mutating func add(
    _ ends: ConstrainedReferences, paths: [ConstraintBreach], isAllowance: Bool = false, _ table: inout SelectionTable
  ) {
    let (from, to) = (table.end(ends.from), table.end(ends.to))
    let own = from.types
    let users = isAllowance ? own : ReferenceConstraints.outside(own, to.types)
    let places = Self.places(of: paths)
    uses = input.inventory.uses.filter { use in
      if !places.isEmpty, places.contains(input.inventory.range(of: use)) { return true }
      guard users.contains(Int(use.from)), from.contains(Int(use.from), by: use) else { return false }
      return isAllowance ? !own.contains(Int(use.to)) : to.contains(Int(use.to), by: use)
    }
    add("from", ends.from, own)
    if !isAllowance, !paths.isEmpty { addOthers() }
    add("to", ends.to, to.types)
    if isAllowance { addOthers() }
    if let except = ends.except {
      add("except", except, table.types(except))
      groups[groups.count - 1].isException = true
      keepEnds(of: "except")
    }
  }

  private mutating func add(_ selections: [Selection], named noun: String, _ table: inout SelectionTable) {
    let layers = LayerConstraints(selections, &table, input)
    for (number, (selection, types)) in zip(selections, layers.layers).enumerated() {
      add("\(noun) \(number + 1)", selection, types)
    }
    uses = layers.crossingUses
  }

  private mutating func add(published modules: Selection, _ others: Selection?, _ table: inout SelectionTable) {
    let types = table.types(modules)
    addOthers()
    if let others {
      var also = table.types(others)
      also.formIntersection(types)
      add("also", others, also)
    }
    add("published", modules, types)
    uses = SurfaceConstraints(input: input).uses(entering: types)
  }

  private mutating func add(protected types: Selection, users: Selection, _ table: inout SelectionTable) {
    let (inner, outer) = (table.types(types), table.types(users))
    var callers = outer
    callers.subtract(inner)
    add("used-by", users, callers)
    addOthers()
    add("protected-types", types, inner)
    uses = SurfaceConstraints(input: input).uses(of: inner)
    keepEnds(of: "used-by")
  }

  /// Leaves out of a group what has no reference here: `used-by` and `except` may select most of the code.
  private mutating func keepEnds(of name: String) {
    var ends = [Bool](repeating: false, count: input.typeCount)
    for use in uses { (ends[Int(use.from)], ends[Int(use.to)]) = (true, true) }
    for group in groups.indices where groups[group].group.name == name { groups[group].types.formIntersection(TypeSet(ends)) }
  }
}

// MARK: others

extension SceneParts {
  private mutating func add(importers files: Selection, of modules: [String], _ table: inout SelectionTable) {
    let imports = SurfaceConstraints(input: input).imports(of: modules)
    let all = TypeSet(input.inventory.types.map { !imports[$0.file].isEmpty })
    var allowed = table.types(files)
    allowed.formIntersection(all)
    add("only", files, allowed)
    groups.append(Part(group: .others, types: all))
  }

  private mutating func add(_ types: Selection?, _ table: inout SelectionTable) { add("of", types, table.types(types)) }

  private mutating func add(_ constraint: CircleConstraints) {
    let places = Self.places(of: constraint.circles())
    uses = input.inventory.uses.filter { places.contains(input.inventory.range(of: $0)) }
    let ends = Set(uses.flatMap { [Int($0.from), Int($0.to)] })
    let members = Dictionary(grouping: ends) { constraint.unitName(of: $0) ?? ConstraintScene.Group.others.name }
    for (name, types) in members.sorted(by: { $0.key < $1.key }) {
      var set = [Bool](repeating: false, count: input.typeCount)
      for type in types { set[type] = true }
      groups.append(Part(group: .init(name: name, text: constraint.unit.rawValue), types: TypeSet(set)))
    }
  }

  /// The places of breaches and of their notes.
  private static func places(of breaches: [ConstraintBreach]) -> Set<SourceRange> {
    Set(breaches.flatMap { [$0.range] + $0.notes.map(\.range) })
  }
}
