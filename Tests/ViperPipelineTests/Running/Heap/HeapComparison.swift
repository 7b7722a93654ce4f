import ViperHeap

/// What a report says of a module beside what its run has shown.
struct HeapComparison {
  struct Contradiction {
    let phase: HeapReport.Phase
    /// A class, or a property of it: `Presenter.view`.
    let subject: String
    let said: String
    let seen: String

    var text: String { "\(phase.rawValue): \(subject): said \(said); seen \(seen)" }
  }

  private(set) var contradictions: [Contradiction] = []
  /// So many answers are certain and right.
  private(set) var right = 0
  /// So many answers leave open what was seen.
  private(set) var perhaps = 0
  /// So many answers end with a reason why nothing is known.
  private(set) var unknown: [String: Int] = [:]

  /// - Parameters:
  ///   - module: what the names of its types begin with.
  ///   - values: the structs and enums of the code base.
  init(_ report: HeapReport, _ run: RunHeap, module: String, values: Set<String> = []) {
    for snapshot in report.snapshots {
      guard let seen = run.phases[Self.name(of: snapshot.phase)] else { continue }
      let said = SaidHeap(snapshot, module: module, values: values)
      let types = Set(said.instances.map(said.type(of:))).union(seen.map(\.type))
      for type in types.sorted() {
        let (expected, shown) = (said.instances.filter { said.type(of: $0) == type }, seen.filter { $0.type == type })
        guard !expected.isEmpty || !said.isOpen else {
          unknown["made elsewhere", default: 0] += 1
          continue
        }
        compareLives(of: type, expected, shown.count, in: snapshot.phase)
        compareSlots(of: type, expected.filter { $0.lives != .no }, shown, in: said, snapshot.phase)
      }
    }
  }

  /// The name of a phase in a run.
  private static func name(of phase: HeapReport.Phase) -> String { phase == .used ? "tapped" : phase.rawValue }

  private mutating func compareLives(of type: String, _ said: [HeapReport.Object], _ seen: Int, in phase: HeapReport.Phase) {
    let (least, most) = (
      said.filter { $0.lives == .yes && !$0.isFromOutside && !$0.isConditional }, said.filter { $0.lives != .no }
    )
    let isOpen = most.contains { $0.isMany || $0.isFromOutside }
    if seen < least.count || seen > most.count && !isOpen {
      let limit = isOpen ? " or more" : least.count == most.count ? "" : " to \(most.count)"
      note(phase, type, said: "\(least.count)\(limit) living", seen: "\(seen)")
    } else if least.count == most.count, !isOpen {
      right += 1
    } else {
      perhaps += 1
    }
  }

  private mutating func compareSlots(
    of type: String, _ said: [HeapReport.Object], _ seen: [RunHeap.Object], in heap: SaidHeap, _ phase: HeapReport.Phase
  ) {
    guard !said.isEmpty else { return }
    for name in Set(seen.flatMap(\.slots.keys)).sorted() {
      let values = Set(seen.flatMap { $0.slots[name] ?? [] }.map(HeapValue.init))
      let slots = said.compactMap { object in
        object.slots.first { $0.name == name }.map {
          (HeapExpectation($0, in: heap), object.isFromOutside || object.isConditional ? .perhaps : object.lives)
        }
      }
      guard slots.count == said.count else {
        unknown["no such property", default: 0] += 1
        continue
      }
      compare("\(type).\(name)", HeapExpectation(slots), values, in: phase)
    }
  }

  private mutating func compare(_ property: String, _ said: HeapExpectation, _ seen: Set<HeapValue>, in phase: HeapReport.Phase) {
    if !said.allows(seen) {
      note(phase, property, said: said.text, seen: seen.text)
    } else if said.isDefinite {
      right += 1
    } else if said.unknown.isEmpty {
      perhaps += 1
    } else {
      for reason in said.unknown { unknown[reason, default: 0] += 1 }
    }
  }

  private mutating func note(_ phase: HeapReport.Phase, _ subject: String, said: String, seen: String) {
    contradictions.append(Contradiction(phase: phase, subject: subject, said: said, seen: seen))
  }
}
