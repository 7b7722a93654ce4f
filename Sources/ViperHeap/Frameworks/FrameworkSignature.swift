/// The Swift name of a function with its labels, as a file writes it: `static animate(withDuration:animations:)`.
struct FrameworkSignature {
  let name: String
  /// Nil for `_`; empty for a name without parentheses, which is a property's.
  let labels: [String?]
  let isStatic: Bool
  let isFunction: Bool

  var isInitializer: Bool { name == "init" }

  init?(_ text: String) {
    let rest = text.hasPrefix("static ") ? text.dropFirst("static ".count) : text[...]
    isStatic = rest.startIndex != text.startIndex
    let open = rest.firstIndex(of: "(") ?? rest.endIndex
    name = String(rest[..<open])
    isFunction = open < rest.endIndex
    guard !name.isEmpty, !name.contains(where: \.isWhitespace) else { return nil }
    guard isFunction else {
      labels = []
      return
    }
    let list = rest[rest.index(after: open)...]
    guard list.last == ")", let labels = Self.labels(list.dropLast()) else { return nil }
    self.labels = labels
  }

  /// The labels of `_:animated:`; nil for anything else.
  private static func labels(_ text: Substring) -> [String?]? {
    guard !text.isEmpty else { return [] }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.last == "", parts.dropLast().allSatisfy(isName) else { return nil }
    return parts.dropLast().map { $0 == "_" ? nil : String($0) }
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
