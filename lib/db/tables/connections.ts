import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Zone } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'

const instant = () => timestamp({ withTimezone: true })

/** What is known of the way to the platform, by family and zone; shared by all instances. */
export const connections = pgTable(
  'connections',
  {
    family: text().$type<Family>().notNull(),
    zone: text().$type<Zone>().notNull(),
    lastSuccessAt: instant(),
    lastFailureAt: instant(),
    /** What failed last: a kind of failure, or the platform's code. */
    lastFailure: text(),
    /** The platform's clock minus ours, in milliseconds. */
    skewMs: integer(),
    skewAt: instant(),
    /** Of the parcel family: until when its token is good. */
    tokenUntil: instant(),
    /** The platform asked for fewer queries: none of the background's before then. */
    backOffUntil: instant(),
    /** How often in a row it did: each time the pause is longer. */
    backOffs: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.family, table.zone] })],
)
