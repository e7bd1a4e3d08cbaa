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
