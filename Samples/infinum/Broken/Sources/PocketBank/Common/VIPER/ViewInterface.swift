protocol ViewInterface: AnyObject {
}
