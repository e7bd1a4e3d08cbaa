import {
  emptyContact,
  emptyParcel,
  emptyPoint,
  type TypedParcel,
  type TypedPoint,
} from '@/lib/domain/parcel-form/typed-parcel'
import { PARCEL_BOXES, PARCEL_ITEM_TYPES, PARCEL_PRODUCTS } from '@/lib/domain/parcel-products'
import type { ParcelStoreChoice } from '@/lib/parcels/schema'

/** A parcel form as it stands while it is filled in: maybe without a store yet. */
export type DraftParcel = TypedParcel & { formKey: string; storeId?: number | undefined }

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
  const texts = [items.value, items.weight, items.box, items.detail, remark, reference]
  const more = [...Object.values(collect), ...Object.values(orderer), pickup.description]
  return (
    [...texts, ...more].some((text) => text.trim() !== '') ||
    (pickupAt === 'elsewhere' && isTypedPoint(pickup)) ||
    services.length > 0 ||
    drops.some(isTypedPoint)
  )
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Null for what is no draft of ours; one of an older version keeps what still means something. */
export function decodeDraft(stored: string | null): DraftParcel | null {
  const kept = parsed(stored)
  const { formKey, storeId } = kept
  if (typeof formKey !== 'string' || !UUID.test(formKey)) return null
  return {
    ...(shaped(kept, emptyParcel()) as TypedParcel),
    ...choicesOf(kept),
    pickup: pointOf(kept['pickup']),
    drops: listOf(kept['drops']).map(pointOf),
    formKey,
    storeId: Number.isSafeInteger(storeId) ? Number(storeId) : undefined,
  }
}

const one = <T extends string>(value: unknown, among: readonly [T, ...T[]]): T =>
  among.find((known) => known === value) ?? among[0]

/** The members that may hold only certain words, and the lists. */
function choicesOf(kept: Record<string, unknown>) {
  const items = recordOf(kept['items'])
  const empty = emptyParcel()
  return {
    product: one(kept['product'], PARCEL_PRODUCTS),
    pickupAt: one(kept['pickupAt'], ['store', 'elsewhere']),
    when: one(kept['when'], ['now', 'later']),
    giveUp: one(kept['giveUp'], ['usual', 'at']),
    positions: listOf(kept['positions']).map(
      (position) => shaped(position, { code: '', name: '' }) as TypedParcel['positions'][number],
    ),
    services: listOf(kept['services']).map(
      (service) =>
        shaped(service, { code: '', count: '', name: '' }) as TypedParcel['services'][number],
    ),
    items: {
      ...(shaped(items, empty.items) as TypedParcel['items']),
      box: one(items['box'], ['', ...PARCEL_BOXES]),
      types: PARCEL_ITEM_TYPES.filter((type) => listOf(items['types']).includes(type)),
    },
  }
}

function pointOf(value: unknown): TypedPoint {
  const kept = recordOf(value)
  const contacts = listOf(kept['contacts']).map(
    (contact) => shaped(contact, emptyContact()) as TypedPoint['contacts'][number],
  )
  return {
    ...(shaped(kept, emptyPoint()) as TypedPoint),
    location: pinOf(kept['location']),
    contacts: contacts.length > 0 ? contacts : [emptyContact()],
  }
}

/** The value in the shape of `like`: texts, yes or no, and objects of them; else as in `like`. */
function shaped(value: unknown, like: Readonly<Record<string, unknown>>): object {
  const kept = recordOf(value)
  return Object.fromEntries(
    Object.entries(like).map(([name, usual]) => {
      const found = kept[name]
      const isPlain = typeof usual === 'string' || typeof usual === 'boolean'
      if (isPlain) return [name, typeof found === typeof usual ? found : usual]
      const isGroup = typeof usual === 'object' && usual !== null && !Array.isArray(usual)
      return [name, isGroup ? shaped(found, { ...usual }) : usual]
    }),
  )
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(stored ?? ''))
  } catch {
    return {}
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function pinOf(value: unknown): TypedPoint['location'] {
  const { lat, lng } = recordOf(value)
  if (typeof lat !== 'number' || typeof lng !== 'number') return null
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}
