import ViperPipeline

/// A command that has done its work and ends with another status than `clean`.
struct CommandEnd: Error {
  let status: RunStatus
}
