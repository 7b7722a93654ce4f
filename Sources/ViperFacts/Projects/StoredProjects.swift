import ViperPlatform

/// The descriptions of projects in an index, with paths relative to the base path, since a checkout may lie elsewhere.
enum StoredProjects {
  static func bytes(_ projects: [ProjectDescription], basePath: AbsolutePath) -> [UInt8] {
    if projects.isEmpty { return [] }
    var writer = SnapshotWriter()
    func write(_ paths: [String], to writer: inout SnapshotWriter) {
      writer.write(paths) { $0.write(AbsolutePath($1).printed(in: basePath)) }
    }
    writer.write(projects) { writer, project in
      writer.write(project.kind.rawValue)
      write([project.path, project.folder] + project.members, to: &writer)
      writer.write(project.remoteProducts) { $0.write($1) }
      writer.write(project.declaresAll)
      writer.write(project.products) { writer, product in
        writer.write(product.name)
        writer.write(product.targets) { $0.write($1) }
      }
      writer.write(project.targets) { writer, target in
        writer.write(target.name)
        for texts in [target.modules, target.dependencies] { writer.write(texts) { $0.write($1) } }
        for flag in [target.isTest, target.isLibrary, target.hasAlternatives] { writer.write(flag) }
        write(target.files, to: &writer)
        writer.write(target.folders) { writer, folder in
          write([folder.path], to: &writer)
          for paths in [folder.included, folder.excluded] { write(paths, to: &writer) }
        }
      }
    }
    return writer.bytes
  }

  /// The descriptions that were stored; nil if the bytes are damaged.
  static func projects(_ bytes: [UInt8], basePath: AbsolutePath) -> [ProjectDescription]? {
    if bytes.isEmpty { return [] }
    var reader = SnapshotReader(FactBytes(bytes))
    let projects = reader.array { project(from: &$0, basePath) }
    return reader.isSound ? projects : nil
  }

  private static func project(from reader: inout SnapshotReader, _ basePath: AbsolutePath) -> ProjectDescription {
    let kind = ProjectDescription.Kind(rawValue: reader.int()) ?? reader.fail(.workspace)
    let places = paths(from: &reader, basePath)
    guard places.count >= 2 else { return reader.fail(ProjectDescription(kind: kind, path: "", folder: "")) }
    var project = ProjectDescription(kind: kind, path: places[0], folder: places[1])
    project.members = Array(places[2...])
    project.remoteProducts = texts(from: &reader)
    project.declaresAll = reader.bool()
    project.products = reader.array { ProjectDescription.Product(name: $0.text(), targets: texts(from: &$0)) }
    project.targets = reader.array { target(from: &$0, basePath) }
    return project
  }

  private static func target(from reader: inout SnapshotReader, _ basePath: AbsolutePath) -> ProjectDescription.Target {
    var target = ProjectDescription.Target(name: reader.text(), modules: texts(from: &reader))
    target.dependencies = texts(from: &reader)
    (target.isTest, target.isLibrary, target.hasAlternatives) = (reader.bool(), reader.bool(), reader.bool())
    target.files = paths(from: &reader, basePath)
    target.folders = reader.array { reader in
      let path = paths(from: &reader, basePath).first ?? reader.fail("")
      return ProjectDescription.SourceFolder(
        path: path, included: paths(from: &reader, basePath), excluded: paths(from: &reader, basePath))
    }
    return target
  }

  private static func texts(from reader: inout SnapshotReader) -> [String] { reader.array { $0.text() } }

  private static func paths(from reader: inout SnapshotReader, _ basePath: AbsolutePath) -> [String] {
    texts(from: &reader).map { AbsolutePath($0, in: basePath).string }
  }
}
