import { OrderIds } from '../core/order-ids'
import { OrderShelf } from '../core/order-shelf'
import { RecentKeys } from '../core/recent-keys'
import { REPEAT_WINDOW_MS } from '../core/recent-submissions'
import type { World } from '../core/world'
import type { ParcelMerchant } from './merchants'
import type { ParcelOrder } from './order'
import { ParcelError } from './parcel-error'
import { Quotations } from './quotations'
import { Tokens } from './tokens'

const ID_PREFIX = 77

/** Everything that the parcel family remembers. */
export class ParcelState {
  readonly tokens: Tokens
  readonly quotations: Quotations
  readonly orders: OrderShelf<ParcelOrder>
  /** What was created or cancelled in the last 60 seconds. */
  private readonly recent: RecentKeys

  constructor(readonly world: World) {
    this.orders = new OrderShelf(new OrderIds(ID_PREFIX, world.seed))
    this.tokens = new Tokens(world.clock)
    this.quotations = new Quotations(world)
    this.recent = new RecentKeys(world.clock, REPEAT_WINDOW_MS)
  }

  /** The merchant's own order, or 400180056; other merchants' orders do not exist to it. */
  order(orderId: string, merchant: ParcelMerchant): ParcelOrder {
    const order = this.orders.find(orderId)
    if (order?.merchant !== merchant) throw new ParcelError(400180056, 'order_id')
    return order
  }

  /** Throws 40303 when the same was created or cancelled less than 60 seconds ago. */
  refuseRepeatOf(key: string) {
    if (this.recent.has(key)) throw new ParcelError(40303)
  }

  /** Unlike 261005, only what succeeded counts: an order that was refused was not created. */
  rememberDone(key: string) {
    this.recent.remember(key)
  }

  reset() {
    this.tokens.reset()
    this.quotations.reset()
    this.recent.reset()
    this.orders.clear((order) => order.deadline.cancel())
  }
}
