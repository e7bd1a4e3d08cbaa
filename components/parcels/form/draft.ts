import { keptForm, listOf, oneOf, pinOf, recordOf, shapedLike } from '@/components/form/draft'
import type { FormApi } from '@/components/form/use-kept-form'
import type { ParcelStoreChoice } from '@/lib/parcels/model/new-parcel'
import {
  emptyContact,
  emptyParcel,
  emptyPoint,
  type TypedParcel,
  type TypedPoint,
} from '@/lib/parcels/model/typed-parcel'
import { PARCEL_BOXES, PARCEL_ITEM_TYPES, PARCEL_PRODUCTS } from '@/lib/domain/parcel-products'

/** A parcel form as it stands while it is filled in: maybe without a store yet. */
export type DraftParcel = TypedParcel & { formKey: string; storeId?: number | undefined }

/** As it is sent, beside its quote. */
export type FilledParcel = DraftParcel & { storeId: number }

export type ParcelFormApi = FormApi<DraftParcel, FilledParcel>

type Start = { formKey: string; store: ParcelStoreChoice | undefined }

/** An empty form; the store's own name and phone stand at the pickup. */
export function emptyDraft({ formKey, store }: Start): DraftParcel {
  const parcel = emptyParcel()
  const pickup = store ? { ...parcel.pickup, contacts: [contactOf(store)] } : parcel.pickup
  return { ...parcel, pickup, formKey, storeId: store?.id }
}

/** Who hands over at the store, until somebody types another. */
export function contactOf({ shownName, phone }: ParcelStoreChoice) {
  return { ...emptyContact(), name: shownName, phone }
}

/** Whether a person has put anything into the point that would be missed. */
export function isTypedPoint({
  contacts,
  location,
  address,
  postalCode,
  description,
}: TypedPoint): boolean {
  const texts = [address, postalCode, description, ...contacts.flatMap(Object.values<string>)]
  return location !== null || texts.some((text) => text.trim() !== '')
}

/** Whether the form holds anything that would be missed; the store's own contact is not. */
export function isTyped(draft: DraftParcel): boolean {
  const { pickupAt, pickup, drops, items, collect, orderer, remark, reference, services } = draft
  const notes = [remark, reference, draft.clientOrderId]
  const texts = [items.value, items.weight, items.box, items.detail, ...notes]
  const more = [...Object.values(collect), ...Object.values(orderer), pickup.description]
  return (
    [...texts, ...more].some((text) => text.trim() !== '') ||
    (pickupAt === 'elsewhere' && isTypedPoint(pickup)) ||
    services.length > 0 ||
    drops.some(isTypedPoint)
  )
}

/** Null for what is no draft of ours; one of an older version keeps what still means something. */
export function decodeDraft(stored: string | null): DraftParcel | null {
  const kept = keptForm(stored)
  if (!kept) return null
  const { fields, formKey, storeId } = kept
  return {
    ...shapedLike(emptyParcel(), fields),
    ...choicesOf(fields),
    pickup: pointOf(fields['pickup']),
    drops: listOf(fields['drops']).map(pointOf),
    formKey,
    storeId,
  }
}

/** The members that may hold only certain words, and the lists. */
function choicesOf(fields: Record<string, unknown>): Partial<TypedParcel> {
  const items = recordOf(fields['items'])
  return {
    product: oneOf(fields['product'], PARCEL_PRODUCTS),
    pickupAt: oneOf(fields['pickupAt'], ['store', 'elsewhere']),
    when: oneOf(fields['when'], ['now', 'later']),
    giveUp: oneOf(fields['giveUp'], ['usual', 'at']),
    positions: listOf(fields['positions']).map((each) => shapedLike({ code: '', name: '' }, each)),
    services: listOf(fields['services']).map((each) =>
      shapedLike({ code: '', count: '', name: '' }, each),
    ),
    items: {
      ...shapedLike(emptyParcel().items, items),
      box: oneOf(items['box'], ['', ...PARCEL_BOXES]),
      types: PARCEL_ITEM_TYPES.filter((type) => listOf(items['types']).includes(type)),
    },
  }
}

function pointOf(value: unknown): TypedPoint {
  const kept = recordOf(value)
  const contacts = listOf(kept['contacts']).map((contact) => shapedLike(emptyContact(), contact))
  return {
    ...shapedLike(emptyPoint(), kept),
    location: pinOf(kept['location']),
    contacts: contacts.length > 0 ? contacts : [emptyContact()],
  }
}
