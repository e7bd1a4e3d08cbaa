import { createHash } from 'node:crypto'
import { OrderIds, OrderShelf } from '../core/order-shelf'
import { RepeatGuard } from '../core/signed/repeat-guard'
import { canonicalText, type WireValue } from '../core/signed/wire'
import type { World } from '../core/world'
import type { ParcelMerchant } from './merchants'
import type { ParcelOrder, ParcelRequest } from './order'
import { ParcelError } from './parcel-error'
import { Tokens } from './tokens'

/** How long a quotation is good, of the real clock. The specification shows no limit. */
const QUOTATION_LIFETIME_MS = 10 * 60_000

/** Quotation keys. One is good until its end, for orders that would be priced the same. */
class Quotations {
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

const ID_PREFIX = 77

/** Everything that the parcel family remembers. */
export class ParcelState {
  readonly tokens: Tokens
  readonly quotations: Quotations
  readonly orders: OrderShelf<ParcelOrder>
  /** What was created or cancelled in the last 60 seconds. */
  private readonly recent: RepeatGuard

  constructor(readonly world: World) {
    this.orders = new OrderShelf(new OrderIds(ID_PREFIX, world.seed))
    this.tokens = new Tokens(world.clock)
    this.quotations = new Quotations(world)
    this.recent = new RepeatGuard(world)
  }

  /** The merchant's own order, or 400180056; other merchants' orders do not exist to it. */
  order(orderId: string, merchant: ParcelMerchant): ParcelOrder {
    const order = this.orders.find(orderId)
    if (order?.merchant !== merchant) throw new ParcelError(400180056, 'order_id')
    return order
  }

  /** Does the work, or throws 40303 where the same was asked for, or done, within 60 seconds. */
  once<T>(key: string, work: () => T): T {
    return this.recent.once(key, () => new ParcelError(40303), work)
  }

  reset() {
    this.tokens.reset()
    this.quotations.reset()
    this.recent.reset()
    this.orders.clear((order) => order.deadline.cancel())
  }
}

type Quotation = { readonly expiresAt: number; readonly pricedOn: string }

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
