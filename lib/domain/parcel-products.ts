import { addHours } from 'date-fns'

/** What the parcel family sells, and what each product takes (conventions §4.4, as data). */
export const PARCEL_PRODUCTS = ['DASH2HR', 'DASH4HR', 'MPOINTS'] as const
export type ParcelProduct = (typeof PARCEL_PRODUCTS)[number]

/** Capacity codes, smallest first. */
export const PARCEL_BOXES = ['XS', 'S', 'M', 'L', 'XL'] as const
export type ParcelBox = (typeof PARCEL_BOXES)[number]

export const PARCEL_ITEM_TYPES = ['Bouquet', 'Food', 'Wine', 'Doc'] as const
export type ParcelItemType = (typeof PARCEL_ITEM_TYPES)[number]

type ParcelRules = {
  /** Drop-offs after the one pickup. */
  readonly dropOffs: { readonly min: number; readonly max: number }
  readonly needsItems: boolean
  /** The ordering contact person, whom every product takes (decision 0185). */
  readonly needsContact: boolean
}

const DASH: ParcelRules = { dropOffs: { min: 1, max: 1 }, needsItems: true, needsContact: false }

const RULES: Readonly<Record<ParcelProduct, ParcelRules>> = {
  DASH2HR: DASH,
  DASH4HR: DASH,
  MPOINTS: { dropOffs: { min: 1, max: 20 }, needsItems: false, needsContact: true },
}

export function parcelRules(product: ParcelProduct): ParcelRules {
  return RULES[product]
}

/**
 * Whether courier positions must be chosen. Whether a merchant has a monthly contract cannot be
 * asked, so the store's settings say (conventions §4.4, preferences).
 */
export function needsPositions(product: ParcelProduct, hasContract: boolean): boolean {
  return product === 'MPOINTS' || !hasContract
}

/**
 * When the platform gives an order up that nobody accepted, if the order says nothing else, and
 * the latest that it may say; `scheduledFor` is null for now (conventions §4.4, cancel_time).
 */
export function autoCancelTimes(now: Date, scheduledFor: Date | null) {
  return {
    usual: scheduledFor ?? addHours(now, 2),
    latest: addHours(scheduledFor ?? now, 24),
  }
}
