import { OrderIds } from '../core/order-ids'
import { PlatformError } from '../core/platform-error'
import { RecentSubmissions } from '../core/recent-submissions'
import type { World } from '../core/world'
import type { FoodOrder } from './order'
import { MERCHANTS } from './merchants'
import { MerchantDesk } from './merchant-desk'
import { OrderBook } from './order-book'

const ID_PREFIX = 88

/** Everything that the food family remembers. */
export class FoodState {
  readonly orders: OrderBook
  readonly recent: RecentSubmissions
  private readonly desks = new Map<string, MerchantDesk>()
  /** Minutes before the end of business in which no store is offered any more (food §4.9). */
  endBufferMinutes = 0
  private quotations = 0

  constructor(readonly world: World) {
    this.orders = new OrderBook(new OrderIds(ID_PREFIX, world.seed))
    this.recent = new RecentSubmissions(world.clock)
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

  nextQuotationId() {
    this.quotations += 1
    return `Q${this.world.seed}-${String(this.quotations).padStart(9, '0')}`
  }

  reset() {
    this.orders.clear()
    this.recent.reset()
    this.endBufferMinutes = 0
    this.quotations = 0
    this.openDesks()
  }

  private openDesks() {
    for (const merchant of MERCHANTS)
      this.desks.set(merchant.clientMerchantId, new MerchantDesk(merchant))
  }
}
