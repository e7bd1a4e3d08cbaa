/** How many kinds of goods one row may name; an order with more of them is placed by the form. */
export const ITEMS_A_ROW = 3

const ADDRESS = [
  ...['flat', 'floor', 'block', 'building', 'street', 'district', 'area', 'postalCode'],
] as const
type AddressPart = (typeof ADDRESS)[number]

const ITEM = ['code', 'name', 'quantity', 'price'] as const
export type ItemPart = (typeof ITEM)[number]

type Whose = 'recipient' | 'sender'
type PartyField =
  `${Whose}.${'name' | 'phone' | 'callingCode' | 'lat' | 'lng' | `address.${AddressPart}`}`
type RecipientOnly = `recipient.${'phone2' | 'callingCode2' | 'lockerCode'}`
type ItemField = `items.${number}.${ItemPart}`
type TimeField = `${'pickup' | 'delivery'}.${'date' | 'period'}`

/** What a column of a file may hold: a field of the waybill, in the unit that people write. */
export type ImportField =
  | 'product'
  | 'clientOrderId'
  | 'clientShipmentCode'
  | PartyField
  | RecipientOnly
  | 'box'
  | 'boxes'
  /** In grams. */
  | 'weight'
  /** The same weight in kilograms, for files that count so. */
  | 'kilograms'
  | ItemField
  /** Dollars, like every amount of a file. */
  | 'collect.goods'
  | 'collect.freight'
  /** Of the value-plus service (express §4.1). */
  | 'declaredValue'
  | 'remark'
  | TimeField

const partyFields = (whose: Whose): ImportField[] => [
  `${whose}.name`,
  `${whose}.phone`,
  `${whose}.callingCode`,
  ...(whose === 'recipient'
    ? (['recipient.phone2', 'recipient.callingCode2', 'recipient.lockerCode'] as const)
    : []),
  ...ADDRESS.map((part) => `${whose}.address.${part}` as const),
  `${whose}.lat`,
  `${whose}.lng`,
]

const itemFields = Array.from({ length: ITEMS_A_ROW }, (_, index) =>
  ITEM.map((part) => `items.${index}.${part}` as const),
).flat()

export const PICKUP_FIELDS = [
  'pickup.date',
  'pickup.period',
] as const satisfies readonly TimeField[]

export const TIME_FIELDS = [
  'pickup.date',
  'pickup.period',
  'delivery.date',
  'delivery.period',
] as const satisfies readonly TimeField[]

/** Every field, in the order in which templates and lists name them. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  ...(['clientOrderId', 'product'] as const),
  ...partyFields('recipient'),
  ...(['box', 'boxes', 'weight', 'kilograms'] as const),
  ...itemFields,
  ...(['collect.goods', 'collect.freight', 'declaredValue', 'remark'] as const),
  ...partyFields('sender'),
  ...TIME_FIELDS,
  'clientShipmentCode',
]

const KNOWN: ReadonlySet<string> = new Set(IMPORT_FIELDS)

export function isImportField(text: unknown): text is ImportField {
  return typeof text === 'string' && KNOWN.has(text)
}

/** Fields whose digits are a name and no number: what a spreadsheet takes for one may lose zeros. */
export function isDigitsAsText(field: ImportField): boolean {
  return /(?:clientOrderId|clientShipmentCode|phone2?|lockerCode|items\.\d\.code)$/.test(field)
}

/** What a row says, by field; nothing where there is no such column or its cell is empty. */
export type RowValues = Readonly<Partial<Record<ImportField, string>>>
