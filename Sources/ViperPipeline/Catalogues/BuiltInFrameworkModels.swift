import ViperDialects
import ViperHeap

/// The models of frameworks that come with the tools.
enum BuiltInFrameworkModels {
  static let all: [FrameworkModel] = BuiltInFrameworks.all.map { name, yaml in
    do throws(FrameworkError) {
      return try FrameworkReader.read(yaml, file: "\(name).yml")
    } catch {
      preconditionFailure("the built-in model '\(name)' is not valid: \(error)")
    }
  }
}
