final class SearchWorker {
  func books() -> [Book] { [] }
}
