import ViperFacts
import ViperLinking

/// The classes that no expression names or creates by `.init`, nor a class below them, and no storyboard or the like, so nothing that
/// was read creates one.
///
/// Only where an app starts does that say that there is no object of them: a library's classes wait for the code that uses it.
struct UncreatedClasses {
  private let unnamed: Set<TypeSymbol.ID>

  /// - Parameters:
  ///   - created: the types that some code creates, whether it names them or not.
  ///   - types: those of all components.
  init(
    _ codebase: Codebase, _ ancestry: Ancestry, _ mentions: NameMentions, _ companions: [CompanionCode],
    created: Set<TypeSymbol.ID>, types: [TypeSymbol.ID]
  ) {
    guard ancestry.traits.contains(where: { $0.contains(.startsApp) }) else {
      unnamed = []
      return
    }
    let madeElsewhere = companions.namesOfMade
    unnamed = Set(
      types.filter { type in
        Self.isCreatedByCode(type, codebase, ancestry)
          && ([type] + codebase.conformers(of: type)).allSatisfy {
            let name = codebase.types[$0].name
            return !created.contains($0) && mentions.count(of: name) == 0 && !madeElsewhere.contains(codebase.text(name))
          }
      })
  }

  /// Whether there is no object of a class.
  func contains(_ type: TypeSymbol.ID) -> Bool { unnamed.contains(type) }

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
