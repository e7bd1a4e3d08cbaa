import type { OrderRow } from '@/lib/orders/lock-order'
import type { ToldFacts } from '@/lib/orders/model/order-detail'
import { readPlacedOrder } from '@/lib/platform/food/create-order'
import { type FoodOrder, readFoodOrder } from '@/lib/platform/food/order-info'
import type { JsonValue } from '@/lib/platform/http/parse-json'

/** What a kept answer tells: that of the creation until the platform was asked (food §4.2, §4.4). */
export function toldFacts({
  answer,
  requestedPickupAt,
}: Pick<OrderRow, 'answer' | 'requestedPickupAt'>): ToldFacts {
  const kept = answer as JsonValue
  const order = readIf(kept, readFoodOrder)
  const moments = order ?? readIf(kept, readPlacedOrder)
  return {
    title: order?.title ?? null,
    brand: order && brandOf(order),
    remark: order?.remark ?? null,
    storeRemark: order?.storeRemark ?? null,
    requestedPickupAt: iso(moments?.requestedPickupAt ?? requestedPickupAt),
    requestedDeliveryAt: iso(moments?.requestedDeliveryAt),
    doneAt: iso(order?.doneAt),
    cancellation: order?.cancel ? { ...order.cancel, at: iso(order.cancel.at) } : null,
  }
}

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null

function readIf<Told>(kept: JsonValue, read: (data: JsonValue) => Told): Told | null {
  if (kept === null) return null
  try {
    return read(kept)
  } catch {
    // Kept as it came: what cannot be read is still there to be looked at.
    return null
  }
}

/** The brand that an order is of; null where the platform names none. */
export function brandOf({ brandId: id, brandKey: key }: FoodOrder): ToldFacts['brand'] {
  return id === null && key === null ? null : { id, key }
}
