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
  /// By using type, then by place; none between a type and what is nested in it, and none within one component.
  package let uses: [InventoryUse]
  /// The names of the properties that uses refer to.
  package let properties: [String]
  /// By type, the first of its uses, and the end of the last type's.
  private let starts: [Int32]

  init(types: [InventoryType], files: [InventoryFile], uses: [InventoryUse], properties: [String]) {
    (self.types, self.files, self.uses, self.properties) = (types, files, uses, properties)
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
package struct InventoryType: Sendable {
  /// Qualified; for a file without types its printed path.
  package var name: String
  /// Nil for a file without types, and for an external type that the code extends.
  package var kind: Component.Kind?
  /// The component that it is, or is nested in; nil without a role.
  package var component: Component.ID?
  /// Whose code it is: the component around it, else the outermost type that is no namespace, or itself.
  package var outermost: CodeInventory.ID
  /// The position in `CodeInventory.files`.
  package var file: Int
  /// The place of its name.
  package var range: SourceRange
  /// The names of all protocols that it conforms to, and of the supertypes that the code does not declare.
  package var protocols: [String]
  /// The names of all classes and, for a protocol, protocols that it inherits, and of the supertypes that the code does not declare.
  package var bases: [String]
  /// Lines of the declaration and its extensions.
  package var lines: Int
  package var memberCount: Int
  /// Parameters of the function or initializer that has most.
  package var parameterCount: Int
  /// Whether it stands for a file that declares no type.
  package var isFile = false
}

/// A file of the production code.
package struct InventoryFile: Sendable {
  /// An import, with its place.
  package struct Import: Sendable {
    package var module: String
    package var range: SourceRange
  }

  /// The printed path.
  package var name: String
  /// Absolute.
  package var path: String
  /// The printed folder of its root.
  package var root: String
  package var targets: [String]
  package var imports: [Import]
  /// Whether it has a preview of SwiftUI or UIKit.
  package var hasPreview: Bool
}

/// A use of a type by another one, in a compact form for large code bases.
package struct InventoryUse: Sendable, BitwiseCopyable {
  package var from: Int32
  package var to: Int32
  var file: Int32
  var line: Int32
  var column: Int32
  var endLine: Int32
  var endColumn: Int32
  /// The position in `CodeInventory.properties`; -1 for none.
  package var property: Int32
  private var kindNumber: Int32
  /// -1 where nothing is stored.
  private var strengthNumber: Int32

  private static let kinds = ReferenceKind.allCases
  private static let strengths = ReferenceStrength.allCases

  package var kind: ReferenceKind { Self.kinds[Int(kindNumber)] }
  package var strength: ReferenceStrength? { strengthNumber < 0 ? nil : Self.strengths[Int(strengthNumber)] }

  /// How early a reference enters a type: what is declared before what is passed, and that before what a body does.
  package var rank: Int {
    switch kind {
    case .stored, .inheritance, .conformance: 0
    case .parameter, .result: 1
    case .local, .construction, .staticCall, .cast, .chain: 2
    }
  }

  init(from: Int, to: Int, file: Int, range: SourceRange, property: Int?, kind: ReferenceKind, strength: ReferenceStrength?) {
    (self.from, self.to, self.file) = (Int32(from), Int32(to), Int32(file))
    (line, column) = (Int32(range.line), Int32(range.column))
    (endLine, endColumn) = (Int32(range.endLine), Int32(range.endColumn))
    self.property = Int32(property ?? -1)
    kindNumber = Int32(kind.number)
    strengthNumber = strength.map { Int32(Self.strengths.firstIndex(of: $0)!) } ?? -1
  }

  /// Whether it refers to types, files and properties that exist.
  func isSound(types: Int, files: Int, properties: Int) -> Bool {
    (0..<Int32(types)).contains(from) && (0..<Int32(types)).contains(to) && (0..<Int32(files)).contains(file)
      && (-1..<Int32(properties)).contains(property) && (0..<Int32(Self.kinds.count)).contains(kindNumber)
      && (-1..<Int32(Self.strengths.count)).contains(strengthNumber)
  }
}
