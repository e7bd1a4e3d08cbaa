import { OrderIds } from '../core/order-ids'
import { OrderShelf } from '../core/order-shelf'
import { PlatformError } from '../core/platform-error'
import { RecentSubmissions } from '../core/recent-submissions'
import type { World } from '../core/world'
import type { ExpressOrder } from './order'

const ID_PREFIX = 66
const MERCHANT_ID = 800001

/** Everything that the express family remembers. */
export class ExpressState {
  readonly orders: OrderShelf<ExpressOrder>
  readonly recent: RecentSubmissions
  /** Codes of all waybills ever made: they may never come again (express §4.1). */
  private readonly clientShipmentCodes = new Set<string>()

  constructor(readonly world: World) {
    this.orders = new OrderShelf(new OrderIds(ID_PREFIX, world.seed))
    this.recent = new RecentSubmissions(world.clock)
  }

  /** 264100 is for v1.3 alone; here a merchant that does not exist is 261105 (conventions §7.1). */
  checkMerchant(merchantId: number) {
    if (merchantId !== MERCHANT_ID) throw new PlatformError(261105, 'merchant_id does not exist')
  }

  /** The merchant's waybill, or 261105 or 263001. */
  order({ orderId, merchantId }: { readonly orderId: string; readonly merchantId: number }) {
    this.checkMerchant(merchantId)
    const order = this.orders.find(orderId)
    if (!order) throw new PlatformError(263001, 'order_id')
    return order
  }

  hasShipmentCode(code: string) {
    return code !== '' && this.clientShipmentCodes.has(code)
  }

  add(order: ExpressOrder) {
    this.orders.add(order)
    this.clientShipmentCodes.add(order.request.clientShipmentCode)
  }

  reset() {
    this.orders.clear()
    this.recent.reset()
    this.clientShipmentCodes.clear()
  }
}
