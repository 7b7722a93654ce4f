package import ViperYAML

/// The mistakes of a framework's file, in the order of lines.
package struct FrameworkError: Error, Equatable {
  package let mistakes: [YamlMistake]
}
