import {
  type ExpressProduct,
  LEAST_WEIGHT,
  VALUE_PLUS,
  WAYBILL_FIELDS,
  expressRules,
  needOf,
} from '@/lib/domain/express/express-products'
import {
  type ExpressService,
  type Text,
  type WaybillDraft,
  isMissing,
} from '@/lib/domain/express/waybill-draft'
import { localDayPeriod, parseExpressPeriod } from '@/lib/domain/time/local-time'
import { checkAddresses } from './check-waybill-addresses'
import { type WaybillFault, type WaybillProblem, lengthOf } from './waybill-fault'

const LONGEST_ITEM_TEXT = 128

type Check = (product: ExpressProduct, draft: WaybillDraft) => WaybillFault[]

/** Express §2.2, §4.1 and §8, in characters. */
const LENGTHS: readonly (readonly [field: string, most: number])[] = [
  ['clientOrderId', 30],
  ['clientShipmentCode', 30],
  ['sender.name', 128],
  ['sender.callingCode', 5],
  ['sender.phone', 64],
  ['recipient.name', 128],
  ['recipient.callingCode', 5],
  ['recipient.phone', 64],
  ['recipient.callingCode2', 5],
  ['recipient.phone2', 64],
  ['remark', 1024],
]

/**
 * Every field of the draft at which the platform would balk, by the matrix and the rules around it
 * (express §2.2, §4.1, §8); none when it may be sent. A field is named once for each problem.
 */
export function checkWaybill(product: ExpressProduct, draft: WaybillDraft): WaybillFault[] {
  const checks: Check[] = [
    checkNeeds,
    checkAddresses,
    checkLengths,
    checkTimes,
    checkPhone,
    checkBoxes,
    checkWeight,
    checkItems,
    checkServices,
  ]
  return checks.flatMap((check) => check(product, draft))
}

/** The matrix, for all but the parts of addresses and items, which have checks of their own. */
const checkNeeds: Check = (product, draft) =>
  WAYBILL_FIELDS.filter((field) => !field.startsWith('items.')).flatMap((field): WaybillFault[] => {
    const missing = isMissing(valueAt(draft, field))
    const need = needOf(product, field)
    if (need === 'none' && !missing) return [{ field, problem: 'not-taken' }]
    const isAddress = field.endsWith('.address')
    return need === 'required' && missing && !isAddress ? [{ field, problem: 'required' }] : []
  })

const checkLengths: Check = (_product, draft) =>
  LENGTHS.filter(([field, most]) => lengthOf(valueAt(draft, field)) > most).map(
    ([field, limit]) => ({ field, problem: 'too-long', limit }),
  )

/** A delivery has both its date and its period or neither; what is there must be a time. */
const checkTimes: Check = (product, draft) =>
  (['pickup', 'delivery'] as const).flatMap((which) => {
    const { date, period } = draft[which] ?? {}
    const faults: WaybillFault[] = []
    if (!isMissing(date) && !localDayPeriod(date ?? '', 'HK')) {
      faults.push({ field: `${which}.date`, problem: 'not-a-time' })
    }
    if (!isMissing(period) && !parseExpressPeriod('2000-01-01', period ?? '', 'HK')) {
      faults.push({ field: `${which}.period`, problem: 'not-a-time' })
    }
    const goTogether = needOf(product, `${which}.period`) === 'optional'
    if (goTogether && isMissing(date) !== isMissing(period)) {
      const field = isMissing(date) ? `${which}.date` : `${which}.period`
      faults.push({ field, problem: 'required' })
    }
    return faults
  })

/** Lockers take Hong Kong's mobile numbers alone, of which the second is one too (express §2.2). */
const checkPhone: Check = (product, { recipient }) => {
  const { mobileOnly, destination } = expressRules(product)
  const isLocker = destination === 'locker'
  const { phone, phone2, callingCode, callingCode2 } = recipient ?? {}
  const mobiles = { phone: mobileOnly && phone, phone2: isLocker && phone2 }
  const codes = { callingCode: isLocker && callingCode, callingCode2: isLocker && callingCode2 }
  const faults = (
    given: Record<string, Text | false>,
    rule: (text: string) => boolean,
    problem: WaybillProblem,
  ) =>
    Object.entries(given)
      .filter(([, text]) => typeof text === 'string' && !isMissing(text) && !rule(text))
      .map(([name]) => ({ field: `recipient.${name}`, problem }))
  return [
    ...faults(mobiles, (text) => /^\s*[4-9]/.test(text), 'not-mobile'),
    ...faults(codes, (text) => text === '852', 'not-local'),
  ]
}

const checkBoxes: Check = (product, { box, boxes }) => {
  const { onlyBox, maxBoxes } = expressRules(product)
  const faults: WaybillFault[] = []
  if (onlyBox && !isMissing(box) && box !== onlyBox) {
    faults.push({ field: 'box', problem: 'box-size' })
  }
  if (boxes === null || boxes === undefined) return faults
  if (!Number.isInteger(boxes) || boxes < 1) faults.push({ field: 'boxes', problem: 'not-whole' })
  else if (boxes > maxBoxes) faults.push({ field: 'boxes', problem: 'too-many', limit: maxBoxes })
  return faults
}

const checkWeight: Check = (product, { weight }) => {
  const { maxWeight } = expressRules(product)
  if (weight === null || weight === undefined) return []
  if (!Number.isInteger(weight)) return [{ field: 'weight', problem: 'not-whole' }]
  if (weight < LEAST_WEIGHT) return [{ field: 'weight', problem: 'too-light', limit: LEAST_WEIGHT }]
  return weight > maxWeight ? [{ field: 'weight', problem: 'too-heavy', limit: maxWeight }] : []
}

const isValuePlus = ({ code }: ExpressService) => code.trim() === VALUE_PLUS

const checkServices: Check = (_product, { services }) =>
  (services ?? []).flatMap(({ code, value }, index) => {
    const faults: WaybillFault[] = []
    const isValue = code.trim() === VALUE_PLUS
    if (isMissing(code)) faults.push({ field: `services.${index}.code`, problem: 'required' })
    if (isValue && (services ?? []).findIndex(isValuePlus) < index) {
      faults.push({ field: `services.${index}.code`, problem: 'twice' })
    }
    if (isValue && isMissing(value)) {
      faults.push({ field: `services.${index}.value`, problem: 'required' })
    }
    return faults
  })

function valueAt(draft: WaybillDraft, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[key]
          : undefined,
      draft,
    )
}

/** Express §4.1: how many, and what each must say, which the warehouse group is strict about. */
function checkItems(product: ExpressProduct, draft: WaybillDraft): WaybillFault[] {
  const items = draft.items ?? []
  const { maxItems } = expressRules(product)
  const faults: WaybillFault[] =
    maxItems !== null && items.length > maxItems
      ? [{ field: 'items', problem: 'too-many', limit: maxItems }]
      : []
  for (const [index, item] of items.entries()) {
    for (const part of ['code', 'name', 'quantity'] as const) {
      const field = `items.${index}.${part}`
      const value = item[part]
      if (needOf(product, `items.${part}`) === 'required' && isMissing(value)) {
        faults.push({ field, problem: 'required' })
      }
      if (lengthOf(value) > LONGEST_ITEM_TEXT) {
        faults.push({ field, problem: 'too-long', limit: LONGEST_ITEM_TEXT })
      }
    }
    faults.push(...checkNumbers(`items.${index}`, item.quantity, item.price))
  }
  return faults
}

/** A quantity counts from 1, a price from 0. */
function checkNumbers(
  item: string,
  quantity: number | null | undefined,
  price: number | null | undefined,
): WaybillFault[] {
  const isWrong = (value: number | null | undefined, least: number) =>
    value !== null && value !== undefined && !(Number.isSafeInteger(value) && value >= least)
  return [
    ...(isWrong(quantity, 1) ? [`${item}.quantity`] : []),
    ...(isWrong(price, 0) ? [`${item}.price`] : []),
  ].map((field) => ({ field, problem: 'not-whole' }))
}
