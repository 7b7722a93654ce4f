import ViperFacts
import ViperLinking
import ViperModel

/// A place that breaks a constraint.
struct ConstraintBreach: Sendable {
  /// The type to edit.
  var type: CodeInventory.ID
  /// What it is about where that is no type, such as modules in a circle.
  var whole: Whole?
  /// What the breach is about besides the type, as printed; empty where the type says enough.
  var subject: String
  /// The type that it refers to.
  var target: CodeInventory.ID?
  /// Without the reason.
  var message: String
  var range: SourceRange
  var property: String?
  var strength: ReferenceStrength?
  /// How early it enters the type; the lowest is the finding, the others are its notes.
  var rank = 0
  var notes: [Finding.Note] = []

  /// A module, folder or the like.
  struct Whole: Sendable {
    var name: String
    /// Tells wholes of one name apart.
    var number: Int
  }
}

extension ConstraintBreach {
  /// A reference that must not be.
  init(_ use: InventoryUse, _ message: String, in input: ConstraintInput) {
    let (inventory, target) = (input.inventory, input.owner(Int(use.to)))
    self.init(
      type: Int(use.from), subject: inventory.types[target].name, target: target, message: message,
      range: inventory.range(of: use), property: inventory.property(of: use), strength: use.strength, rank: use.rank,
      notes: use.kind == .chain ? [Self.declaration(of: target, in: inventory)] : [])
  }

  /// Where the type is that a chain of members leads to: the line does not name it.
  private static func declaration(of type: CodeInventory.ID, in inventory: CodeInventory) -> Finding.Note {
    let type = inventory.types[type]
    return Finding.Note(range: type.range, message: "'\(type.name)', the type of the value that is used, is declared here")
  }

  /// Something about a whole type.
  init(_ type: CodeInventory.ID, subject: String, _ message: String, in input: ConstraintInput) {
    self.init(type: type, subject: subject, message: message, range: input.inventory.types[type].range)
  }
}
