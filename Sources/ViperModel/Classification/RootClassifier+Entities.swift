import ViperFacts

extension RootClassifier {
  private static let entityFolders: Set<Substring> = ["Entity", "Entities", "Entitys"]
  private static let dealers: Set<Role> = [.interactor, .service, .dataManager]
  /// Names of data that is made for a view, of mere identifiers, and of things that do something.
  private static let otherEndings: NameEndings = [
    "ViewModel", "DisplayData", "CellModel", "ID", "Id", "Identifier", "Error", "Manager", "Factory", "Request", "Provider",
    "Builder", "Validator", "Formatter", "Parser", "Context", "Config", "Configuration", "Operation", "Endpoint", "Options",
    "State", "Flow", "Strategy", "Type", "Kind", "Mode", "Event", "Input", "Style", "Constants", "Keys", "Worker",
  ]

  /// Data types that interactors, services and data managers store, return or decode, or that lie in a folder for entities.
  mutating func classifyEntities() {
    let dealt = dealtTypes()
    let made = Set(usages.filter { $0.kind == .construction && result.assignments[$0.from]?.role == .presenter }.map(\.to))
    let viewFiles = viewFiles()
    for type in types where !result.assignments.contains(type) {
      guard let file = codebase.types[type].declaration?.file, !viewFiles.contains(file), isData(type), !made.contains(type)
      else { continue }
      if let dealer = dealt[type] {
        assign(entity: type, because: "a data type that \(name(dealer)) stores, takes, returns or decodes")
      } else if isFiledAsEntity(type, file) {
        assign(entity: type, because: "a data type in a folder for entities")
      }
    }
    assignEntitiesByContent(viewFiles)
  }

  private mutating func assign(entity type: TypeSymbol.ID, because reason: String) {
    result.assignments[type] = RootClassification.Assignment(role: .entity, evidence: reason, module: nil)
  }

  /// In a folder for entities, and not named like a row or a value to show.
  private func isFiledAsEntity(_ type: TypeSymbol.ID, _ file: Int32) -> Bool {
    let name = codebase.text(codebase.types[type].name)
    return codebase.files[Int(file)].folder.contains(where: Self.entityFolders.contains)
      && !["Item", "DTO", "Model"].contains(where: name.hasSuffix)
  }

  /// By type, the interactor, service or data manager that deals in it, or the interface that an interactor reports through.
  private func dealtTypes() -> [TypeSymbol.ID: TypeSymbol.ID] {
    let outputs = Set(dialect.interfaces.filter { $0.consumers == [.interactor] }.flatMap(\.names))
    var dealt: [TypeSymbol.ID: TypeSymbol.ID] = [:]
    for usage in usages where [.stored, .result, .parameter, .cast].contains(usage.kind) {
      guard let dealer = result.assignments[usage.from], dealt[usage.to] == nil else { continue }
      let isOutput = dealer.role == .presenter && codebase.types[usage.from].isProtocol
        && outputs.contains { $0.stem(of: codebase.text(codebase.types[usage.from].name)) != nil }
      if Self.dealers.contains(dealer.role) || isOutput { dealt[usage.to] = usage.from }
    }
    return dealt
  }

  /// What an entity stores, if it can be decoded or stored itself, is an entity too.
  private mutating func assignEntitiesByContent(_ viewFiles: Set<Int32>) {
    var waiting = usages.filter { usage in
      guard usage.kind == .stored, !result.assignments.contains(usage.to), isCoded(usage.to),
        let file = codebase.types[usage.to].declaration?.file
      else { return false }
      return !viewFiles.contains(file) && isData(usage.to)
    }
    var grown = true
    while grown {
      grown = false
      for usage in waiting where result.assignments[usage.from]?.role == .entity && !result.assignments.contains(usage.to) {
        assign(entity: usage.to, because: "a data type that \(name(usage.from)) stores")
        grown = true
      }
      waiting.removeAll { result.assignments.contains($0.to) }
    }
  }

  private func isCoded(_ type: TypeSymbol.ID) -> Bool { !ancestry.traits[type].isDisjoint(with: [.isCoded, .isStored]) }

  /// A struct with stored properties, an enum with payloads, a class that is coded or stored.
  private func isData(_ type: TypeSymbol.ID) -> Bool {
    guard isTopLevel(type), !ancestry.traits[type].contains(.isVisible) else { return false }
    let symbol = codebase.types[type]
    switch symbol.kind {
    case .struct where hasStoredProperty(symbol): break
    case .enum where isCoded(type) && hasPayload(symbol): break
    case .class where isCoded(type) || isPlainRecord(symbol): break
    default: return false
    }
    return !Self.otherEndings.fit(codebase.text(symbol.name))
  }

  private func isTopLevel(_ type: TypeSymbol.ID) -> Bool {
    !codebase.types[type].isExternal && !codebase.types[type].isProtocol && !codebase.types[type].isLocal
      && codebase.types[type].parent == nil
  }

  private func hasStoredProperty(_ symbol: TypeSymbol) -> Bool {
    codebase.members[symbol.id].contains { isStored(codebase.declaration($0)) }
  }

  private func isStored(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && declaration.flags.isDisjoint(with: [.isComputed, .isStatic])
  }

  private func hasPayload(_ symbol: TypeSymbol) -> Bool {
    codebase.members[symbol.id].contains {
      codebase.declaration($0).kind == .enumCase && !codebase.parameters(of: $0).isEmpty
    }
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Int32", "Int64", "UInt", "Double", "Float", "Bool", "Date", "Data", "UUID", "URL", "Decimal", "CGFloat", "Character",
    "NSNumber", "NSDate",
  ]

  /// A class that inherits nothing and stores mostly plain values.
  private func isPlainRecord(_ symbol: TypeSymbol) -> Bool {
    guard symbol.supertypes.allSatisfy({ $0.symbol == nil }) else { return false }
    let stored = codebase.members[symbol.id].filter { isStored(codebase.declaration($0)) }
    let plain = stored.filter { isPlain($0, of: symbol.id) }
    return !stored.isEmpty && plain.count * 2 >= stored.count
  }

  private func isPlain(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let scope = TypeScope(file: Int(property.file), types: codebase.enclosing(type))
    guard case .external(let name, _) = codebase.resolve(codebase.declaration(property).type, in: scope).unwrapped else { return false }
    return Self.plainTypes.contains(codebase.text(name))
  }

  /// Files with a view, a presenter or a view model: data beside them is made for them.
  private func viewFiles() -> Set<Int32> {
    let roles: Set<Role> = [.view, .presenter, .viewModel]
    return Set(
      result.assignments.entries.compactMap { type, assignment in
        roles.contains(assignment.role) && !codebase.types[type].isProtocol ? codebase.types[type].declaration?.file : nil
      })
  }
}
