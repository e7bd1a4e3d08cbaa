import type { Cents } from './money'

/** One rung of the price ladder: what delivery costs and takes for bills of a range (food §2.2). */
export type Quotation = {
  readonly id: string
  /** `SHORT_RANGE`, `STANDARD`, `LONG_DISTANCE`, `CITY_WIDE`, or what the platform adds. */
  readonly mode: string
  /** The least bill, inclusive. */
  readonly min: Cents
  /** The first bill that is too much; null when there is no upper bound. */
  readonly max: Cents | null
  /** For reference. Null: as the contract says, which is not the same as free. */
  readonly fee: Cents | null
  /** Predicted time to the door. */
  readonly minutes: number | null
  /** `<min>-<max>` minutes, as the platform wrote it. */
  readonly range: string | null
  readonly directMetres: number | null
  readonly travelMetres: number | null
}

/**
 * The quotation whose range holds the bill; null when none does. Should ranges overlap, the one
 * that starts highest counts, whatever the order they came in.
 */
export function bandFor(quotations: readonly Quotation[], amount: Cents): Quotation | null {
  return quotations
    .filter(({ min, max }) => min <= amount && (max === null || amount < max))
    .reduce<Quotation | null>((best, next) => (best && best.min >= next.min ? best : next), null)
}
