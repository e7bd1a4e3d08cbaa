import {
  isExpressProduct,
  type ExpressProduct,
  VALUE_PLUS,
} from '@/lib/domain/express/express-products'
import type { Cents } from '@/lib/domain/money'
import { valuePlus, type WaybillDraft } from '@/lib/domain/express/waybill-draft'
import { grams, parseKilograms, type Grams } from '@/lib/domain/weight'
import { itemField, type RowValues, serviceField } from '@/lib/domain/imports/import-fields'
import { readParty, readSecondPhone } from './read-party'
import type { RowFault } from './row-fault'
import { RowReader, wholeNumber } from './row-reader'
import { readDay, readPeriod } from './row-time'

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

/** A row of a file as a waybill; amounts in dollars, weight in grams or kilograms, text trimmed. */
export function readRow(values: RowValues, productOfAll: ExpressProduct | null): ReadRow {
  const reader = new RowReader(values)
  const product = readProduct(reader, productOfAll)
  const recipient = {
    ...readParty(reader, 'recipient'),
    ...readSecondPhone(reader),
    lockerCode: readLockerCode(reader),
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

function readProduct(reader: RowReader, ofAll: ExpressProduct | null): ExpressProduct | null {
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

/** As the platform writes its codes: capitals, without the spaces of whoever read it out. */
function readLockerCode(reader: RowReader): string | undefined {
  return reader.text('recipient.lockerCode')?.normalize('NFKC').replace(/\s/g, '').toUpperCase()
}

function readWeight(reader: RowReader): Grams | undefined {
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

function readItems(reader: RowReader): WaybillDraft['items'] {
  return reader.items.map((index) => ({
    code: reader.text(itemField(index, 'code')),
    name: reader.text(itemField(index, 'name')),
    quantity: reader.count(itemField(index, 'quantity')),
    price: reader.amount(itemField(index, 'price')),
  }))
}

function readServices(reader: RowReader): WaybillDraft['services'] {
  const value = reader.amount('declaredValue')
  const others = reader.services.map((index) => ({
    code: reader.text(serviceField(index, 'code')) ?? '',
    count: reader.text(serviceField(index, 'count')),
    value: reader.text(serviceField(index, 'value')),
    fee: reader.text(serviceField(index, 'fee')),
  }))
  return [...(value === undefined || value === 0 ? [] : [valuePlus(value)]), ...others]
}

/** Nothing to collect is no collection at all. */
function readCollect(reader: RowReader): WaybillDraft['collect'] {
  const goods = reader.amount('collect.goods') ?? (0 as Cents)
  const freight = reader.amount('collect.freight') ?? (0 as Cents)
  return goods === 0 && freight === 0 ? undefined : { goods, freight }
}

function readTime(reader: RowReader, which: 'pickup' | 'delivery'): WaybillDraft['pickup'] {
  return {
    date: reader.read(`${which}.date`, 'not-a-time', readDay),
    period: reader.read(`${which}.period`, 'not-a-time', readPeriod),
  }
}
