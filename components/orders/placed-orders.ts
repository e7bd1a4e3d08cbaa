export type PlacedOrder = { orderId: number }

const listeners = new Set<(order: PlacedOrder) => void>()

/** An order was placed on a form of this page. */
export function tellPlaced(order: PlacedOrder): void {
  for (const listener of [...listeners]) listener(order)
}

/** Hears of each order that a form of this page places, until the returned function is called. */
export function onPlacedOrder(listener: (order: PlacedOrder) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
