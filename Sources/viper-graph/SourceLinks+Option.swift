import ArgumentParser
import ViperGraph

extension SourceLinks {
  /// Nil without a template.
  init?(option template: String?, basePath: String) throws {
    guard let template else { return nil }
    do {
      self = try SourceLinks(template, basePath: basePath)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
