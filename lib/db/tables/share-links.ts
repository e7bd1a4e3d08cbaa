import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './orders'
import { people } from './people'

const instant = () => timestamp({ withTimezone: true })

/** A customer's link to follow one order. The token itself is kept nowhere. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token, hex. */
    tokenHash: text().notNull().unique(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdBy: bigint({ mode: 'number' }).references(() => people.id),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** When somebody opened it last. */
    openedAt: instant(),
  },
  (table) => [index('share_links_order').on(table.orderId)],
)
