import ViperFacts
import ViperLinking

/// The members by which a presenter of SwiftUI only hands on what its router makes: screens that it neither builds nor looks at.
struct ViewRelays {
  private let codebase: Codebase
  private let routers: PartNames

  static let types: Set = ["View", "AnyView"]

  init(_ codebase: Codebase, routers: PartNames) {
    self.codebase = codebase
    self.routers = routers
  }

  /// Whether the use of a view's type is in a member that only hands on what a router makes.
  func isRelay(_ usage: ExternalUsage) -> Bool {
    guard !routers[usage.from].isEmpty else { return false }
    return codebase.members[usage.from].contains { member in
      let span = codebase.declaration(member).span
      return Int(member.file) == usage.file && span.start <= usage.span.start && usage.span.end <= span.end
        && isRelay(member, of: usage.from)
    }
  }

  private func isRelay(_ member: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let declaration = codebase.declaration(member)
    switch declaration.kind {
    case .function where declaration.body >= 0, .property where declaration.flags.contains(.isComputed) && declaration.body >= 0:
      return isRelay(body: Int(declaration.body), in: Int(member.file), of: type)
    case .property: return isFilledByRelays(member, of: type)
    default: return false
    }
  }

  private func isRelay(body: Int, in file: Int, of type: TypeSymbol.ID) -> Bool {
    let facts = codebase.files[file].facts
    let statements = Array(facts.operands(of: body))
    return statements.count == 1 && isRelay(value: statements[0], in: file, of: type)
  }

  /// Whether a stored property holds only what a router makes: that is all that its type assigns to it.
  private func isFilledByRelays(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    if codebase.declaration(property).value >= 0 { return false }
    let values = codebase.types[type].parts.flatMap { part in
      assigned(to: codebase.name(property), in: part).map { (file: Int(part.file), value: $0) }
    }
    return !values.isEmpty && values.allSatisfy { isRelay(value: $0.value, in: $0.file, of: type, followsProperties: false) }
  }

  /// The values that a part of a type assigns to a property.
  private func assigned(to property: Name, in part: DeclarationReference) -> [Int] {
    let file = codebase.files[Int(part.file)]
    let (nodes, span) = (file.facts.expressions, codebase.declaration(part).span)
    return nodes.indices.compactMap { index in
      guard nodes[index].kind == .assignment, span.start <= nodes[index].span.start, nodes[index].span.end <= span.end else {
        return nil
      }
      let operands = Array(file.facts.operands(of: index))
      guard operands.count == 2, file.name(nodes[operands[0]].name) == property else { return nil }
      return operands[1]
    }
  }

  /// - Parameter followsProperties: whether an own property counts that is filled by such values.
  private func isRelay(value: Int, in file: Int, of type: TypeSymbol.ID, followsProperties: Bool = true) -> Bool {
    let (linked, facts) = (codebase.files[file], codebase.files[file].facts)
    let operands = Array(facts.operands(of: value))
    func areRelays(_ values: some Sequence<Int>) -> Bool {
      values.allSatisfy { isRelay(value: $0, in: file, of: type, followsProperties: followsProperties) }
    }
    func isCall(of names: Set<String>) -> Bool { operands.first.map { isName($0, names, linked) } == true }
    switch facts.expressions[value].kind {
    case .unwrap, .return, .argument: return operands.count == 1 && areRelays(operands)
    case .coalesce: return areRelays(operands)
    case .ternary: return operands.count == 3 && areRelays(operands.dropFirst())
    case .literal: return linked.names.indices.contains(Int(facts.expressions[value].name)) && text(value, linked) == "nil"
    case .call where isCall(of: Self.empty): return operands.count == 1
    case .call where isCall(of: Self.types): return operands.count == 2 && areRelays(operands.dropFirst())
    case .call, .member, .name:
      return isOfRouter(value, linked, type) || followsProperties && isFilledProperty(value, linked, type)
    default: return false
    }
  }

  private static let empty: Set = ["EmptyView"]

  private func text(_ index: Int, _ file: LinkedFile) -> String { codebase.text(file.name(file.facts.expressions[index].name)) }

  private func isName(_ index: Int, _ names: Set<String>, _ file: LinkedFile) -> Bool {
    file.facts.expressions[index].kind == .name && names.contains(text(index, file))
  }

  /// Whether a value is a member or the result of a method of a router: `router?.detail(of: user)`, without a modifier after it.
  private func isOfRouter(_ value: Int, _ file: LinkedFile, _ type: TypeSymbol.ID) -> Bool {
    let nodes = file.facts.expressions
    guard let member = nodes[value].kind == .call ? file.facts.innerOperand(of: value) : value, nodes[member].kind == .member,
      let router = file.facts.innerOperand(of: member)
    else { return false }
    return ownProperty(router, file).map { routers[type].contains($0) } ?? false
  }

  private func isFilledProperty(_ value: Int, _ file: LinkedFile, _ type: TypeSymbol.ID) -> Bool {
    guard let name = ownProperty(value, file) else { return false }
    return codebase.members[type, name].contains { member in
      let declaration = codebase.declaration(member)
      return declaration.kind == .property && !declaration.flags.contains(.isComputed) && isFilledByRelays(member, of: type)
    }
  }

  /// The name of a property of `self`.
  private func ownProperty(_ index: Int, _ file: LinkedFile) -> Name? {
    let nodes = file.facts.expressions
    switch nodes[index].kind {
    case .name: return file.name(nodes[index].name)
    case .member:
      guard let base = file.facts.innerOperand(of: index) else { return nil }
      let isSelf = nodes[base].kind == .selfReference || nodes[base].kind == .name && text(base, file) == "self"
      return isSelf ? file.name(nodes[index].name) : nil
    default: return nil
    }
  }
}
