import { createHash } from 'node:crypto'
import type { World } from '../core/world'
import { canonicalText, type WireValue } from '../core/wire'
import type { ParcelRequest } from './order'
import { ParcelError } from './parcel-error'

/** How long a quotation is good, of the real clock. The specification shows no limit. */
export const QUOTATION_LIFETIME_MS = 10 * 60_000

type Quotation = { readonly expiresAt: number; readonly pricedOn: string }

/** Quotation keys. One is good until its end, for orders that would be priced the same. */
export class Quotations {
  /** Oldest first. */
  private readonly byKey = new Map<string, Quotation>()
  private count = 0

  constructor(private readonly world: World) {}

  keep(request: ParcelRequest) {
    const now = this.world.clock.now()
    this.forgetBefore(now)
    this.count += 1
    const key = `PQ${this.world.seed}-${String(this.count).padStart(9, '0')}`
    const expiresAt = now + QUOTATION_LIFETIME_MS
    this.byKey.set(key, { expiresAt, pricedOn: pricedOn(request) })
    return { key, expiresAt }
  }

  /** Refuses an unknown or expired key with 4001280009, and one for another order with 4001260300. */
  check(key: string, request: ParcelRequest) {
    const quotation = this.byKey.get(key)
    if (!quotation || this.world.clock.now() >= quotation.expiresAt)
      throw new ParcelError(4001280009, 'quotation_key is unknown or has expired')
    if (quotation.pricedOn !== pricedOn(request))
      throw new ParcelError(4001260300, 'quotation_key was given for another order')
  }

  reset() {
    this.byKey.clear()
    this.count = 0
  }

  private forgetBefore(now: number) {
    for (const [key, { expiresAt }] of this.byKey) {
      if (expiresAt > now) return
      this.byKey.delete(key)
    }
  }
}

/** A fingerprint of all that the price depends on; contacts, addresses' words and remarks do not count. */
function pricedOn({
  merchantId,
  product,
  positions,
  scheduleText,
  path,
  vas,
  items,
  cod,
}: ParcelRequest) {
  const facts: WireValue = [
    merchantId,
    product.code,
    positions.map(({ code }) => code).sort(),
    scheduleText,
    path.map(({ coordinateText }) => coordinateText.replace(' ', '')),
    vas.map(({ service, option }) => `${service.code} ${option.count}`).sort(),
    items ? [items.amount, items.weight, items.box, ...items.types] : [],
    [cod.serviceFee, cod.cash],
  ]
  return createHash('md5').update(canonicalText(facts)).digest('base64')
}
