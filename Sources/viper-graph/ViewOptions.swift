import ArgumentParser
import ViperGraph
import ViperPipeline

/// The options of a view; operations are applied in a fixed order that does not depend on the order of options.
struct ViewOptions: ParsableArguments {
  @Flag(
    help: "Draw modules as a matrix: rows refer to columns, in the order from the app's entry to the leaves (svg and html).")
  var matrix = false

  @Option(
    help: ArgumentHelp(
      "Which references to draw (default: navigation between modules, all between components and in a matrix).",
      valueName: "KIND"))
  var references: GraphView.References?

  @Option(help: ArgumentHelp("Leave out these modules or components; may be repeated.", valueName: "NAME[,NAME]"))
  var exclude: [String] = []

  @Option(help: ArgumentHelp("Draw only these modules or components; may be repeated.", valueName: "NAME[,NAME]"))
  var include: [String] = []

  @Flag(help: "Draw only what has findings, and both ends of each reported reference.")
  var onlyFindings = false

  @Flag(help: "Draw only cycles of strong references between components, with the reference to make weak marked.")
  var cycles = false

  @Flag(help: "Leave out lines that a longer path implies.")
  var reduce = false

  @Option(help: ArgumentHelp("Draw only these and their neighbours, in both directions.", valueName: "NAME[,NAME]"))
  var focus: [String] = []

  @Option(help: ArgumentHelp("The maximum distance from the focus, in references (default: 1).", valueName: "N"))
  var depth: Int?

  @Option(help: ArgumentHelp("Draw only what refers to these, directly or indirectly.", valueName: "NAME[,NAME]"))
  var reaches: [String] = []

  @Option(help: ArgumentHelp("Draw only what these refer to, directly or indirectly.", valueName: "NAME[,NAME]"))
  var reachedFrom: [String] = []

  @Option(
    help: ArgumentHelp("Draw only paths from here (needs '--to'), and list them on standard error.", valueName: "NAME[,NAME]")
  )
  var from: [String] = []

  @Option(help: ArgumentHelp("Draw only paths to here (needs '--from').", valueName: "NAME[,NAME]"))
  var to: [String] = []

  @Option(help: ArgumentHelp("The maximum number of paths, shortest first (default: 20).", valueName: "N"))
  var maxPaths: Int?

  @Option(
    help: ArgumentHelp(
      "The maximum length of a path, in references; the shortest path is always drawn (default: 10).", valueName: "N"))
  var maxPathLength: Int?

  @Option(help: ArgumentHelp("Highlight these.", valueName: "NAME[,NAME]"))
  var highlight: [String] = []

  @Option(
    help: ArgumentHelp(
      "What to draw as one node: auto, folder, target, none, or modules by name; 'auto' groups modules into at most fifty boxes.",
      valueName: "WAY|NAME"))
  var collapse: GraphView.Collapse = .auto

  @Option(
    help: ArgumentHelp(
      "The direction of the picture: LR (left to right) or TB (top to bottom) (default: TB for modules, LR for components).",
      valueName: "LR|TB"))
  var direction: GraphView.Direction?

  @Option(help: ArgumentHelp("The metric shown as the size of nodes.", valueName: "METRIC"))
  var sizeBy: GraphView.Metric?

  @Option(
    name: [.customLong("colour-by"), .customLong("color-by")],
    help: ArgumentHelp("The metric shown as the colour of nodes.", valueName: "METRIC"))
  var colourBy: GraphView.Metric?

  func validate() throws {
    if depth != nil, focus.isEmpty { throw ValidationError("'--depth' needs a focus; add '--focus NAME'") }
    if from.isEmpty != to.isEmpty { throw ValidationError("'--from' and '--to' need each other; give both") }
    if from.isEmpty, maxPaths != nil || maxPathLength != nil {
      throw ValidationError("'--max-paths' and '--max-path-length' limit the paths from '--from' to '--to'; add both")
    }
    try Self.check("--depth", depth, atLeast: 0)
    try Self.check("--max-paths", maxPaths, atLeast: 1)
    try Self.check("--max-path-length", maxPathLength, atLeast: 1)
    let names = [exclude, include, focus, reaches, reachedFrom, from, to, highlight].joined()
    if names.contains(where: { Self.parts($0).isEmpty }) { throw ValidationError("a name is empty; use '*' to match any text") }
  }

  private static func check(_ option: String, _ value: Int?, atLeast least: Int) throws {
    if let value, value < least { throw ValidationError("'\(option)' is \(value); it must be at least \(least)") }
  }

  private static func parts(_ names: String) -> [String] { names.split(separator: ",").map(String.init) }
}

extension ViewOptions {
  func request(_ level: GraphView.Level?) -> ViewRequest {
    var request = ViewRequest()
    request.level = level
    request.references = references
    request.operations = operations
    request.collapse = collapse
    request.direction = direction
    (request.sizeBy, request.colourBy) = (sizeBy, colourBy)
    request.isMatrix = matrix
    return request
  }

  /// The outputs with the matrix in place of a picture if it is wanted.
  ///
  /// - Throws: for a format that draws no matrix, and for an option that has no effect on one.
  func drawn(_ outputs: [DrawingTarget<any ViewFormat>], _ level: GraphView.Level?) throws -> [DrawingTarget<any ViewFormat>] {
    guard matrix else { return outputs }
    if level == .component { throw ValidationError("'--matrix' shows modules; drop '--level component'") }
    let drawn = try outputs.map { output in
      if output.format.content == .page { return output }
      guard output.format.name == GraphFormats.matrix.name else {
        throw ValidationError("'--matrix' draws svg and html, not \(output.format.name); choose one of these")
      }
      return DrawingTarget(format: GraphFormats.matrix, file: output.file)
    }
    if !drawn.contains(where: { $0.format.content == .page }),
      let option = sizeBy != nil ? "--size-by" : colourBy.map({ _ in "--colour-by" })
    {
      throw ValidationError("'\(option)' has no effect on a matrix; drop it, or drop '--matrix'")
    }
    return drawn
  }

  /// The operations, one line each.
  private var operations: OperationList {
    let usual = PathLimits()
    let limits = PathLimits(count: maxPaths ?? usual.count, length: maxPathLength ?? usual.length)
    return OperationList([
      Exclusion(exclude.flatMap(Self.parts)),
      Inclusion(include.flatMap(Self.parts)),
      onlyFindings ? FindingSelection() : nil,
      cycles ? CycleSelection() : nil,
      Focus(focus.flatMap(Self.parts), depth: depth ?? 1),
      Reaching(reaches.flatMap(Self.parts)),
      ReachedFrom(reachedFrom.flatMap(Self.parts)),
      PathSelection(from: from.flatMap(Self.parts), to: to.flatMap(Self.parts), limits: limits),
      reduce ? Reduction() : nil,
      Highlight(highlight.flatMap(Self.parts)),
    ])
  }

  /// - Throws: for an option that has no effect on any of the outputs.
  func check(against contents: [ViewContent]) throws {
    if contents.allSatisfy({ $0 == .data }), let option = lookOption {
      throw ValidationError("'\(option)' only affects pictures, not data; drop it, or choose another format")
    }
    if direction != nil, !contents.contains(.picture) {
      throw ValidationError(
        contents.contains(.matrix)
          ? "'--direction' has no effect on a matrix; drop it, or drop '--matrix'"
          : "'--direction' only affects pictures; pages always run from top to bottom; drop it, or choose another format")
    }
  }

  /// The first option that affects the look of a picture, which data formats ignore.
  private var lookOption: String? {
    if collapse.isNamed { return "--collapse" }
    if !highlight.isEmpty { return "--highlight" }
    if direction != nil { return "--direction" }
    if sizeBy != nil { return "--size-by" }
    return colourBy == nil ? nil : "--colour-by"
  }
}

extension GraphView.Level: ExpressibleByArgument {}
extension GraphView.References: ExpressibleByArgument {}
extension GraphView.Metric: ExpressibleByArgument {}

extension GraphView.Direction: ExpressibleByArgument {
  init?(argument: String) {
    switch argument {
    case "LR", "right": self = .right
    case "TB", "down": self = .down
    default: return nil
    }
  }
}

extension GraphView.Collapse: ExpressibleByArgument {
  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(argument)
  }

  package var defaultValueDescription: String { Self.words.first { $0.collapse == self }?.word ?? "" }
}
