package import ViperGraph

/// The placement of a page's boxes, by Graphviz or else by `ColumnLayout`.
package struct PlaceFinder: Sendable {
  private let renderer: PictureRenderer

  package init(program: String = LayoutProgram.path) {
    renderer = PictureRenderer(program: program)
  }

  /// The layout, and a warning if it is not the best one; a page always has a layout.
  package func layout(of task: PageLayoutTask) -> (layout: PageLayout, warning: String?) {
    guard !task.isTrivial else { return (task.layout(placing: []), nil) }
    var failures: [String] = []
    do throws(PictureError) {
      for layout in LayoutPlan(for: task.view).attempts where !layout.isCollapsed {
        switch try attempt(task, layout) {
        case .success(let places):
          let warning = failures.last.map { "\($0); modules are placed by a simpler layout" }
          return (task.layout(placing: places), warning)
        case .failure(let failure): failures.append(failure.reason)
        }
      }
    } catch {
      failures.append(Self.reason(for: error))
    }
    let places = ColumnLayout(task).places
    return (
      task.layout(placing: places), "\(failures.last ?? "Graphviz returned no positions"); modules are laid out in plain columns"
    )
  }

  private static func reason(for error: PictureError) -> String {
    switch error {
    case .programMissing: "\(LayoutProgram.name) was not found"
    case .graphvizMissing(let reason): "Graphviz was not found\(reason.isEmpty ? "" : " (\(reason))")"
    case .tooSlow, .failed: "\(error)"
    }
  }

  private struct NoPlaces: Error {
    var reason: String
  }

  private func attempt(_ task: PageLayoutTask, _ layout: LayoutAttempt) throws(PictureError) -> Result<
    [PageLayout.Center], NoPlaces
  > {
    let dot = PageLayoutDOT(task)
    switch try renderer.attempt(dot.text(for: layout), layout, format: "plain") {
    case .failed(let reason): return .failure(NoPlaces(reason: reason))
    case .drawn(let bytes):
      guard let places = dot.places(in: String(decoding: bytes, as: UTF8.self)) else {
        return .failure(NoPlaces(reason: "Graphviz returned no positions"))
      }
      return .success(places)
    }
  }
}
