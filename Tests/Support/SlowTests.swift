internal import Foundation

/// The tests that take minutes: fuzzers with thousands of edits, browsers, Bazel. `VIPER_SLOW_TESTS=1 swift test` runs them too.
package enum SlowTests {
  package static let areWanted = ProcessInfo.processInfo.environment["VIPER_SLOW_TESTS"] == "1"
}
