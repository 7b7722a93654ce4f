internal import Foundation
internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperPlatform

/// The dialects of a run: the user's pins, and the candidates for detection.
struct DialectChoice {
  let pins: DialectPins
  let supply: DialectSupply

  /// - Parameter configuration: the project's configuration; the command line overrides it.
  init(_ options: AnalysisOptions, _ configuration: Configuration) throws(UsageError) {
    supply = ShippedDialects.supply(threads: options.threads)
    var pins =
      if options.dialect == Configuration.detection {
        DialectPins()
      } else if let named = options.dialect {
        DialectPins(dialect: try Self.load(named))
      } else {
        try Self.pins(configuration, options)
      }
    pins.roles = configuration.rolePins
    pins.architectures = configuration.architecturePins
    self.pins = pins
  }

  private static func pins(_ configuration: Configuration, _ options: AnalysisOptions) throws(UsageError) -> DialectPins {
    let bounds = ConfigurationFile.bounds(options)
    var known: [String: Dialect] = [:]
    func load(_ name: Configuration.DialectName) throws(UsageError) -> Dialect {
      let dialect = try Self.load(name, among: known, basePath: options.basePath, within: bounds)
      known[name.name] = dialect
      return dialect
    }
    var pins = DialectPins()
    if let named = configuration.dialect { pins.dialect = try load(named) }
    for pin in configuration.modules {
      pins.modules.append(DialectPins.ModulePin(pattern: pin.module, dialect: try load(pin.dialect)))
    }
    for override in configuration.overrides {
      guard let named = override.dialect else { continue }
      pins.paths.append(DialectPins.PathPin(patterns: override.paths.map(\.pattern), dialect: try load(named)))
    }
    return pins
  }

  /// Loads a dialect named by a configuration, relative to the configuration's file; diagnostics without a file get its location.
  static func load(
    _ named: Configuration.DialectName, among known: [String: Dialect] = [:], basePath: String, within bounds: LinkBounds?
  ) throws(UsageError) -> Dialect {
    if let known = known[named.name] { return known }
    do {
      return try load(place(of: named), relativeTo: basePath, within: bounds)
    } catch {
      throw UsageError(
        error.diagnostics.map { diagnostic in
          var placed = diagnostic
          if placed.file == nil { (placed.file, placed.line) = (named.file, named.line) }
          return placed
        })
    }
  }

  /// Loads a dialect: a name with a path separator or a YAML extension is a file, any other a built-in dialect.
  ///
  /// - Parameter bounds: where files must lie; nil for a dialect that the user named.
  /// - Throws: `UsageError` with every mistake in the file, or if there is no such dialect.
  static func load(
    _ name: String, relativeTo basePath: String = FileManager.default.currentDirectoryPath, within bounds: LinkBounds? = nil
  ) throws(UsageError) -> Dialect {
    do throws(DialectError) {
      guard isFile(name) else { return try ShippedDialects.loader().load(builtIn: name) }
      let folder = URL(fileURLWithPath: basePath, isDirectory: true)
      let loader = try ShippedDialects.loader().reading { path throws(DialectError) in
        try YamlFile.text(of: URL(fileURLWithPath: path, relativeTo: folder), named: path, within: bounds)
      }
      guard let text = try YamlFile.text(of: URL(fileURLWithPath: name, relativeTo: folder), named: name, within: bounds) else {
        throw DialectError(diagnostics: [Diagnostic(.error, "cannot read the dialect '\(name)'; check the path")])
      }
      return try loader.load(text: text, file: name)
    } catch {
      throw UsageError(error.diagnostics)
    }
  }

  /// The dialect files of a run, relative to the base path or the working directory.
  static func files(_ options: AnalysisOptions, _ configuration: Configuration) -> [String] {
    let stated = [configuration.dialect] + configuration.modules.map(\.dialect) + configuration.overrides.map(\.dialect)
    let named = stated.compactMap(\.self).map(place).filter(isFile).map { AbsolutePath($0, in: options.basePath).string }
    return named + [options.dialect].compactMap(\.self).filter(isFile)
  }

  /// The name of a dialect, or its file relative to the base path.
  private static func place(of named: Configuration.DialectName) -> String {
    let folder = named.file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let isRelative = isFile(named.name) && !named.name.hasPrefix("/") && !folder.isEmpty
    return isRelative ? folder + "/" + named.name : named.name
  }

  private static func isFile(_ name: String) -> Bool {
    name.contains("/") || name.hasSuffix(".yml") || name.hasSuffix(".yaml")
  }
}
