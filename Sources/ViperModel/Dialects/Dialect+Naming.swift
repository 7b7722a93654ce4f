internal import OrderedCollections

extension Dialect {
  /// The dialect extended by the names and shapes of others, for a root whose modules are written in several.
  ///
  /// Only what recognises types is united, everything else stays.
  func naming(with others: [Dialect]) -> Dialect {
    var united = self
    for other in others {
      for (role, rule) in other.roles { united.roles[role] = united.roles[role].map { $0.united(with: rule) } ?? rule }
      let known = Set(united.interfaces.flatMap { $0.names + $0.siblingNames })
      for var interface in other.interfaces {
        interface.names.removeAll(where: known.contains)
        interface.siblingNames.removeAll(where: known.contains)
        if !interface.names.isEmpty || !interface.siblingNames.isEmpty { united.interfaces.append(interface) }
      }
    }
    return united
  }
}

extension RoleRule {
  /// The union of names and of shapes; a rule without a shape takes any type.
  fileprivate func united(with other: RoleRule) -> RoleRule {
    func either<Element: Equatable>(_ a: [Element], _ b: [Element]) -> [Element] { a + b.filter { !a.contains($0) } }
    var united = self
    united.names = either(names, other.names)
    united.siblingNames = either(siblingNames, other.siblingNames).filter { !united.names.contains($0) }
    united.shapes = shapes.isEmpty || other.shapes.isEmpty ? [] : either(shapes, other.shapes)
    united.baseTypes = either(baseTypes, other.baseTypes)
    return united
  }
}
