import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Zone } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'

/** The names of stores that the platform was asked about and knew; never one that it refused. */
export const identityTests = pgTable(
  'identity_tests',
  {
    family: text().$type<Family>().notNull(),
    zone: text().$type<Zone>().notNull(),
    /** As the store's row has it: `client_merchant_id` of food, `merchant_id` of the others. */
    identity: text().notNull(),
    testedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.family, table.zone, table.identity] })],
)
