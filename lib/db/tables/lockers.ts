import {
  bigint,
  doublePrecision,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true })

/**
 * The platform's self pickup points as it listed them last (express §2.5, §4.8). A locker that a
 * complete list no longer names is gone.
 */
export const lockers = pgTable(
  'lockers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull(),
    /** Empty where the platform names none: two brands may give one code. */
    brand: text().notNull().default(''),
    area: text(),
    district: text(),
    name: text(),
    address: text(),
    /** As the platform wrote them: no format is published. */
    openingHours: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** The refresh that named it last. */
    refreshId: bigint({ mode: 'number' })
      .notNull()
      .references(() => lockerRefreshes.id),
  },
  (table) => [unique('lockers_code').on(table.brand, table.code)],
)

/** Each reading of the whole list; complete when it has `finishedAt` and no `failure`. */
export const lockerRefreshes = pgTable('locker_refreshes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  startedAt: instant().notNull().defaultNow(),
  finishedAt: instant(),
  count: integer(),
  /** Why it broke off; a message key. */
  failure: text(),
})
