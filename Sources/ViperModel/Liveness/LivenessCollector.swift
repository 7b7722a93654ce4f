import ViperFacts
import ViperLinking

/// Finds types that there are twice, and modules that nothing makes.
struct LivenessCollector {
  let codebase: Codebase
  let ancestry: Ancestry
  let unread: UnreadCode
  let components: ComponentTypes
  let companions: [CompanionCode]
  let compositionRoots: Set<TypeSymbol.ID>

  func collect() -> Liveness {
    var liveness = Liveness()
    liveness.duplicates = DuplicateTypes(codebase: codebase, ancestry: ancestry, components: components).all
    var modules = UncreatedModules(
      codebase: codebase, ancestry: ancestry, unread: unread, components: components, companions: companions,
      compositionRoots: compositionRoots)
    (liveness.uncreated, liveness.unreached) = modules.all()
    liveness.undecided = modules.undecided
    return liveness
  }
}
