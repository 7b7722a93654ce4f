struct ConversationCellModel {
    let title: String
    let preview: String
}
