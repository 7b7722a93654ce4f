import Testing

@testable import ViperGraph

struct MapLinesTests {
  private func box(_ left: Double, _ top: Double, _ width: Double = 100) -> MapLayout.Frame {
    MapLayout.Frame(left: left, top: top, width: width, height: 40)
  }

  /// The points that a path names.
  private func points(_ path: String) -> [(x: Double, y: Double)] {
    path.matches(of: /(?<x>-?[\d.]+) (?<y>-?[\d.]+)/).compactMap { match in
      Double(match.x).flatMap { x in Double(match.y).map { (x, $0) } }
    }
  }

  @Test func aLineLeadsFromALowerToAnUpperEdge() throws {
    let lines = MapLines([(0, 1), (1, 0)], boxes: [box(0, 0), box(200, 92)])
    let down = points(try #require(lines.curves[0]?.path))
    #expect(down[0].y == 40)
    #expect(down[3].y == 92)
    let up = points(try #require(lines.curves[1]?.path))
    #expect(up[0].y == 92)
    #expect(up[3].y == 40)
    #expect(down[3].x != up[0].x)
  }

  @Test func aLineWithinABoxIsNotDrawn() {
    #expect(MapLines([(0, 0)], boxes: [box(0, 0)]).curves.map { $0?.path } == [nil])
  }

  @Test func aLinePassesBetweenTheBoxesOfARow() throws {
    let boxes = [box(100, 0), box(0, 92, 140), box(160, 92, 140), box(100, 184)]
    let lines = MapLines([(0, 3), (3, 0)], boxes: boxes)
    for path in lines.curves.map({ $0?.path }) {
      let inRow = points(try #require(path)).filter { (80...140).contains($0.y) && $0.x > 0 }
      #expect(inRow.contains { (144...156).contains($0.x) }, "\(path ?? "")")
    }
  }

  @Test func linesThatPassARowOnTheSameSideAreApart() throws {
    let boxes = [box(100, 0), box(0, 92, 300), box(100, 184)]
    let lines = MapLines([(0, 2), (0, 2)], boxes: boxes)
    #expect(try #require(lines.curves[0]?.path) != #require(lines.curves[1]?.path))
  }

  @Test func graphvizGetsTheTipFirstAndTheCurveUpToItsArrow() throws {
    let lines = MapLines([(0, 1), (1, 0)], boxes: [box(0, 0), box(200, 92)])
    #expect(
      lines.curves.map { $0?.position } == [
        "e,243,-92 43,-40 43,-66 243,-66 243,-86", "e,57,-40 257,-92 257,-66 57,-66 57,-46",
      ])
  }

  @Test func aLineWithinARowPassesBelowIt() throws {
    let path = try #require(MapLines([(0, 1)], boxes: [box(0, 0), box(200, 0)]).curves[0]?.path)
    #expect(points(path).allSatisfy { $0.y >= 40 })
  }
}
