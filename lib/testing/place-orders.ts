import type { Actor } from '@/lib/auth/actor'
import { expressOrders } from '@/lib/express/express-orders'
import type { WaybillForm } from '@/lib/express/model/waybill-form'
import { foodOrders } from '@/lib/food/food-orders'
import type { OrderForm } from '@/lib/food/model/order-form'
import type { PlacingResult } from '@/lib/orders/model/placing'
import { placeOrder } from '@/lib/orders/placing/place-order'
import type { ParcelForm } from '@/lib/parcels/model/parcel-draft'
import { parcelOrders } from '@/lib/parcels/parcel-orders'
import { typedParcel } from './forms/typed-parcel'

type Asked<Form> = { actor: Actor; form: Form }

/** Places a food order as its form does, without asking for its price once more. */
export function placeFood({ actor, form }: Asked<OrderForm>): Promise<PlacingResult> {
  const family = {
    ...foodOrders,
    confirm: (_asked: unknown, go: ReturnType<typeof foodOrders.check>) => Promise.resolve({ go }),
    answer: (placed: PlacingResult) => placed,
  }
  return placeOrder(family, { actor, form: { ...form, shownPrice: null } })
}

/** Places a parcel that is read already, as its form does once it has read it. */
export function placeParcel({ actor, form }: Asked<ParcelForm>): Promise<PlacingResult> {
  const { draft, quotationKey = null, ...asked } = form
  const family = {
    ...parcelOrders,
    isAskedOtherwise: () => false,
    check: () => ({ draft, quotationKey, quotedTotal: null }),
  }
  return placeOrder(family, { actor, form: { ...typedParcel(), ...asked, quote: null } })
}

/** Places a waybill as its form does. */
export function placeWaybill(input: Asked<WaybillForm>): Promise<PlacingResult> {
  return placeOrder(expressOrders, input)
}
