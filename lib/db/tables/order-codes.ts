import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Family } from '@/lib/domain/stages'
import { orders } from './orders'

/** Whose number it is: ours, the platform's, or that of the carrier behind it (express §2.3). */
export type OrderCodeKind =
  | 'client-order'
  | 'client-shipment'
  | 'platform-order'
  | 'shipment'
  | 'carrier-order'
  | 'carrier-waybill'

/**
 * Every number by which an order can be found: by a search, or by whatever is scanned off its
 * label. The same number may stand for several orders: it is the reader's to tell.
 */
export const orderCodes = pgTable(
  'order_codes',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    kind: text().$type<OrderCodeKind>().notNull(),
    /** As it was written, in capitals. */
    code: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    index('order_codes_code').on(table.code.op('text_pattern_ops')),
  ],
)

/** Orders whose ids are alike but for so many bits are searched together: 32,768 of them. */
export const SEARCH_BLOCK_BITS = 15

/**
 * What lists look orders up by, one row an order. Kept by triggers of the database alone, in the
 * transaction that changes the order or its numbers (decision 0280): nothing here writes it.
 */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    family: text().$type<Family>().notNull(),
    storeId: bigint({ mode: 'number' }).notNull(),
    /** As it was asked for; null for food, and for what was made elsewhere. */
    product: text(),
    /** Of a waybill's recipient, as it was typed. */
    district: text(),
    /** Every number, name, phone and address of the order, a line each, as `order_search_text` has it. */
    text: text().notNull(),
  },
  (table) => [
    // Parts of words, among some orders in turn and at some stores (decision 0308). What comes in is
    // put into it at once: each part of a search would read again what still waits to be put in.
    index('order_search_parts')
      .using(
        'gin',
        sql`(${table.orderId} >> ${sql.raw(String(SEARCH_BLOCK_BITS))})`,
        table.storeId,
        table.text.op('gin_trgm_ops'),
      )
      .with({ fastupdate: false }),
    index('order_search_store').on(table.family, table.storeId, table.orderId),
    index('order_search_product')
      .on(table.family, table.storeId, table.product, table.orderId)
      .where(sql`${table.product} is not null`),
    index('order_search_district')
      .on(table.family, table.storeId, table.district, table.orderId)
      .where(sql`${table.district} is not null`),
  ],
)
