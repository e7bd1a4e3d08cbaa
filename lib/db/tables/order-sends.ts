import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders'

/**
 * What a process is asking of the platform about an order at this moment, written down before it
 * leaves and gone once its outcome is. What stands here of a process that has died was left behind.
 */
export const orderSends = pgTable(
  'order_sends',
  {
    id: uuid().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    what: text().$type<'creation' | 'cancellation'>().notNull(),
    /** Who sends it: lives while it holds the database lock of this name (decision 0170). */
    process: text().notNull(),
  },
  (table) => [index('order_sends_order').on(table.orderId)],
)
