/// The type of a property, and how many levels deep the evaluation goes to infer it: none where it is written.
struct InferredType: Sendable {
  var type: SemanticType
  var height: Int
}
