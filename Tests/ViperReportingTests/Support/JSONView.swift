import Foundation

/// A value of a JSON document, read by another reader than the one that writes it; what is not there is empty.
struct JSONView {
  private let value: Any?

  init(_ text: String) throws { value = try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  private init(any value: Any?) { self.value = value }

  subscript(_ key: String) -> JSONView { JSONView(any: (value as? [String: Any])?[key]) }
  var items: [JSONView] { (value as? [Any] ?? []).map { JSONView(any: $0) } }
  var string: String { value as? String ?? "" }
  var number: Int { value as? Int ?? 0 }
  var isTrue: Bool { value as? Bool ?? false }
}
