/// The operating system's message for an error number.
package enum SystemError {
  package static func text(_ number: Int32) -> String { String(cString: strerror(number)).lowercased() }
}
