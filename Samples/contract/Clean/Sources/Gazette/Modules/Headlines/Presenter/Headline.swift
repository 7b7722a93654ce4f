/// What the list shows of an article.
struct Headline {
    let title: String
    let byline: String
}
