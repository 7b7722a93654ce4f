/// What the parts of the scene hand to one another.
enum Shelf {
  struct Request {}
  struct Response { let books: [Book] }
  struct ViewModel { let titles: [String] }
}
