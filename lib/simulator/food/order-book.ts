import type { OrderIds } from '../core/order-ids'
import type { FoodOrder } from './order'

/** All orders, found by each of the ways that the platform is asked for one. */
export class OrderBook {
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
