import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true })

/** How much of each kind a run has removed. */
export type RetentionCounts = Readonly<Record<string, number>>

/** Each time that what must end was looked for. */
export const retentionRuns = pgTable('retention_runs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  startedAt: instant().notNull().defaultNow(),
  /** Null while it runs, and of one that was cut short. */
  finishedAt: instant(),
  /** By which setting. */
  days: integer().notNull(),
  removed: jsonb().$type<RetentionCounts>(),
  /** Why it broke off: a kind of failure. */
  failure: text(),
})
