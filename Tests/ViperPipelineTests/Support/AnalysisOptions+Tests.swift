import ViperFacts
import ViperPipeline
import ViperTestSupport

extension AnalysisOptions {
  /// A run that parses only what no other test has parsed.
  init(testing paths: [String], in folder: String, dialect: String? = nil) {
    self.init(paths: paths, basePath: folder, dialect: dialect, toolVersion: "test")
    known = .ofTests
  }
}
