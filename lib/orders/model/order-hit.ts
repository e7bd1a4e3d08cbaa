import type { CodeMatch } from './found-by-code'

/** An order that a search found, with what tells it from others of the same name. */
export type OrderHit = CodeMatch & { pickupCode: string | null; recipientPhone: string | null }
