internal import OrderedCollections
import ViperFacts
import ViperLinking

/// A learned dialect as a commented YAML file, which the loader reads like any other.
package struct LearnedDialectText {
  private let dialect: LearnedDialect
  private let base: Dialect
  private var lines: [String] = []

  private init(_ dialect: LearnedDialect, base: Dialect) {
    self.dialect = dialect
    self.base = base
    writeHead()
    writeRoles()
    writeInterfaces()
    writeReferences()
    writeAssembly()
    writeSigns()
  }

  /// - Parameter base: the dialect that it extends.
  package static func text(of dialect: LearnedDialect, extending base: Dialect) -> String {
    LearnedDialectText(dialect, base: base).lines.joined(separator: "\n") + "\n"
  }

  private static let width = 130

  /// Adds a line with its support behind it; in front of it where it is long.
  private mutating func add(_ indent: Int, _ text: String, _ comment: String? = nil) {
    let line = String(repeating: " ", count: indent) + text
    guard let comment else { return lines.append(line) }
    if line.utf8.count + comment.utf8.count + 4 <= Self.width { return lines.append("\(line)  # \(comment)") }
    lines.append(String(repeating: " ", count: indent) + "# " + comment)
    lines.append(line)
  }

  private mutating func writeHead() {
    lines = [
      "# Learned by 'viper-lint dialects learn' from \(dialect.moduleCount) modules of one convention. Each line shows its support: how many",
      "# modules agree with it, and which do not. Correct what is wrong, and name the file in .viper-lint.yml: 'dialect: ./\(dialect.name).yml'.",
    ]
    if dialect.otherModules > 0 {
      lines.append("# \(dialect.otherModules) more modules are named in other ways; '--convention N' learns another one.")
    }
    lines += [
      "name: \(dialect.name)", "extends: \(base.name)", "summary: Learned from \(dialect.moduleCount) modules.", "",
    ]
  }

  // MARK: roles

  private mutating func writeRoles() {
    lines.append("roles:")
    for role in dialect.roles {
      add(2, "\(role.role):")
      write("names", role.names)
      if base.roles[role.role]?.siblingNames.isEmpty == false { add(4, "sibling-names: null") }
      if let required = role.isRequired {
        add(4, "required: \(required.value)", support(required.support, lacking: ("lacks it", "lack it")))
      }
      if !role.kinds.isEmpty { add(4, "kinds: [\(role.kinds.map(\.rawValue).joined(separator: ", "))]") }
      if !role.properties.isEmpty {
        let counts = role.properties.map { "\($0.count) properties" }.joined(separator: ", ")
        add(4, "properties: [\(role.properties.map(\.name).joined(separator: ", "))]", counts)
      }
    }
    lines.append("")
  }

  private mutating func write(_ key: String, _ names: [LearnedDialect.Line<NamePattern>]) {
    if names.isEmpty { return }
    func text(_ name: LearnedDialect.Line<NamePattern>) -> String {
      names.count == 1
        ? support(name.support, lacking: ("differs", "differ")) : name.support.counts
    }
    if names.count == 1 { return add(4, "\(key): '\(names[0].value)'", text(names[0])) }
    add(4, "\(key):")
    for name in names { add(6, "- '\(name.value)'", text(name)) }
  }

  private func support(_ support: ConventionSupport, lacking verb: (String, String)) -> String {
    support.counts + (support.exceptions((verb.0, verb.1)).map { "; \($0)" } ?? "")
  }

  // MARK: interfaces

  private mutating func writeInterfaces() {
    if dialect.interfaces.isEmpty { return }
    lines.append("interfaces:")
    for interface in dialect.interfaces {
      let inherited = base.interfaces.first { $0.key == interface.key }
      add(2, "\(interface.key):")
      write("names", interface.names)
      if interface.names.isEmpty { add(4, "names: []") }
      write("sibling-names", interface.siblingNames)
      if interface.siblingNames.isEmpty, inherited?.siblingNames.isEmpty == false { add(4, "sibling-names: null") }
      add(
        4, "implemented-by: \(interface.implementer)",
        interface.implementer == .delegate ? "the opener of the module" : interface.implemented.counts)
      if !interface.consumers.isEmpty || inherited?.consumers.isEmpty == false {
        let consumers = interface.consumers.map(\.name)
        add(4, "consumed-by: \(consumers.isEmpty ? "null" : "[\(consumers.joined(separator: ", "))]")", interface.consumed.counts)
      }
      if interface.surface != inherited?.surface ?? .internal { add(4, "surface: \(interface.surface.rawValue)") }
      if let file = interface.file { add(4, "file: '\(file.value)'", support(file.support, lacking: ("differs", "differ"))) }
    }
    lines.append("")
  }

  // MARK: references

  private mutating func writeReferences() {
    lines.append("references:")
    var from: Role?
    for reference in dialect.references {
      if reference.from != from {
        from = reference.from
        let hasRule = dialect.references.contains { $0.from == reference.from && $0.rule != nil }
        add(2, hasRule ? "\(reference.from):" : "# \(reference.from):")
      }
      if let strength = reference.strength {
        let held = strength.value.map(\.rawValue).joined(separator: " or ")
        let remark = reference.remark.map { " (\(reference.to): not asked for, since \($0))" } ?? ""
        add(4, "# \(held) \(support(strength.support, lacking: ("differs", "differ")))\(remark)")
      }
      if let rule = reference.rule { add(4, "\(reference.to): {\(Self.text(of: rule))}") }
    }
    if !dialect.references.contains(where: { $0.rule != nil }), let heading = lines.lastIndex(of: "references:") {
      lines[heading] = "# references:"
    }
    lines.append("")
  }

  private static func text(of rule: ReferenceRule) -> String {
    var parts: [String] = []
    func ways(_ ways: Set<ReferenceRule.Way>) -> String {
      if ways.count == ReferenceRule.Way.allCases.count { return "all" }
      return "[\(ReferenceRule.Way.allCases.filter(ways.contains).map(\.rawValue).joined(separator: ", "))]"
    }
    parts.append("within: \(ways(rule.within))")
    if !rule.across.isEmpty { parts.append("across: \(ways(rule.across))") }
    if rule.hold.count == 1 { parts.append("hold: \(rule.hold[0].rawValue)") }
    if rule.hold.count > 1 { parts.append("hold: [\(rule.hold.map(\.rawValue).joined(separator: ", "))]") }
    if rule.allowsConcrete { parts.append("allows-concrete: true") }
    if rule.onlyInInitializers { parts.append("only-in-initializers: true") }
    if rule.isKeptUntilRead { parts.append("until-read: true") }
    return parts.joined(separator: ", ")
  }

  // MARK: assembly and signs

  private mutating func writeAssembly() {
    lines.append("assembly:")
    if !dialect.assemblyRoles.isEmpty {
      let counts = dialect.assemblyRoles.map { "\($0.value) \($0.support.counts)" }.joined(separator: ", ")
      add(2, "roles: [\(dialect.assemblyRoles.map(\.value.name).joined(separator: ", "))]", counts)
    }
    if let method = dialect.assemblyMethod {
      add(2, "methods: '\(method.value)'", support(method.support, lacking: ("differs", "differ")))
    }
    add(2, "previous-wireframe: \(dialect.previousWireframe.value)", dialect.previousWireframe.support.counts)
    add(2, "self-assembling-view: \(dialect.selfAssemblingView.value)", dialect.selfAssemblingView.support.counts)
    lines.append("")
  }

  private mutating func writeSigns() {
    lines.append("detect:")
    for sign in dialect.signs {
      switch sign.evidence {
      case .type(let pattern): add(2, "- {weight: \(sign.weight), type: '\(pattern)'}")
      case .method(let role, let name, let isStatic):
        add(2, "- {weight: \(sign.weight), role: \(role), method: '\(name)'\(isStatic ? ", static: true" : "")}")
      default: break
      }
    }
    if dialect.signs.isEmpty { lines[lines.count - 1] = "detect: []" }
  }
}
