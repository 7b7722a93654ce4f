import Foundation

/// As much of JSON Schema, draft 7, as the configuration's schema needs for a constraint.
struct SchemaCheck {
  typealias Object = [String: Any]

  let schema: Object

  /// Whether the whole schema takes a value.
  func takes(_ value: Any) -> Bool { takes(value, schema) }

  private func takes(_ value: Any, _ schema: Object) -> Bool {
    schema.allSatisfy { keyword, content in holds(keyword, content, value, in: schema) }
  }

  private func holds(_ keyword: String, _ content: Any, _ value: Any, in schema: Object) -> Bool {
    let (object, list) = (value as? Object, value as? [Any])
    switch keyword {
    case "$ref": return takes(value, definition(content as! String))
    case "type": return (content as? [String] ?? [content as! String]).contains { isOf(type: $0, value) }
    case "enum": return (content as! [NSObject]).contains { $0.isEqual(value) }
    case "pattern": return (value as? String).map { $0.range(of: content as! String, options: .regularExpression) != nil } ?? true
    case "anyOf": return (content as! [Object]).contains { takes(value, $0) }
    case "allOf": return (content as! [Object]).allSatisfy { takes(value, $0) }
    case "oneOf": return (content as! [Object]).count { takes(value, $0) } == 1
    case "required": return object.map { object in (content as! [String]).allSatisfy { object[$0] != nil } } ?? true
    case "minProperties": return object.map { $0.count >= content as! Int } ?? true
    case "minItems": return list.map { $0.count >= content as! Int } ?? true
    case "items": return list.map { $0.allSatisfy { takes($0, content as! Object) } } ?? true
    case "properties":
      return (content as! Object).allSatisfy { key, schema in object?[key].map { takes($0, schema as! Object) } ?? true }
    case "additionalProperties": return hasOnlyKnownKeys(object ?? [:], schema)
    case "dependencies":
      return (content as! Object).allSatisfy { key, need in object?[key] == nil || takes(value, needed(need)) }
    default: return true
    }
  }

  /// A dependency is a schema, or the keys that must be there.
  private func needed(_ dependency: Any) -> Object { dependency as? Object ?? ["required": dependency] }

  private func definition(_ reference: String) -> Object {
    (schema["definitions"] as! Object)[String(reference.split(separator: "/").last!)] as! Object
  }

  private func isOf(type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is Object
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    default: value is NSNumber
    }
  }

  private func hasOnlyKnownKeys(_ object: Object, _ schema: Object) -> Bool {
    guard schema["additionalProperties"] as? Bool == false else { return true }
    let known = (schema["properties"] as? Object ?? [:]).keys
    return object.keys.allSatisfy(known.contains)
  }
}
