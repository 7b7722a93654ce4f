import ViperFacts

/// A file's facts with the numbers that its names have in the whole code base.
struct LinkedFile: Sendable {
  var source: SourceFile
  var facts: FileFacts
  /// From the file's names to the code base's.
  var names: [Name]
  /// The number of the root it is in.
  var root: Int
  /// The number of its first declaration among all declarations.
  var firstSlot: Int
  /// The folders of its path, for distances.
  var folder: [Substring]

  func name(_ id: NameTable.ID) -> Name { names[Int(id)] }
}
