import type { Coordinates } from '@/lib/domain/coordinates'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { WaybillPreset } from '@/lib/domain/express/waybill-presets'
import type { Party, WaybillDraft } from '@/lib/domain/express/waybill-draft'

/** A store from which this person may send waybills. */
export type WaybillStore = {
  id: number
  code: string
  name: string
  location: Coordinates
  /** Whether its merchant's services take a shipment number of ours (express §4.1). */
  takesShipmentCode: boolean
  /**
   * Who sent from there last, with the point of that address; or the store itself, without one,
   * since its point was put for no address yet. Where the next form begins.
   */
  sender: Party
  /** What this person sent from there last; null for nothing yet. */
  lastProduct: ExpressProduct | null
  presets: WaybillPreset[]
}

/** The person's stores where waybills are placed; and those that have no express merchant yet. */
export type WaybillStores = { stores: WaybillStore[]; notSetUp: { id: number; name: string }[] }

/** What an earlier waybill asked for, without its numbers and its times. */
export type ClonedWaybill = {
  orderId: number
  storeId: number
  product: ExpressProduct
  draft: WaybillDraft
}

/**
 * How a waybill is made in the place of one that could not be delivered: once more to the same door,
 * to a locker, or back from the recipient to whom it came from.
 */
export const REPLACEMENTS = ['again', 'locker', 'back'] as const
export type Replacement = (typeof REPLACEMENTS)[number]
