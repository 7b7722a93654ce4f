package import ViperModel

extension GraphView {
  /// A component; at module level a module or a group of modules.
  package struct Node: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
      case component(Role, Component.Kind)
      case module(Cluster)
      case folder(ModuleGroup)
    }

    /// An id that is unique in a view and stable between runs.
    package var id: String
    package var label: String
    package var content: Content
    /// The position in `GraphView.clusters`; nil for a node without a module.
    package var cluster: Int?
    /// The position in `GraphView.bands`; nil in a view without bands.
    package var band: Int?
    package var file: String
    /// The line number, 1-based; nil for a folder.
    package var line: Int?
    package var marks: [GraphMark]
    /// The number of source lines.
    package var lines: Int
    /// The names of the protocols that were folded into the node.
    package var interfaces: [String] = []
    package var emphasis: Emphasis = .normal
    /// The metrics that a picture shows.
    package var measure = Measure()
    /// Whether references of it are left out with what they lead to or come from, so that what is drawn is not all.
    package var isCut = false
    /// The change in a comparison; nil if unchanged.
    package var change: ChangeState?

    package init(
      id: String, label: String, content: Content, cluster: Int? = nil, file: String, line: Int? = nil,
      marks: [GraphMark] = [], lines: Int = 0
    ) {
      self.id = id
      self.label = label
      self.content = content
      self.cluster = cluster
      self.file = file
      self.line = line
      self.marks = marks
      self.lines = lines
    }

    package var role: Role? {
      if case .component(let role, _) = content { role } else { nil }
    }

    package var module: Cluster? {
      if case .module(let module) = content { module } else { nil }
    }

    package var folder: ModuleGroup? {
      if case .folder(let folder) = content { folder } else { nil }
    }

    /// The modules of a node at module level.
    package var modules: [Cluster] {
      switch content {
      case .component: []
      case .module(let module): [module]
      case .folder(let folder): folder.modules
      }
    }

    /// Whether the app starts with it, or with a module of it.
    package var isEntry: Bool { modules.contains(where: \.isEntry) }

    /// Whether no living code opens it, nor any module of it.
    package var isUnreached: Bool { !modules.isEmpty && modules.allSatisfy(\.isUnreached) }

    /// Whether a map marks it with a tab: it holds several modules, none of which names it.
    var isMarkedGroup: Bool { folder.map { $0.kind != .flow } ?? false }

    package var isInterface: Bool {
      if case .component(_, .protocol) = content { true } else { false }
    }
  }
}

extension GraphView {
  /// The name of a node in its box: inside its module, a component is named without the module's prefix.
  func shortName(of node: Node) -> String {
    guard level == .component, !isBanded, let cluster = node.cluster, node.label.hasPrefix(clusters[cluster].name) else {
      return node.label
    }
    let rest = node.label.dropFirst(clusters[cluster].name.count)
    return rest.first?.isUppercase == true ? String(rest) : node.label
  }
}

extension GraphView {
  /// The emphasis of a node or an edge.
  package enum Emphasis: Int, Sendable, Comparable {
    case faded, normal, strong
    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
}

extension GraphView {
  /// The metrics that a node shows.
  package struct Measure: Sendable, Equatable {
    /// The share of the largest node's value, from 0 to 1; nil if size shows no metric.
    package var size: Double?
    /// The share of the largest node's value, from 0 to 1; nil if colour shows no metric.
    package var heat: Double?
    /// The values in words.
    package var texts: [String]

    package init(size: Double? = nil, heat: Double? = nil, texts: [String] = []) {
      self.size = size
      self.heat = heat
      self.texts = texts
    }
  }
}
