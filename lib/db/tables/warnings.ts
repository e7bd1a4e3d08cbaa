import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Family } from '@/lib/domain/stages'
import { stores } from './stores'

/** What the words of a warning name; of a customer nothing but the order's number. */
export type WarningFacts =
  | { kind: 'in-doubt'; orderId: number; family: Family; clientOrderId: string }
  /** `what`: the whole store is to be closed now, or dates have hours of their own. */
  | { kind: 'closure'; what: 'status' | 'temporary' }
  | { kind: 'job'; task: string }
  | { kind: 'counter'; since: string }

/** What managers were warned of by e-mail: each thing once, whichever instance found it. */
export const warnings = pgTable(
  'warnings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Its kind and what it is about: an order, a sending, a job, a silence. */
    thing: text().notNull(),
    /** Null: it is no store's. */
    storeId: bigint({ mode: 'number' }).references(() => stores.id, { onDelete: 'cascade' }),
    facts: jsonb().$type<WarningFacts>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('warnings_thing').on(table.thing),
    index('warnings_at').on(table.at),
    index('warnings_store').on(table.storeId),
  ],
)
