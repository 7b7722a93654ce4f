internal import Foundation

/// The tests that take minutes: fuzzers with thousands of edits, all mutants, whole sizes of stress tests, browsers, Bazel.
/// `VIPER_SLOW_TESTS=1 swift test` runs them too, as the nightly job does.
package enum SlowTests {
  package static let areWanted = ProcessInfo.processInfo.environment["VIPER_SLOW_TESTS"] == "1"
}
