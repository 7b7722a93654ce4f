import ViperFacts
import ViperLinking

/// The classes that no expression names, nor a class below them, so no code that was read creates one.
///
/// Only where code creates most parts does that say that there is no object of them: elsewhere they may be made in a way that was
/// not read.
struct UncreatedClasses {
  private let unnamed: Set<TypeSymbol.ID>
  /// How many of the classes code creates; 0 where these are too few to tell.
  private let createdShare: Double

  private static let fewestParts = 8

  /// - Parameter types: those of all components.
  init(_ codebase: Codebase, _ ancestry: Ancestry, _ mentions: NameMentions, types: [TypeSymbol.ID]) {
    let classes = types.filter { Self.isCreatedByCode($0, codebase, ancestry) }
    let uncreated = classes.filter { type in
      ([type] + codebase.conformers(of: type)).allSatisfy { mentions.count(of: codebase.types[$0].name) == 0 }
    }
    let created = classes.count - uncreated.count
    createdShare = classes.count >= Self.fewestParts ? Double(created) / Double(classes.count) : 0
    unnamed = Set(uncreated)
  }

  /// Whether there is no object of a class.
  func contains(_ type: TypeSymbol.ID) -> Bool { createdShare >= 0.8 && unnamed.contains(type) }

  /// Whether there is hardly an object of a class, where code creates half of the parts or more: only an assignment whose receiver
  /// is known shows that its property is filled.
  func isUnlikely(_ type: TypeSymbol.ID) -> Bool { createdShare >= 0.5 && unnamed.contains(type) }

  /// Whether objects of a class are made by nothing but the code base's own code: no storyboard, runtime or client does.
  static func isCreatedByCode(_ type: TypeSymbol.ID, _ codebase: Codebase, _ ancestry: Ancestry) -> Bool {
    let symbol = codebase.types[type]
    guard symbol.kind == .class || symbol.kind == .actor, let declaration = symbol.declaration else { return false }
    return codebase.declaration(declaration).flags.isDisjoint(with: [.isPublished, .isObjC, .hasWrapper])
      && ancestry.external[type].allSatisfy { isPlain(codebase.text($0)) }
  }

  /// Whether what is not in the code base creates no object of a class for inheriting or implementing it.
  private static func isPlain(_ supertype: String) -> Bool {
    ["NSObject", "NSObjectProtocol", "AnyObject", "class", "Sendable", "Equatable", "Hashable"].contains(supertype)
      || supertype.hasSuffix("Delegate") || supertype.hasSuffix("DataSource")
  }
}
