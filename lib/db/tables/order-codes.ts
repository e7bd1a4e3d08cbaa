import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
