internal import ViperConfiguration
internal import ViperFacts
internal import ViperLinking
internal import ViperModel
internal import ViperReporting
internal import ViperText

/// A setting as printed by `viper-lint config`.
struct ListedSetting {
  /// The origin of a value: an option of the command line, a line of a file, or the default if all are nil.
  struct Origin {
    var option: String?
    var file: String?
    var line: Int?

    var text: String { option ?? file.map { file in file + (line.map { ":\($0)" } ?? "") } ?? "default" }
  }

  indirect enum Value {
    case text(String, origin: Origin)
    case list([Value])
    case map([ListedSetting])
  }

  var key: String
  var value: Value

  func lines(indent: String) -> [String] {
    let name = Self.quoted(key) + ":"
    switch value {
    case .text(let text, let origin):
      // A default is a description, not a value of the file, so it is not quoted.
      return [indent + name + " " + (origin.isDefault ? text : Self.quoted(text)) + "  # " + origin.text.visible]
    case .list(let values):
      return ["\(indent)\(name)\(values.isEmpty ? " []" : "")"] + values.flatMap { Self.lines($0, indent: indent + "  ") }
    case .map(let entries):
      return ["\(indent)\(name)\(entries.isEmpty ? " {}" : "")"] + entries.flatMap { $0.lines(indent: indent + "  ") }
    }
  }

  /// The lines of a list element; those after the first align behind the dash.
  private static func lines(_ value: Value, indent: String) -> [String] {
    switch value {
    case .text(let text, let origin): return ["\(indent)- \(quoted(text))  # \(origin.text.visible)"]
    case .list(let values): return ["\(indent)-"] + values.flatMap { lines($0, indent: indent + "  ") }
    case .map(let entries):
      let inner = entries.flatMap { $0.lines(indent: indent + "  ") }
      return inner.enumerated().map { $0.offset == 0 ? "\(indent)- \($0.element.dropFirst(indent.count + 2))" : $0.element }
    }
  }

  /// The text quoted for YAML if it needs to be.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.first.map { isWordPart($0) && $0 != UInt8(ascii: "-") } ?? false
    if isPlain, text.utf8.allSatisfy({ isWordPart($0) || [UInt8(ascii: "/"), UInt8(ascii: "*")].contains($0) }) { return text }
    return "'" + text.replacing("'", with: "''").printableLine + "'"
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension ListedSetting.Origin {
  var isDefault: Bool { option == nil && file == nil }
}

extension ListedSetting.Value {
  init(_ value: ConfigurationValue, file: String) {
    switch value {
    case .text(let text, let line): self = .text(text, origin: .init(file: file, line: line))
    case .list(let values, _): self = .list(values.map { Self($0, file: file) })
    case .map(let entries, _): self = .map(entries.map { ListedSetting(key: $0.key, value: Self($0.value, file: file)) })
    }
  }
}

extension ListedSetting {
  /// Each value is an object, so that it can carry its origin.
  var json: JSONValue { .object([("key", .string(key))] + value.json) }
}

extension ListedSetting.Value {
  fileprivate var json: [(key: String, value: JSONValue)] {
    switch self {
    case .text(let text, let origin):
      let place: [(key: String, value: JSONValue)] = [
        ("option", .optional(origin.option)), ("file", .optional(origin.file)), ("line", .optional(origin.line)),
      ]
      let kind = origin.isDefault ? "default" : origin.option == nil ? "file" : "option"
      return [("value", .string(text)), ("origin", .object([("kind", .string(kind))] + place))]
    case .list(let values): return [("list", .array(values.map { .object($0.json) }))]
    case .map(let entries): return [("settings", .array(entries.map(\.json)))]
    }
  }
}
