import Testing
import ViperLinking

@testable import ViperGraph

struct MapLayoutTests {
  private func overlaps(_ layout: MapLayout) -> Bool {
    layout.boxes.indices.contains { a in
      layout.boxes.indices.contains { b in
        let (first, second) = (layout.boxes[a], layout.boxes[b])
        return a != b && first.left < second.right && second.left < first.right && first.top < second.bottom
          && second.top < first.bottom
      }
    }
  }

  @Test func boxesAreBelowThoseThatOpenThem() {
    let view = GraphView.made(.module, "Root => Login", "Root => Home", "Login => Home", "Home => Details", "Home => Root")
    let layout = MapLayout(view)
    let top = Dictionary(uniqueKeysWithValues: zip(view.labels, layout.boxes.map(\.top)))
    #expect(top["Root"]! < top["Login"]! && top["Login"]! < top["Home"]! && top["Home"]! < top["Details"]!)
    #expect(layout.rising == [4])
    #expect(!overlaps(layout))
  }

  /// Names of nine pixels at the width of a README.
  @Test func pageIsNarrowEnoughForItsLetters() {
    let lines = (0..<50).flatMap { ["Module\($0) => ALongNameOfAModule\($0 * 7 % 50)", "Module\($0) => Module\(($0 + 1) % 50)"] }
    var view = GraphView.made(.module)
    for line in lines {
      let ends = line.split(separator: " ")
      for end in [ends[0], ends[2]] where !view.labels.contains(String(end)) {
        view.nodes.append(GraphView.moduleNode(String(end), path: "App/\(end)", root: "."))
      }
      view.edges.append(
        GraphView.Edge(
          from: view.labels.firstIndex(of: String(ends[0]))!, to: view.labels.firstIndex(of: String(ends[2]))!,
          kind: .construction,
          purpose: .navigation, file: "F.swift", line: 1))
    }
    let layout = MapLayout(view)
    #expect(!overlaps(layout))
    #expect(MapLayout.fontSize * 880 / (layout.width + 36) >= 9)
  }

  @Test func clustersAreAboveEachOther() {
    var view = GraphView.made(.module, "A => B", "C => D")
    view.clusters = ["One", "Two"].map { GraphView.Cluster(name: $0, dialect: "viper", path: $0, root: $0, components: 1) }
    for (node, cluster) in [0, 0, 1, 1].enumerated() { view.nodes[node].cluster = cluster }
    let layout = MapLayout(view)
    #expect(layout.clusters[0]!.bottom < layout.clusters[1]!.top)
    for (node, cluster) in [0, 0, 1, 1].enumerated() {
      let (box, frame) = (layout.boxes[node], layout.clusters[cluster]!)
      #expect(box.left >= frame.left && box.right <= frame.right && box.top > frame.top && box.bottom < frame.bottom)
    }
  }

  @Test func namesakesAreToldApartByTheirFolders() {
    var view = GraphView(level: .module)
    view.nodes = ["Chat/Welcome", "Wallet/Welcome", "Wallet/Send"].map {
      GraphView.moduleNode(String($0.split(separator: "/")[1]), path: $0, root: ".")
    }
    #expect(view.nodes.map { MapLabel($0, in: view).caption } == ["in Chat", "in Wallet", ""])
  }
}
