internal import ViperFacts
internal import ViperLinking
package import ViperText

/// The architecture that the user states for a code base or for some files, in place of the one that the wiring shows.
package struct ArchitecturePin: Sendable {
  /// Nil to detect it, where another pin states one for more files.
  package var architecture: Architecture?
  /// The files that it applies to; nil for all.
  package var paths: [PathPattern]?
  /// The evidence in words: `set by architecture: in .viper-lint.yml:3`.
  package var origin: String

  package init(architecture: Architecture?, paths: [PathPattern]? = nil, origin: String) {
    self.architecture = architecture
    self.paths = paths
    self.origin = origin
  }

  /// - Parameter path: absolute.
  package func applies(toFile path: String) -> Bool { paths.map { $0.contains { $0.matches(file: path) } } ?? true }
}

/// The files of one root whose architecture the user states.
struct SetArchitectures: Sendable {
  /// A pin with the files of the root that it decides.
  struct Group: Sendable {
    var architecture: Architecture
    var origin: String
    /// Whether it applies to all files that no other pin does.
    var isWhole: Bool
    var files: [Int32]
  }

  /// In the order of the pins, without those that decide nothing here.
  let groups: [Group]
  /// By file, the position in `groups`.
  private let positions: [Int32: Int]
  /// The files of the root that no group has.
  let rest: [Int32]

  /// - Parameter pins: the last one that matches a file decides.
  init(_ pins: [ArchitecturePin], root: Int, in codebase: Codebase) {
    var files: [Int: (architecture: Architecture, files: [Int32])] = [:]
    var rest: [Int32] = []
    if !pins.isEmpty {
      for (number, file) in codebase.files.enumerated() where file.root == root {
        let pin = pins.indices.last { pins[$0].applies(toFile: file.source.path) }
        if let pin, let architecture = pins[pin].architecture {
          files[pin, default: (architecture, [])].files.append(Int32(number))
        } else {
          rest.append(Int32(number))
        }
      }
    }
    groups = files.sorted { $0.key < $1.key }.map { pin, group in
      Group(
        architecture: group.architecture, origin: pins[pin].origin, isWhole: pins[pin].paths == nil, files: group.files)
    }
    positions = Dictionary(
      uniqueKeysWithValues: groups.enumerated().flatMap { group in group.element.files.map { ($0, group.offset) } })
    self.rest = rest
  }

  subscript(file: Int32) -> Int? { positions[file] }

  /// Whether the wiring decides about no file of the root.
  var decideAll: Bool { !groups.isEmpty && rest.isEmpty }
}
