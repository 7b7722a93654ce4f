final class ContactPickerRouter: ContactPickerRouterInput {}
