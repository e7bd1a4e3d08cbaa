import type { OrderLife } from './order-life'

/**
 * Gives out the order ids of one family: digits, the family's own prefix, the seed, a number that
 * begins anew with a reset. Another seed has other ids, so that a client that keeps its orders can
 * have a simulator that knows none of them yet.
 */
export class OrderIds {
  private count = 0

  constructor(
    private readonly prefix: number,
    private readonly seed: number,
  ) {}

  next(): string {
    this.count += 1
    return `${this.prefix}${this.seed}${String(this.count).padStart(6, '0')}`
  }

  reset() {
    this.count = 0
  }
}

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
