import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './orders'
import { people } from './people'

const instant = () => timestamp({ withTimezone: true })
const id = () => bigint({ mode: 'number' })

/** Who looks after an order that something is wrong with, and what they wrote down. */
export const orderFollowUps = pgTable('order_care', {
  orderId: id()
    .primaryKey()
    .references(() => orders.id),
  ownerId: id().references(() => people.id),
  note: text().notNull().default(''),
  /** Out of the list until then. */
  snoozedUntil: instant(),
  changedAt: instant().notNull().defaultNow(),
  changedBy: id()
    .notNull()
    .references(() => people.id),
})
