/// A part of a configuration as its file states it, with lines.
package indirect enum ConfigurationValue: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    package var key: String
    package var value: ConfigurationValue

    package init(key: String, value: ConfigurationValue) {
      self.key = key
      self.value = value
    }
  }

  case text(String, line: Int?)
  case list([ConfigurationValue], line: Int?)
  case map([Entry], line: Int?)
}
