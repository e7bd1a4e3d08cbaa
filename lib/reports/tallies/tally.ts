import type { SQL } from 'drizzle-orm'
import type { TallyName } from '@/lib/db/tables/reports/report-tallies'
import type { Family } from '@/lib/domain/stages'
import type { Span } from '../span-figures'

/** What a page of reports adds up of the orders of some days. */
export type Tally = {
  name: TallyName
  families: readonly Family[]
  /** How many counts a row has. */
  width: number
  /**
   * The orders of spans, counted anew as rows `(period, store_id, day, part, key, counts)`. `now` is
   * the instant by which what is over is over.
   */
  rows: (family: Family, spans: readonly Span[], now: SQL) => SQL
}
