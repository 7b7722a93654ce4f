/// Objects by their numbers, sorted. Most are one or none, which take no storage of their own.
package struct ObjectSet: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private enum Storage: Hashable {
    case none
    case one(Int)
    /// Two or more.
    case many([Int])
  }

  private var storage = Storage.none

  package init(_ sorted: [Int]) {
    storage = sorted.isEmpty ? .none : sorted.count == 1 ? .one(sorted[0]) : .many(sorted)
  }

  package init(arrayLiteral elements: Int...) { self.init(elements) }

  package init(_ element: Int) { storage = .one(element) }

  package var startIndex: Int { 0 }
  package var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .many(let all): all.count
    }
  }

  package subscript(position: Int) -> Int {
    switch storage {
    case .none: preconditionFailure("there is no element")
    case .one(let element): element
    case .many(let all): all[position]
    }
  }

  package func contains(_ element: Int) -> Bool {
    switch storage {
    case .none: false
    case .one(let own): own == element
    case .many(let all): Self.contains(all, element)
    }
  }

  private static func contains(_ sorted: [Int], _ element: Int) -> Bool {
    var (start, end) = (0, sorted.count)
    while start < end {
      let middle = (start + end) / 2
      if sorted[middle] < element { start = middle + 1 } else { end = middle }
    }
    return start < sorted.count && sorted[start] == element
  }

  package mutating func formUnion(_ other: ObjectSet) {
    switch (storage, other.storage) {
    case (_, .none): return
    case (.none, _): storage = other.storage
    case (_, .one(let element)) where contains(element): return
    case (.many(let all), .many(let others)) where all == others: return
    case (.one(let one), .one(let element)): storage = .many(one < element ? [one, element] : [element, one])
    default:
      let new = other.filter { !contains($0) }
      if !new.isEmpty { self = ObjectSet((self + new).sorted()) }
    }
  }

  /// Those of its elements that are wanted.
  func filtered(_ isWanted: (Int) -> Bool) -> ObjectSet {
    switch storage {
    case .none: self
    case .one(let element): isWanted(element) ? self : []
    case .many(let all): ObjectSet(all.filter(isWanted))
    }
  }
}
