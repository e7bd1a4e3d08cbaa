import type { Coordinates } from '@/lib/domain/coordinates'
import type { ParcelBox, ParcelItemType, ParcelProduct } from '@/lib/domain/parcel-products'

/** A person at a point, as typed; a number from abroad begins with +. */
export type TypedContact = { name: string; phone: string; company: string }

export type TypedPoint = {
  address: string
  postalCode: string
  /** What the address does not say. */
  description: string
  location: Coordinates | null
  /** The address that stood there when the pin was put; empty where there was none yet. */
  pinFor: string
  contacts: TypedContact[]
}

/** A position or service as it was chosen, with what it was called then. */
export type ChosenPosition = { code: string; name: string }
type ChosenService = { code: string; count: string; name: string }

/**
 * A parcel order as staff type it, for forms and for whoever reads them (conventions §4.4).
 * Amounts are dollars and kilograms in text; times are `YYYY-MM-DDTHH:MM` by the store's clock.
 */
export type TypedParcel = {
  product: ParcelProduct
  /** `store`: where it begins is the store's own address and pin. */
  pickupAt: 'store' | 'elsewhere'
  pickup: TypedPoint
  drops: TypedPoint[]
  /** Who orders, where the product asks for one. */
  orderer: { name: string; phone: string }
  positions: ChosenPosition[]
  services: ChosenService[]
  /** Whether items are told where the product leaves it open. */
  hasItems: boolean
  items: {
    value: string
    weight: string
    box: ParcelBox | ''
    types: ParcelItemType[]
    detail: string
  }
  collects: boolean
  collect: { freight: string; goods: string }
  when: 'now' | 'later'
  scheduledFor: string
  /** `usual`: the platform's own time to give up when nobody accepts. */
  giveUp: 'usual' | 'at'
  giveUpAt: string
  remark: string
  /** Our own, such as the till's; empty for one that is made up. */
  clientOrderId: string
  /** The merchant's own, such as an invoice number. */
  reference: string
}

/** A key of the messages `parcelForm.problems`. */
export type ParcelProblem =
  | 'required'
  | 'tooLong'
  | 'pin'
  | 'pinOfAnother'
  | 'phone'
  | 'amount'
  | 'weight'
  | 'collect'
  | 'when'
  | 'tooSoon'
  | 'tooLate'
  | 'giveUpPast'
  | 'giveUpLate'
  | 'tooManyDrops'

/** Problems by the dotted name of their field in `TypedParcel`, such as `drops.2.contacts.0.phone`. */
export type ParcelProblems = Record<string, ParcelProblem>

export function emptyContact(): TypedContact {
  return { name: '', phone: '', company: '' }
}

export function emptyPoint(): TypedPoint {
  return {
    address: '',
    postalCode: '',
    description: '',
    location: null,
    pinFor: '',
    contacts: [emptyContact()],
  }
}

export function emptyParcel(): TypedParcel {
  return {
    product: 'DASH2HR',
    pickupAt: 'store',
    pickup: emptyPoint(),
    drops: [emptyPoint()],
    orderer: { name: '', phone: '' },
    positions: [],
    services: [],
    hasItems: false,
    items: { value: '', weight: '', box: '', types: [], detail: '' },
    collects: false,
    collect: { freight: '', goods: '' },
    when: 'now',
    scheduledFor: '',
    giveUp: 'usual',
    giveUpAt: '',
    remark: '',
    clientOrderId: '',
    reference: '',
  }
}
