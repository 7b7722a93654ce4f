package import ViperModel

extension GraphView {
  /// That a module of the app refers to another one, whether a view shows these or not.
  ///
  /// What a picture says of modules ("only reached from here") must be true of the app, not of the part that is drawn.
  package struct ModuleLink: Sendable, Hashable, Comparable {
    /// The keys of the modules.
    package var from: String
    package var to: String
    package var purpose: Edge.Purpose

    package static func < (a: Self, b: Self) -> Bool {
      (a.from, a.to, a.purpose.rawValue) < (b.from, b.to, b.purpose.rawValue)
    }
  }

  /// The components of a part of a code base, with protocols folded into their implementations; it knows the references between
  /// the modules of the whole.
  package static func folded(part: ComponentGraph, of whole: ComponentGraph, marks: [GraphMark] = []) -> GraphView {
    var view = component(of: part, marks: marks).foldingInterfaces()
    let isWhole = part.components.count == whole.components.count
    let all = isWhole ? view : component(of: whole).foldingInterfaces()
    view.links = all.moduleLinks
    let modules = Dictionary(all.clusters.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    view.clusters = view.clusters.map { modules[$0.key] ?? $0 }
    return view
  }

  private var moduleLinks: [ModuleLink] {
    let modules = collapsingModulesOnly()
    let links = modules.edges.map {
      ModuleLink(from: modules.nodes[$0.from].id, to: modules.nodes[$0.to].id, purpose: $0.purpose)
    }
    return Set(links).sorted()
  }
}
