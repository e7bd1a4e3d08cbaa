import type { Cents } from './money'

/** What the courier collects at the door, for parcels and waybills alike. */
export type CollectOnDelivery = {
  /** What the recipient pays for the delivery. */
  readonly freight: Cents
  /** What the recipient pays for the goods. */
  readonly goods: Cents
}
