import { bigint, customType, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Language } from '@/lib/domain/areas'
import { orders } from './orders'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * A waybill's label as the platform gave it. `paper` and `copies` are the choice that it answers;
 * empty and 0 where it answers every one, as of a locker supplier that takes neither (express §4.2).
 */
export const labels = pgTable(
  'labels',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    paper: text().$type<'' | 'A4' | '100X150'>().notNull(),
    copies: integer().notNull(),
    /** In which it was asked for (decision 0174). */
    language: text().$type<Language>().notNull(),
    pdf: bytes().notNull(),
    /** Of the PDF, hex: what is printed is what came. */
    sha256: text().notNull(),
    pages: integer().notNull(),
    fetchedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('labels_kind').on(table.orderId, table.paper, table.copies)],
)
