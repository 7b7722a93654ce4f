import ViperText

/// "Fix first": a line for each module, with the reason for its rank.
struct HotspotText: HotspotFormat {
  var name: String { "text" }
  var endings: [String] { ["txt"] }

  func output(of drawing: HotspotDrawing) -> FormattedGraph {
    let list = drawing.list
    let head = (list.hotspots.isEmpty ? "Nothing to fix first: " : "Fix first: ") + list.summary + "."
    let width = String(drawing.shown.count).count
    let lines = drawing.shown.enumerated().map { index, hotspot in
      let rank = String(index + 1)
      return String(repeating: " ", count: width - rank.count) + "\(rank). \(list.name(of: hotspot)): \(hotspot.reason)"
    }
    let text = [head] + (lines.isEmpty ? [] : [HotspotList.formula, ""]) + lines + rest(of: drawing)
    return FormattedGraph(text.map { $0.printableLine + "\n" }.joined())
  }

  private func rest(of drawing: HotspotDrawing) -> [String] {
    let all = drawing.list.hotspots.count
    let left = all - drawing.shown.count
    let lines = [left == 0 ? nil : "\(counted(left, "more module")) with findings; '--top \(all)' shows all", drawing.list.rest]
    return lines.allSatisfy { $0 == nil } ? [] : [""] + lines.compactMap(\.self)
  }
}
