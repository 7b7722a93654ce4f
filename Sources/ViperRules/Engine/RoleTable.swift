internal import OrderedCollections
internal import ViperModel

/// The dialects' rules by role number: each reference is looked up several times, and hashing names is slow.
struct RoleTable: Sendable {
  private let numbers: [Role: Int]
  /// By component, the number of its role.
  private let roles: [Int]
  /// By component, the row of its dialect and role.
  private let rows: [Int]
  /// By row, the forbidden imports; nil for a role without components.
  private var imports: [[String]?]
  /// By row and target role, the position in `rules`; -1 where there is no such reference.
  private var positions: [Int32]
  private var rules: [ReferenceRule?] = []

  /// - Parameter dialectOfComponent: by component, the position in `dialects`.
  init(_ graph: ComponentGraph, _ dialects: [Dialect], _ dialectOfComponent: [Int]) {
    var numbers: [Role: Int] = [:]
    let roles = graph.components.map { component in
      if let known = numbers[component.role] { return known }
      numbers[component.role] = numbers.count
      return numbers.count - 1
    }
    self.numbers = numbers
    self.roles = roles
    rows = zip(dialectOfComponent, roles).map { $0 * numbers.count + $1 }
    imports = Array(repeating: nil, count: dialects.count * numbers.count)
    positions = Array(repeating: -1, count: imports.count * numbers.count)
    for component in graph.components where imports[rows[component.id]] == nil {
      imports[rows[component.id]] = dialects[dialectOfComponent[component.id]].roles[component.role]?.forbiddenImports ?? []
    }
    for reference in graph.references where positions[place(of: reference)] < 0 {
      let (from, to) = (graph.components[reference.from].role, graph.components[reference.to].role)
      positions[place(of: reference)] = Int32(rules.count)
      rules.append(dialects[dialectOfComponent[reference.from]].rule(from: from, to: to))
    }
  }

  private func place(of reference: Reference) -> Int { rows[reference.from] * numbers.count + roles[reference.to] }

  /// Nil where the pair is not listed, which forbids it.
  func rule(for reference: Reference) -> ReferenceRule? { rules[Int(positions[place(of: reference)])] }

  func forbiddenImports(of component: Component) -> [String] { imports[rows[component.id]] ?? [] }

  // MARK: the roles of modules

  /// The roles that each module has parts of.
  struct Modules {
    fileprivate let numbers: [Role: Int]
    fileprivate var parts: [Bool]

    func has(_ role: Role, in module: ViperModule.ID) -> Bool {
      numbers[role].map { parts[module * numbers.count + $0] } ?? false
    }

    /// A role that no component has is left out: no rule can ask for it.
    mutating func add(_ role: Role, to module: ViperModule.ID) {
      if let number = numbers[role] { parts[module * numbers.count + number] = true }
    }
  }

  /// The roles of each module's own classes.
  func modules(of graph: ComponentGraph) -> Modules {
    var modules = Modules(numbers: numbers, parts: Array(repeating: false, count: graph.modules.count * numbers.count))
    for component in graph.components where !component.isInterface {
      if let module = component.module { modules.parts[module * numbers.count + roles[component.id]] = true }
    }
    return modules
  }
}
