import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Family, Stage } from '@/lib/domain/stages'
import { people } from './people'

/** Status codes that came and are not published, and what an administrator said they mean. */
export const statusCodes = pgTable(
  'status_codes',
  {
    family: text().$type<Family>().notNull(),
    code: integer().notNull(),
    /** The platform's latest words for it, in the language of some order. */
    text: text(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null until somebody has said it. */
    stage: text().$type<Stage>(),
    decidedBy: bigint({ mode: 'number' }).references(() => people.id),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.family, table.code] })],
)
