import type { Locale } from './locales'
import type { Messages } from './messages'

declare module 'next-intl' {
  // Declaration merging needs an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
