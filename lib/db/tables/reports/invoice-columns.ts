import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { stores } from '../stores'

/** What the columns of the platform's invoices are called, as somebody said it for a store. */
export const invoiceColumns = pgTable('invoice_columns', {
  storeId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  /** The name of the column with the order's number, as the header has it. */
  numberColumn: text().notNull(),
  amountColumn: text().notNull(),
  savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
