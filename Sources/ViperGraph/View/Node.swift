package import ViperModel

extension GraphView {
  /// A component; at module level a whole module, or a folder of them.
  package struct Node: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
      case component(Role, Component.Kind)
      case module(Cluster)
      case folder(ModuleGroup)
    }

    /// Unique in a view and stable between runs.
    package var id: String
    package var label: String
    package var content: Content
    /// The position in `GraphView.clusters`; nil for what modules share.
    package var cluster: Int?
    package var file: String
    /// 1-based; nil where a whole folder is meant.
    package var line: Int?
    package var marks: [GraphMark]
    /// Lines of source.
    package var lines: Int
    /// The protocols that it is drawn for.
    package var interfaces: [String] = []
    package var emphasis: Emphasis = .normal
    /// What a picture shows of its metrics.
    package var measure = Measure()
    /// In a comparison only; nil: as before.
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

    /// What a node at module level stands for.
    var modules: [Cluster] {
      switch content {
      case .component: []
      case .module(let module): [module]
      case .folder(let folder): folder.modules
      }
    }

    package var isInterface: Bool {
      if case .component(_, .protocol) = content { true } else { false }
    }
  }
}

extension GraphView {
  /// How much a node or an edge stands out.
  package enum Emphasis: Int, Sendable, Comparable {
    case faded, normal, strong
    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
}

extension GraphView {
  /// What a node shows of its metrics.
  package struct Measure: Sendable, Equatable {
    /// From 0 to 1, the share of the largest node's; nil where size says nothing.
    package var size: Double?
    /// From 0 to 1; nil where colour says nothing.
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
