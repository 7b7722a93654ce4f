import ViperFacts

extension RootClassifier {
  private static let entityFolders: Set<Substring> = ["Entity", "Entities", "Entitys"]
  private static let storageBases: Set<String> = ["NSManagedObject", "Object", "RealmSwift.Object"]
  private static let coding: Set<String> = ["Codable", "Decodable", "Encodable", "Mappable", "Unboxable", "NSCoding"]
  private static let dealers: Set<Role> = [.interactor, .service, .dataManager]
  /// Names of data that is made for a view, of mere identifiers, and of things that do something.
  private static let otherEndings = [
    "ViewModel", "DisplayData", "CellModel", "ID", "Id", "Identifier", "Error", "Manager", "Factory", "Request", "Provider",
    "Builder", "Validator", "Formatter", "Parser", "Context", "Config", "Configuration", "Operation", "Endpoint", "Options",
    "State", "Flow", "Strategy", "Type", "Kind", "Mode", "Event", "Input", "Style", "Constants", "Keys", "Worker",
  ]

  /// Data types that interactors, services and data managers store, return or decode, or that lie in a folder for entities.
  mutating func classifyEntities() {
    let dealt = dealtTypes()
    let made = Set(usages.filter { $0.kind == .construction && result.assignments[$0.from]?.role == .presenter }.map(\.to))
    for type in types where result.assignments[type] == nil {
      guard isData(type), let declaration = codebase.types[type].declaration, !isForView(type, declaration) else { continue }
      guard !made.contains(type) else { continue }
      if let dealer = dealt[type] {
        assign(entity: type, because: "a data type that \(name(dealer)) stores, takes, returns or decodes")
      } else if isFiledAsEntity(type, declaration) {
        assign(entity: type, because: "a data type in a folder for entities")
      }
    }
    assignEntitiesByContent()
  }

  private mutating func assign(entity type: TypeSymbol.ID, because reason: String) {
    result.assignments[type] = RootClassification.Assignment(role: .entity, evidence: reason, module: nil)
  }

  /// In a folder for entities, and not named like a row or a value to show.
  private func isFiledAsEntity(_ type: TypeSymbol.ID, _ declaration: DeclarationReference) -> Bool {
    let name = codebase.text(codebase.types[type].name)
    return codebase.files[Int(declaration.file)].folder.contains(where: Self.entityFolders.contains)
      && !["Item", "DTO", "Model"].contains(where: name.hasSuffix)
  }

  /// By type, the interactor, service or data manager that deals in it, or the interface that an interactor reports through.
  private func dealtTypes() -> [TypeSymbol.ID: TypeSymbol.ID] {
    let outputs = Set(dialect.interfaces.filter { $0.consumers == [.interactor] }.flatMap(\.names))
    var dealt: [TypeSymbol.ID: TypeSymbol.ID] = [:]
    for usage in usages where dealt[usage.to] == nil {
      guard let dealer = result.assignments[usage.from], [.stored, .result, .parameter, .cast].contains(usage.kind) else { continue }
      let isOutput = dealer.role == .presenter && codebase.types[usage.from].isProtocol
        && outputs.contains { $0.stem(of: codebase.text(codebase.types[usage.from].name)) != nil }
      if Self.dealers.contains(dealer.role) || isOutput { dealt[usage.to] = usage.from }
    }
    return dealt
  }

  /// What can be seen is no entity.
  private static let visible: Set<String> = [
    "View", "ViewModifier", "UIView", "UIViewController", "NSView", "ButtonStyle", "Shape", "ObservableObject",
  ]

  /// What an entity stores, if it can be decoded or stored itself, is an entity too.
  private mutating func assignEntitiesByContent() {
    var grown = true
    while grown {
      grown = false
      for usage in usages where usage.kind == .stored && result.assignments[usage.to] == nil {
        guard result.assignments[usage.from]?.role == .entity, isData(usage.to), isCoded(usage.to),
          let declaration = codebase.types[usage.to].declaration, !isForView(usage.to, declaration)
        else { continue }
        assign(entity: usage.to, because: "a data type that \(name(usage.from)) stores")
        grown = true
      }
    }
  }

  private func isCoded(_ type: TypeSymbol.ID) -> Bool {
    !codebase.externalAncestors(of: type).isDisjoint(with: Self.coding.union(Self.storageBases))
  }

  /// A struct with stored properties, an enum with payloads, a class that is coded or stored.
  private func isData(_ type: TypeSymbol.ID) -> Bool {
    let symbol = codebase.types[type]
    guard !symbol.isExternal, !symbol.isProtocol, !symbol.isLocal, symbol.parent == nil else { return false }
    let name = codebase.text(symbol.name)
    guard !Self.otherEndings.contains(where: name.hasSuffix) else { return false }
    guard codebase.externalAncestors(of: type).isDisjoint(with: Self.visible) else { return false }
    switch symbol.kind {
    case .struct: return hasStoredProperty(symbol)
    case .enum: return isCoded(type) && hasPayload(symbol)
    case .class: return isCoded(type) || isPlainRecord(symbol)
    default: return false
    }
  }

  private func hasStoredProperty(_ symbol: TypeSymbol) -> Bool {
    symbol.members.values.joined().contains { isStored(codebase.declaration($0)) }
  }

  private func isStored(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && declaration.flags.isDisjoint(with: [.isComputed, .isStatic])
  }

  private func hasPayload(_ symbol: TypeSymbol) -> Bool {
    symbol.members.values.joined().contains {
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
    let stored = symbol.members.values.joined().filter { isStored(codebase.declaration($0)) }
    let plain = stored.filter { isPlain($0, of: symbol.id) }
    return !stored.isEmpty && plain.count * 2 >= stored.count
  }

  private func isPlain(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let scope = TypeScope(file: Int(property.file), types: codebase.enclosing(type))
    guard case .external(let name, _) = codebase.resolve(codebase.declaration(property).type, in: scope).unwrapped else { return false }
    return Self.plainTypes.contains(codebase.text(name))
  }

  /// In a view's or presenter's file, or below a user interface folder.
  private func isForView(_ type: TypeSymbol.ID, _ declaration: DeclarationReference) -> Bool {
    let here = types.filter { codebase.types[$0].declaration?.file == declaration.file }
    return here.contains { other in
      guard !codebase.types[other].isProtocol, let role = result.assignments[other]?.role else { return false }
      return role == .view || role == .presenter || role == .viewModel
    }
  }
}
