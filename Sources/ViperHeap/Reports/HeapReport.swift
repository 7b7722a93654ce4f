package import ViperFacts
package import ViperLinking

/// The objects that an entry makes, with what they hold, in each phase of a module's life.
package struct HeapReport: Sendable {
  package enum Phase: String, Sendable, CaseIterable {
    /// The entry has returned.
    case assembled
    /// What was handed to containers is on the screen.
    case shown
    /// Events have called all that living code lets them call.
    case used
    /// The screen is closed, and containers have let go.
    case closed
  }

  package enum Answer: String, Sendable { case yes, no, perhaps }

  package struct Snapshot: Sendable {
    package let phase: Phase
    /// In the order in which they were made.
    package let objects: [Object]

    package init(
      phase: Phase, objects: [Object]
    ) {
      self.phase = phase
      self.objects = objects
    }
  }

  package struct Object: Sendable {
    package let id: Int
    /// The qualified name of the class or struct; that of a framework's type; `closure`, `array`, `tuple`.
    package let type: String
    /// Whether it is an object of a class or struct of the code base.
    package var isInstance: Bool { symbol != nil }
    /// The class or struct of the code base.
    package let symbol: TypeSymbol.ID?
    /// Where it is made; nil for one that comes from outside.
    package let place: SourceRange?
    /// Whether code outside of the entry has made it.
    package let isFromOutside: Bool
    /// Whether its place may have made several.
    package let isMany: Bool
    /// Whether it may not have been made; then `lives` is said of the one that has.
    package let isConditional: Bool
    package let lives: Answer
    /// In the order of declaration.
    package let slots: [Slot]

    package init(
      id: Int, type: String, symbol: TypeSymbol.ID?, place: SourceRange?, isFromOutside: Bool, isMany: Bool,
      isConditional: Bool = false, lives: Answer, slots: [Slot]
    ) {
      self.id = id
      self.type = type
      self.symbol = symbol
      self.place = place
      self.isFromOutside = isFromOutside
      self.isMany = isMany
      self.isConditional = isConditional
      self.lives = lives
      self.slots = slots
    }
  }

  package struct Slot: Sendable {
    package let name: String
    package let strength: ReferenceStrength
    /// The ids of the objects that it may hold.
    package let objects: [Int]
    package let mayBeNil: Bool
    /// Whether it may hold a value that is no object: a number, a text.
    package let mayBeData: Bool
    /// Why it may hold more, which is not known.
    package let unknown: [String]

    package init(
      name: String, strength: ReferenceStrength, objects: [Int], mayBeNil: Bool, mayBeData: Bool, unknown: [String]
    ) {
      self.name = name
      self.strength = strength
      self.objects = objects
      self.mayBeNil = mayBeNil
      self.mayBeData = mayBeData
      self.unknown = unknown
    }

    /// Whether it is certain what it holds: one object, nil or a value that is no object.
    package var isDefinite: Bool {
      unknown.isEmpty && objects.count + (mayBeNil ? 1 : 0) + (mayBeData ? 1 : 0) == 1
    }
  }

  /// The qualified name of the entry: `LoginAssembly.build(output:)`.
  package let entry: String
  package let place: SourceRange
  package let snapshots: [Snapshot]
  /// The types of the code base of which it makes objects.
  package let types: Set<TypeSymbol.ID>

  /// The types whose objects are shown; nil for all.
  package private(set) var shown: Set<TypeSymbol.ID>?

  /// The same, of which only objects of some types are shown.
  func showing(_ types: Set<TypeSymbol.ID>) -> HeapReport {
    var report = self
    report.shown = types
    return report
  }

  package init(entry: String, place: SourceRange, snapshots: [Snapshot], types: Set<TypeSymbol.ID> = []) {
    (self.entry, self.place, self.snapshots, self.types) = (entry, place, snapshots, types)
  }
}
