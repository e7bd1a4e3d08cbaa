import type { MadeUpPartner } from '../core/made-up-partner'
import type { OrderLife } from '../core/order-life'
import type { Locker } from './lockers'
import type { ExpressProduct } from './products'
import type { DeliverySlot, Slot } from './slots'

/** Where somebody is, as one line, with the parts that a waybill shows on their own. */
export type Address = { readonly text: string; readonly district: string; readonly area: string }

export type Sender = {
  readonly name: string
  readonly phone: string
  readonly countryCode: string
  readonly address: Address
}

export type Recipient = Sender & { readonly phone2: string; readonly lockerCode: string }

/** A day and a period as the client asks for them; both empty where it may leave them out. */
export type Appointment = { readonly date: string; readonly period: string }

/** What the client asked for, checked against the requirement matrix (express §4.1). */
export type ExpressRequest = {
  readonly merchantId: number
  readonly clientOrderId: string
  readonly clientShipmentCode: string
  /** Given by the merchant; empty where the platform gives one. */
  readonly shipmentCode: string
  readonly product: ExpressProduct
  /** Empty where it may be left out. */
  readonly boxSize: string
  readonly boxQuantity: number
  /** Grams; undefined where it was left out. */
  readonly totalWeight: number | undefined
  readonly remark: string
  /** Dollars as sent, `0.00` when nothing is collected. */
  readonly cod: { readonly serviceFee: string; readonly cash: string }
  /** The parcel's declared value in dollars; empty without the value-plus service. */
  readonly declaredValue: string
  readonly sender: Sender
  readonly recipient: Recipient
  readonly pickup: Appointment
  readonly delivery: Appointment
}

/** The slots that a request's days and periods stand for. */
export type ChosenSlots = {
  readonly pickup: Slot | undefined
  readonly delivery: DeliverySlot | undefined
}

export type LogEntry = { readonly status: number; readonly at: number }

/** A waybill on the platform's side. Instants are milliseconds since the epoch. */
export type ExpressOrder = {
  readonly orderId: string
  readonly shipmentCode: string
  readonly request: ExpressRequest
  readonly slots: ChosenSlots
  readonly locker: Locker | undefined
  readonly lang: string
  readonly createdAt: number
  readonly partner: MadeUpPartner
  /** Lives in legacy statuses; the current ones follow from them. */
  readonly life: OrderLife
  /** Legacy statuses in the order in which they came. */
  readonly log: LogEntry[]
}
