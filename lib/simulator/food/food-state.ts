import { OrderIds } from '../core/order-shelf'
import { regionsOfZone } from '../core/regions'
import type { Call } from '../core/signed/envelope'
import { PlatformError } from '../core/signed/platform-error'
import { RepeatGuard } from '../core/signed/repeat-guard'
import type { World } from '../core/world'
import { MerchantDesk, MERCHANTS } from './merchants'
import type { FoodOrder } from './order'

/** All orders, found by each of the ways that the platform is asked for one. */
class OrderBook {
  private readonly byId = new Map<string, FoodOrder>()
  private readonly clientOrderIds = new Set<string>()
  private readonly latestByPhone = new Map<string, FoodOrder>()

  constructor(private readonly ids: OrderIds) {}

  nextId() {
    return this.ids.next()
  }

  add(order: FoodOrder) {
    const { clientOrderId, userPhone, userPhoneCountryCode } = order.request
    this.byId.set(order.orderId, order)
    this.clientOrderIds.add(clientOrderId)
    this.latestByPhone.set(phoneKey(order.region, userPhoneCountryCode, userPhone), order)
  }

  find(orderId: string) {
    return this.byId.get(orderId)
  }

  /** In the order in which they were added. */
  all() {
    return [...this.byId.values()]
  }

  hasClientOrder(clientOrderId: string) {
    return this.clientOrderIds.has(clientOrderId)
  }

  latestOfPhone(region: string, countryCode: string, phone: string) {
    return this.latestByPhone.get(phoneKey(region, countryCode, phone))
  }

  clear() {
    for (const order of this.byId.values()) order.life.stop()
    this.byId.clear()
    this.clientOrderIds.clear()
    this.latestByPhone.clear()
    this.ids.reset()
  }
}

const phoneKey = (region: string, countryCode: string, phone: string) =>
  `${region} ${countryCode} ${phone}`

const ID_PREFIX = 88

/** Everything that the food family remembers. */
export class FoodState {
  readonly orders: OrderBook
  private readonly recent: RepeatGuard
  private readonly desks = new Map<string, MerchantDesk>()
  private readonly endBuffers = new Map<string, number>()
  private quotations = 0

  constructor(readonly world: World) {
    this.orders = new OrderBook(new OrderIds(ID_PREFIX, world.seed))
    this.recent = new RepeatGuard(world)
    this.openDesks()
  }

  /**
   * The store, or 264100. Each zone is a deployment of its own, so to a caller who speaks for one
   * region the stores of another do not exist.
   */
  desk(clientMerchantId: string, region: string): MerchantDesk {
    const desk = this.desks.get(clientMerchantId)
    if (desk?.merchant.region !== region) throw new PlatformError(264100)
    return desk
  }

  desksIn(region: string) {
    return [...this.desks.values()].filter((desk) => desk.merchant.region === region)
  }

  /** The store's own order, or 264100 or 263001; other stores' orders do not exist to it. */
  order(orderId: string, clientMerchantId: string, region: string): FoodOrder {
    const { merchant } = this.desk(clientMerchantId, region)
    const order = this.orders.find(orderId)
    if (order?.merchant !== merchant) throw new PlatformError(263001)
    return order
  }

  /** Minutes before the end of business in which a region's stores are not offered (food §4.9). */
  endBufferMinutes(region: string) {
    return this.endBuffers.get(region) ?? 0
  }

  setEndBuffer(region: string, minutes: number) {
    const regions = this.world.bufferScope === 'zone' ? regionsOfZone(region) : [region]
    for (const one of regions) this.endBuffers.set(one, minutes)
  }

  nextQuotationId() {
    this.quotations += 1
    return `Q${this.world.seed}-${String(this.quotations).padStart(9, '0')}`
  }

  /** Does the work, or throws 261005 where the same was submitted, or done, within 60 seconds. */
  once<T>(key: string, work: () => T): T {
    return this.recent.once(key, () => new PlatformError(261005), work)
  }

  reset() {
    this.orders.clear()
    this.recent.reset()
    this.endBuffers.clear()
    this.quotations = 0
    this.openDesks()
  }

  private openDesks() {
    for (const merchant of MERCHANTS)
      this.desks.set(merchant.clientMerchantId, new MerchantDesk(merchant))
  }
}

/** Does one operation of the food family; throws a `PlatformError` to refuse. */
export type FoodOperation = (call: Call, food: FoodState) => object | undefined
