import { quotation } from '../formatters/quotation'
import { readParcelRequest } from '../order-input'
import type { ParcelOperation } from '../parcel-call'

/** POST /order/quote (conventions §4.8): what such an order would cost, and the key to that price. */
export const quoteOrder: ParcelOperation = (call, { quotations, world }) => {
  const request = readParcelRequest(call, world.clock.now())
  return quotation(request, call.region, quotations.keep(request))
}
