import ViperFacts
import ViperLinking

extension RootClassifier {
  private static let entityFolders: [Substring] = ["Entity", "Entities", "Entitys"]
  private static let dealers = Role.all(with: .dealsInEntities)
  private static let presenting = Role.all(with: .presentsData)
  /// Endings of types that are no entities: data for a view, identifiers, and types with behaviour.
  private static let otherEndings: NameEndings = [
    "ViewModel", "DisplayData", "CellModel", "ID", "Id", "Identifier", "Error", "Manager", "Factory", "Request", "Provider",
    "Builder", "Validator", "Formatter", "Parser", "Context", "Config", "Configuration", "Operation", "Endpoint", "Options",
    "State", "Flow", "Strategy", "Type", "Kind", "Mode", "Event", "Input", "Style", "Constants", "Keys", "Worker",
  ]

  /// Entities: data types that interactors, services and data managers store, take, return or decode, or that are in a folder for
  /// entities.
  mutating func classifyEntities() {
    let (dealt, made) = dealtTypes()
    let viewFiles = viewFiles()
    for type in types where !result.assignments.contains(type) && !made.contains(type) {
      guard let file = codebase.types[type].declaration?.file, !viewFiles[Int(file)], isData(type) else { continue }
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

  /// Whether a type is in a folder for entities, and not named like a row or a transfer object.
  private func isFiledAsEntity(_ type: TypeSymbol.ID, _ file: Int32) -> Bool {
    let name = codebase.text(codebase.types[type].name)
    return !["Item", "DTO", "Model"].contains(where: name.hasSuffix)
      && codebase.files[Int(file)].folder.contains(where: Self.entityFolders.contains)
  }

  /// By data type, the interactor, service or data manager that uses it, or the interface that an interactor reports through; and
  /// the types that presenters create.
  private func dealtTypes() -> (dealt: SparseTypeArray<TypeSymbol.ID>, made: SparseTypeArray<Bool>) {
    let outputs = dialect.interfaces.filter { $0.consumers == [.interactor] }.flatMap(\.names)
    var reports = SparseTypeArray<Bool>(rootTypes)
    for type in rootTypes.protocols where role(of: type) == .presenter {
      if outputs.contains(where: { $0.stem(of: codebase.text(codebase.types[type].name)) != nil }) { reports[type] = true }
    }
    var dealt = SparseTypeArray<TypeSymbol.ID>(rootTypes)
    var made = SparseTypeArray<Bool>(rootTypes)
    for usage in usages.dealing(in: root) {
      guard let role = role(of: usage.from) else { continue }
      if usage.kind == .construction {
        if role == .presenter { made[usage.to] = true }
      } else if !dealt.contains(usage.to), Self.dealers.contains(role) || reports.contains(usage.from) {
        dealt[usage.to] = usage.from
      }
    }
    return (dealt, made)
  }

  /// A codable or persisted type that an entity stores is an entity too, transitively.
  private mutating func assignEntitiesByContent(_ viewFiles: [Bool]) {
    var waiting = usages.stored(in: root).filter { usage in
      guard !result.assignments.contains(usage.to), isCoded(usage.to),
        let file = codebase.types[usage.to].declaration?.file
      else { return false }
      return !viewFiles[Int(file)] && isData(usage.to)
    }
    var grown = true
    while grown {
      grown = false
      for usage in waiting where role(of: usage.from) == .entity && !result.assignments.contains(usage.to) {
        assign(entity: usage.to, because: "a data type that \(name(usage.from)) stores")
        grown = true
      }
      waiting.removeAll { result.assignments.contains($0.to) }
    }
  }

  private func isCoded(_ type: TypeSymbol.ID) -> Bool { !ancestry.traits[type].isDisjoint(with: [.isCoded, .isStored]) }

  /// Whether a type is data: a struct with stored properties, an enum with payloads, a codable or persisted class.
  private func isData(_ type: TypeSymbol.ID) -> Bool {
    guard isTopLevel(type), !ancestry.traits[type].contains(.isVisible) else { return false }
    guard !Self.otherEndings.fit(codebase.text(codebase.types[type].name)) else { return false }
    return switch codebase.types[type].kind {
    case .struct: hasStoredProperty(type)
    case .enum: isCoded(type) && hasPayload(type)
    case .class: isCoded(type) || isPlainRecord(type)
    default: false
    }
  }

  private func isTopLevel(_ type: TypeSymbol.ID) -> Bool {
    !codebase.types[type].isExternal && !codebase.types[type].isProtocol && !codebase.types[type].isLocal
      && codebase.types[type].parent == nil
  }

  private func hasStoredProperty(_ type: TypeSymbol.ID) -> Bool {
    codebase.members[type].contains { isStored(codebase.declaration($0)) }
  }

  private func isStored(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && declaration.flags.isDisjoint(with: [.isComputed, .isStatic])
  }

  private func hasPayload(_ type: TypeSymbol.ID) -> Bool {
    codebase.members[type].contains {
      codebase.declaration($0).kind == .enumCase && !codebase.parameters(of: $0).isEmpty
    }
  }

  private static let plainTypes: Set<String> = [
    "String", "Int", "Int32", "Int64", "UInt", "Double", "Float", "Bool", "Date", "Data", "UUID", "URL", "Decimal", "CGFloat",
    "Character",
    "NSNumber", "NSDate",
  ]

  /// Whether a class is a record: it inherits nothing of its root and stores mostly plain values.
  private func isPlainRecord(_ type: TypeSymbol.ID) -> Bool {
    guard codebase.types[type].supertypes.allSatisfy({ $0.symbol.map { codebase.types[$0].root != root } ?? true }) else {
      return false
    }
    let stored = codebase.members[type].filter { isStored(codebase.declaration($0)) }
    let plain = stored.filter { isPlain($0, of: type) }
    return !stored.isEmpty && plain.count * 2 >= stored.count
  }

  private func isPlain(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let scope = TypeScope(file: Int(property.file), types: codebase.enclosing(type))
    guard case .external(let name, _) = codebase.resolve(codebase.declaration(property).type, in: scope).unwrapped else {
      return false
    }
    return Self.plainTypes.contains(codebase.text(name))
  }

  /// By file, whether it declares a view, presenter or view model: data types in such a file are made for the screen.
  private func viewFiles() -> [Bool] {
    var found = [Bool](repeating: false, count: codebase.files.count)
    for type in types {
      guard let role = role(of: type), Self.presenting.contains(role), !codebase.types[type].isProtocol else { continue }
      if let file = codebase.types[type].declaration?.file { found[Int(file)] = true }
    }
    return found
  }
}
