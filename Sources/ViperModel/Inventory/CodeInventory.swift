package import ViperFacts
package import ViperLinking

/// All types of the production code, with or without a role, and all references between them: what constraints select from.
///
/// It is built only for runs with constraints, and cached with the model.
package struct CodeInventory: Sendable {
  /// The position of a type in `types`.
  package typealias ID = Int

  package let types: [InventoryType]
  package let files: [InventoryFile]
  /// By using type, then by place; none between a type and what is nested in it, and none within one component, but from what
  /// extends a type in another place to its declaration.
  package let uses: [InventoryUse]
  /// The names of the properties that uses refer to.
  package let properties: [String]
  /// The names of all supertypes.
  package let supertypes: [String]
  /// By type, the first of its uses, and the end of the last type's.
  private let starts: [Int32]

  init(
    types: [InventoryType], files: [InventoryFile], uses: [InventoryUse], properties: [String], supertypes: [String]
  ) {
    (self.types, self.files, self.uses) = (types, files, uses)
    (self.properties, self.supertypes) = (properties, supertypes)
    var starts = [Int32](repeating: 0, count: types.count + 1)
    for use in uses { starts[Int(use.from) + 1] += 1 }
    for type in types.indices { starts[type + 1] += starts[type] }
    self.starts = starts
  }

  package func uses(by type: ID) -> ArraySlice<InventoryUse> { uses[Int(starts[type])..<Int(starts[type + 1])] }

  package func file(of type: ID) -> InventoryFile { files[types[type].file] }

  package func range(of use: InventoryUse) -> SourceRange {
    SourceRange(
      file: files[Int(use.file)].name, line: Int(use.line), column: Int(use.column), endLine: Int(use.endLine),
      endColumn: Int(use.endColumn))
  }

  package func property(of use: InventoryUse) -> String? { use.property < 0 ? nil : properties[Int(use.property)] }
}

/// A type of the production code in one file, or the code of a file without types.
///
/// Where extensions of a type are in other files, each of these has an entry of its own, whose `outermost` is the declaration's.
/// An immutable class, like `Component`.
package final class InventoryType: Sendable {
  /// Qualified; for a file without types its printed path.
  package let name: String
  /// Nil for a file without types, and for an external type that the code extends.
  package let kind: Component.Kind?
  /// The component that it is, or is nested in; nil without a role.
  package let component: Component.ID?
  /// Whose code it is: the component around it, else the outermost type that is no namespace, or itself.
  package let outermost: CodeInventory.ID
  /// The position in `CodeInventory.files`.
  package let file: Int
  /// The place of its name.
  package let range: SourceRange
  /// All protocols that it conforms to, and the supertypes that the code does not declare, as positions in
  /// `CodeInventory.supertypes`.
  package let protocols: [Int32]
  /// All classes and, for a protocol, protocols that it inherits, and the supertypes that the code does not declare.
  package let bases: [Int32]
  package let size: Size
  /// Whether it stands for a file that declares no type.
  package let isFile: Bool

  package struct Size: Sendable {
    /// Of the declaration and its extensions.
    package var lines = 0
    package var members = 0
    /// Of the function or initializer that has most.
    package var parameters = 0
  }

  init(
    name: String, kind: Component.Kind?, component: Component.ID?, outermost: CodeInventory.ID, file: Int, range: SourceRange,
    protocols: [Int32] = [], bases: [Int32] = [], size: Size = Size(), isFile: Bool = false
  ) {
    (self.name, self.kind, self.component, self.outermost, self.file) = (name, kind, component, outermost, file)
    (self.range, self.protocols, self.bases, self.size, self.isFile) = (range, protocols, bases, size, isFile)
  }
}

/// A file of the production code.
package final class InventoryFile: Sendable {
  /// An import, with its place.
  package struct Import: Sendable {
    package var module: String
    package var range: SourceRange
  }

  /// The printed path.
  package let name: String
  /// Absolute.
  package let path: String
  /// The printed folder of its root.
  package let root: String
  package let targets: [String]
  package let imports: [Import]
  /// Whether it has a preview of SwiftUI or UIKit.
  package let hasPreview: Bool

  init(name: String, path: String, root: String, targets: [String], imports: [Import], hasPreview: Bool) {
    (self.name, self.path, self.root) = (name, path, root)
    (self.targets, self.imports, self.hasPreview) = (targets, imports, hasPreview)
  }
}

/// A use of a type by another one, in a compact form for large code bases.
package struct InventoryUse: Sendable, BitwiseCopyable {
  package private(set) var from: Int32
  package private(set) var to: Int32
  private(set) var file: Int32
  let line: Int32
  let column: Int32
  let endColumn: Int32
  /// The position in `CodeInventory.properties`; -1 for none.
  package private(set) var property: Int32
  /// The kind and whether it is offered, the strength, and how many lines below its first one it ends, from the lowest byte up.
  private let packed: UInt32

  private static let kinds = ReferenceKind.allCases
  private static let strengths = ReferenceStrength.allCases
  private static let noStrength: UInt32 = 0xFF
  private static let offered: UInt32 = 0x80

  package var kind: ReferenceKind { Self.kinds[Int(packed & ~Self.offered & 0xFF)] }
  /// Whether it is what a function or property takes or returns that other types can use.
  package var isOffered: Bool { packed & Self.offered != 0 }
  package var strength: ReferenceStrength? {
    let number = packed >> 8 & 0xFF
    return number == Self.noStrength ? nil : Self.strengths[Int(number)]
  }
  // A stored line may be any.
  var endLine: Int32 { line &+ Int32(packed >> 16) }

  /// How early a reference enters a type: what is declared before what is passed, and that before what a body does.
  package var rank: Int {
    switch kind {
    case .stored, .inheritance, .conformance: 0
    case .parameter, .result: 1
    case .local, .construction, .staticCall, .cast, .chain: 2
    }
  }

  init(
    from: Int, to: Int, file: Int, range: SourceRange, property: Int?, kind: ReferenceKind, isOffered: Bool = false,
    strength: ReferenceStrength?
  ) {
    (self.from, self.to, self.file) = (Int32(from), Int32(to), Int32(file))
    (line, column, endColumn) = (Int32(range.line), Int32(range.column), Int32(range.endColumn))
    self.property = Int32(property ?? -1)
    // The list has every strength.
    let strength = strength.map { UInt32(Self.strengths.firstIndex(of: $0)!) } ?? Self.noStrength
    let kind = UInt32(kind.number) | (isOffered ? Self.offered : 0)
    packed = kind | strength << 8 | UInt32(min(max(range.endLine - range.line, 0), 0xFFFF)) << 16
  }

  /// The use in an inventory that lists others before it.
  func numbered(types: Int32, files: Int32, properties: Int32) -> InventoryUse {
    var use = self
    (use.from, use.to, use.file) = (from + types, to + types, file + files)
    if property >= 0 { use.property = property + properties }
    return use
  }

  /// Whether it refers to types, files and properties that exist.
  func isSound(types: Int, files: Int, properties: Int) -> Bool {
    let strength = packed >> 8 & 0xFF
    return (0..<Int32(types)).contains(from) && (0..<Int32(types)).contains(to) && (0..<Int32(files)).contains(file)
      && (-1..<Int32(properties)).contains(property) && packed & ~Self.offered & 0xFF < Self.kinds.count
      && (strength < Self.strengths.count || strength == Self.noStrength)
  }
}
