/// A property of an entity.
struct EntityField {
  var name: String
  var type: String
  /// How a presenter shows it.
  var display: String

  static let all = [
    EntityField(name: "title", type: "String", display: "entity.title"),
    EntityField(name: "note", type: "String?", display: "entity.note ?? \"\""),
    EntityField(name: "amount", type: "Double", display: "String(format: \"%.2f\", entity.amount)"),
    EntityField(name: "quantity", type: "Int", display: "\"\\(entity.quantity)\""),
    EntityField(name: "createdAt", type: "Date", display: "_formatter.string(from: entity.createdAt)"),
    EntityField(name: "isFavorite", type: "Bool", display: "entity.isFavorite ? \"★\" : \"☆\""),
    EntityField(name: "tags", type: "[String]", display: "entity.tags.joined(separator: \", \")"),
    EntityField(name: "ownerName", type: "String", display: "entity.ownerName.uppercased()"),
  ]
}
