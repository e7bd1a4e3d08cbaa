import type { Coordinates } from '@/lib/domain/coordinates'
import {
  isExpressProduct,
  type ExpressProduct,
  VALUE_PLUS,
} from '@/lib/domain/express/express-products'
import { parseDollars, type Cents } from '@/lib/domain/money'
import { normalisePhone } from '@/lib/domain/phone'
import {
  valuePlus,
  type ExpressAddress,
  type Party,
  type WaybillDraft,
} from '@/lib/domain/express/waybill-draft'
import { grams, parseKilograms, type Grams } from '@/lib/domain/weight'
import {
  type ImportField,
  itemField,
  type RowValues,
  serviceField,
} from '@/lib/domain/imports/import-fields'
import { readDay, readPeriod } from './row-time'
import type { RowFault } from './row-fault'

type ReadRow = {
  /** Null where the row names none that there is. */
  readonly product: ExpressProduct | null
  readonly draft: WaybillDraft
  /** What could not even be read; the matrix says the rest. */
  readonly faults: RowFault[]
  /** Of each kind of goods and each service of the draft, the number of its columns; null: value-plus. */
  readonly itemColumns: readonly number[]
  readonly serviceColumns: readonly (number | null)[]
}

/** Hong Kong's, which a number without any means. */
const HONG_KONG_CODE = '852'

class Reader {
  readonly faults: RowFault[] = []
  /** The numbers of what stands in numbered columns. */
  readonly items: readonly number[]
  readonly services: readonly number[]
  constructor(private readonly values: RowValues) {
    this.items = indexesOf(values, 'items')
    this.services = indexesOf(values, 'services')
  }

  text(field: ImportField): string | undefined {
    const text = this.values[field]?.trim()
    return text === '' ? undefined : text
  }

  /** Reads a cell that is not empty; what cannot be read is a fault, and counts as not there. */
  read<T>(
    field: ImportField,
    problem: RowFault['problem'],
    parse: (text: string) => T | null,
  ): T | undefined {
    const text = this.text(field)
    if (text === undefined) return undefined
    const value = parse(text)
    if (value !== null) return value
    this.faults.push({ field, problem })
    return undefined
  }

  amount(field: ImportField): Cents | undefined {
    return this.read(field, 'not-an-amount', (text) =>
      parseDollars(text.replace(/^(HK)?\$\s*/i, '')),
    )
  }

  count(field: ImportField): number | undefined {
    return this.read(field, 'not-whole', wholeNumber)
  }
}

/** `12`, `1,200`, and `12.0` as spreadsheets write whole numbers. */
function wholeNumber(text: string): number | null {
  const match = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.0+)?$/.exec(text)
  return match?.[1] ? Number(match[1].replaceAll(',', '')) : null
}

/** A row of a file as a waybill; amounts in dollars, weight in grams or kilograms, text trimmed. */
export function readRow(values: RowValues, productOfAll: ExpressProduct | null): ReadRow {
  const reader = new Reader(values)
  const product = readProduct(reader, productOfAll)
  const recipient = {
    ...readParty(reader, 'recipient'),
    ...readSecondPhone(reader),
    lockerCode: reader.text('recipient.lockerCode'),
  }
  const draft: WaybillDraft = {
    clientOrderId: reader.text('clientOrderId'),
    clientShipmentCode: reader.text('clientShipmentCode'),
    shipmentCode: reader.text('shipmentCode'),
    recipient,
    sender: readParty(reader, 'sender'),
    box: reader.text('box')?.toUpperCase(),
    boxes: reader.count('boxes'),
    weight: readWeight(reader),
    items: readItems(reader),
    services: readServices(reader),
    collect: readCollect(reader),
    remark: reader.text('remark'),
    pickup: readTime(reader, 'pickup'),
    delivery: readTime(reader, 'delivery'),
  }
  const hasValue = draft.services?.[0]?.code === VALUE_PLUS && reader.text('declaredValue')
  return {
    product,
    draft,
    faults: reader.faults,
    itemColumns: reader.items,
    serviceColumns: [...(hasValue ? [null] : []), ...reader.services],
  }
}

function readProduct(reader: Reader, ofAll: ExpressProduct | null): ExpressProduct | null {
  if (ofAll !== null) return ofAll
  const product = reader.read('product', 'unknown-product', (text) => {
    const code = text.toUpperCase()
    return isExpressProduct(code) ? code : null
  })
  if (product === undefined && reader.text('product') === undefined) {
    reader.faults.push({ field: 'product', problem: 'required' })
  }
  return product ?? null
}

function readParty(reader: Reader, whose: 'recipient' | 'sender'): Party {
  return {
    name: reader.text(`${whose}.name`),
    ...readPhone(reader, `${whose}.phone`, `${whose}.callingCode`),
    address: readAddress(reader, whose),
    location: readLocation(reader, whose),
  }
}

/** A number of Hong Kong in its one form; one from elsewhere, by its code beside it, as it stands. */
function readPhone(reader: Reader, field: ImportField, codeField: ImportField) {
  const given = reader.text(codeField)?.replace(/^\+|^00/, '')
  const typed = reader.text(field)
  if (typed === undefined) return { phone: undefined, callingCode: given }
  if (given !== undefined && given !== HONG_KONG_CODE) return { phone: typed, callingCode: given }
  const phone = normalisePhone(typed, 'HK')
  if (phone.ok) return { phone: phone.national, callingCode: phone.callingCode }
  reader.faults.push({ field, problem: 'not-a-phone' })
  return { phone: typed, callingCode: given ?? HONG_KONG_CODE }
}

function readSecondPhone(reader: Reader) {
  const { phone, callingCode } = readPhone(reader, 'recipient.phone2', 'recipient.callingCode2')
  return { phone2: phone, callingCode2: callingCode }
}

function readAddress(reader: Reader, whose: 'recipient' | 'sender'): ExpressAddress {
  const part = (name: keyof ExpressAddress) => reader.text(`${whose}.address.${name}`)
  return {
    flat: part('flat'),
    floor: part('floor'),
    block: part('block'),
    building: part('building'),
    street: part('street'),
    district: part('district'),
    area: part('area'),
    postalCode: part('postalCode'),
  }
}

/** Both degrees or none; one alone is no place. */
function readLocation(reader: Reader, whose: 'recipient' | 'sender'): Coordinates | undefined {
  const degrees = (field: ImportField, most: number) =>
    reader.read(field, 'not-degrees', (text) => {
      const value = Number(text)
      return Number.isFinite(value) && Math.abs(value) <= most ? value : null
    })
  const lat = degrees(`${whose}.lat`, 90)
  const lng = degrees(`${whose}.lng`, 180)
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  const missing = lat === undefined ? (`${whose}.lat` as const) : (`${whose}.lng` as const)
  const isHalf = (lat === undefined) !== (lng === undefined)
  if (isHalf && reader.text(missing) === undefined) {
    reader.faults.push({ field: missing, problem: 'required' })
  }
  return undefined
}

function readWeight(reader: Reader): Grams | undefined {
  const inGrams = reader.read('weight', 'not-whole', (text) => {
    const kilograms = /^(.*?)\s*kg$/i.exec(text)?.[1]
    if (kilograms !== undefined) return parseKilograms(kilograms)
    const value = wholeNumber(text.replace(/\s*g$/i, ''))
    return value === null ? null : grams(value)
  })
  const inKilograms = reader.read('kilograms', 'not-an-amount', (text) =>
    parseKilograms(text.replace(/\s*kg$/i, '')),
  )
  return inGrams ?? inKilograms
}

function readItems(reader: Reader): WaybillDraft['items'] {
  return reader.items.map((index) => ({
    code: reader.text(itemField(index, 'code')),
    name: reader.text(itemField(index, 'name')),
    quantity: reader.count(itemField(index, 'quantity')),
    price: reader.amount(itemField(index, 'price')),
  }))
}

function readServices(reader: Reader): WaybillDraft['services'] {
  const value = reader.amount('declaredValue')
  const others = reader.services.map((index) => ({
    code: reader.text(serviceField(index, 'code')) ?? '',
    count: reader.text(serviceField(index, 'count')),
    value: reader.text(serviceField(index, 'value')),
    fee: reader.text(serviceField(index, 'fee')),
  }))
  return [...(value === undefined || value === 0 ? [] : [valuePlus(value)]), ...others]
}

/** The numbers of the goods or services of which a row says anything: its columns may have gaps. */
function indexesOf(values: RowValues, list: 'items' | 'services'): number[] {
  const found = new Set<number>()
  for (const [field, text] of Object.entries(values)) {
    if (field.startsWith(`${list}.`) && text?.trim()) found.add(Number(field.split('.')[1]))
  }
  return [...found].sort((one, other) => one - other)
}

/** Nothing to collect is no collection at all. */
function readCollect(reader: Reader): WaybillDraft['collect'] {
  const goods = reader.amount('collect.goods') ?? (0 as Cents)
  const freight = reader.amount('collect.freight') ?? (0 as Cents)
  return goods === 0 && freight === 0 ? undefined : { goods, freight }
}

function readTime(reader: Reader, which: 'pickup' | 'delivery'): WaybillDraft['pickup'] {
  return {
    date: reader.read(`${which}.date`, 'not-a-time', readDay),
    period: reader.read(`${which}.period`, 'not-a-time', readPeriod),
  }
}
