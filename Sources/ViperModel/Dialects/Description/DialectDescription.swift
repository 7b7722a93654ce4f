internal import OrderedCollections
internal import ViperLinking

/// The description of a dialect as plain text, for `explain dialect`.
package struct DialectDescription {
  private let dialect: Dialect

  package init(_ dialect: Dialect) { self.dialect = dialect }

  /// Ends with a line break.
  package var text: String {
    let sections = [
      section("Roles", roles), section("Interfaces", interfaces),
      section("Who may refer to whom", ReferenceMatrix(dialect).lines),
      section("In detail, within a module and across modules", references), section("Assembly", assembly),
      section("Methods that pass components", injection), section("Framework calls", apis),
      section("Containers", containers),
      section("Severities", severities), section("Signs", signs),
    ]
    return (head + sections.flatMap { $0 }).joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    let extends = dialect.extends.map { " (extends \($0))" } ?? ""
    return [dialect.name + extends] + TextTable(rows: [[dialect.summary]]).lines
  }

  private func section(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : ["", title] + lines }

  private var roles: [String] {
    let rows = dialect.roles.filter { !$0.value.isEmpty }.map {
      [$0.key.name, $0.value.isRequired ? "yes" : "", $0.value.summary]
    }
    return TextTable(header: ["role", "required", "names and shape"], rows: rows).lines
  }

  private var interfaces: [String] {
    let rows = dialect.interfaces.map { interface in
      let surface = interface.surface == .internal ? "" : interface.surface.rawValue
      let consumers = interface.consumers.map(\.name).joined(separator: ", ")
      return [interface.implementer.name, consumers.isEmpty ? "any" : consumers, surface, interface.summary]
    }
    return TextTable(header: ["implemented by", "used by", "surface", "names"], rows: rows).lines
  }

  private var references: [String] {
    let rows = dialect.references.flatMap { from, row in
      groups(of: row).enumerated().map { index, group in
        [index == 0 ? from.name : "", group.rule, group.roles.map(\.name).joined(separator: ", ")]
      }
    }
    return TextTable(header: ["from", "rule", "to"], rows: rows).lines
  }

  /// The roles of a row that share one rule, in the row's order, `others` last.
  private func groups(of row: OrderedDictionary<Role, ReferenceRule>) -> [(rule: String, roles: [Role])] {
    var groups: OrderedDictionary<String, [Role]> = [:]
    for (role, rule) in row where role != .others { groups[rule.summary, default: []].append(role) }
    if let rule = row[.others] { groups[rule.summary, default: []].append(.others) }
    return groups.map { ($0.key, $0.value) }
  }

  private var assembly: [String] {
    let rule = dialect.assembly
    let methods = rule.methods.isEmpty ? "any body" : rule.methods.joined(separator: ", ")
    return TextTable(rows: [
      ["by", rule.roles.map(\.name).joined(separator: ", ")], ["in", methods],
      ["the previous wireframe may create wireframe and view", rule.allowsPreviousWireframe ? "yes" : "no"],
      ["the view starts its own assembly", rule.allowsSelfAssemblingView ? "yes" : "no"],
    ]).lines
  }

  private var injection: [String] {
    TextTable(rows: dialect.injection.map { ["\($0.receiver.name).\($0.method)", "passes the \($0.handsOver.name)"] }).lines
  }

  private var apis: [String] {
    TextTable(rows: dialect.apis.map { [$0.key, $0.effect.rawValue, $0.summary] }).lines
  }

  private var containers: [String] {
    TextTable(rows: dialect.containers.map { [$0.key, $0.methods.text] }).lines
  }

  private var severities: [String] {
    TextTable(rows: dialect.severities.map { [$0.key, $0.value?.rawValue ?? "off"] }).lines
  }

  private var signs: [String] {
    guard !dialect.signs.isEmpty else { return [] }
    return TextTable(header: ["weight", "what a module shows"], rows: dialect.signs.map { ["\($0.weight)", $0.summary] }).lines
  }
}
