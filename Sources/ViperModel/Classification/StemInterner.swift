/// The modules' names that candidates' names stand for, each with a number: so they are compared, and so other things are filed.
struct StemInterner: Sendable {
  typealias ID = Int

  /// The empty name's.
  static let none = 0

  private var texts = [""]
  private var ids = ["": none]

  /// - Parameter expected: how many there may be.
  init(expected: Int) { ids.reserveCapacity(expected) }

  var count: Int { texts.count }

  subscript(id: ID) -> String { texts[id] }

  /// `BaseLogin` may stand for `Login`; nil where nothing is called so.
  func withoutBase(_ id: ID) -> ID? {
    let text = texts[id]
    return text.hasPrefix("Base") && text.utf8.count > 4 ? self.id(of: String(text.dropFirst(4))) : nil
  }

  func id(of text: String) -> ID? { ids[text] }

  mutating func intern(_ text: String) -> ID {
    if let id = ids[text] { return id }
    ids[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}

/// What kinds of parts have a stem in their names.
struct StemRoles: OptionSet, Sendable {
  let rawValue: UInt8

  /// A part of a module that is named without regard to others.
  static let core = StemRoles(rawValue: 1)
  /// A view, interactor or wireframe.
  static let part = StemRoles(rawValue: 2)
  static let view = StemRoles(rawValue: 4)
  /// A wireframe or assembly whose first stem it is.
  static let maker = StemRoles(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What all stems of a type are used for.
  init(_ candidate: Candidate) {
    self = []
    guard RootClassifier.core.contains(candidate.role) else { return }
    if !candidate.needsSibling { insert(.core) }
    if candidate.role != .presenter { insert(.part) }
    if candidate.role == .view { insert(.view) }
  }
}
