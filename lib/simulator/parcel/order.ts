import type { Timer } from '../core/clock'
import type { Coordinate } from '../core/coordinates'
import type { MadeUpPartner } from '../core/made-up-partner'
import type { OrderLife } from '../core/order-life'
import type { Box, ParcelProduct } from './products'
import type { ParcelMerchant } from './merchants'
import type { Position } from './positions'
import type { ChosenVas } from './vas-catalogue'

export type ParcelContact = {
  readonly name: string
  readonly phone: string
  readonly countryCode: string
  readonly companyName: string
}

/** A stop of the path; the first one is the pickup. */
export type Waypoint = {
  readonly address: string
  readonly description: string
  /** As sent, with or without a space. */
  readonly coordinateText: string
  readonly coordinate: Coordinate
  readonly contacts: readonly ParcelContact[]
}

/** Amounts are texts as sent: dollars and kilograms with at most two decimals. */
export type ParcelItems = {
  readonly amount: string
  readonly weight: string
  readonly box: Box
  readonly types: readonly string[]
  readonly detail: string
}

/** What the client asked for, checked (conventions §4.4). Instants are milliseconds since the epoch. */
export type ParcelRequest = {
  readonly merchantId: string
  readonly clientOrderId: string
  readonly clientShipmentCode: string
  readonly product: ParcelProduct
  /** What was preferred, or every position on offer. */
  readonly positions: readonly Position[]
  /** Empty for a real-time order. */
  readonly scheduleText: string
  readonly scheduledAt: number | undefined
  readonly publishUntil: number
  readonly contact: Omit<ParcelContact, 'companyName'>
  readonly path: readonly Waypoint[]
  readonly vas: readonly ChosenVas[]
  readonly items: ParcelItems | undefined
  readonly cod: { readonly serviceFee: string; readonly cash: string }
  readonly remark: string
}

/** A parcel order on the platform's side. */
export type ParcelOrder = {
  readonly orderId: string
  readonly request: ParcelRequest
  readonly merchant: ParcelMerchant
  readonly lang: string
  readonly region: string
  readonly createdAt: number
  readonly position: Position
  readonly partner: MadeUpPartner
  readonly life: OrderLife
  /** Cancels the order when nobody has accepted it by `publishUntil`. */
  readonly deadline: Timer
  /** When each status began. */
  readonly moments: Map<number, number>
  /** The status in which it was cancelled. */
  cancelledFrom: number | undefined
}
