import { OrderIds, OrderShelf } from '../core/order-shelf'
import type { Call } from '../core/signed/envelope'
import { PlatformError } from '../core/signed/platform-error'
import { RepeatGuard } from '../core/signed/repeat-guard'
import type { World } from '../core/world'
import type { ExpressOrder } from './order'

const ID_PREFIX = 66
const MERCHANT_IDS: readonly number[] = [800001, 810001]
/** Uses services for which the merchant gives the shipment code (express §4.1). */
const OWN_CODES = 810001

/** Everything that the express family remembers. */
export class ExpressState {
  readonly orders: OrderShelf<ExpressOrder>
  private readonly recent: RepeatGuard
  /** Codes of all waybills ever made: they may never come again (express §4.1). */
  private readonly clientShipmentCodes = new Set<string>()
  private readonly shipmentCodes = new Set<string>()

  constructor(readonly world: World) {
    this.orders = new OrderShelf(new OrderIds(ID_PREFIX, world.seed))
    this.recent = new RepeatGuard(world)
  }

  /** 264100 is for v1.3 alone; here a merchant that does not exist is 261105 (conventions §7.1). */
  checkMerchant(merchantId: number) {
    if (!MERCHANT_IDS.includes(merchantId))
      throw new PlatformError(261105, 'merchant_id does not exist')
  }

  /** The merchant's waybill, or 261105 or 263001. */
  order({ orderId, merchantId }: { readonly orderId: string; readonly merchantId: number }) {
    this.checkMerchant(merchantId)
    const order = this.orders.find(orderId)
    if (order?.request.merchantId !== merchantId) throw new PlatformError(263001, 'order_id')
    return order
  }

  /** Whether a merchant may give the shipment code itself. */
  takesShipmentCode(merchantId: number) {
    return merchantId === OWN_CODES
  }

  /** One that the platform gave counts like one of a merchant's. */
  isShipmentCodeGiven(code: string) {
    return code !== '' && this.shipmentCodes.has(code)
  }

  hasShipmentCode(code: string) {
    return code !== '' && this.clientShipmentCodes.has(code)
  }

  add(order: ExpressOrder) {
    this.orders.add(order)
    this.clientShipmentCodes.add(order.request.clientShipmentCode)
    this.shipmentCodes.add(order.shipmentCode)
  }

  /** Does the work, or throws 261005 where the same was submitted, or done, within 60 seconds. */
  once<T>(key: string, work: () => T): T {
    return this.recent.once(key, () => new PlatformError(261005), work)
  }

  reset() {
    this.orders.clear()
    this.recent.reset()
    this.clientShipmentCodes.clear()
    this.shipmentCodes.clear()
  }
}

/** Does one operation of the express family; throws a `PlatformError` to refuse. */
export type ExpressOperation = (call: Call, express: ExpressState) => object
