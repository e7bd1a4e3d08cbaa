import { dollarsText } from '../../core/decimal-text'
import { toLocalMinutes } from '../../core/local-time'
import { knownRegion } from '../../core/regions'
import type { ParcelRequest } from '../order'
import { pathMetres } from '../path-input'
import { priceOf } from '../price'

/** The answer to a quotation. The specification does not show it; amounts are dollar texts as elsewhere. */
export function quotation(
  request: ParcelRequest,
  region: string,
  { key, expiresAt }: { readonly key: string; readonly expiresAt: number },
) {
  const fees = priceOf(request)
  const total = fees.reduce((sum, { cents }) => sum + cents, 0)
  return {
    quotation_key: key,
    expire_time: toLocalMinutes(expiresAt, knownRegion(region).utcOffsetHours),
    currency: region === 'SG' ? 'SGD' : 'HKD',
    total: dollarsText(total),
    fees: fees.map(({ code, cents }) => ({ code, fee: dollarsText(cents) })),
    distance: String(Math.round(pathMetres(request.path))),
  }
}
