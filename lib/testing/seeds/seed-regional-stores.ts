import { stores } from '@/lib/db/tables/stores'
import type { Database } from '@/lib/db/client'

/** The simulator's stores beyond the demo's, each in a currency, clock and language of its own. */
export const REGIONAL_STORES = [
  { code: 'TPE-XINYI-01', region: 'TPE', lat: 25.033, lng: 121.5654, parcelMerchantId: null },
  { code: 'BKK-SILOM-01', region: 'BKK', lat: 13.7262, lng: 100.5234, parcelMerchantId: '740001' },
  {
    code: 'HAN-HOANKIEM-01',
    region: 'HAN',
    lat: 21.0285,
    lng: 105.8522,
    parcelMerchantId: '750001',
  },
  { code: 'KUL-BUKIT-01', region: 'KUL', lat: 3.1466, lng: 101.7113, parcelMerchantId: '760001' },
] as const

/** Gives the merchant stores in Taipei, Bangkok, Hanoi and Kuala Lumpur. */
export async function seedRegionalStores(db: Database): Promise<void> {
  await db.insert(stores).values(
    REGIONAL_STORES.map((store) => ({
      ...store,
      name: store.code,
      address: '1 Street',
      foodClientMerchantId: store.code,
    })),
  )
}
