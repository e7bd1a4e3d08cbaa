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
import type { Language, Region } from '@/lib/domain/areas'
import type { StoreColour } from '@/lib/domain/store-colour'
import type { AdvanceMinutes } from '@/lib/domain/time/local-time'

/** A place of the merchant's, and the names by which the platform knows it in each family. */
export const stores = pgTable(
  'stores',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    name: text().notNull(),
    nameZh: text(),
    region: text().$type<Region>().notNull(),
    /** In which the platform's texts are read here; null: the region's own. */
    language: text().$type<Language>(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    address: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** By which people know it, on its customers' page and beside its orders; null: by its number. */
    colour: text().$type<StoreColour>(),
    /** `client_merchant_id` (food §2.4); null where the store has no food delivery. */
    foodClientMerchantId: text().unique(),
    /** Brand profile of a customised integration (food §4.7); empty where there is none. */
    foodProfile: text().notNull().default(''),
    /** Whether the platform has issued IDs for addresses (food §4.2 `user_address_id`). */
    foodUsesAddressIds: boolean().notNull().default(false),
    /** `merchant_id` of the parcel family; several stores may share one contract's. */
    parcelMerchantId: text(),
    /** Whether that merchant has a monthly contract: it cannot be asked (convention §4.4). */
    parcelHasContract: boolean().notNull().default(true),
    /** `merchant_id` of the express family, an int of any size there (express §4.1). */
    expressMerchantId: bigint({ mode: 'number' }),
    /** Whether that merchant uses services that take a `shipment_code` of ours (express §4.1). */
    expressShipmentCodes: boolean().notNull().default(false),
    /** How far ahead a food order for later must be: 30 minutes, or 60 in a variant (food §4.2). */
    foodAdvanceMinutes: integer().$type<AdvanceMinutes>().notNull().default(30),
    /** Whether staff say here when food is ready and handed over (decision 0245). */
    foodUsesKitchenMarks: boolean().notNull().default(false),
    /** Minutes after which an order of this store is late though no prediction says so. */
    lateWaitingMinutes: integer().notNull().default(10),
    lateAtStoreMinutes: integer().notNull().default(10),
    lateRidingMinutes: integer().notNull().default(45),
    /** Made by the demo, and known to the simulator alone (decision 0193). */
    isDemo: boolean().notNull().default(false),
    /** Since when nothing more is done there; its orders can still be read. */
    disabledAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('stores_food_advance', sql`${table.foodAdvanceMinutes} in (30, 60)`),
    check('stores_lat', sql`${table.lat} between -90 and 90`),
    check('stores_lng', sql`${table.lng} between -180 and 180`),
  ],
)
