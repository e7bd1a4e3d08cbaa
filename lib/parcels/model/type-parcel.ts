import { areaOf, type Region } from '@/lib/domain/areas'
import { formatCoordinates } from '@/lib/domain/coordinates'
import { formatDollars } from '@/lib/domain/money'
import { formatKilograms } from '@/lib/domain/weight'
import type { ReadParcel, SendingStore } from './read-parcel'
import { emptyContact, emptyParcel, type TypedParcel, type TypedPoint } from './typed-parcel'

type Absent<T> = { [K in keyof T]?: T[K] | null | undefined }
type Person = { name: string; phone: string; callingCode?: string | null | undefined }
type Point = Pick<ReadParcel['path'][number], 'address' | 'location'> &
  Absent<{ postalCode: string; description: string }> & {
    contacts: readonly (Person & { company?: string | null | undefined })[]
  }

/** An order as it was recorded, by whatever version of this program. */
type RecordedParcel = Pick<ReadParcel, 'product'> & {
  path: readonly Point[]
  contact?: Person | null | undefined
  remark?: string | null | undefined
} & Absent<Pick<ReadParcel, 'positions' | 'services' | 'collect'>> & {
    items?:
      | (Pick<NonNullable<ReadParcel['items']>, 'value' | 'weight' | 'box'> &
          Absent<Pick<NonNullable<ReadParcel['items']>, 'types' | 'detail'>>)
      | null
      | undefined
  }

/**
 * An earlier order as a form to begin the next one with. Times and the merchant's reference are
 * the earlier order's alone, so they stay behind.
 */
export function typeParcel(order: RecordedParcel, store: SendingStore): TypedParcel {
  const { region } = store
  const [pickup, ...drops] = order.path.map((point) => typePoint(point, region))
  const { items, collect, contact } = order
  const empty = emptyParcel()
  return {
    ...empty,
    product: order.product,
    ...(pickup && { pickup, pickupAt: isAtStore(pickup, store) ? 'store' : 'elsewhere' }),
    drops: drops.length > 0 ? drops : empty.drops,
    orderer: contact ? typePerson(contact, region) : empty.orderer,
    positions: (order.positions ?? []).map((code) => ({ code, name: code })),
    services: (order.services ?? []).map(({ code, count }) => ({ code, count, name: code })),
    hasItems: Boolean(items),
    items: items
      ? {
          value: formatDollars(items.value),
          weight: formatKilograms(items.weight),
          box: items.box,
          types: items.types ?? [],
          detail: items.detail ?? '',
        }
      : empty.items,
    collects: Boolean(collect),
    collect: collect
      ? { freight: formatDollars(collect.freight), goods: formatDollars(collect.goods) }
      : empty.collect,
    remark: order.remark ?? '',
  }
}

function typePoint(point: Point, region: Region): TypedPoint {
  const contacts = point.contacts.map((contact) => ({
    ...typePerson(contact, region),
    company: contact.company ?? '',
  }))
  return {
    address: point.address,
    postalCode: point.postalCode ?? '',
    description: point.description ?? '',
    location: point.location,
    pinFor: point.address,
    contacts: contacts.length > 0 ? contacts : [emptyContact()],
  }
}

function typePerson({ name, phone, callingCode }: Person, region: Region) {
  const isForeign = Boolean(callingCode) && callingCode !== areaOf(region).callingCode
  return { name, phone: isForeign ? `+${callingCode} ${phone}` : phone }
}

function isAtStore(pickup: TypedPoint, { address, name, location }: SendingStore): boolean {
  return (
    pickup.location !== null &&
    formatCoordinates(pickup.location) === formatCoordinates(location) &&
    pickup.address === (address.trim() || name)
  )
}
