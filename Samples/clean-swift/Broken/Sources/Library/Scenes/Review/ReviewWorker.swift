final class ReviewWorker {
  func books() -> [Book] { [] }
}
