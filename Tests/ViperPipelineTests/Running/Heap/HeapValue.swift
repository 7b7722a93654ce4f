import ViperHeap

/// What a property holds, as far as a report and a run can be compared.
enum HeapValue: Hashable {
  case `nil`, data, closure
  /// An object of a framework's class.
  case foreign
  /// An object of a class of the program.
  case object(String)
  /// Any object: one that comes from outside.
  case any

  init(_ value: RunHeap.Value) {
    switch value {
    case .nil: self = .nil
    case .data: self = .data
    case .closure: self = .closure
    case .foreign: self = .foreign
    case .object(let type, _): self = .object(type)
    }
  }

  var isObject: Bool {
    switch self {
    case .foreign, .object, .any: true
    case .nil, .data, .closure: false
    }
  }

  var text: String {
    switch self {
    case .nil: "nil"
    case .data: "data"
    case .closure: "a closure"
    case .foreign: "a framework's object"
    case .object(let type): type
    case .any: "any object"
    }
  }
}

extension Set<HeapValue> {
  /// Whether one of them stands for a value. Objects of frameworks that keep nothing are data.
  func covers(_ value: HeapValue) -> Bool {
    contains(value) || value.isObject && contains(.any) || value == .foreign && contains(.data)
  }

  var text: String { isEmpty ? "nothing" : map(\.text).sorted().joined(separator: ", ") }
}
