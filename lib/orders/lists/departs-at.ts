import 'server-only'
import { sql } from 'drizzle-orm'
import { orders } from '@/lib/db/tables/orders'

/**
 * When an order is to leave the store: when it is collected, or the beginning of the day of its
 * hand-in (decision 0158), else when it was made. As the index `orders_due` has it.
 */
export const departsAt = sql<Date>`coalesce(${orders.scheduledFor}, ${orders.createdAt})`
