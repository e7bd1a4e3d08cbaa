import { grams, type Grams } from '../weight'

/** What home express sells (express §2.1); the first is the platform's default. */
export const EXPRESS_PRODUCTS = [
  'HDP-ECOMM-H',
  'HDP-ECOMM-L',
  'HDP-ECN-H',
  'HDP-SFWH-H',
  'HDP-SFWH-L',
  'HDP-WHECN-H',
  'HDP-PND-1-H',
] as const
export type ExpressProduct = (typeof EXPRESS_PRODUCTS)[number]

/** Whether a product asks for a field, allows it, or has no place for it. */
export type Need = 'required' | 'optional' | 'none'

/**
 * The requirement matrix (express §4.1, with §2.2 where it is silent): for each field one mark a
 * product, in the order of `EXPRESS_PRODUCTS`. R required, o optional, - not taken, and so never
 * sent. An address is one field here; its parts are always the same four (§2.2). The fields of
 * `items` are those of each item.
 */
const MATRIX = {
  clientOrderId: 'R R R R R R R',
  clientShipmentCode: 'o o o o o o o',
  shipmentCode: 'o o o o o o o',
  'sender.name': 'R R R - - - R',
  'sender.callingCode': 'R R R - - - R',
  'sender.phone': 'R R R - - - R',
  'sender.address': 'R R R - - - R',
  'pickup.date': 'R R R o o o R',
  'pickup.period': 'R R R - - - R',
  'recipient.name': 'R R R R R R R',
  'recipient.callingCode': 'o o o o o o o',
  'recipient.phone': 'R R R R R R R',
  'recipient.callingCode2': 'o o o o o o o',
  'recipient.phone2': 'o o o o o o o',
  'recipient.address': 'R - R R - R R',
  'recipient.lockerCode': '- R - - R - -',
  'delivery.date': 'o - o o - o o',
  'delivery.period': 'o - o o - o o',
  box: 'R R R o R R R',
  boxes: 'R R R o o o o',
  weight: 'R R R o o o o',
  items: 'o o o R R R o',
  'items.code': 'o o o R R R o',
  'items.name': 'o o o R R R o',
  'items.quantity': 'o o o R R R o',
  'items.price': 'o o o o o o o',
  services: 'o o o o o o o',
  collect: 'o - o o - o o',
  remark: 'o o o o o o o',
} as const

export type WaybillField = keyof typeof MATRIX
export const WAYBILL_FIELDS = Object.keys(MATRIX) as WaybillField[]

/** How a parcel comes to the platform, in the order of the products. */
export const PRODUCT_GROUPS = ['pick-up', 'warehouse', 'lite-post'] as const

type ExpressRules = {
  readonly group: (typeof PRODUCT_GROUPS)[number]
  /** To the door, or to a locker where the recipient fetches it. */
  readonly destination: 'home' | 'locker'
  /** `sender.type`; null where there is no sender. */
  readonly senderType: 11 | null
  readonly recipientType: 11 | 4
  /** The one box size that is taken; null for any. */
  readonly onlyBox: 'XS' | null
  /** From 1 up to this. */
  readonly maxBoxes: 1 | 254
  /** From `LEAST_WEIGHT` up to this. */
  readonly maxWeight: Grams
  /** Null for no limit. */
  readonly maxItems: 50 | null
  /** The recipient's number begins with 4 to 9. */
  readonly mobileOnly: boolean
}

/** An integer greater than 10 (express §4.1). */
export const LEAST_WEIGHT = grams(11)
/** The value-plus service raises the compensation; its `value` is the parcel's (express §4.1). */
export const VALUE_PLUS = 'HK2DOOR_VALUEPLUS'

const HOME_PICK_UP: ExpressRules = {
  group: 'pick-up',
  destination: 'home',
  senderType: 11,
  recipientType: 11,
  onlyBox: null,
  maxBoxes: 254,
  maxWeight: grams(100_000),
  maxItems: 50,
  mobileOnly: false,
}
const HOME_WAREHOUSE: ExpressRules = {
  ...HOME_PICK_UP,
  group: 'warehouse',
  senderType: null,
  maxItems: null,
}
const LOCKER = {
  destination: 'locker',
  recipientType: 4,
  onlyBox: 'XS',
  maxBoxes: 1,
  maxWeight: grams(5000),
  mobileOnly: true,
} as const satisfies Partial<ExpressRules>

const RULES: Readonly<Record<ExpressProduct, ExpressRules>> = {
  'HDP-ECOMM-H': HOME_PICK_UP,
  'HDP-ECOMM-L': { ...HOME_PICK_UP, ...LOCKER },
  'HDP-ECN-H': HOME_PICK_UP,
  'HDP-SFWH-H': HOME_WAREHOUSE,
  'HDP-SFWH-L': { ...HOME_WAREHOUSE, ...LOCKER },
  'HDP-WHECN-H': HOME_WAREHOUSE,
  'HDP-PND-1-H': {
    ...HOME_PICK_UP,
    group: 'lite-post',
    maxBoxes: 1,
    maxWeight: grams(2000),
    mobileOnly: true,
  },
}

export function isExpressProduct(text: unknown): text is ExpressProduct {
  return EXPRESS_PRODUCTS.some((product) => product === text)
}

export function expressRules(product: ExpressProduct): ExpressRules {
  return RULES[product]
}

export function needOf(product: ExpressProduct, field: WaybillField): Need {
  const mark = MATRIX[field].split(' ')[EXPRESS_PRODUCTS.indexOf(product)]
  return mark === 'R' ? 'required' : mark === 'o' ? 'optional' : 'none'
}

/** Whether the product has a place for it: what has none is neither shown nor sent. */
export function takes(product: ExpressProduct, field: WaybillField): boolean {
  return needOf(product, field) !== 'none'
}
