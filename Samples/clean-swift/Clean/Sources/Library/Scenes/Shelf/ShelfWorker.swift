final class ShelfWorker {
  func books() -> [Book] { [] }
}
