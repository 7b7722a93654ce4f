import ViperLinking

/// What is known of all frameworks that code uses, by names.
package struct FrameworkModels: Sendable {
  /// With what the types inherit, the nearest first.
  private var tables: [String: FrameworkTable] = [:]
  private var functions: [String: [FrameworkMember]] = [:]
  /// By name, a property that some type declares; a weak one, if any is.
  private var properties: [String: FrameworkProperty] = [:]
  /// The type itself, then those that it inherits from, the nearest first.
  private var lines: [String: [String]] = [:]

  /// - Parameters:
  ///   - models: a later one adds to the types of an earlier one, and replaces what both have.
  ///   - imports: the modules that the code imports.
  package init(_ models: [FrameworkModel], imports: Set<String>) {
    for model in models where model.imports.isEmpty || !imports.isDisjoint(with: model.imports) {
      for type in model.types {
        tables[type.name, default: FrameworkTable()].add(type)
        for property in type.properties where properties[property.name]?.strength ?? .strong == .strong {
          properties[property.name] = property
        }
      }
      for function in model.functions { functions[function.name, default: []].put(function) { $0.hasSignature(of: function) } }
    }
    for name in tables.keys { lines[name] = line(of: name) }
    let own = tables
    for (name, line) in lines { for parent in line.dropFirst() { own[parent].map { tables[name]!.inherit($0) } } }
  }

  private func line(of name: String) -> [String] {
    var line = [name]
    var index = 0
    while index < line.count {
      for parent in tables[line[index]]?.inherits ?? [] where !line.contains(parent) { line.append(parent) }
      index += 1
    }
    return line
  }

  package func knows(_ type: String) -> Bool { tables[type] != nil }

  /// Whether values of the type neither keep nor call anything.
  package func isData(_ type: String) -> Bool { tables[type]?.isData == true }

  /// Whether a type is the other one or inherits from it.
  package func inherits(_ type: String, from other: String) -> Bool { lines[type]?.contains(other) ?? (type == other) }

  package func property(_ name: String, of type: String) -> FrameworkProperty? { tables[type]?.property(name) }

  /// The property of the first of some types that has it.
  package func property(_ name: String, ofAny types: [String]) -> FrameworkProperty? {
    types.lazy.compactMap { property(name, of: $0) }.first
  }

  /// A property by its name, whichever type has it.
  package func property(ofAnyType name: String) -> FrameworkProperty? { properties[name] }

  /// Whether a type has functions of a name.
  package func hasMember(_ name: String, of type: String) -> Bool { tables[type]?.members[name] != nil }

  /// The properties of a type, its own first, then those that it inherits.
  package func properties(of type: String) -> [FrameworkProperty] { tables[type]?.properties ?? [] }

  /// What is called on an object of a type, its own first, then what it inherits.
  package func callbacks(of type: String) -> [FrameworkCallback] { tables[type]?.callbacks ?? [] }

  /// The member that a call means: the one with the fewest parameters left out, of the nearest type among equals.
  ///
  /// - Parameters:
  ///   - name: `init` for an initializer.
  ///   - labels: of all arguments in the order of writing, trailing closures last; nil for one without.
  ///   - trailing: how many of them are closures after the parentheses.
  package func call(_ name: String, of type: String, labels: [String?], trailing: Int = 0) -> FrameworkCall? {
    Self.nearest(tables[type]?.members[name] ?? [], labels, trailing)
  }

  /// The global function that a call means.
  package func function(_ name: String, labels: [String?], trailing: Int = 0) -> FrameworkCall? {
    Self.nearest(functions[name] ?? [], labels, trailing)
  }

  private static func nearest(_ members: [FrameworkMember], _ labels: [String?], _ trailing: Int) -> FrameworkCall? {
    members.compactMap { FrameworkCall($0, labels: labels, trailing: trailing) }.min { $0.missing < $1.missing }
  }
}
