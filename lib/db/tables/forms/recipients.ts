import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { Recipient } from '@/lib/domain/express/waybill-draft'
import { stores } from '../stores'

const instant = () => timestamp({ withTimezone: true })

/** To whom a store sent waybills, or was told to by a file. Never shared between stores. */
export const recipients = pgTable(
  'recipients',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    storeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** National digits; of another country, `+` and all of its digits. */
    phone: text().notNull(),
    name: text().notNull(),
    /** The door and the locker that were used last, with the rest of what a form asks. */
    recipient: jsonb().$type<Recipient>().notNull(),
    useCount: integer().notNull().default(0),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    unique('recipients_store_phone_name').on(table.storeId, table.phone, table.name),
    // The list of a store, latest first, page by page.
    index('recipients_latest').on(table.storeId, table.lastUsedAt, table.id),
    // While the first digits are typed.
    index('recipients_phone_prefix').on(table.storeId, table.phone.op('text_pattern_ops')),
    // By any part of the name.
    index('recipients_name').using(
      'gin',
      table.storeId,
      sql`search_text(${table.name}) gin_trgm_ops`,
    ),
  ],
)
