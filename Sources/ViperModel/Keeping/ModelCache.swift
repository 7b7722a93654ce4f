package import ViperFacts
import ViperPlatform
import ViperText

/// The model of the last run, which is that of the next one where nothing has changed; and what it was made of, of which most
/// holds after an edit: what bodies say, and what types are.
///
/// It can only save time, like `FactCache`: a model depends on the facts of all files, their names and the dialects, and its key
/// on all of these.
package struct ModelCache: Sendable {
  private let models: KeptFile
  private let bodies: KeptFile
  private let roots: KeptFile

  /// - Parameters:
  ///   - path: that of the facts' cache, beside which three files are kept.
  ///   - program: what their names say of who has written them: each program has its own way to a model.
  ///   - version: of its build.
  package init(beside path: String, program: String, version: UInt64) {
    models = KeptFile(path: "\(path).\(program).model", version: version)
    bodies = KeptFile(path: "\(path).\(program).bodies", version: version)
    roots = KeptFile(path: "\(path).\(program).roots", version: version)
  }

  /// What an earlier run was good for.
  enum Reuse: Sendable {
    case nothing
    /// What some bodies say.
    case bodies
    /// All of it.
    case model
  }

  /// A model, and what was known of it before.
  package struct Outcome: Sendable {
    package var model: CodeModel
    var reuse = Reuse.nothing
    /// How many parts of the code base were evaluated anew: types, extensions, global functions and variables.
    var evaluatedParts = 0
    /// Whether it was known what the types of each root are.
    var areRootsKnown = false
    /// Keeps it for the next run, beside whatever else is to be done; why that could not be, if so.
    package var keep: @Sendable () -> CacheFailure? = { nil }

    package init(model: CodeModel) { self.model = model }
  }

  /// The model of the files, as `ModelBuilder` builds it.
  package func model(of files: [(SourceFile, FileFacts)], pins: DialectPins, supply: DialectSupply, threads: Int) -> Outcome {
    let files = files.filter { !ModelBuilder.isTestCode($0.1) }
    let key = Self.key(files, pins)
    let names = KeptDialects(pins, supply)
    if let model = models.read(key).flatMap({ CodeModel($0, names) }) {
      var outcome = Outcome(model: model)
      outcome.reuse = .model
      return outcome
    }
    return outcome(of: files, key, pins, supply, names, threads: threads)
  }

  private func outcome(
    of files: [(SourceFile, FileFacts)], _ key: KeptKey, _ pins: DialectPins, _ supply: DialectSupply, _ names: KeptDialects,
    threads: Int
  ) -> Outcome {
    let places = CodeOutlines.places(of: files)
    let (codebase, known, outlines, changes) = linked(files, places, threads: threads)
    let (builder, dialects) = WorkerThreads.both(
      threads: threads,
      { ModelBuilder(codebase, known: changes.flatMap { known?.evaluation(of: codebase, after: $0) }, threads: threads) },
      // Where declarations are the same, dialects are hardly asked.
      { changes?.areInPlace == true ? nil : supply.all() })
    let rootsKey = KnownRoots.key(places, outlines, builder.usages) { Self.add(pins, of: files, to: &$0) }
    let ((found, areRootsKnown), solver) = WorkerThreads.both(
      threads: threads,
      {
        let known = roots.read(rootsKey).flatMap { KnownRoots.read($0, names, in: codebase) }
        return (known ?? builder.findRoots(by: pins, dialects ?? supply.all(), threads: threads), known != nil)
      }, builder.followValues)
    var outcome = Outcome(model: builder.build(found, solver, threads: threads))
    if builder.knownParts > 0 { outcome.reuse = .bodies }
    outcome.evaluatedParts = builder.evaluatedParts
    outcome.areRootsKnown = areRootsKnown
    outcome.keep = { [model = outcome.model] in
      let isServed = builder.knownParts > 0 && known?.serves(outlines, evaluatedParts: builder.evaluatedParts) == true
      let code = isServed ? nil : builder.knownCode(outlines)
      let failures = [
        models.write(model.bytes(names), key), code.flatMap { bodies.write($0.bytes, places) },
        areRootsKnown ? nil : roots.write(KnownRoots.bytes(found, names), rootsKey),
      ]
      return failures.compactMap(\.self).first
    }
    return outcome
  }

  /// The files linked, and what was known of their bodies, and has changed since, beside it.
  private func linked(
    _ files: [(SourceFile, FileFacts)], _ places: KeptKey, threads: Int
  ) -> (Codebase, known: KnownCode?, CodeOutlines, OutlineChanges?) {
    let linker = CodebaseLinker(files, threads: threads)
    let (codebase, (known, outlines, changes)) = WorkerThreads.both(threads: threads, { linker.linked() }) {
      let known = bodies.read(places).flatMap { KnownCode($0) }
      let outlines = CodeOutlines(files, known: known?.outlines)
      return (known, outlines, known.flatMap { outlines.changes(since: $0.outlines) })
    }
    return (codebase, known, outlines, changes)
  }

  /// Everything that a model depends on, but for the program that makes it and the dialects that come with it.
  private static func key(_ files: [(SourceFile, FileFacts)], _ pins: DialectPins) -> KeptKey {
    KeptKey { content in
      for (source, facts) in files {
        for text in [source.name, source.root] { content.add(text) }
        content.add(facts.content)
      }
      add(pins, of: files, to: &content)
    }
  }

  private static func add(_ pins: DialectPins, of files: [(SourceFile, FileFacts)], to content: inout KeptKey.Content) {
    for (source, _) in files { for pin in pins.paths { content.add(pin.patterns.contains { $0.matches(file: source.path) }) } }
    for count in [pins.dialect == nil ? 0 : 1, pins.modules.count, pins.paths.count] { content.add(count) }
    for dialect in pins.all { content.add(dialect.digest) }
    for pin in pins.modules { content.add(pin.pattern) }
  }
}
