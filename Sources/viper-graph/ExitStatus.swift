/// What the shell is told. A picture with findings is a success: it shows them.
enum ExitStatus: Int32 {
  case success = 0
  case usage = 2
  case incomplete = 3
  case internalError = 70
}
