import ArgumentParser
import ViperGraph
import ViperPipeline

/// The options of a view; operations are applied in a fixed order that does not depend on the order of options.
struct ViewOptions: ParsableArguments {
  @Option(help: "What counts as a reference.")
  var references: GraphView.References = .all

  @Option(help: ArgumentHelp("Leave out what these names mean; may be repeated.", valueName: "NAME[,NAME]"))
  var exclude: [String] = []

  @Option(help: ArgumentHelp("Leave out all else; may be repeated.", valueName: "NAME[,NAME]"))
  var include: [String] = []

  @Flag(help: "Only what carries a finding, and the ends of its reference.")
  var onlyFindings = false

  @Flag(help: "Only what lies on a cycle of strong references; the one to make weak is marked.")
  var cycles = false

  @Option(help: ArgumentHelp("Only these and what refers to them or is referred to.", valueName: "NAME[,NAME]"))
  var focus: [String] = []

  @Option(help: ArgumentHelp("How many references away from the focus (default: 1).", valueName: "N"))
  var depth: Int?

  @Option(help: ArgumentHelp("Only what leads to these, over any number of references.", valueName: "NAME[,NAME]"))
  var reaches: [String] = []

  @Option(help: ArgumentHelp("Only what these lead to.", valueName: "NAME[,NAME]"))
  var reachedFrom: [String] = []

  @Option(
    help: ArgumentHelp("With '--to': only the paths from here, which are listed on standard error too.", valueName: "NAME[,NAME]")
  )
  var from: [String] = []

  @Option(help: ArgumentHelp("Where the paths end.", valueName: "NAME[,NAME]"))
  var to: [String] = []

  @Option(help: ArgumentHelp("How many paths at most, the shortest first (default: 20).", valueName: "N"))
  var maxPaths: Int?

  @Option(help: ArgumentHelp("How many references a path has at most, beside the shortest one (default: 10).", valueName: "N"))
  var maxPathLength: Int?

  @Option(help: ArgumentHelp("Make these stand out.", valueName: "NAME[,NAME]"))
  var highlight: [String] = []

  @Option(
    help: ArgumentHelp(
      "What becomes one node: auto, folder, target, none, or the modules of a name; 'auto' takes folders where there are too many modules.",
      valueName: "WAY|NAME"))
  var collapse: GraphView.Collapse = .auto

  @Option(help: ArgumentHelp("Where the picture leads: right (LR) or down (TB); left out, right.", valueName: "LR|TB"))
  var direction: GraphView.Direction?

  @Option(help: "The metric that the size of a node shows.")
  var sizeBy: GraphView.Metric?

  @Option(name: [.customLong("colour-by"), .customLong("color-by")], help: "The metric that the colour of a node shows.")
  var colourBy: GraphView.Metric?

  func validate() throws {
    if depth != nil, focus.isEmpty { throw ValidationError("'--depth' counts from the focus; add '--focus NAME'") }
    if from.isEmpty != to.isEmpty { throw ValidationError("a path has two ends; give both '--from' and '--to'") }
    if from.isEmpty, maxPaths != nil || maxPathLength != nil {
      throw ValidationError("'--max-paths' and '--max-path-length' limit the paths from '--from' to '--to'; add both")
    }
    try Self.check("--depth", depth, atLeast: 0)
    try Self.check("--max-paths", maxPaths, atLeast: 1)
    try Self.check("--max-path-length", maxPathLength, atLeast: 1)
    let names = [exclude, include, focus, reaches, reachedFrom, from, to, highlight].joined()
    if names.contains(where: { Self.parts($0).isEmpty }) { throw ValidationError("a name is empty; '*' stands for any text") }
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
    return request
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
      Highlight(highlight.flatMap(Self.parts)),
    ])
  }

  /// - Throws: for an option that has no effect on any of the outputs.
  func check(against contents: [ViewContent]) throws {
    if contents.allSatisfy({ $0 == .data }), let option = lookOption {
      throw ValidationError("'\(option)' is about pictures, and data is none; drop it, or choose another format")
    }
    if direction != nil, !contents.contains(.picture) {
      throw ValidationError("'--direction' is about pictures, and a page leads to the right; drop it, or choose another format")
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
