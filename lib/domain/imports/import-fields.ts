/** How many kinds of goods and how many services lists of fields name; columns may hold more. */
const ITEMS_LISTED = 3
const SERVICES_LISTED = 2
/** The most kinds of goods that one row may name: products outside the warehouse group take 50. */
export const MOST_ITEMS = 200
/** The most value-added services of one row, besides value-plus. */
export const MOST_SERVICES = 20

const ADDRESS = [
  'flat',
  'floor',
  'block',
  'building',
  'street',
  'district',
  'area',
  'postalCode',
] as const
type AddressPart = (typeof ADDRESS)[number]

export const ITEM_PARTS = ['code', 'name', 'quantity', 'price'] as const
export type ItemPart = (typeof ITEM_PARTS)[number]

/** Of a value-added service: what they mean is each service's own rule (express §4.1). */
export const SERVICE_PARTS = ['code', 'count', 'value', 'fee'] as const
export type ServicePart = (typeof SERVICE_PARTS)[number]

type Whose = 'recipient' | 'sender'
type PartyField =
  `${Whose}.${'name' | 'phone' | 'callingCode' | 'lat' | 'lng' | `address.${AddressPart}`}`
/** Parts that are put together or taken apart as a row is read: a name in two, an address in lines. */
type RecipientPart = `recipient.${'firstName' | 'lastName' | 'addressLine1' | 'addressLine2'}`
type RecipientOnly = `recipient.${'phone2' | 'callingCode2' | 'lockerCode'}` | RecipientPart
type ItemField = `items.${number}.${ItemPart}`
type ServiceField = `services.${number}.${ServicePart}`
type TimeField = `${'pickup' | 'delivery'}.${'date' | 'period'}`

/** What a column of a file may hold: a field of the waybill, in the unit that people write. */
export type ImportField =
  | 'product'
  | 'clientOrderId'
  | 'clientShipmentCode'
  | 'shipmentCode'
  | ServiceField
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

/** A whole address, or its first and second line as shops export them. */
export const ADDRESS_LINES = [
  'recipient.addressLine1',
  'recipient.addressLine2',
] as const satisfies readonly RecipientPart[]

const partyFields = (whose: Whose): ImportField[] => [
  `${whose}.name`,
  ...(whose === 'recipient' ? (['recipient.firstName', 'recipient.lastName'] as const) : []),
  `${whose}.phone`,
  `${whose}.callingCode`,
  ...(whose === 'recipient'
    ? (['recipient.phone2', 'recipient.callingCode2', 'recipient.lockerCode'] as const)
    : []),
  ...(whose === 'recipient' ? ADDRESS_LINES : []),
  ...ADDRESS.map((part) => `${whose}.address.${part}` as const),
  `${whose}.lat`,
  `${whose}.lng`,
]

const listed = <Field>(count: number, of: (index: number) => readonly Field[]): Field[] =>
  Array.from({ length: count }, (_, index) => of(index)).flat()

export const itemField = (index: number, part: ItemPart): ItemField => `items.${index}.${part}`
export const serviceField = (index: number, part: ServicePart): ServiceField =>
  `services.${index}.${part}`

const NUMBERED = /^(items|services)\.(0|[1-9]\d{0,2})\.(\w+)$/

/** Of which kind of goods a column holds which part; null for what holds none. */
export function itemCell(field: ImportField): { index: number; part: ItemPart } | null {
  const [, list, index, part] = NUMBERED.exec(field) ?? []
  return list === 'items' ? { index: Number(index), part: part as ItemPart } : null
}

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

/** Every field in the order in which templates and lists name them; of goods and services the first. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  ...(['clientOrderId', 'product'] as const),
  ...partyFields('recipient'),
  ...(['box', 'boxes', 'weight', 'kilograms'] as const),
  ...listed(ITEMS_LISTED, (index) => ITEM_PARTS.map((part) => itemField(index, part))),
  ...(['collect.goods', 'collect.freight', 'declaredValue'] as const),
  ...listed(SERVICES_LISTED, (index) => SERVICE_PARTS.map((part) => serviceField(index, part))),
  'remark',
  ...partyFields('sender'),
  ...TIME_FIELDS,
  'clientShipmentCode',
  'shipmentCode',
]

const KNOWN: ReadonlySet<string> = new Set(IMPORT_FIELDS)

const isOneOf = (parts: readonly string[], part: string | undefined) =>
  part !== undefined && parts.includes(part)

export function isImportField(text: unknown): text is ImportField {
  if (typeof text !== 'string') return false
  const [, list, index, part] = NUMBERED.exec(text) ?? []
  if (list === 'items') return Number(index) < MOST_ITEMS && isOneOf(ITEM_PARTS, part)
  if (list === 'services') return Number(index) < MOST_SERVICES && isOneOf(SERVICE_PARTS, part)
  return KNOWN.has(text)
}

/** Fields whose digits are a name and no number: what a spreadsheet takes for one may lose zeros. */
export function isDigitsAsText(field: ImportField): boolean {
  return /(?:clientOrderId|[sS]hipmentCode|phone2?|lockerCode|items\.\d+\.code)$/.test(field)
}

/** What a row says, by field; nothing where there is no such column or its cell is empty. */
export type RowValues = Readonly<Partial<Record<ImportField, string>>>
