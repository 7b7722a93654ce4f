internal import ViperFacts

/// What all files of the run declare about names as written; a name with several meanings counts as all of them.
struct DeclaredNames {
  /// A declaration that names a type among those that it inherits, or that it extends, aliases or is bounded by.
  struct Place {
    var file: Int
    var declaration: Int
  }

  /// The conformers of a protocol, and the types that inherit from it.
  struct Users {
    /// Whether only classes conform, judging by names.
    var areClasses = true
    /// The protocol, those that inherit it, and their extensions.
    var places: [Place] = []
    /// The names of the protocol, of those that inherit it, and of their aliases.
    var names: Set<String>
    /// The declarations at the places.
    var members: Set<String> = []
  }

  /// The facts of the files read, then those of test code that was skipped.
  private let facts: [FileFacts]
  /// By name, the declarations of types, aliases and protocols.
  private var declared: [String: [Place]] = [:]
  /// By name, the declarations that inherit or alias it.
  private var heirs: [String: [Place]] = [:]
  /// By name, its extensions.
  private var extensions: [String: [Place]] = [:]

  init(_ facts: [FileFacts]) {
    self.facts = facts
    for (file, facts) in facts.enumerated() {
      for (index, declaration) in facts.declarations.enumerated() {
        add(declaration, facts, Place(file: file, declaration: index))
      }
    }
  }

  private mutating func add(_ declaration: Declaration, _ facts: FileFacts, _ place: Place) {
    let name = facts.names[declaration.name]
    if declaration.isType || declaration.kind == .typealias { declared[name, default: []].append(place) }
    if declaration.kind == .extension {
      extensions[facts.names[facts.types[Int(declaration.type)].name], default: []].append(place)
    }
    for type in facts.inheritance(of: declaration) { add(heir: place, of: Int(type), facts) }
    if declaration.kind == .typealias, declaration.type >= 0 { add(heir: place, of: Int(declaration.type), facts) }
  }

  private mutating func add(heir place: Place, of type: Int, _ facts: FileFacts) {
    for use in type..<Int(facts.types[type].subtreeEnd) {
      heirs[facts.names[facts.types[use].name], default: []].append(place)
    }
  }

  func users(of name: String) -> Users {
    var users = Users(names: [name])
    var queue = [name]
    while let next = queue.popLast() {
      users.places += (declared[next] ?? []) + (extensions[next] ?? [])
      for place in heirs[next] ?? [] {
        let facts = self.facts[place.file]
        let declaration = facts.declarations[place.declaration]
        switch declaration.kind {
        case .class, .actor, .genericParameter, .associatedtype: break
        case .protocol, .typealias:
          let name = facts.names[declaration.name]
          if users.names.insert(name).inserted { queue.append(name) }
        case .extension: users.areClasses = users.areClasses && isClass(facts.names[facts.types[Int(declaration.type)].name])
        default: users.areClasses = false
        }
      }
    }
    for place in users.places {
      let facts = self.facts[place.file]
      users.members.formUnion(facts.children(of: place.declaration).map { facts.names[facts.declarations[$0].name] })
    }
    return users
  }

  /// A type with all that it inherits.
  struct Family {
    /// Those of types that the code base does not declare, too.
    var names: Set<String>
    /// Their declarations and extensions.
    var places: [Place] = []
    /// The names of what the code base does not declare.
    var foreign: Set<String> = []
  }

  func family(of name: String) -> Family {
    var family = Family(names: [name])
    var queue = [name]
    while let next = queue.popLast() {
      let places = (declared[next] ?? []) + (extensions[next] ?? [])
      if declared[next] == nil { family.foreign.insert(next) }
      family.places += places
      for place in places {
        let facts = self.facts[place.file]
        let declaration = facts.declarations[place.declaration]
        let aliased = declaration.kind == .typealias && declaration.type >= 0 ? [declaration.type] : []
        for type in Array(facts.inheritance(of: declaration)) + aliased {
          for use in Int(type)..<Int(facts.types[Int(type)].subtreeEnd) where facts.types[use].name != NameTable.none {
            let name = facts.names[facts.types[use].name]
            if family.names.insert(name).inserted { queue.append(name) }
          }
        }
      }
    }
    return family
  }

  /// Whether only one declaration has each of some names.
  func areUnique(_ names: Set<String>) -> Bool { names.allSatisfy { declared[$0, default: []].count == 1 } }

  /// Whether a name is that of a protocol alone.
  func isProtocol(_ name: String) -> Bool {
    guard let place = declared[name]?.first, areUnique([name]) else { return false }
    return facts[place.file].declarations[place.declaration].kind == .protocol
  }

  /// Whether a place declares types of its own conformers' choice.
  func isGeneric(_ family: Family) -> Bool {
    family.places.contains { place in
      let facts = self.facts[place.file]
      return facts.children(of: place.declaration).contains { facts.declarations[$0].kind == .associatedtype }
    }
  }

  private static let classEndings = ["Controller", "View", "Cell", "Button", "Window", "Responder", "Application", "Object"]

  /// Whether a name is certain to be that of classes, of the code base or of UIKit.
  private func isClass(_ name: String) -> Bool {
    guard let places = declared[name] else {
      return (name.hasPrefix("UI") || name.hasPrefix("NS")) && Self.classEndings.contains(where: name.hasSuffix)
    }
    return places.allSatisfy { place in
      let kind = self.facts[place.file].declarations[place.declaration].kind
      return kind == .class || kind == .actor
    }
  }
}
