/// Which objects of a module lived at the end of each phase of its run, and what they held.
struct RunHeap {
  enum Value: Hashable {
    case `nil`, data, closure
    /// An object of a class of the program, by its number in the order in which they were made.
    case object(type: String, id: Int)
    /// An object of a framework's class.
    case foreign(type: String)

    /// - Parameter text: `nil`, `data`, `closure`, `LoginView#1` or `UIKit:UIWindow#2`.
    init(_ text: String) {
      let parts = text.split(separator: "#").map(String.init)
      switch text {
      case "nil": self = .nil
      case "data": self = .data
      case "closure": self = .closure
      case _ where text.contains(":"): self = .foreign(type: parts[0])
      default: self = .object(type: parts[0], id: Int(parts[1])!)
      }
    }
  }

  struct Object {
    let type: String
    let id: Int
    /// What stored properties hold, through containers; nothing for an empty one.
    var slots: [String: [Value]] = [:]
  }

  /// `assembled`, `shown`, `tapped`, `closed` and `ended`, as far as the program came.
  private(set) var phases: [String: [Object]] = [:]

  /// What was seen of modules in the output of a program. Types are named without the module's name.
  static func heaps(in output: String) -> [(name: String, heap: RunHeap)] {
    var heaps: [(name: String, heap: RunHeap)] = []
    var phase = ""
    for line in output.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      let last = heaps.count - 1
      func value(_ text: String) -> Value { Value(text.replacing(heaps[last].name, with: "")) }
      switch fields[0] {
      case "module": heaps.append((fields[1], RunHeap()))
      case "heap":
        phase = fields[1]
        heaps[last].heap.phases[phase] = []
      case "object":
        guard case .object(let type, let id) = value(fields[1]) else { continue }
        heaps[last].heap.phases[phase]?.append(Object(type: type, id: id))
      case "slot":
        let values = fields.dropFirst(2).flatMap { $0.split(separator: " ").map(String.init) }.map(value)
        let newest = heaps[last].heap.phases[phase]!.count - 1
        heaps[last].heap.phases[phase]?[newest].slots[fields[1]] = values
      default: break
      }
    }
    return heaps
  }
}
