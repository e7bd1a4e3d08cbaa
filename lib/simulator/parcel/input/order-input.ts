import { knownRegion } from '../../core/regions'
import type { Fields } from '../../core/signed/fields'
import { isDecimalText } from '../../core/signed/wire'
import type { ParcelMerchant } from '../merchants'
import type { ParcelItems, ParcelRequest } from '../order'
import type { ParcelCall } from '../parcel-call'
import { ParcelError, type ParcelErrorCode, refusedWith } from '../parcel-error'
import { type Position, positionsFor } from '../positions'
import { type Box, boxField, type ParcelProduct, productField } from '../products'
import { type ChosenVas, NO_LIFT, VAS_SERVICES } from '../vas-catalogue'
import { orderContact, pathField, pathMetres } from './path-input'
import { cancelTimeField, scheduleField } from './time-fields'

const TYPES = ['Bouquet', 'Food', 'Wine', 'Doc']

/** Reads and checks the parameters of a creation or quotation (conventions §4.4, §4.8). */
export function readParcelRequest(
  { fields, region, merchant }: ParcelCall,
  now: number,
): ParcelRequest {
  const { countryCode, utcOffsetHours } = knownRegion(region)
  const client = fields.group('client')
  const clientOrderId = client.text('order_id')
  const clientShipmentCode = client.optionalText('shipment_code') ?? ''
  const product = productField(fields)
  const schedule = scheduleField(fields, utcOffsetHours, now)
  const publishUntil = cancelTimeField(fields, utcOffsetHours, schedule.at, now)
  const contact = orderContact(fields, product.needsContact, countryCode)
  const path = pathField(fields, { product, region, countryCode })
  const items = itemsField(fields, product.needsItems)
  const cod = codField(fields)
  const remark = fields.group('remark').optionalText('partner') ?? ''
  const offered = offeredPositions(product, schedule.at, items, pathMetres(path))
  const positions = preferencesField(fields, offered, neededPosition(product, merchant))
  const vas = vasField(fields, { product, positions, box: items?.box })
  return {
    merchantId: merchant.merchantId,
    clientOrderId,
    clientShipmentCode,
    product,
    positions,
    scheduleText: schedule.text,
    scheduledAt: schedule.at,
    publishUntil,
    contact,
    path,
    vas,
    items,
    cod,
    remark,
  }
}

function codField(fields: Fields) {
  const cod = fields.optionalGroup('cod')
  if (!cod) return { serviceFee: '0.00', cash: '0.00' }
  return { serviceFee: cashField(cod, 'service_fee'), cash: cashField(cod, 'cash') }
}

/** Which code asks for a position; undefined where it is optional (conventions §4.4). */
function neededPosition(product: ParcelProduct, merchant: ParcelMerchant) {
  if (product.needsPosition) return 4001128090
  return merchant.hasMonthlyContract ? undefined : 400190001013
}

function offeredPositions(
  product: ParcelProduct,
  scheduledAt: number | undefined,
  items: ParcelRequest['items'],
  metres: number,
) {
  const offered = positionsFor({
    productCode: product.code,
    isScheduled: scheduledAt !== undefined,
    box: items?.box,
    metres,
  })
  if (offered.length === 0) throw new ParcelError(400190001042)
  return offered
}

/** Reads `items`: mandatory for DASH2HR and DASH4HR, read for MPOINTS where it was sent. */
function itemsField(fields: Fields, needed: boolean): ParcelItems | undefined {
  const items = fields.optionalGroup('items')
  if (!items) {
    if (needed) throw fields.missing('items')
    return undefined
  }
  return {
    amount: decimalField(items, 'amount'),
    weight: decimalField(items, 'weight'),
    box: boxField(items),
    types: typesField(items),
    detail: items.optionalText('detail') ?? '',
  }
}

function typesField(items: Fields) {
  const reading = items.refusing(refusedWith(400190001031))
  const types = reading.optionalTexts('types')
  const wrong = types.findIndex((type) => !TYPES.includes(type))
  if (wrong !== -1) throw reading.incorrect(`types[${wrong}]`, `must be one of ${TYPES.join(', ')}`)
  return types
}

/**
 * Reads `preferences`: positions that take this job (400190000002 for another). `neededCode` is the code
 * for leaving them out, undefined where they may be; then anybody on offer will do.
 */
function preferencesField(
  fields: Fields,
  offered: readonly Position[],
  neededCode: ParcelErrorCode | undefined,
): readonly Position[] {
  const preferences = fields.optionalGroups('preferences') ?? []
  if (preferences.length === 0) {
    if (neededCode !== undefined)
      throw fields.refusing(refusedWith(neededCode)).missing('preferences')
    return offered
  }
  return preferences.map((preference) => preferredPosition(preference, offered))
}

function preferredPosition(preference: Fields, offered: readonly Position[]) {
  if (preference.text('type') !== 'business_position')
    throw preference.incorrect('type', 'must be business_position')
  const reading = preference.refusing(refusedWith(400190000002, 400190001013))
  const code = reading.text('value')
  const position = offered.find((known) => known.code === code)
  if (!position) throw reading.incorrect('value', 'is not on offer for this order')
  return position
}

type Order = {
  readonly product: ParcelProduct
  readonly positions: readonly Position[]
  readonly box: Box | undefined
}

/**
 * Reads `vas`: services that /vas lists for the product (400193000008), each with a count exactly as
 * listed (400193000009), by a position that offers it (400190001000), and no stairs for the largest
 * boxes (400190001052). The fee that examples send along is not looked at.
 */
function vasField(fields: Fields, order: Order): readonly ChosenVas[] {
  return (fields.optionalGroups('vas') ?? []).map((vas) => chosenVas(vas, order))
}

function chosenVas(vas: Fields, { product, positions, box }: Order): ChosenVas {
  const code = vas.text('code')
  const count = vas.text('count')
  vas.optionalText('fee')
  const service = VAS_SERVICES.find((known) => known.code === code)
  if (!service?.products.includes(product.code))
    throw vas.refusing(refusedWith(400193000008)).incorrect('code')
  const option = service.options.find((known) => known.count === count)
  if (!option) throw vas.refusing(refusedWith(400193000009)).incorrect('count')
  const offers = (position: Position) => service.positions.includes(position.code)
  if (service.positions.length > 0 && !positions.some(offers))
    throw vas.refusing(refusedWith(400190001000)).incorrect('code')
  if (service.code === NO_LIFT && box === 'XL')
    throw vas.refusing(refusedWith(400190001052)).incorrect('code')
  return { service, option }
}

/** A mandatory amount or weight as text, at most two decimal places; 40001 names it. */
function decimalField(fields: Fields, name: string): string {
  const text = fields.text(name)
  if (!isDecimalText(text)) throw fields.incorrect(name, 'must be a number of at most 2 decimals')
  return text
}

/** An amount to collect, `0.00` when left out or empty; 4001128083 names it. */
function cashField(cod: Fields, name: string): string {
  const reading = cod.refusing(refusedWith(4001128083))
  const text = reading.optionalText(name) ?? ''
  if (text === '') return '0.00'
  if (!isDecimalText(text)) throw reading.incorrect(name, 'must be a number of at most 2 decimals')
  return text
}
