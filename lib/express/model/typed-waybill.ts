import type { SlotChoice } from './chosen-slots'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { HongKongArea } from '@/lib/domain/express/hong-kong-districts'

export type Whose = 'sender' | 'recipient'

/** An address as it is typed. `area` is one of the three, by its English name, or still empty. */
export type TypedAddress = {
  flat: string
  floor: string
  block: string
  building: string
  street: string
  district: string
  area: HongKongArea | ''
  postalCode: string
}

export type TypedParty = {
  name: string
  phone: string
  address: TypedAddress
  location?: Coordinates | undefined
  /** What the address said when the pin was put; blank without one. */
  pinFor: TypedAddress
  /** Somebody said that this address goes without a pin. */
  withoutPin: boolean
}

export type TypedItem = { code: string; name: string; quantity: string; price: string }
type TypedService = { code: string; count: string; value: string; fee: string }

/**
 * A waybill's form as it stands while it is being filled in. It has the shape of the draft that
 * comes of it, so that a field of the one is a field of the other (`recipient.address.street`).
 * Money is dollars, weight is grams, and all figures are text.
 */
export type TypedWaybill = {
  /** One form, one waybill: made when the form opens. */
  formKey: string
  storeId?: number | undefined
  product: ExpressProduct | null
  sender: TypedParty
  recipient: TypedParty & { phone2: string; lockerCode: string }
  box: string
  boxes: string
  weight: string
  items: TypedItem[]
  pickup: SlotChoice | null
  delivery: SlotChoice | null
  /** What the parcel is worth, for the value-plus service; empty without it. */
  valuePlus: string
  services: TypedService[]
  collect: { freight: string; goods: string }
  remark: string
  clientOrderId: string
  clientShipmentCode: string
  shipmentCode: string
}

export const BLANK_ADDRESS: TypedAddress = {
  flat: '',
  floor: '',
  block: '',
  building: '',
  street: '',
  district: '',
  area: '',
  postalCode: '',
}
export const BLANK_ITEM: TypedItem = { code: '', name: '', quantity: '', price: '' }
export const BLANK_SERVICE: TypedService = { code: '', count: '', value: '', fee: '' }

const BLANK_PARTY: TypedParty = {
  name: '',
  phone: '',
  address: BLANK_ADDRESS,
  location: undefined,
  pinFor: BLANK_ADDRESS,
  withoutPin: false,
}

/** A form in which nothing was typed; its keys stand in the order in which the form is read. */
export function blankWaybill(formKey: string, storeId: number | undefined): TypedWaybill {
  return {
    formKey,
    storeId,
    product: null,
    sender: BLANK_PARTY,
    recipient: { ...BLANK_PARTY, phone2: '', lockerCode: '' },
    box: '',
    boxes: '',
    weight: '',
    items: [],
    pickup: null,
    delivery: null,
    valuePlus: '',
    services: [],
    collect: { freight: '', goods: '' },
    remark: '',
    clientOrderId: '',
    clientShipmentCode: '',
    shipmentCode: '',
  }
}
