import 'server-only'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { customers } from '@/lib/db/tables/customers'
import { orders } from '@/lib/db/tables/orders'
import { Problem } from '@/lib/domain/problem'
import type { CustomerRef } from '../model/customer-data'

/** Who is meant: by phone, and by name only where no phone is known. */
export type Who = { phone: string; name: null } | { phone: null; name: string }

/** The customer that an order or an entry of a store's list is about. Throws `customerNotFound`. */
export async function whoIs(queries: Queries, { ref }: CustomerRef): Promise<Who> {
  const id = Number(ref.slice(1))
  if (ref.startsWith('c')) {
    const [known] = await queries.select().from(customers).where(eq(customers.id, id))
    if (!known) throw new Problem('customerNotFound')
    return { phone: known.phone, name: null }
  }
  const [order] = await queries.select().from(orders).where(eq(orders.id, id))
  const name = order?.recipientName ?? order?.title ?? null
  if (order?.recipientPhone) return { phone: order.recipientPhone, name: null }
  if (name === null) throw new Problem('customerNotFound')
  return { phone: null, name }
}

/** In which JSON of ours a phone stands as a value of its own. */
const quoted = (phone: string) => `%"${phone.replace(/[\\%_"]/g, '')}"%`

/** The orders that go to them, or whose form or answer names their phone anywhere. */
export function ordersOf({ phone, name }: Who): SQL {
  if (phone === null) {
    return sql`(o.recipient_phone is null and ${name} in (o.recipient_name, o.title))`
  }
  return sql`(o.recipient_phone = ${phone} or o.request::text like ${quoted(phone)}
    or o.answer::text like ${quoted(phone)})`
}

/** Where a text of JSON or a callback names the phone; nothing where none is known. */
export function namesPhone(text: SQL, { phone }: Who): SQL {
  return phone === null ? sql`false` : sql`${text} like ${quoted(phone)}`
}

/** Stores keep a number of another country with `+` and its calling code. */
export function knownAs({ phone }: Who): SQL {
  return phone === null ? sql`false` : sql`(c.phone = ${phone} or c.phone like ${`+%${phone}`})`
}
