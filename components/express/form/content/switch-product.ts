import {
  expressRules,
  takes,
  WAYBILL_FIELDS,
  type ExpressProduct,
  type WaybillField,
} from '@/lib/domain/express/express-products'
import { isMissing } from '@/lib/domain/express/waybill-draft'
import {
  BLANK_ITEM,
  blankWaybill,
  type TypedParty,
  type TypedWaybill,
} from '@/lib/express/model/typed-waybill'

/** What the form would lose to a product, in the words of the matrix: nothing is lost unasked. */
export function lostFields(
  typed: TypedWaybill,
  to: ExpressProduct,
  /** What the form began with at this store: untouched, it comes back by itself. */
  sender: TypedParty,
): WaybillField[] {
  const { onlyBox, maxBoxes } = expressRules(to)
  const isReplaced = (text: string, only: string | null) =>
    only !== null && text.trim() !== '' && text.trim() !== only
  return WAYBILL_FIELDS.filter((field) => {
    if (!takes(to, field)) return isTyped(typed, field, sender)
    if (field === 'pickup.date') return typed.pickup !== null && !pickupFor(to, typed.pickup)
    if (field === 'box') return isReplaced(typed.box, onlyBox)
    return field === 'boxes' && isReplaced(typed.boxes, maxBoxes === 1 ? '1' : null)
  })
}

/** The form for another product, without what `lostFields` names; what is required has a row. */
export function withProduct(
  typed: TypedWaybill,
  to: ExpressProduct,
  sender: TypedParty,
): TypedWaybill {
  const blank = blankWaybill(typed.formKey, typed.storeId)
  const { recipient, pickup } = typed
  const kept = <T>(field: WaybillField, value: T, otherwise: T) =>
    takes(to, field) ? value : otherwise
  const lost = new Set(lostFields(typed, to, sender))
  return {
    ...typed,
    product: to,
    sender: kept('sender.name', typed.sender, sender),
    recipient: {
      ...recipient,
      address: kept('recipient.address', recipient.address, blank.recipient.address),
      location: kept('recipient.address', recipient.location, undefined),
      pinFor: kept('recipient.address', recipient.pinFor, blank.recipient.pinFor),
      withoutPin: kept('recipient.address', recipient.withoutPin, false),
      lockerCode: kept('recipient.lockerCode', recipient.lockerCode, ''),
    },
    pickup: pickupFor(to, pickup),
    delivery: kept('delivery.date', typed.delivery, null),
    box: lost.has('box') ? '' : typed.box,
    boxes: lost.has('boxes') ? '' : typed.boxes,
    items: takes(to, 'items') ? withARow(typed, to) : [],
    collect: kept('collect', typed.collect, blank.collect),
  }
}

/** The day alone where the product knows no periods, nothing where only the day is known. */
function pickupFor(to: ExpressProduct, pickup: TypedWaybill['pickup']): TypedWaybill['pickup'] {
  if (!pickup || !takes(to, 'pickup.date')) return null
  if (!takes(to, 'pickup.period')) return { ...pickup, period: null }
  return pickup.period === null ? null : pickup
}

/** Where what is inside must be said, there is a row to say it in. */
function withARow({ items }: TypedWaybill, to: ExpressProduct) {
  const isAsked = expressRules(to).group === 'warehouse'
  return isAsked && items.length === 0 ? [BLANK_ITEM] : items
}

function isTyped(typed: TypedWaybill, field: WaybillField, sender: TypedParty): boolean {
  const [whose, part] = field.split('.')
  const value = valueOf(typed, field)
  if (whose !== 'sender' || part === undefined) return !isMissing(value)
  return JSON.stringify(value) !== JSON.stringify(valueOf({ ...typed, sender }, field))
}

/** What stands in the form for a field of the matrix; an address goes with its pin. */
function valueOf(typed: TypedWaybill, field: WaybillField): unknown {
  if (field === 'sender.address' || field === 'recipient.address') {
    const { address, location } = typed[field === 'sender.address' ? 'sender' : 'recipient']
    return { address, location }
  }
  return field
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[key]
          : undefined,
      typed,
    )
}
