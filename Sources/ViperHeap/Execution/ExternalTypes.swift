import ViperFacts
import ViperLinking

/// The frameworks' types that the types of a code base inherit from, nearest first.
final class ExternalTypes {
  private let codebase: Codebase
  private let frameworks: FrameworkModels
  private let ancestry: Ancestry
  private var names: [TypeSymbol.ID: [String]] = [:]
  private var callbacks: [TypeSymbol.ID: [FrameworkCallback]] = [:]
  /// What the code base's own extensions add to unread types, by name.
  private let ownMembers: [Name: [(type: String, member: DeclarationReference)]]
  private var screens: [TypeSymbol.ID: ScreenKind] = [:]
  private var frameworkScreens: [String: ScreenKind] = [:]
  private var properties: [NameKey: FrameworkProperty?] = [:]
  private var calls: [CallKey: FrameworkCall?] = [:]
  private var implementations: [PhaseKey: [Callback]] = [:]

  /// What a type has for a callback.
  struct Callback {
    let slot: Int
    /// Of its parameters.
    let labels: [Name]
  }

  private struct PhaseKey: Hashable {
    var phase: FrameworkCallback.Phase
    var type: TypeSymbol.ID
  }

  /// What of a screen objects are.
  struct ScreenKind {
    var isWindow = false
    var isController = false
    var isView = false
  }

  private struct NameKey: Hashable {
    var name: Name
    var type: TypeSymbol.ID
  }

  private struct CallKey: Hashable {
    var member: NameKey
    var labels: [Dispatch.Label]
  }

  init(_ codebase: Codebase, _ frameworks: FrameworkModels) {
    (self.codebase, self.frameworks, ancestry) = (codebase, frameworks, Ancestry(codebase))
    var ownMembers: [Name: [(type: String, member: DeclarationReference)]] = [:]
    for type in codebase.types.indices where codebase.types[type].isExternal {
      for member in codebase.members[type] {
        ownMembers[codebase.name(member), default: []].append((codebase.types[type].qualifiedName, member))
      }
    }
    self.ownMembers = ownMembers
  }

  /// The names of the unread types in the inheritance clauses of a type and of all that it inherits from.
  func of(_ type: TypeSymbol.ID) -> [String] {
    if let known = names[type] { return known }
    let own = codebase.types[type].isExternal ? [codebase.types[type].qualifiedName] : []
    let found = own + ancestry.external[type].map(codebase.text).filter { !own.contains($0) }
    names[type] = found
    return found
  }

  /// What the code base's own extensions add to unread types, or to what these inherit from.
  func ownMembers(_ name: Name, ofAny types: @autoclosure () -> [String]) -> [DeclarationReference] {
    guard let known = ownMembers[name] else { return [] }
    return types().flatMap { type in known.filter { frameworks.inherits(type, from: $0.type) }.map(\.member) }
  }

  /// What frameworks call on objects of a type.
  func callbacks(of type: TypeSymbol.ID) -> [FrameworkCallback] {
    if let known = callbacks[type] { return known }
    let found = of(type).flatMap(frameworks.callbacks)
    callbacks[type] = found
    return found
  }

  /// The methods of a type that frameworks call in a phase.
  func callbacks(_ phase: FrameworkCallback.Phase, of type: TypeSymbol.ID, _ dispatch: Dispatch) -> [Callback] {
    let key = PhaseKey(phase: phase, type: type)
    if let known = implementations[key] { return known }
    let found = callbacks(of: type).filter { $0.phase == phase }.compactMap { callback -> Callback? in
      guard let name = codebase.names.known(callback.member.name),
        let function = dispatch.implementations(named: name, in: type).first(where: {
          codebase.isFunction($0, like: callback.member)
        })
      else { return nil }
      return Callback(slot: codebase.slot(function), labels: codebase.labels(of: function))
    }
    implementations[key] = found
    return found
  }

  /// What of a screen the objects of a type are.
  func screenKind(of type: TypeSymbol.ID) -> ScreenKind {
    if let known = screens[type] { return known }
    let found = screenKind(ofAny: of(type))
    screens[type] = found
    return found
  }

  /// The same of a framework's type.
  func screenKind(of name: String) -> ScreenKind {
    if let known = frameworkScreens[name] { return known }
    let found = screenKind(ofAny: [name])
    frameworkScreens[name] = found
    return found
  }

  private func screenKind(ofAny types: [String]) -> ScreenKind {
    func inherits(_ name: String) -> Bool { types.contains { frameworks.inherits($0, from: name) } }
    return ScreenKind(
      isWindow: inherits("UIWindow"), isController: inherits("UIViewController"), isView: inherits("UIView"))
  }

  /// The property of a framework's type that a name means on an object of a type.
  func property(_ name: Name, of type: TypeSymbol.ID) -> FrameworkProperty? {
    let key = NameKey(name: name, type: type)
    if let known = properties[key] { return known }
    let found = frameworks.property(codebase.text(name), ofAny: of(type))
    properties[key] = found
    return found
  }

  /// The member of a framework's type that a call by name on an object of a type means.
  func call(_ name: Name, of type: TypeSymbol.ID, _ labels: [Dispatch.Label]) -> FrameworkCall? {
    let key = CallKey(member: NameKey(name: name, type: type), labels: labels)
    if let known = calls[key] { return known }
    let (text, texts, trailing) = (codebase.text(name), codebase.texts(of: labels), labels.trailingCount)
    let found = of(type).lazy.compactMap { self.frameworks.call(text, of: $0, labels: texts, trailing: trailing) }.first
    calls[key] = found
    return found
  }

  /// Whether a type surely is an unread one; nil where that cannot be told.
  func inherits(_ type: TypeSymbol.ID, from name: String) -> Bool? {
    let all = of(type)
    if all.contains(where: { frameworks.inherits($0, from: name) }) { return true }
    // What an unread type is known to be is not all: it may be of any that is not known.
    return frameworks.knows(name) && all.allSatisfy(frameworks.knows) ? false : nil
  }
}

extension Codebase {
  /// The labels of arguments as they are written; nil for one without.
  func texts(of labels: [Dispatch.Label]) -> [String?] {
    labels.map { $0 == Dispatch.trailingClosure || $0 == 0 ? nil : text($0) }
  }
}

extension [Dispatch.Label] {
  /// How many of the arguments are closures after the parentheses.
  var trailingCount: Int { firstIndex(of: Dispatch.trailingClosure).map { count - $0 } ?? 0 }
}
