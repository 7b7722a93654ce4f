/// A line of an assembly.
enum WiringStep: Sendable {
  case make(ModuleRole)
  case set(ModuleLink)
  /// A line in which `{view}` and the like stand for the parts.
  case line(String)
}
