import type { OrderLife } from './order-life'
import type { OrderIds } from './order-ids'

type Shelved = { readonly orderId: string; readonly life: OrderLife }

/** The orders of one family by their platform id. `nextId` gives the id of a new one. */
export class OrderShelf<Order extends Shelved> {
  private readonly byId = new Map<string, Order>()

  constructor(private readonly ids: OrderIds) {}

  nextId() {
    return this.ids.next()
  }

  add(order: Order) {
    this.byId.set(order.orderId, order)
  }

  find(orderId: string) {
    return this.byId.get(orderId)
  }

  /** In the order in which they were added. */
  all() {
    return [...this.byId.values()]
  }

  /** Forgets all orders; none of them says another word. */
  clear(ended: (order: Order) => void = () => undefined) {
    for (const order of this.byId.values()) {
      order.life.stop()
      ended(order)
    }
    this.byId.clear()
    this.ids.reset()
  }
}
