import { randomUUID } from 'node:crypto'
import { cents } from '@/lib/domain/money'
import { grams } from '@/lib/domain/weight'
import type { ParcelForm } from '@/lib/parcels/model/parcel-draft'

const PERSON = { name: 'Chan Tai Man', phone: '91234567' }

/** A parcel from Central that is right in every field; the contract makes positions unnecessary. */
export function parcelForm(storeId: number, change: Partial<ParcelForm> = {}): ParcelForm {
  return {
    formKey: randomUUID(),
    storeId,
    draft: {
      product: 'DASH2HR',
      path: [
        {
          address: '1 Connaught Place',
          location: { lat: 22.2819, lng: 114.158 },
          contacts: [PERSON],
        },
        {
          address: '88 Queen’s Road',
          location: { lat: 22.2849, lng: 114.1533 },
          contacts: [PERSON],
        },
      ],
      items: { value: cents(10_000), weight: grams(1_000), box: 'S' },
    },
    ...change,
  }
}
