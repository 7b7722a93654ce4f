import Foundation
import GeneratedApp

/// Generated code bases on disk, each written once.
struct GeneratedApps {
  let folder: URL

  func path(modules: Int) throws -> String {
    let target = folder.appendingPathComponent("Generated\(modules)")
    if !FileManager.default.fileExists(atPath: target.path) {
      // Under another name until it is whole: a run that was stopped must not leave half of one to be measured.
      let unfinished = folder.appendingPathComponent("Unfinished\(modules)")
      try? FileManager.default.removeItem(at: unfinished)
      try GeneratedApp(modules: modules).write(to: unfinished)
      try FileManager.default.moveItem(at: unfinished, to: target)
    }
    return target.path
  }
}
