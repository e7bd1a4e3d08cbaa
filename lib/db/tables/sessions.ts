import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people'

/** How a session began. */
export type SessionKind = 'password' | 'oidc'

/** Every sign-in, for as long as it may be looked at. The cookie carries its id and nothing else. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: bigint({ mode: 'number' })
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text().$type<SessionKind>().notNull(),
    /** Where the sign-in came from. */
    address: text().notNull(),
    /** Browser and system as people call them; null for one that does not say. */
    device: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Written at most once a minute. */
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Its absolute end, whatever is done until then. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('sessions_person').on(table.personId, table.lastSeenAt),
    index('sessions_expiry').on(table.expiresAt),
  ],
)
