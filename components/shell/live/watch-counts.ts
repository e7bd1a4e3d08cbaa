/** Which orders the components of one tab watch: an order is watched until the last one lets go. */
export class WatchCounts {
  readonly #counts = new Map<number, number>()

  add(orderId: number): void {
    this.#counts.set(orderId, (this.#counts.get(orderId) ?? 0) + 1)
  }

  remove(orderId: number): void {
    const left = (this.#counts.get(orderId) ?? 0) - 1
    if (left > 0) this.#counts.set(orderId, left)
    else this.#counts.delete(orderId)
  }

  ids(): number[] {
    return [...this.#counts.keys()]
  }
}
