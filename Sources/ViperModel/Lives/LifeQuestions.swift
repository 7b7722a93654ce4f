internal import ViperFacts
import ViperHeap
import ViperLinking

/// What is asked of the objects that entries make, one life after the other.
struct LifeQuestions {
  private var cycles: ObjectCycles
  private var closures = ExecutedClosures()
  private var keepers: LastingKeepers
  private var parts: ReleasedParts
  private var uses: MissedUses
  private var views: ShownViews
  private var boxes: WeakBoxes

  init(
    _ codebase: Codebase, _ components: [Component], _ index: ComponentIndex, _ occurrences: Occurrences,
    _ mentions: NameMentions, _ frameworks: FrameworkModels, _ leftOver: LeftOverCode
  ) {
    let unexecuted = UnexecutedCode(codebase, occurrences, mentions, leftOver)
    cycles = ObjectCycles(codebase, components, index, unexecuted)
    keepers = LastingKeepers(codebase, components, index)
    parts = ReleasedParts(codebase, components, index)
    views = ShownViews(components, index)
    boxes = WeakBoxes(codebase, index)
    uses = MissedUses(codebase, components, index, mentions, frameworks, unexecuted)
  }

  mutating func ask(_ life: ObjectLife) {
    cycles.add(life)
    closures.add(life)
    keepers.add(life)
    parts.add(life)
    uses.add(life)
    views.add(life)
    boxes.add(life)
  }

  /// Tells of the references by boxes which hold their content weakly.
  func correct(_ references: inout [Reference]) {
    for position in references.indices where boxes.contain(references[position]) {
      references[position] = references[position].weakened
    }
  }

  /// Adds what is not known from the types alone, and removes what the objects refute.
  func answer(_ observations: inout Observations) {
    let (cycles, kept) = (cycles.all, keepers.all)
    observations.objectCycles = cycles
    let seen = cycles.flatMap(\.links).map(\.range) + kept.map(\.range)
    observations.leaks.removeAll { leak in
      closures.contain(leak.range) && !seen.contains { $0.contains(leak.range) || leak.range.contains($0) }
    }
    observations.leaks += kept.filter { leak in
      !observations.leaks.contains {
        ($0.component, $0.range.file, $0.range.line) == (leak.component, leak.range.file, leak.range.line)
      }
    }
    observations.add(parts.all)
    observations.ownedOutside = Set(observations.ownedOutside + views.all).sorted()
    observations.add(uses)
  }
}
