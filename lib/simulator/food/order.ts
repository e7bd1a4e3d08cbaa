import type { Coordinate } from '../core/coordinates'
import type { OrderLife } from '../core/order-life'
import type { DeliveryWay } from './delivery-way'
import type { Merchant } from './merchants'
import type { Trip } from './trip'

/** What the client asked for, checked (food §4.2). */
export type OrderRequest = {
  readonly clientMerchantId: string
  readonly clientOrderId: string
  readonly pickupCode: string
  readonly deliveryType: string
  /** The instant asked for, milliseconds; undefined for an instant order. */
  readonly appointedAt: number | undefined
  readonly remark: string
  readonly merchantRemark: string
  readonly userPhone: string
  readonly userPhoneCountryCode: string
  readonly userLocation: Coordinate
  /** Cents. */
  readonly totalPrice: number
}

/** What ended an order early. */
export type Cancellation = {
  readonly code: string
  readonly type: string
  readonly reason: string
  /** Staff number; empty when the platform cancelled. */
  readonly user: string
  readonly at: number
  /** The status that it was cancelled in. */
  readonly from: number
  readonly lastSeen: Upload | undefined
}

/** A position that the courier's device sent, and when (milliseconds). */
export type Upload = { readonly position: Coordinate; readonly at: number }

/** A delivery order on the platform's side. Instants are milliseconds since the epoch. */
export type FoodOrder = {
  readonly orderId: string
  readonly request: OrderRequest
  readonly merchant: Merchant
  readonly lang: string
  readonly region: string
  readonly createdAt: number
  readonly requestedPickupAt: number
  readonly requestedDeliveryAt: number
  readonly way: DeliveryWay
  readonly trip: Trip
  readonly life: OrderLife
  cancellation: Cancellation | undefined
}
