import ViperHeap

/// What a report says that a property holds.
struct HeapExpectation {
  /// What it may hold.
  private(set) var possible: Set<HeapValue> = []
  /// What it holds for certain.
  private(set) var certain: Set<HeapValue> = []
  /// Why it may hold more.
  private(set) var unknown: Set<String> = []
  private(set) var isDefinite = true
  /// Whether it has containers, whose parts that are no objects are not compared.
  private(set) var isLoose = false

  /// What the properties of several objects hold together, of which some may be gone.
  init(_ parts: [(expectation: HeapExpectation, lives: HeapReport.Answer)]) {
    for (part, lives) in parts {
      merge(part)
      if lives == .yes { certain.formUnion(part.certain) }
      isDefinite = isDefinite && lives == .yes
    }
  }

  init(_ slot: HeapReport.Slot, in said: SaidHeap) {
    self.init(slot, in: said, within: [])
  }

  private init(_ slot: HeapReport.Slot, in said: SaidHeap, within containers: Set<Int>) {
    isDefinite = slot.isDefinite
    unknown = Set(slot.unknown)
    if slot.mayBeNil { possible.insert(.nil) }
    if slot.mayBeData { possible.insert(.data) }
    for id in slot.objects where !containers.contains(id) {
      guard let parts = said.parts(of: id) else {
        possible.insert(said.value(id))
        continue
      }
      isLoose = true
      for part in parts { merge(HeapExpectation(part, in: said, within: containers.union([id]))) }
    }
    if isDefinite { certain = possible }
  }

  private mutating func merge(_ part: HeapExpectation) {
    possible.formUnion(part.possible)
    unknown.formUnion(part.unknown)
    isDefinite = isDefinite && part.isDefinite
    isLoose = isLoose || part.isLoose
  }

  /// Whether a run may show these values.
  func allows(_ seen: Set<HeapValue>) -> Bool {
    let compared = isLoose ? seen.filter { ![.nil, .data].contains($0) } : seen
    let isExpected = !unknown.isEmpty || compared.allSatisfy(possible.covers)
    let needed = isLoose ? certain.subtracting([.nil, .data]) : certain
    return isExpected
      && needed.allSatisfy {
        $0 == .any ? seen.contains(where: \.isObject) : seen.contains($0) || $0 == .data && seen.contains(.foreign)
      }
  }

  var text: String {
    [
      isDefinite ? "" : "perhaps ", possible.text,
      unknown.isEmpty ? "" : " or unknown (\(unknown.sorted().joined(separator: ", ")))",
    ]
    .joined()
  }
}
