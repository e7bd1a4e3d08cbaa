import 'server-only'
import { eq } from 'drizzle-orm'
import { recordLook } from '@/lib/audit/record-look'
import { can, type Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { customers } from '@/lib/db/tables/customers'
import { findVisibleOrder } from '@/lib/orders/visible-order'
import { knownCustomers } from '../customers/known-customers'
import { type OrderForm, orderFormSchema } from '../model/order-form'
import type { OrderStart } from '../model/order-start'

/**
 * What another order like an earlier one begins with, or the next order of a known customer: for
 * now, with a code and a number of its own. Null where there is none that the person may repeat.
 */
export async function startOrder(input: {
  actor: Actor
  from: { orderId: number } | { customerId: number }
}): Promise<OrderStart | null> {
  const { actor, from } = input
  const db = database()
  return 'orderId' in from
    ? likeOrder(db, actor, from.orderId)
    : forCustomer(db, actor, from.customerId)
}

async function likeOrder(
  queries: Queries,
  actor: Actor,
  orderId: number,
): Promise<OrderStart | null> {
  const wanted = { actor, orderId, act: 'clone', among: ['food'] } as const
  const found = await findVisibleOrder(queries, wanted)
  if (!found || found.order.pseudonymisedAt) return null
  const { order, store } = found
  recordLook({ actor, storeId: store.id, what: 'order', order })
  const from = `order-${orderId}` as const
  const asked = orderFormSchema.safeParse(order.request)
  if (asked.success) {
    const { address } = asked.data
    return {
      from,
      storeId: store.id,
      order: { ...repeated(asked.data), pinFor: address, addressIdFor: address },
    }
  }
  // Placed elsewhere: what the platform told of it.
  const { doorLat: lat, doorLng: lng, totalCents } = order
  const address = order.address ?? ''
  return {
    from,
    storeId: store.id,
    order: {
      delivery: order.selfPickup ? 'pickup' : 'courier',
      recipientName: order.recipientName ?? '',
      recipientPhone: order.recipientPhone ?? '',
      address,
      ...(lat !== null && lng !== null && { location: { lat, lng }, pinFor: address }),
      amount: totalCents === null ? '' : (totalCents / 100).toFixed(2),
    },
  }
}

async function forCustomer(
  queries: Queries,
  actor: Actor,
  customerId: number,
): Promise<OrderStart | null> {
  const [row] = await queries.select().from(customers).where(eq(customers.id, customerId))
  if (!row || !can(actor, 'food.place', row.storeId)) return null
  recordLook({ actor, storeId: row.storeId, what: 'customers' })
  const [customer] = await knownCustomers(queries, [row])
  if (!customer) return null
  const [last] = customer.addresses
  const there = last && {
    address: last.address,
    location: last.location,
    pinFor: last.address,
    addressId: last.addressId,
    addressIdFor: last.address,
    remark: last.remark,
  }
  return {
    from: `customer-${customerId}`,
    storeId: row.storeId,
    order: {
      delivery: last ? 'courier' : 'pickup',
      recipientName: customer.name,
      recipientPhone: customer.phone,
      ...there,
    },
  }
}

/** All of an earlier form but its numbers and its time, which are another order's. */
function repeated(form: OrderForm): OrderStart['order'] {
  const { delivery, recipientName, recipientPhone, address, location, addressId } = form
  const { amount, paymentKind, remark, storeRemark, kitchenNote } = form
  const who = { recipientName, recipientPhone }
  const where = { delivery, address, location, addressId }
  return { ...who, ...where, amount, paymentKind, remark, storeRemark, kitchenNote }
}
