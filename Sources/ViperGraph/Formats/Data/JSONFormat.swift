import ViperLinking
import ViperModel
import ViperText

/// A view as JSON, in version 1 of the schema; a later version may add keys, but not rename them.
package struct JSONFormat: Sendable {
  private let metrics: MetricsTables?

  /// - Parameter metrics: adds an object `metrics` to each module and component.
  package init(metrics: MetricsTables? = nil) { self.metrics = metrics }

  package func text(of view: GraphView) -> String {
    switch view.level {
    case .component: components(of: view)
    case .module: modules(of: view)
    }
  }

  private func components(of view: GraphView) -> String {
    """
    {"schemaVersion":1,\(groups(of: view))
     "modules":\(JSONText.array(view.clusters.map(module))),
     "components":\(JSONText.array(view.nodes.map { component($0, in: view) })),
     "references":\(JSONText.array(view.edges.map { reference($0, in: view) } + JSONNavigations.ofComponents(in: view)))}

    """
  }

  private func modules(of view: GraphView) -> String {
    """
    {"schemaVersion":1,
     "modules":\(JSONText.array(view.nodes.map(module))),
     "references":\(JSONText.array(view.edges.map { moduleReference($0, in: view) } + JSONNavigations.ofModules(in: view)))}

    """
  }

  private func module(_ cluster: GraphView.Cluster) -> String {
    JSONText.object(
      [
        "name": JSONText.string(cluster.name),
        "dialect": JSONText.string(cluster.dialect),
        "path": JSONText.string(cluster.path),
      ], and: state(of: cluster) + members(ofModule: cluster.key))
  }

  private func module(_ node: GraphView.Node) -> String {
    guard case .module(let cluster) = node.content else { return "null" }
    return JSONText.object(
      [
        "name": JSONText.string(cluster.name),
        "dialect": JSONText.string(cluster.dialect),
        "path": JSONText.string(cluster.path),
        "componentCount": String(cluster.components),
        "findingCount": String(node.marks.count),
      ], and: state(of: cluster) + members(ofModule: cluster.key))
  }

  private func component(_ node: GraphView.Node, in view: GraphView) -> String {
    guard case .component(let role, let kind) = node.content else { return "null" }
    return JSONText.object(
      [
        "id": JSONText.string(node.id),
        "name": JSONText.string(node.label),
        "role": JSONText.string(role == "" ? nil : role.name),
        "kind": JSONText.string(kind.rawValue),
        "module": JSONText.string(node.cluster.map { view.clusters[$0].name }),
        "modulePath": JSONText.string(node.cluster.map { view.clusters[$0].path }),
        "file": JSONText.string(node.file),
        "line": node.line.map { String($0) } ?? "null",
      ],
      and: (metrics.map { [JSONMetrics.member($0.components[node.id])] } ?? [])
        + (view.isBanded ? [("group", JSONText.string(node.band.map { view.bands[$0].name }))] + findings(node.marks) : []))
  }

  /// The member `unreached` of a module that no living code opens; only present there.
  private func state(of cluster: GraphView.Cluster) -> [(String, String)] { cluster.isUnreached ? [("unreached", "true")] : [] }

  private func members(ofModule key: String) -> [(String, String)] {
    metrics.map { [JSONMetrics.member($0.modules[key])] } ?? []
  }

  private func reference(_ edge: GraphView.Edge, in view: GraphView) -> String {
    JSONText.object(
      [
        "from": JSONText.string(view.nodes[edge.from].id),
        "to": JSONText.string(view.nodes[edge.to].id),
        "kind": JSONText.string(edge.kind.rawValue),
        "strength": JSONText.string(edge.strength?.rawValue),
        "certainty": JSONText.string(edge.certainty.rawValue),
        "property": JSONText.string(edge.property),
        "file": JSONText.string(edge.file),
        "line": String(edge.line),
      ], and: cut(edge) + (view.isBanded ? findings(edge.marks) : []))
  }

  private func moduleReference(_ edge: GraphView.Edge, in view: GraphView) -> String {
    JSONText.object(
      [
        "from": JSONText.string(view.nodes[edge.from].label),
        "to": JSONText.string(view.nodes[edge.to].label),
        "fromPath": JSONText.string(view.nodes[edge.from].file),
        "toPath": JSONText.string(view.nodes[edge.to].file),
        "kind": JSONText.string(edge.kind.rawValue),
        "strength": JSONText.string(edge.strength?.rawValue),
        "certainty": JSONText.string(edge.certainty.rawValue),
        "count": String(edge.count),
      ], and: cut(edge))
  }

  /// The member `cut` of a reference on a cycle, which says whether it is the one to weaken; only present if cycles were searched
  /// for.
  private func cut(_ edge: GraphView.Edge) -> [(String, String)] {
    edge.isOnCycle ? [("cut", String(edge.isToCut))] : []
  }
}

// What a constraint is about.
extension JSONFormat {
  private func groups(of view: GraphView) -> String {
    guard view.isBanded else { return "" }
    let groups = view.bands.map { JSONText.object(["name": JSONText.string($0.name), "selects": JSONText.string($0.text)]) }
    return "\n \"groups\":\(JSONText.array(groups)),"
  }

  private func findings(_ marks: [GraphMark]) -> [(String, String)] {
    let objects = marks.map { mark in
      JSONText.object([
        "rule": JSONText.string(mark.rule), "severity": JSONText.string(mark.severity.rawValue),
        "message": JSONText.string(mark.message),
      ])
    }
    return [("findings", "[\(objects.joined(separator: ","))]")]
  }
}

extension JSONFormat: ViewFormat, ChangeFormat {
  package var name: String { "json" }
  package var content: ViewContent { .data }

  package func output(of drawing: Drawing) -> FormattedGraph { FormattedGraph(text(of: drawing.view)) }

  package func output(of drawing: ChangeDrawing) -> FormattedGraph {
    FormattedGraph(ChangeJSONFormat().text(of: drawing.change))
  }
}
