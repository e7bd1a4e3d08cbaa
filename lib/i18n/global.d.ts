import type { Locale } from './locales'
import type { Messages } from './complete-messages'

declare module 'next-intl' {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
