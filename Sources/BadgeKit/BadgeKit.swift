// BadgeKit
