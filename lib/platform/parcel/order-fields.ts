import { type CollectOnDelivery, formatDollars, type Cents } from '@/lib/domain/money'
import type { Region } from '@/lib/domain/areas'
import { formatCoordinates, type Coordinates } from '@/lib/domain/coordinates'
import { formatParcelTime } from '@/lib/domain/time/local-time'
import type { ParcelBox, ParcelItemType, ParcelProduct } from '@/lib/domain/parcel-products'
import { formatKilograms, type Grams } from '@/lib/domain/weight'
import { omitEmpty } from '../wire-values'
import { merchantFields, type MerchantRef, type Person } from './references'

/** An order as it is quoted and created (conventions §4.4); rules by product in the domain. */
export type ParcelOrderDraft = MerchantRef & {
  /** Ours. */
  readonly clientOrderId: string
  readonly clientShipmentCode?: string | null | undefined
  readonly product: ParcelProduct
  /** Codes of the kinds of courier that may come. */
  readonly positions?: readonly string[] | undefined
  /** The pickup: 30 minutes to 31 days ahead; null for now. */
  readonly scheduledFor?: Date | null | undefined
  /** When to give up if nobody accepts; null for the usual. */
  readonly autoCancelAt?: Date | null | undefined
  /** Who orders. */
  readonly contact?: Person | null | undefined
  /** The pickup, then the drop-offs in order. */
  readonly path: readonly Waypoint[]
  readonly services?: readonly ChosenService[] | undefined
  readonly items?: ParcelItems | null | undefined
  readonly collect?: CollectOnDelivery | null | undefined
  /** For the courier. */
  readonly remark?: string | null | undefined
}

type Waypoint = {
  readonly address: string
  readonly postalCode?: string | null | undefined
  /** What the address does not say. */
  readonly description?: string | null | undefined
  readonly location: Coordinates
  /** At least one. */
  readonly contacts: readonly Contact[]
}

type Contact = Person & { readonly company?: string | null | undefined }

/** A service with the `count` of one of its options, exactly as that came. */
type ChosenService = { readonly code: string; readonly count: string }

type ParcelItems = {
  readonly value: Cents
  /** Goes out as kilograms with two decimals, rounded up. */
  readonly weight: Grams
  readonly box: ParcelBox
  readonly types?: readonly ParcelItemType[] | undefined
  readonly detail?: string | null | undefined
}

/** The body of creation and quote, without the quotation's key. */
export function draftFields(draft: ParcelOrderDraft, region: Region) {
  return {
    ...merchantFields(draft),
    client: {
      order_id: draft.clientOrderId,
      shipment_code: omitEmpty(draft.clientShipmentCode),
    },
    product_code: draft.product,
    preferences: listed(draft.positions, (value) => ({ type: 'business_position', value })),
    schedule_time: timeField(draft.scheduledFor, region),
    cancel_time: timeField(draft.autoCancelAt, region),
    contact: draft.contact ? personFields(draft.contact) : undefined,
    path: draft.path.map(waypointFields),
    vas: listed(draft.services, ({ code, count }) => ({ code, count })),
    items: draft.items ? itemFields(draft.items) : undefined,
    cod: draft.collect ? collectFields(draft.collect) : undefined,
    remark: draft.remark ? { partner: draft.remark } : undefined,
  }
}

/** Left out when there are none. */
function listed<T, Wire>(values: readonly T[] | undefined, write: (value: T) => Wire) {
  return values && values.length > 0 ? values.map(write) : undefined
}

function timeField(instant: Date | null | undefined, region: Region) {
  return instant ? formatParcelTime(instant, region) : undefined
}

const personFields = ({ name, phone, callingCode }: Person) => ({
  name,
  phone,
  country_code: omitEmpty(callingCode),
})

const waypointFields = (point: Waypoint) => ({
  address: point.address,
  postal_code: omitEmpty(point.postalCode),
  description: omitEmpty(point.description),
  coordinate: formatCoordinates(point.location),
  contact: point.contacts.map((contact) => ({
    ...personFields(contact),
    company_name: omitEmpty(contact.company),
  })),
})

const itemFields = ({ value, weight, box, types, detail }: ParcelItems) => ({
  amount: formatDollars(value),
  weight: formatKilograms(weight),
  box,
  types: listed(types, (type) => type),
  detail: omitEmpty(detail),
})

const collectFields = ({ freight, goods }: CollectOnDelivery) => ({
  service_fee: formatDollars(freight),
  cash: formatDollars(goods),
})
