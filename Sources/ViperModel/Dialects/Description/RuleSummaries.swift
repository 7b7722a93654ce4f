import ViperLinking

extension RoleRule {
  var isEmpty: Bool { self == RoleRule() }

  var summary: String {
    let parts = [
      list("", names.map(\.text)), list("sibling names: ", siblingNames.map(\.text)),
      shapes.isEmpty ? nil : shapes.map(\.summary).joined(separator: "; or "), list("bases: ", baseTypes),
      list("must not import: ", forbiddenImports), list("held as: ", properties),
    ]
    return parts.compactMap { $0 }.joined(separator: "; ")
  }
}

extension RoleRule.Shape {
  fileprivate var summary: String {
    [list("kinds: ", kinds.map(\.rawValue)), list("inherits: ", inherits), list("conforms: ", conforms)]
      .compactMap { $0 }.joined(separator: "; ")
  }
}

extension InterfaceRule {
  var summary: String {
    let parts = [
      list("", names.map(\.text)), list("sibling names: ", siblingNames.map(\.text)), file.map { "in \($0.text).swift" },
    ]
    return parts.compactMap { $0 }.joined(separator: "; ")
  }
}

extension ReferenceRule {
  var summary: String {
    if isForbidden { return "forbidden" }
    if self == .allowed { return "allowed within the module" }
    if self == .everywhere { return "allowed everywhere" }
    let parts = [
      hold.isEmpty ? nil : "held \(hold.map(\.rawValue).joined(separator: " or "))", words("within", within),
      words("across", across),
      allowsConcrete ? "by class" : nil, onlyInInitializers ? "in initializers only" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: "; ")
  }

  private func words(_ place: String, _ ways: Set<Way>) -> String? {
    if ways.isEmpty { return nil }
    if ways.count == Way.allCases.count { return "\(place): all" }
    return "\(place): \(Way.allCases.filter(ways.contains).map(\.rawValue).joined(separator: ", "))"
  }
}

extension DetectionSign {
  var summary: String {
    switch evidence {
    case .type(let pattern): "a type \(pattern.text)"
    case .inherits(let role, let type): "the \(role.name) inherits \(type)"
    case .conforms(let role, let protocols):
      "the \(role.name) conforms to \(protocols.map(\.text).joined(separator: " or "))"
    case .method(let role, "init", _): "the \(role.name) has an initializer"
    case .method(let role, let name, let isStatic): "the \(role.name) has a \(isStatic ? "static " : "")method \(name)"
    case .stored(let from, let to, let strength): "the \(from.name) holds its \(to.name) \(strength.rawValue)"
    }
  }
}

private func list(_ label: String, _ words: [String]) -> String? {
  words.isEmpty ? nil : label + words.joined(separator: ", ")
}
