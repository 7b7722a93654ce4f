import ViperFacts
import ViperLinking

/// Finds what keeps a component for good, as far as its own code tells.
struct LeakCollector {
  private let codebase: Codebase
  private let closures: KeptClosures
  private let sources: EndlessSources

  init(_ codebase: Codebase, _ mentions: NameMentions, stored: [TypeUsage]) {
    self.codebase = codebase
    closures = KeptClosures(codebase, mentions, stored: stored)
    sources = EndlessSources(codebase)
  }

  /// In the order of the components, and of the code of each.
  func leaks(of components: [Component], types: [TypeSymbol.ID]) -> [Leak] {
    zip(components, types).flatMap { component, type -> [Leak] in
      guard codebase.types[type].kind == .class, component.module != nil, !component.isInterface else { return [] }
      let bodies = OwnBodies(of: type, in: codebase)
      return closures.leaks(of: component.id, in: bodies) + sources.leaks(of: component.id, in: bodies)
    }
  }
}
