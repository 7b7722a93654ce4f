/// The difference of two texts as `diff -u` and Git print it, with three lines around each change.
struct UnifiedDiff {
  let text: String

  private static let context = 3

  private enum Line {
    case kept(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)

    var isKept: Bool { if case .kept = self { true } else { false } }
  }

  /// - Parameter file: the printed path.
  init(of file: String, from before: [UInt8], to after: [UInt8]) {
    let lines = Self.merged(Self.lines(of: before), Self.lines(of: after))
    let hunks = Self.hunks(lines)
    text = hunks.isEmpty ? "" : "--- a/\(file)\n+++ b/\(file)\n" + hunks.map { Self.text(of: $0, lines) }.joined()
  }

  /// Lines with their ends.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func merged(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    let difference = new.difference(from: old) { $0.elementsEqual($1) }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left), left < old.count {
        lines.append(.removed(old[left]))
        left += 1
      } else if added.contains(right), right < new.count {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.kept(old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  /// The stretches of lines to print.
  private static func hunks(_ lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where !lines[index].isKept {
      let start = max(index - context, 0)
      let end = min(index + context + 1, lines.count)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private static func text(of hunk: Range<Int>, _ lines: [Line]) -> String {
    func place(_ counts: (Line) -> Bool) -> String {
      let (before, number) = (lines[..<hunk.lowerBound].count(where: counts), lines[hunk].count(where: counts))
      let start = number == 0 ? before : before + 1
      return number == 1 ? "\(start)" : "\(start),\(number)"
    }
    let old = place { if case .added = $0 { false } else { true } }
    let new = place { if case .removed = $0 { false } else { true } }
    return "@@ -\(old) +\(new) @@\n" + lines[hunk].map(text).joined()
  }

  private static func text(of line: Line) -> String {
    let (mark, bytes): (String, ArraySlice<UInt8>) =
      switch line {
      case .kept(let bytes): (" ", bytes)
      case .removed(let bytes): ("-", bytes)
      case .added(let bytes): ("+", bytes)
      }
    let isWhole = bytes.last == UInt8(ascii: "\n")
    return mark + String(decoding: bytes, as: UTF8.self) + (isWhole ? "" : "\n\\ No newline at end of file\n")
  }
}
