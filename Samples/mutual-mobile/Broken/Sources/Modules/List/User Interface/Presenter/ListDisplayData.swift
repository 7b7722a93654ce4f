struct ListDisplayData: Equatable {
    let items: [ListDisplayItem]
}
