import type { Language } from '@/lib/domain/areas'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { OrderCore } from '@/lib/orders/model/order-detail'

/** A person of a parcel's path, as told or asked for. */
export type ParcelPerson = {
  name: string | null
  phone: string | null
  callingCode: string | null
  company: string | null
}

/** The pickup or a drop-off. */
export type ParcelStop = {
  address: string | null
  description: string | null
  location: Coordinates | null
  contacts: ParcelPerson[]
}

/**
 * A parcel as the platform tells it, and as it was asked for where the platform tells nothing
 * (conventions §2.4). Money is in cents, weight in grams, instants in ISO.
 */
export type ParcelFacts = {
  product: string | null
  /** The pickup first. */
  path: ParcelStop[]
  services: {
    code: string | null
    name: string | null
    count: string | null
    fee: number | null
  }[]
  items: {
    value: number | null
    weight: number | null
    box: string | null
    types: string[]
    detail: string | null
  } | null
  collect: {
    type: string | null
    freight: number | null
    goods: number | null
    total: number | null
  } | null
  contact: ParcelPerson | null
  remark: string | null
  paymentType: string | null
  /** What kind of courier brings it, in the platform's words. */
  courierKind: string | null
  clientShipmentCode: string | null
  scheduledFor: string | null
  /** When the platform gives up if nobody accepts. */
  autoCancelAt: string | null
  acceptedAt: string | null
  completedAt: string | null
  cancelledAt: string | null
}

/** Everything that the page of one parcel shows. */
export type ParcelDetail = OrderCore & {
  facts: ParcelFacts
  /** What the quote came to with which it was ordered; null where it went out without a price. */
  agreedCents: number | null
  /** How many proof-of-delivery pictures the platform has. */
  pictures: number
  /** When the platform was last asked for it; ISO, null while it never was. */
  asOf: string | null
  /** In which its texts are; null while it was not asked. */
  language: Language | null
  /** It can be asked in the reader's language. */
  isForeign: boolean
  /** For how long from this answer it may not be asked to cancel again, whoever asked last. */
  cancelRest: { seconds: number }
}
