import { randomUUID } from 'node:crypto'
import type { SubmittedParcel } from '@/lib/parcels/model/parcel-form'
import { emptyParcel, type TypedParcel } from '@/lib/parcels/model/typed-parcel'

const CONTACT = { name: 'Chan Tai Man', phone: '9123 4567', company: '' }

/** A drop-off near Central that is right in every field; each number lies elsewhere. */
export function typedDrop(number = 1): TypedParcel['drops'][number] {
  return {
    address: `${number} Queen’s Road Central`,
    postalCode: '',
    description: '',
    location: { lat: (22_280 + number) / 1000, lng: 114.15 },
    pinFor: '',
    contacts: [CONTACT],
  }
}

/** A form from the store itself that is right in every field, as staff type it. */
export function typedParcel(change: Partial<TypedParcel> = {}): TypedParcel {
  const empty = emptyParcel()
  return {
    ...empty,
    pickup: { ...empty.pickup, contacts: [CONTACT] },
    drops: [typedDrop()],
    items: { ...empty.items, value: '120.50', weight: '1.25', box: 'S' },
    ...change,
  }
}

/** The same for several stops, with all that those ask for. */
export function typedRound(drops: number, change: Partial<TypedParcel> = {}): TypedParcel {
  return typedParcel({
    product: 'MPOINTS',
    drops: Array.from({ length: drops }, (_, at) => typedDrop(at + 1)),
    orderer: { name: 'Ho', phone: '6123 4567' },
    positions: [{ code: 'VAN', name: 'Van' }],
    ...change,
  })
}

/** A typed form that is sent for the first time, without a quote. */
export function submittedParcel(
  storeId: number,
  typed: TypedParcel = typedParcel(),
): SubmittedParcel {
  return { ...typed, storeId, formKey: randomUUID(), quote: null }
}
