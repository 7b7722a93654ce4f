internal import ViperFacts
internal import ViperPlatform
internal import ViperText
internal import ViperYAML

/// Loads dialects from YAML: built-in ones by name, a user's own from text.
///
/// It opens no files itself: `readFile` supplies files that a user's dialect extends, nil for a missing one.
package struct DialectLoader: Sendable {
  /// YAML texts by name.
  private let builtIns: [String: String]
  /// Ids that `severities` may name, `rule` or `rule.case`; nil: any.
  private let ruleNames: RuleNames?
  private var readFile: (@Sendable (String) throws(DialectError) -> String?)?
  /// Built-in dialects that are loaded already; most others extend one of them.
  private var loaded: [String: Dialect] = [:]

  /// The longest chain of `extends`: each link recurses.
  private static let longestChain = 8

  package init(
    builtIns: [String: String], ruleIDs: Set<String>? = nil,
    readFile: (@Sendable (String) throws(DialectError) -> String?)? = nil
  ) {
    self.builtIns = builtIns
    self.ruleNames = ruleIDs.map(RuleNames.init)
    self.readFile = readFile
  }

  /// A loader with a built-in dialect loaded already, so that dialects that extend it do not parse it again.
  package func having(builtIn name: String) throws(DialectError) -> DialectLoader {
    var loader = self
    if let source = builtInSource(name) { _ = try loader.load(shared: source, chain: []) }
    return loader
  }

  /// A loader with another `readFile`.
  package func reading(_ readFile: @escaping @Sendable (String) throws(DialectError) -> String?) -> DialectLoader {
    var loader = self
    loader.readFile = readFile
    return loader
  }

  package func load(builtIn name: String) throws(DialectError) -> Dialect {
    guard let source = builtInSource(name) else {
      throw DialectError(diagnostics: [Diagnostic(.error, unknownDialect(name))])
    }
    var loader = self
    return try loader.load(shared: source, chain: [])
  }

  /// All built-in dialects by name.
  ///
  /// - Parameter threads: the number of threads; the result does not depend on it.
  package func loadBuiltIns(threads: Int = 1) throws(DialectError) -> [String: Dialect] {
    // Nearly all dialects extend it.
    var loader = try having(builtIn: "viper")
    let sources = builtIns.keys.sorted().compactMap(builtInSource)
    let results = WorkerThreads.map(count: sources.count, threads: threads) { [loader] number in
      Result { () throws(DialectError) in
        var loader = loader
        return try loader.load(shared: sources[number], chain: [])
      }
    }
    for (source, result) in zip(sources, results) { loader.loaded[source.id] = try result.get() }
    return loader.loaded
  }

  /// Loads a user's own dialect. Without `extends` it extends `viper`, since without a table of references everything would be
  /// forbidden. `extends: null` extends nothing.
  package func load(text: String, file: String) throws(DialectError) -> Dialect {
    var loader = self
    return try loader.load(DialectSource(id: DialectSource.path(file), file: file, text: text, isBuiltIn: false), chain: [])
  }

  private mutating func load(shared source: DialectSource, chain: [DialectSource]) throws(DialectError) -> Dialect {
    if source.isBuiltIn, let known = loaded[source.id] { return known }
    let dialect = try load(source, chain: chain)
    if source.isBuiltIn { loaded[source.id] = dialect }
    return dialect
  }

  private mutating func load(_ source: DialectSource, chain: [DialectSource]) throws(DialectError) -> Dialect {
    var reader = DialectReader(file: source.file, ruleNames: ruleNames, recordsPatterns: !source.isBuiltIn)
    if let root = reader.log.compose(source.text) {
      let base = base(of: source, root, chain: chain + [source], into: &reader)
      reader.read(root, on: base)
      reader.dialect.digest = source.digest(on: base)
    }
    guard reader.log.mistakes.isEmpty else {
      throw DialectError(reader.log.sortedMistakes(of: source.file))
    }
    return reader.dialect
  }

  /// The dialect that a file extends; nil where it extends none, or where that one has mistakes, which are then logged.
  private mutating func base(
    of source: DialectSource, _ root: YamlField, chain: [DialectSource], into reader: inout DialectReader
  ) -> Dialect? {
    guard let field = reader.extendsField(of: root) else {
      return source.isBuiltIn ? nil : builtInSource("viper").flatMap { load($0, chain: chain, into: &reader) }
    }
    guard !field.isNull else { return nil }
    reader.isParentResolved = false
    guard let name = reader.log.text(field) else { return nil }
    do throws(DialectError) {
      guard let next = try self.source(named: name, from: source) else {
        reader.log.report(unreadable(name), at: field)
        return nil
      }
      if let mistake = mistake(in: chain, before: next) {
        reader.log.report(mistake, at: field)
        return nil
      }
      return load(next, chain: chain, into: &reader)
    } catch {
      reader.log.add(error.mistakes)
      return nil
    }
  }

  /// The reason why a dialect cannot extend another one: a cycle, or too long a chain.
  private func mistake(in chain: [DialectSource], before next: DialectSource) -> String? {
    if let start = chain.firstIndex(where: { $0.id == next.id }) {
      let cycle = (chain[start...] + [next]).map { "'\($0.id)'" }.joined(separator: " -> ")
      return "dialects extend each other: \(cycle); let one of them extend 'viper'"
    }
    return chain.count < Self.longestChain
      ? nil : "more than \(Self.longestChain) dialects extend each other; merge some of them"
  }

  private mutating func load(_ source: DialectSource, chain: [DialectSource], into reader: inout DialectReader) -> Dialect? {
    do {
      let dialect = try load(shared: source, chain: chain)
      reader.isParentResolved = true
      return dialect
    } catch {
      reader.isParentResolved = false
      reader.log.add(error.mistakes)
      return nil
    }
  }

  private func unreadable(_ name: String) -> String {
    DialectSource.isFile(name)
      ? "cannot read '\(name)', which 'extends' names; give a path relative to this file"
      : unknownDialect(name)
  }

  private func unknownDialect(_ name: String) -> String {
    "unknown dialect '\(name.shortened)'\(NearestNames.hint(for: name, among: builtIns.keys))"
  }

  private func source(named name: String, from source: DialectSource) throws(DialectError) -> DialectSource? {
    guard DialectSource.isFile(name) else { return builtInSource(name) }
    guard let readFile, !source.isBuiltIn else { return nil }
    let path = DialectSource.path(name, namedIn: source.file)
    guard let text = try readFile(path) else { return nil }
    return DialectSource(id: path, file: path, text: text, isBuiltIn: false)
  }

  private func builtInSource(_ name: String) -> DialectSource? {
    builtIns[name].map { DialectSource(id: name, file: "\(name).yml", text: $0, isBuiltIn: true) }
  }
}
