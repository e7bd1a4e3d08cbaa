import type { MessageLanguage } from './locales'
import type { CompleteMessages } from './complete-messages'
import { messagesOf } from './messages'

type Namespace = keyof CompleteMessages

/** What groups of pages have in the browser. Behind the sign-in one goes anywhere without reloading. */
const SETS = {
  entry: ['common', 'shell', 'people', 'errors', 'demo', 'tablets'],
  track: ['common', 'map', 'tracking'],
  desk: null,
  /** What is printed in a store's language beside a page in the person's. */
  paper: ['ticket', 'food', 'printing', 'sheets', 'scan'],
} as const satisfies Record<string, readonly Namespace[] | null>

export type MessageSet = keyof typeof SETS

export function isMessageSet(value: string): value is MessageSet {
  return Object.hasOwn(SETS, value)
}

/** Written by the server alone. */
const ON_THE_SERVER: readonly Namespace[] = ['failure', 'mail', 'warehouseReport', 'hoursReport']

/** The messages of one group of pages in one language, by namespace. */
export function messagesOfSet(
  language: MessageLanguage,
  set: MessageSet,
): Partial<CompleteMessages> {
  const all = messagesOf(language)
  const names: readonly string[] = SETS[set] ?? Object.keys(all)
  const shown = Object.entries(all).filter(
    ([name]) => names.includes(name) && !ON_THE_SERVER.some((it) => it === name),
  )
  return Object.fromEntries(shown)
}
