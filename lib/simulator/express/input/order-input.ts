import { fromLocal, minutesOfDay } from '../../core/local-time'
import type { Fields } from '../../core/signed/fields'
import { PlatformError } from '../../core/signed/platform-error'
import { isDecimalText } from '../../core/signed/wire'
import type { Appointment, ExpressRequest } from '../order'
import { type ExpressProduct, isSingleBox, productField } from '../products'
import { presentGroup, recipientField, senderField } from './party-input'

const VALUE_PLUS = 'HK2DOOR_VALUEPLUS'

const LONGEST_ID = 30

/** Reads and checks the parameters of a creation against the requirement matrix (express §4.1). */
export function readExpressRequest(fields: Fields): ExpressRequest {
  const merchantId = fields.int('merchant_id')
  const clientOrderId = fields.text('client_order_id', { max: LONGEST_ID })
  const clientShipmentCode = fields.optionalText('client_shipment_code', { max: LONGEST_ID }) ?? ''
  const shipmentCode = fields.optionalText('shipment_code') ?? ''
  const product = productField(fields)
  const boxes = boxFields(fields, product)
  const remark = fields.optionalText('remark', { max: 1024 }) ?? ''
  const declaredValue = vasField(fields)
  const cod = codField(fields, product)
  itemFields(fields, product)
  return {
    merchantId,
    clientOrderId,
    clientShipmentCode,
    shipmentCode,
    product,
    ...boxes,
    remark,
    declaredValue,
    cod,
    sender: senderField(fields, product),
    recipient: recipientField(fields, product),
    pickup: pickupField(fields, product),
    delivery: deliveryField(fields, product),
  }
}

/** `order_id` and `merchant_id`, by which a merchant asks for its waybill. */
export function orderFields(fields: Fields) {
  const orderId = fields.text('order_id', { max: 128 })
  const merchantId = fields.int('merchant_id')
  return { orderId, merchantId }
}

/** Reads `vas`; returns the parcel's declared value in dollars, empty without the value-plus service. */
function vasField(fields: Fields): string {
  let declaredValue = ''
  for (const vas of fields.optionalGroups('vas') ?? []) {
    const code = vas.text('code')
    for (const name of ['count', 'fee']) vas.optionalText(name)
    if (code !== VALUE_PLUS) throw vas.incorrect('code', `must be ${VALUE_PLUS}`)
    declaredValue = vas.text('value')
    if (!isDecimalText(declaredValue) || Number(declaredValue) === 0)
      throw vas.incorrect('value', 'must be the value in dollars')
  }
  return declaredValue
}

/** Reads `cod`: amounts with exactly two decimals, and nothing at all for lockers (express §4.1). */
function codField(fields: Fields, { isLocker }: ExpressProduct) {
  const cod = fields.group('cod')
  const [serviceFee, cash] = ['service_fee', 'cash'].map((name) => {
    const text = cod.optionalText(name) ?? ''
    if (text === '') return '0.00'
    if (isLocker) throw cod.incorrect(name, 'lockers collect nothing')
    if (!/^\d{1,9}\.\d{2}$/.test(text)) throw cod.incorrect(name, 'must have 2 decimal places')
    return text
  })
  return { serviceFee: serviceFee ?? '0.00', cash: cash ?? '0.00' }
}

/** Reads `pickup`: the warehouse group may leave all of it out (express §4.1). */
function pickupField(fields: Fields, { group }: ExpressProduct): Appointment {
  const pickup = presentGroup(fields, 'pickup')
  const isNeeded = group !== 'warehouse'
  const date = dateField(pickup, isNeeded)
  return { date, period: periodField(pickup, isNeeded) }
}

/** Reads `delivery`: both or neither, and for lockers nothing. */
function deliveryField(fields: Fields, { isLocker }: ExpressProduct): Appointment {
  const delivery = presentGroup(fields, 'delivery')
  const date = dateField(delivery, false)
  const period = periodField(delivery, false)
  if (isLocker) return { date: '', period: '' }
  if (date === '' && period !== '') throw delivery.missing('date')
  if (period === '' && date !== '') throw delivery.missing('period')
  return { date, period }
}

function dateField(fields: Fields, isNeeded: boolean) {
  const date = isNeeded ? fields.text('date') : (fields.optionalText('date') ?? '')
  if (date !== '' && fromLocal(`${date} 00:00`, 0) === undefined)
    throw fields.incorrect('date', 'must be YYYY-MM-DD')
  return date
}

function periodField(fields: Fields, isNeeded: boolean) {
  const period = isNeeded ? fields.text('period') : (fields.optionalText('period') ?? '')
  const [from = '', until = '', more] = period.split('-')
  const isPeriod =
    more === undefined && minutesOfDay(from) !== undefined && minutesOfDay(until) !== undefined
  if (period !== '' && !isPeriod) throw fields.incorrect('period', 'must be HH:MM-HH:MM')
  return period
}

/** The allowed codes are not shown; these are the parcel family's (conventions §4.4). */
const BOX_SIZES = ['XS', 'S', 'M', 'L', 'XL']
const LOCKER_SIZES = ['XS']
const MOST_BOXES = 254
const LIGHTEST = 11
const MOST_ITEMS = 50

/** Reads the size, number and weight of the boxes (express §4.1). */
function boxFields(fields: Fields, product: ExpressProduct) {
  return {
    boxSize: boxSizeField(fields, product),
    boxQuantity: boxQuantityField(fields, product),
    totalWeight: weightField(fields, product),
  }
}

function boxSizeField(fields: Fields, { needsBoxSize, isLocker }: ExpressProduct) {
  const size = needsBoxSize
    ? fields.text('box_size_code')
    : (fields.optionalText('box_size_code') ?? '')
  const allowed = isLocker ? LOCKER_SIZES : BOX_SIZES
  if (size !== '' && !allowed.includes(size))
    throw fields.incorrect('box_size_code', `must be ${allowed.join(', ')}`)
  return size
}

function boxQuantityField(fields: Fields, product: ExpressProduct) {
  const rule = { min: 1, max: isSingleBox(product) ? 1 : MOST_BOXES }
  if (product.group === 'pick-up') return fields.int('box_quantity', rule)
  return fields.optionalInt('box_quantity', rule) ?? 1
}

/** Grams; too heavy is a code of its own, 263007. */
function weightField(fields: Fields, { group, heaviest }: ExpressProduct) {
  const rule = { min: LIGHTEST }
  const weight =
    group === 'pick-up'
      ? fields.int('total_weight', rule)
      : fields.optionalInt('total_weight', rule)
  if (weight !== undefined && weight > heaviest)
    throw new PlatformError(263007, `total_weight is more than ${heaviest} grams`)
  return weight
}

/** Reads `item_detail`: at most 50 but in the warehouse group, which asks for what each item is. */
function itemFields(fields: Fields, { group }: ExpressProduct) {
  const isWarehouse = group === 'warehouse'
  const items = isWarehouse ? fields.groups('item_detail') : fields.optionalGroups('item_detail')
  if (!items) throw fields.missing('item_detail')
  if (!isWarehouse && items.length > MOST_ITEMS)
    throw fields.incorrect('item_detail', `more than ${MOST_ITEMS} items`)
  for (const item of items) {
    for (const name of ['code', 'name'])
      if (isWarehouse) item.text(name, { max: 128 })
      else item.optionalText(name, { max: 128 })
    item.optionalInt('price', { min: 0 })
    if (isWarehouse) item.int('quantity', { min: 1 })
    else item.optionalInt('quantity', { min: 1 })
  }
}
