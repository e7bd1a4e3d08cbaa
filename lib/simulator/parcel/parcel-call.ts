import type { Fields } from '../core/fields'
import type { WireObject } from '../core/wire'
import type { ParcelMerchant } from './merchants'
import type { ParcelState } from './parcel-state'

/** What an operation is called with, once the caller, the headers and the merchant have been accepted. */
export type ParcelCall = {
  readonly fields: Fields
  /** The whole body as received. */
  readonly body: WireObject
  readonly lang: string
  readonly region: string
  readonly merchant: ParcelMerchant
}

/** Returns the response's `data`, or undefined where there is none; throws a `ParcelError` to refuse. */
export type ParcelOperation = (call: ParcelCall, parcels: ParcelState) => object | undefined
