import type { SlotChoice } from './chosen-slots'
import {
  expressRules,
  takes,
  type ExpressProduct,
  type WaybillField,
} from '@/lib/domain/express/express-products'
import { cents, type Cents, parseAmount } from '@/lib/domain/money'
import {
  isMissing,
  valuePlus,
  withoutUnusedFields,
  type ExpressTime,
  type WaybillDraft,
} from '@/lib/domain/express/waybill-draft'
import { plainNumber } from '@/lib/domain/typed-text'
import { grams } from '@/lib/domain/weight'
import type { FormFault } from './form-fault'
import { readParty, readPhone } from './read-party'
import type { TypedWaybill } from './typed-waybill'
import type { WaybillForm } from './waybill-form'

/** What was typed, as the draft of a waybill; and the texts that could not be read. */
type ReadWaybill = {
  draft: WaybillDraft
  faults: FormFault[]
  /** Of each item and each service of the draft, the row of the form; -1 is value-plus. */
  itemRows: number[]
  serviceRows: number[]
}

const filled = <Row>(rows: readonly Row[]) =>
  rows.map((row, at) => ({ row, at })).filter(({ row }) => !isMissing(row))

const whole = (text: string) => {
  const typed = plainNumber(text)
  if (typed === '') return null
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN
}

/**
 * Reads a form for its product (express §4.1): what the product has no place for is left out, what
 * it fixes is put in, and rows in which nothing was typed do not count. Whether that may be sent is
 * for `checkWaybill` to say.
 */
export function readTyped(product: ExpressProduct, typed: TypedWaybill): ReadWaybill {
  const faults: FormFault[] = []
  const money = (field: string, text: string, least = 0) => {
    if (text.trim() === '') return null
    const amount = parseAmount(text, 'HK')
    if (amount !== null && amount >= least) return amount
    faults.push({ field, problem: 'amount' })
    return null
  }
  const weight = whole(typed.weight)
  if (Number.isNaN(weight)) faults.push({ field: 'weight', problem: 'not-whole' })

  const { onlyBox, maxBoxes } = expressRules(product)
  const items = filled(typed.items)
  const draft: WaybillDraft = {
    ...readPeople(product, typed, faults),
    clientOrderId: typed.clientOrderId.trim(),
    clientShipmentCode: typed.clientShipmentCode.trim(),
    shipmentCode: typed.shipmentCode.trim(),
    pickup: readSlot(typed.pickup),
    delivery: readSlot(typed.delivery),
    box: onlyBox ?? typed.box.trim(),
    boxes: maxBoxes === 1 ? 1 : whole(typed.boxes),
    // One with more digits than a number holds is still too heavy, and said to be.
    weight:
      weight === null || Number.isNaN(weight)
        ? null
        : grams(Math.min(weight, Number.MAX_SAFE_INTEGER)),
    items: items.map(({ row }, at) => ({
      code: row.code.trim(),
      name: row.name.trim(),
      quantity: whole(row.quantity),
      price: money(`items.${at}.price`, row.price),
    })),
    remark: typed.remark.trim(),
  }
  const { services, rows: serviceRows } = readServices(typed, money)
  const collect = takes(product, 'collect') ? readCollect(typed, money) : null
  return {
    draft: withoutUnusedFields(product, { ...draft, services, collect }),
    faults,
    itemRows: items.map(({ at }) => at),
    serviceRows,
  }
}

type Money = (field: string, text: string, least?: number) => Cents | null

function readPeople(product: ExpressProduct, typed: TypedWaybill, faults: FormFault[]) {
  const taken = (field: WaybillField) => takes(product, field)
  const sender = taken('sender.name') ? readParty('sender', typed.sender) : null
  const recipient = readParty('recipient', typed.recipient)
  const second = readPhone(typed.recipient.phone2)
  faults.push(...(sender?.faults ?? []), ...recipient.faults)
  if (!second) faults.push({ field: 'recipient.phone2', problem: 'phone' })
  const hasSecond = second !== null && second.phone !== ''
  return {
    sender: sender?.party,
    recipient: {
      ...recipient.party,
      ...(hasSecond && { callingCode2: second.callingCode, phone2: second.phone }),
      lockerCode: typed.recipient.lockerCode.trim(),
    },
  }
}

const readSlot = (slot: SlotChoice | null): ExpressTime | null =>
  slot && { date: slot.date, period: slot.period }

/** Value-plus first, where the parcel's value is given (trap 61); then the others. */
function readServices(typed: TypedWaybill, money: Money) {
  const value = money('valuePlus', typed.valuePlus, 1)
  const others = filled(typed.services)
  return {
    services: [
      ...(value === null ? [] : [valuePlus(value)]),
      ...others.map(({ row: { code, count, value: worth, fee } }) => ({
        code: code.trim(),
        count: count.trim(),
        value: worth.trim(),
        fee: fee.trim(),
      })),
    ],
    rows: [...(value === null ? [] : [-1]), ...others.map(({ at }) => at)],
  }
}

/** Two amounts or none: what is left empty beside the other is nothing to collect. */
function readCollect({ collect }: TypedWaybill, money: Money): WaybillDraft['collect'] {
  if (isMissing(collect)) return null
  return {
    freight: money('collect.freight', collect.freight) ?? cents(0),
    goods: money('collect.goods', collect.goods) ?? cents(0),
  }
}

/** What goes to the server; null while store or product are not chosen. */
export function readForm(typed: TypedWaybill): WaybillForm | null {
  const { formKey, storeId, product } = typed
  if (storeId === undefined || product === null) return null
  const { draft } = readTyped(product, typed)
  // The schema's lists are not read-only, which is all that the two differ in.
  return { formKey, storeId, product, draft: draft as WaybillForm['draft'] }
}

/** Fields of a draft that have their place in the form under another name. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  store: 'storeId',
  sender: 'sender.name',
  recipient: 'recipient.name',
  'sender.callingCode': 'sender.phone',
  'recipient.callingCode': 'recipient.phone',
  'recipient.callingCode2': 'recipient.phone2',
  'sender.address': 'sender.address.root',
  'recipient.address': 'recipient.address.root',
  items: 'items.root',
  services: 'valuePlus',
  collect: 'collect.freight',
  'pickup.date': 'pickup',
  'pickup.period': 'pickup',
  'delivery.date': 'delivery',
  'delivery.period': 'delivery',
}

/** Where the form asks for a field of the draft; rows that were left empty lie in between. */
export function formPath(
  field: string,
  { itemRows, serviceRows }: Pick<ReadWaybill, 'itemRows' | 'serviceRows'>,
): string {
  const [, list, index, part] = /^(items|services)\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (!list || !part) return ELSEWHERE[field] ?? field
  const row = (list === 'items' ? itemRows : serviceRows)[Number(index)] ?? Number(index)
  return row === -1 ? 'valuePlus' : `${list}.${row}.${part}`
}
