import ViperFacts

/// What an earlier run has found of each root: which dialects judge it, and what its types are.
///
/// It depends on what is declared, on who uses whom in which way, and on the dialects; not on places.
enum KnownRoots {
  static func key(_ places: KeptKey, _ outlines: CodeOutlines, _ usages: [TypeUsage], addingPins: (inout KeptKey.Content) -> Void)
    -> KeptKey
  {
    KeptKey { content in
      content.add(places)
      outlines.add(to: &content)
      content.add(records: usages.map(\.withoutPlace))
      addingPins(&content)
    }
  }

  static func bytes(_ roots: [RootFinder.Root], _ names: KeptDialects) -> [UInt8] {
    var writer = KeptWriter()
    writer.write(roots) { $1.write(to: &$0, names) }
    return writer.bytes
  }

  /// Nil where the bytes are not those of a code base's roots.
  static func read(_ bytes: FactBytes, _ names: KeptDialects, in codebase: Codebase) -> [RootFinder.Root]? {
    var (reader, names) = (KeptReader(bytes), names)
    let types = RootTypes.all(in: codebase)
    let roots = reader.array { reader, position in
      types.indices.contains(position) ? RootFinder.Root(from: &reader, &names, types[position]) : reader.fail(nil)
    }
    guard reader.isSound, roots.map({ $0?.dialect.root }) == codebase.roots else { return nil }
    return roots.compactMap(\.self)
  }
}
