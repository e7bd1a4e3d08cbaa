import { toLocalMinutes } from '../../core/local-time'
import { knownRegion } from '../../core/regions'
import { centsOf, dollarsText } from '../../core/signed/wire'
import { readParcelRequest } from '../input/order-input'
import { pathMetres } from '../input/path-input'
import type { ParcelRequest } from '../order'
import type { ParcelOperation } from '../parcel-call'

/** POST /order/quote (conventions §4.8): what such an order would cost, and the key to that price. */
export const quoteOrder: ParcelOperation = (call, { quotations, world }) => {
  const request = readParcelRequest(call, world.clock.now())
  return quotation(request, call.region, quotations.keep(request))
}

const FIRST_KILOMETRES = 3

const BY_BOX: Readonly<Record<string, number>> = { L: 2000, XL: 4500 }

/** The answer to a quotation. The specification does not show it; amounts are dollar texts as elsewhere. */
function quotation(
  request: ParcelRequest,
  region: string,
  { key, expiresAt }: { readonly key: string; readonly expiresAt: number },
) {
  const fees = priceOf(request)
  const total = fees.reduce((sum, { cents }) => sum + cents, 0)
  return {
    quotation_key: key,
    expire_time: toLocalMinutes(expiresAt, knownRegion(region).utcOffsetHours),
    currency: knownRegion(region).currency,
    total: dollarsText(total),
    fees: fees.map(({ code, cents }) => ({ code, fee: dollarsText(cents) })),
    distance: String(Math.round(pathMetres(request.path))),
  }
}

type Fee = { readonly code: string; readonly cents: number }

/** What an order costs, in cents, part by part. */
function priceOf({ product, path, items, vas }: ParcelRequest): readonly Fee[] {
  const kilometres = Math.max(0, Math.ceil(pathMetres(path) / 1000) - FIRST_KILOMETRES)
  return [
    { code: 'BASE', cents: product.baseFee },
    { code: 'DISTANCE', cents: kilometres * product.perKilometre },
    { code: 'BOX', cents: BY_BOX[items?.box ?? ''] ?? 0 },
    ...vas.map(({ service, option }) => ({
      code: service.code,
      cents: option.fee === '' ? 0 : centsOf(option.fee),
    })),
  ].filter(({ code, cents }) => code === 'BASE' || cents > 0)
}
