import type { ClosedDay, ClosedMinutes } from './closings'
import type { ReportDays } from './report-days'

/** What was sent to the platform of a store's hours; `closed` and `opened` by the switch. */
export const SENT_KINDS = ['regular', 'temporary', 'closed', 'opened'] as const
export type SentKind = (typeof SENT_KINDS)[number]

/** What became of it; `waiting`: not sent yet, or provably not arrived. */
export const SENT_ENDS = ['accepted', 'refused', 'unconfirmed', 'replaced', 'waiting'] as const
export type SentEnd = (typeof SENT_ENDS)[number]
export type SentCounts = Readonly<Record<'sent' | SentEnd, number>>

/** By whom, at which store; `personId` null: a store reopened by itself. */
export type SentRow = SentCounts & {
  storeId: number
  kind: SentKind
  personId: number | null
  name: string | null
}

/** Everything on the page of hours and closures. */
export type HoursReport = {
  storeIds: readonly number[]
  days: ReportDays
  sent: readonly SentRow[]
  byReason: readonly ClosedMinutes[]
  byDay: readonly ClosedDay[]
  /** When it was counted; ISO. */
  asOf: string
}

/** Rows that are alike in something, added up; the most sent first. */
export function sumSent<Key extends string | number | null>(
  rows: readonly SentRow[],
  keyOf: (row: SentRow) => Key,
): (SentCounts & { key: Key; name: string | null })[] {
  const groups = new Map<Key, SentCounts & { key: Key; name: string | null }>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = groups.get(key)
    const sums = Object.fromEntries(
      (['sent', ...SENT_ENDS] as const).map((end) => [end, row[end] + (known?.[end] ?? 0)]),
    ) as SentCounts
    groups.set(key, { ...sums, key, name: row.name })
  }
  return [...groups.values()].toSorted((a, b) => b.sent - a.sent)
}
