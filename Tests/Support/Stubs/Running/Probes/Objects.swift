/// The objects of the classes of the program, in the order in which they were made. None is kept.
enum Objects {
  private struct Entry {
    weak var object: AnyObject?
  }

  nonisolated(unsafe) private static var entries: [Entry] = []
  /// Whether objects of a class are noted.
  nonisolated(unsafe) private static var isNoted: [ObjectIdentifier: Bool] = [:]
  /// What is allocated to note an object is none itself.
  nonisolated(unsafe) private static var isNoting = false

  static func note(_ object: UnsafeMutableRawPointer, of type: Any.Type) {
    guard !isNoting else { return }
    isNoting = true
    defer { isNoting = false }
    guard isOfProgram(type) else { return }
    entries.append(Entry(object: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()))
  }

  private static func isOfProgram(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isKnown = isNoted[id] { return isKnown }
    let isOwn = type is AnyClass && TypeName.isOfProgram(type)
    isNoted[id] = isOwn
    return isOwn
  }

  static func forget() { entries = [] }

  /// Those that live now.
  static var living: [AnyObject] { entries.compactMap(\.object).filter { isOfProgram(type(of: $0)) } }

  /// The class of an object and its number; one that the program has not made gets the next.
  static func title(of object: AnyObject) -> String {
    let index = entries.firstIndex { $0.object === object } ?? entries.endIndex
    if index == entries.endIndex { entries.append(Entry(object: object)) }
    return "\(TypeName.name(of: type(of: object)))#\(index)"
  }
}
