import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { people } from './people'
import { stores } from './stores'
import { tablets } from './tablets'

/** How a session began. */
export type SessionKind = 'password' | 'oidc' | 'pin'

/** Every sign-in, for as long as it may be looked at. The cookie carries its id and nothing else. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: bigint({ mode: 'number' })
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text().$type<SessionKind>().notNull(),
    /** The shared tablet on which the person typed their PIN. */
    tabletId: uuid().references(() => tablets.id, { onDelete: 'cascade' }),
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
    index('sessions_tablet').on(table.tabletId),
  ],
)

/** At which stores a session's live stream was open, and when last; written twice a minute. */
export const counters = pgTable(
  'counters',
  {
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    storeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.storeId] }),
    index('counters_store').on(table.storeId, table.lastSeenAt),
  ],
)
