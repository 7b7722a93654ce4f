package import ViperFacts
import ViperText

/// Caches the code model of the last run in a file, under one hash of all its inputs.
///
/// A hit is always right: a model depends on the facts, names and targets of all files and on the dialects, and so does the key.
package struct ModelCache: Sendable {
  private let snapshot: SnapshotFile

  /// - Parameters:
  ///   - path: the facts' cache, next to which the model is written.
  ///   - program: the program's name, since each program has its own way to a model.
  ///   - version: a hash of the program's build.
  ///   - isReadOnly: whether the next run is not to read what this one computes.
  package init(nextTo path: String, program: String, version: UInt64, isReadOnly: Bool = false) {
    snapshot = SnapshotFile(path: "\(path).\(program).model", version: version, isReadOnly: isReadOnly)
  }

  /// A model, and whether it came from the cache.
  package struct Outcome: Sendable {
    package var model: CodeModel
    package var isReused = false
    /// The reason why the model could not be written for the next run.
    package var failure: CacheFailure?

    package init(model: CodeModel) { self.model = model }
  }

  /// The model of the code: the cached one if no input has changed, else the result of `build`, which is then cached.
  ///
  /// - Parameters:
  ///   - load: reads the file of a dialect that the run learns; nil for a run that learns none.
  ///   - isInventoried: whether the model has an inventory of all types.
  package func model(
    of code: ProductionCode, pins: DialectPins, supply: DialectSupply, learning load: (@Sendable (String) -> Dialect?)? = nil,
    isInventoried: Bool = false, orBuild build: () -> CodeModel
  ) -> Outcome {
    let key = Self.key(code, pins, learns: load != nil, isInventoried: isInventoried)
    let names = SnapshotDialects(pins, supply)
    if let model = snapshot.read(key).flatMap({ CodeModel($0, names, load: { load?($0) }) }) {
      var outcome = Outcome(model: model)
      outcome.isReused = true
      return outcome
    }
    var outcome = Outcome(model: build())
    outcome.failure = snapshot.write(outcome.model.bytes(names), key)
    return outcome
  }

  /// The hash of a model's inputs. The program and its built-in dialects are left out: the snapshot's version covers them.
  private static func key(_ code: ProductionCode, _ pins: DialectPins, learns: Bool, isInventoried: Bool) -> CacheKey {
    CacheKey { content in
      content.add(learns)
      content.add(isInventoried)
      for (source, facts) in code.files {
        for text in [source.name, source.root] { content.add(text) }
        content.add(source.targets)
        content.add(facts.content)
      }
      code.targets.add(to: &content)
      content.add(records: StoredCompanions.bytes(code.companions))
      for (source, _) in code.files {
        for pin in pins.paths { content.add(pin.patterns.contains { $0.matches(file: source.path) }) }
      }
      for count in [
        pins.dialect == nil ? 0 : 1, pins.modules.count, pins.paths.count, pins.roles.count, pins.architectures.count,
      ] { content.add(count) }
      for dialect in pins.all { content.add(dialect.digest) }
      for pin in pins.modules { content.add(pin.pattern) }
      for pin in pins.roles {
        for text in [pin.pattern, pin.verdict.word, pin.origin] { content.add(text) }
        for (source, _) in code.files { content.add(pin.applies(toFile: source.path)) }
      }
      for pin in pins.architectures {
        for text in [pin.architecture?.rawValue ?? "auto", pin.origin] { content.add(text) }
        for (source, _) in code.files { content.add(pin.applies(toFile: source.path)) }
      }
    }
  }
}
