import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people'
import { stores } from './stores'

/** A device that stands in a store for several people, who switch on it by PIN (decision 0240). */
export const tablets = pgTable(
  'tablets',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** As people call it: "Counter". */
    name: text().notNull(),
    /** SHA-256 of what its cookie holds. */
    tokenHash: text().notNull().unique(),
    /** After how many minutes without a touch its screen locks. */
    lockMinutes: integer().notNull(),
    /** Who signed it in; null once they are gone. */
    signedInBy: bigint({ mode: 'number' }).references(() => people.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('tablets_store').on(table.storeId),
    check('tablets_lock', sql`${table.lockMinutes} between 1 and 60`),
  ],
)
