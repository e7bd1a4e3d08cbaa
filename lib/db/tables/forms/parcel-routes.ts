import { bigint, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { stores } from '../stores'

const instant = () => timestamp({ withTimezone: true })

/** A round of parcels that a store sends again and again, by name. */
export const parcelRoutes = pgTable(
  'parcel_routes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    storeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The form as it was typed, without its times and numbers. */
    parcel: jsonb().$type<Record<string, unknown>>().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [unique('parcel_routes_name').on(table.storeId, table.name)],
)
