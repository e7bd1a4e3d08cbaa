/**
 * What is known of our request to create the order. `placing`: recorded, no answer yet.
 * `unconfirmed`: it may or may not exist on the platform; never shown as failed.
 */
export type PlacingState = 'placing' | 'placed' | 'refused' | 'unconfirmed'

/** What a sent form has become. */
export type PlacingResult = {
  orderId: number
  placing: PlacingState
  /** The form was sent before, and what was changed in it since has not gone out. */
  changed?: boolean
}

/** The refusal's code where a person, not the platform, said that the order was not placed. */
export const MARKED_NOT_PLACED = 'marked-not-placed'

/** Why the platform said no. `text` is the platform's own. `requestId` is what staff can quote. */
export type Refusal = { code: string; text: string; requestId: string }

/** An order that has been on its way to the platform for longer is stuck, not slow. */
export const PLACING_PATIENCE_MS = 20_000
