import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { people } from '../people'

/** Of a day, each morning, or of a week from Monday to Sunday, each Monday. */
export type Rhythm = 'daily' | 'weekly'

const personId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })
const rhythm = () => text().$type<Rhythm>().notNull()
const at = () => timestamp({ withTimezone: true })

/** Who gets a summary of the reports by e-mail; who gets none has no row. */
export const reportSubscriptions = pgTable('report_subscriptions', {
  personId: personId().primaryKey(),
  rhythm: rhythm(),
  /** Empty: all where the person may see reports, also those that come. */
  storeIds: bigint({ mode: 'number' })
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** What was due before is not sent. */
  since: at().notNull(),
})

/** Each summary once for a person and its days, whichever instance sends it (decision 0329). */
export const reportMails = pgTable(
  'report_mails',
  {
    personId: personId(),
    rhythm: rhythm(),
    /** Its first day: yesterday, or a Monday. */
    day: date().notNull(),
    queuedAt: at().notNull(),
    /** It was about to be given to the SMTP server: from then on nobody else sends it. */
    startedAt: at(),
    sentAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.rhythm, table.day] }),
    index('report_mails_queued').on(table.queuedAt),
  ],
)

/** One row that the main database writes each minute: how new a copy of it is (decision 0330). */
export const reportHeartbeat = pgTable(
  'report_heartbeat',
  { id: integer().primaryKey().default(1), at: at().notNull() },
  (table) => [check('report_heartbeat_one', sql`${table.id} = 1`)],
)
