/// A command that has done its work and ends with another status than `clean`.
package struct CommandEnd: Error {
  let status: RunStatus

  package init(_ status: RunStatus) { self.status = status }
}
