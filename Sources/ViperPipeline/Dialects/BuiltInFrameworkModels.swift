import ViperDialects
import ViperHeap

/// The models of frameworks that come with the tools.
enum BuiltInFrameworkModels {
  static let all: [FrameworkModel] = {
    do throws(FrameworkError) {
      return try FrameworkReader.read(BuiltInFrameworks.all)
    } catch {
      preconditionFailure("a built-in model is not valid: \(error)")
    }
  }()
}
