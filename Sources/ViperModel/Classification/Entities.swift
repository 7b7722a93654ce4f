import ViperFacts
import ViperLinking

/// Entities: data types that interactors, services and data managers store, take, return or decode, or that are in a folder for
/// entities.
struct Entities: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification

  /// The names of folders for entities.
  static let folders: Set<Substring> = ["Entity", "Entities", "Entitys"]
  private static let dealers = Role.all(with: .dealsInEntities)
  private static let presenting = Role.all(with: .presentsData)
  /// Endings of types that are no entities: data for a view, identifiers, and types with behaviour.
  private static let otherEndings: NameEndings = [
    "ViewModel", "DisplayData", "CellModel", "ID", "Id", "Identifier", "Error", "Manager", "Factory", "Request", "Provider",
    "Builder", "Validator", "Formatter", "Parser", "Context", "Config", "Configuration", "Operation", "Endpoint", "Options",
    "State", "Flow", "Strategy", "Type", "Kind", "Mode", "Event", "Input", "Style", "Constants", "Keys", "Worker",
  ]

  func assignments() -> [RootClassification.Entry] {
    let (dealt, made) = dealtTypes()
    let viewFiles = viewFiles()
    let direct = scope.types.list.compactMap { type -> RootClassification.Entry? in
      guard !isAssigned(type), let file = scope.file(of: type), !viewFiles[Int(file)], isData(type) else { return nil }
      if isFiledAsEntity(type, file), made[type] != .presenter, !isOnlyShown(type, file) {
        return entity(type, because: "a data type in a folder for entities")
      }
      guard made[type] == nil, let dealer = dealt[type], isCarried(type), !isMapped(type) else { return nil }
      return entity(type, because: words("a data type that \(name(dealer)) stores, takes, returns or decodes"))
    }
    return direct + contents(of: Set(direct.map(\.type)), viewFiles)
  }

  private func entity(_ type: TypeSymbol.ID, because reason: String) -> RootClassification.Entry {
    (type, RootClassification.Assignment(role: .entity, evidence: reason, module: nil))
  }

  /// Whether a type is in a folder for entities, and not named like a row or a transfer object.
  private func isFiledAsEntity(_ type: TypeSymbol.ID, _ file: Int32) -> Bool {
    !["Item", "DTO", "Model"].contains(where: scope.text(type).hasSuffix)
      && codebase.files[Int(file)].folder.contains(where: Self.folders.contains)
  }

  /// Whether only views use a plain type, and the code that it is declared with: a row of icons and colours, for instance.
  private func isOnlyShown(_ type: TypeSymbol.ID, _ file: Int32) -> Bool {
    if isCoded(type) { return false }
    var isShown = false
    for usage in scope.usages.of(type) where usage.from != type {
      let user = scope.outermost(usage.from)
      let isVisible = !scope.ancestry.traits[user].isDisjoint(with: [.isPlainView, .isViewController])
      if let role = role(of: usage.from) ?? role(of: user) {
        guard Self.showing.contains(role) else { return false }
        isShown = true
      } else if isVisible {
        isShown = true
      } else if scope.file(of: user) != file {
        return false
      }
    }
    return isShown
  }

  private static let showing: [Role] = [.view, .subview]

  /// By data type, the interactor, service or data manager that uses it, or the interface that an interactor reports through; and
  /// the types that presenters and views create, with the role of the creator.
  private func dealtTypes() -> (dealt: SparseTypeArray<TypeSymbol.ID>, made: SparseTypeArray<Role>) {
    let outputs = scope.dialect.interfaces.filter { $0.consumers == [.interactor] }.flatMap(\.names)
    var reports = SparseTypeArray<Bool>(scope.types)
    for type in scope.types.protocols where role(of: type) == .presenter {
      if outputs.contains(where: { $0.stem(of: scope.text(type)) != nil }) { reports[type] = true }
    }
    var dealt = SparseTypeArray<TypeSymbol.ID>(scope.types)
    var made = SparseTypeArray<Role>(scope.types)
    for usage in scope.usages.dealing(in: scope.root) {
      guard let role = role(of: usage.from) else { continue }
      if usage.kind == .construction {
        if Self.makers.contains(role), made[usage.to] != .presenter { made[usage.to] = role }
      } else if !dealt.contains(usage.to), Self.dealers.contains(role) || reports.contains(usage.from) {
        dealt[usage.to] = usage.from
      }
    }
    return (dealt, made)
  }

  /// The roles whose data are made for the screen.
  private static let makers: [Role] = [.presenter, .view, .subview]

  /// A codable or persisted type that an entity stores is an entity too, transitively.
  private func contents(of entities: Set<TypeSymbol.ID>, _ viewFiles: [Bool]) -> [RootClassification.Entry] {
    var (found, entities): ([RootClassification.Entry], Set<TypeSymbol.ID>) = ([], entities)
    let waiting = scope.usages.stored(in: scope.root).filter { usage in
      guard !isAssigned(usage.to), isCoded(usage.to), let file = scope.file(of: usage.to) else { return false }
      return !viewFiles[Int(file)] && isData(usage.to)
    }
    var grown = true
    while grown {
      grown = false
      for usage in waiting where entities.contains(usage.from) || role(of: usage.from) == .entity {
        guard entities.insert(usage.to).inserted else { continue }
        found.append(entity(usage.to, because: words("a data type that \(name(usage.from)) stores")))
        grown = true
      }
    }
    return found
  }

  private func isCoded(_ type: TypeSymbol.ID) -> Bool { !scope.ancestry.traits[type].isDisjoint(with: [.isCoded, .isStored]) }

  /// Whether a type carries data: it is codable or persisted, or holds no geometry, color, font, view, session or closure.
  private func isCarried(_ type: TypeSymbol.ID) -> Bool {
    if isCoded(type) { return true }
    let stored = codebase.members[type].filter { isStored(codebase.declaration($0)) }
    return !stored.contains { isHandle($0, of: type) } && !stored.allSatisfy { isImage($0, of: type) }
  }

  /// Whether a property holds an image or several: data, but not alone.
  private func isImage(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    guard codebase.declaration(property).type >= 0 else { return false }
    return switch held(by: property, of: type) {
    case .external(let name, _): codebase.text(name) == "UIImage"
    case .nominal(let symbol, _): codebase.types[symbol].isExternal && codebase.text(codebase.types[symbol].name) == "UIImage"
    default: false
    }
  }

  /// The type of a property's value, or of its elements.
  private func held(by property: DeclarationReference, of type: TypeSymbol.ID) -> SemanticType {
    var held = self.type(of: property, in: type).unwrapped
    while case .array(let element) = held { held = element.unwrapped }
    return held
  }

  /// Whether a type is made from coded data by an initializer of its own: it is the form in which others get the data.
  private func isMapped(_ type: TypeSymbol.ID) -> Bool {
    if isCoded(type) || ![.struct, .class].contains(codebase.types[type].kind) { return false }
    return codebase.members[type].contains { member in
      codebase.declaration(member).kind == .initializer
        && codebase.parameters(of: member).contains { parameter in
          codebase.declaration(parameter).type >= 0
            && self.type(of: parameter, in: type).symbols.contains { $0 != type && isCoded($0) }
        }
    }
  }

  private static let handles: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform", "CATransform3D", "URLSessionTask",
    "URLSessionDataTask", "DispatchQueue", "OperationQueue", "Timer", "NotificationCenter", "CALayer",
  ]

  /// Whether a property holds geometry, looks, a view, a session, or a closure.
  private func isHandle(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    guard codebase.declaration(property).type >= 0 else { return false }
    switch held(by: property, of: type) {
    case .function: return true
    case .nominal(let symbol, _):
      // A framework's type that the code base extends.
      if codebase.types[symbol].isExternal { return isHandle(codebase.text(codebase.types[symbol].name)) }
      return !scope.ancestry.traits[symbol].isDisjoint(with: [.isPlainView, .isViewController])
    case .external(let name, _): return isHandle(codebase.text(name))
    default: return false
    }
  }

  private func isHandle(_ name: String) -> Bool {
    Self.handles.contains(name) || name.hasSuffix("Session")
      || FrameworkSymbols.framework(of: name) == "UIKit" && name != "UIImage"
  }

  private func type(of property: DeclarationReference, in owner: TypeSymbol.ID) -> SemanticType {
    codebase.resolve(
      codebase.declaration(property).type, in: TypeScope(file: Int(property.file), types: codebase.enclosing(owner)))
  }

  /// Whether a type is data: a struct with stored properties, an enum with payloads, a codable or persisted class.
  private func isData(_ type: TypeSymbol.ID) -> Bool {
    guard isTopLevel(type), !scope.ancestry.traits[type].contains(.isVisible) else { return false }
    // A set of flags is an option of how something is done.
    guard !scope.ancestry.external[type].contains(where: { codebase.text($0) == "OptionSet" }) else { return false }
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
    let root = scope.root
    guard codebase.types[type].supertypes.allSatisfy({ $0.symbol.map { codebase.types[$0].root != root } ?? true }) else {
      return false
    }
    let stored = codebase.members[type].filter { isStored(codebase.declaration($0)) }
    let plain = stored.filter { isPlain($0, of: type) }
    return !stored.isEmpty && plain.count * 2 >= stored.count
  }

  private func isPlain(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    guard case .external(let name, _) = self.type(of: property, in: type).unwrapped else { return false }
    return Self.plainTypes.contains(codebase.text(name))
  }

  /// By file, whether it declares a view, presenter or view model: data types in such a file are made for the screen.
  private func viewFiles() -> [Bool] {
    var found = [Bool](repeating: false, count: codebase.files.count)
    for type in scope.types.list {
      guard let role = role(of: type), Self.presenting.contains(role), !codebase.types[type].isProtocol else { continue }
      if let file = codebase.types[type].declaration?.file { found[Int(file)] = true }
    }
    return found
  }
}
