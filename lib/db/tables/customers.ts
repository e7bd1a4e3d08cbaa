import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { stores } from './stores'

const instant = () => timestamp({ withTimezone: true })

/** Who ordered at a store before, by phone. Never shared between stores. */
export const customers = pgTable(
  'customers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    storeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** National digits as orders keep it; of another country, `+` and all of its digits. */
    phone: text().notNull(),
    name: text().notNull(),
    /** What staff should know, such as a gate's code: theirs alone, it never goes out. */
    note: text().notNull().default(''),
    orderCount: integer().notNull().default(1),
    firstOrderAt: instant().notNull(),
    lastOrderAt: instant().notNull(),
  },
  (table) => [
    unique('customers_store_phone').on(table.storeId, table.phone),
    // The list of a store, latest first, page by page.
    index('customers_latest').on(table.storeId, table.lastOrderAt, table.id),
    // While the first digits are typed.
    index('customers_phone_prefix').on(table.storeId, table.phone.op('text_pattern_ops')),
    // By any part of the name.
    index('customers_name').using(
      'gin',
      table.storeId,
      sql`search_text(${table.name}) gin_trgm_ops`,
    ),
  ],
)

/** Where a customer's orders went. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** Issued by the platform (food §4.2 `user_address_id`); empty where there is none. */
    platformAddressId: text().notNull().default(''),
    /** What the courier was told there last. */
    remark: text().notNull().default(''),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    unique('customer_addresses_address').on(table.customerId, table.address),
    check('customer_addresses_lat', sql`${table.lat} between -90 and 90`),
    check('customer_addresses_lng', sql`${table.lng} between -180 and 180`),
  ],
)
