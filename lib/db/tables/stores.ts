import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Region } from '@/lib/domain/areas'

/** A place of the merchant's, and the names by which the platform knows it in each family. */
export const stores = pgTable(
  'stores',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    name: text().notNull(),
    nameZh: text(),
    region: text().$type<Region>().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    address: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** `client_merchant_id` (food §2.4); null where the store has no food delivery. */
    foodClientMerchantId: text().unique(),
    /** `merchant_id` of the parcel family; several stores may share one contract's. */
    parcelMerchantId: text(),
    /** Whether that merchant has a monthly contract: it cannot be asked (convention §4.4). */
    parcelHasContract: boolean().notNull().default(true),
    /** `merchant_id` of the express family, an int there (express §4.1). */
    expressMerchantId: integer(),
    /** Minutes after which an order of this store is late though no prediction says so. */
    lateWaitingMinutes: integer().notNull().default(10),
    lateAtStoreMinutes: integer().notNull().default(10),
    lateRidingMinutes: integer().notNull().default(45),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('stores_lat', sql`${table.lat} between -90 and 90`),
    check('stores_lng', sql`${table.lng} between -180 and 180`),
  ],
)
