import type { ParcelStoreChoice } from '@/lib/parcels/model/new-parcel'

/** A store as a form has it. For tests alone. */
export function parcelStoreForTests(own: Partial<ParcelStoreChoice> = {}): ParcelStoreChoice {
  return {
    id: 7,
    code: 'HK-1',
    name: 'Central',
    shownName: '中環店',
    phone: '21110001',
    region: 'HK',
    hasContract: true,
    address: '1 Connaught Place',
    location: { lat: 22.2819, lng: 114.158 },
    routes: [],
    ...own,
  }
}
