import ArgumentParser
import ViperGraph

extension SourceLinks {
  /// Nil where no template is given.
  init?(option template: String?, basePath: String) throws {
    guard let template else { return nil }
    do {
      self = try SourceLinks(template, basePath: basePath)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
