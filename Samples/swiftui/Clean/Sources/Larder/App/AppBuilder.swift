import SwiftUI

/// Makes the screens that are SwiftUI throughout.
struct AppBuilder {
    let services: AppServices
}
