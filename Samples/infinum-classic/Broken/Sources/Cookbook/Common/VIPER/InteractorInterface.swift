protocol InteractorInterface: class {
}
