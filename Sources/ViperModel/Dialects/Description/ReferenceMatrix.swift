internal import OrderedCollections
internal import ViperLinking

/// The table of allowed references between the main roles.
struct ReferenceMatrix {
  private let dialect: Dialect
  private static let roles: [Role] = [.view, .presenter, .interactor, .wireframe, .assembly, .entity, .service]

  init(_ dialect: Dialect) { self.dialect = dialect }

  var lines: [String] {
    guard !dialect.references.isEmpty else { return [] }
    let rows = Self.roles.map { from in [from.name] + Self.roles.map { cell(dialect.rule(from: from, to: $0)) } }
    let table = TextTable(header: ["from \\ to"] + Self.roles.map(\.name), rows: rows)
    return table.lines + ["", "  - forbidden; a strength: how a stored reference must be held; +: also in other modules"]
  }

  private func cell(_ rule: ReferenceRule?) -> String {
    guard let rule, !rule.isForbidden else { return "-" }
    let across = rule.across.isEmpty ? "" : "+"
    if rule.within == [.staticCall] { return "static-call" + across }
    if !rule.hold.isEmpty { return rule.hold.map(\.rawValue).joined(separator: "/") + across }
    return (rule.within.contains(.stored) ? "yes" : "not stored") + across
  }
}
