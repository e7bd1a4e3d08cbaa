import type { Region } from '@/lib/domain/areas'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { Stage } from '@/lib/domain/stages'

/**
 * All that a customer's page is told, and that its address lets anybody read. No name, no phone
 * number, no address, no code with which the food could be fetched. Instants are ISO strings in UTC.
 */
export type TrackedOrder = {
  storeName: { en: string; zh: string }
  /** As it is dialled; null where the store gave none. */
  storePhone: string | null
  /** By which people know the store, as CSS takes it; white text stands on it. */
  storeColour: string
  region: Region
  stage: Stage
  /** The store asked to cancel it and the platform agreed: it ends as soon as its status says so. */
  isCancelling: boolean
  scheduledFor: string | null
  closedAt: string | null
  /** When it should be at the door: between two instants, which may be the same. */
  arrival: { from: string; to: string; asOf: string } | null
  /** Only from the store to the door; `courier` is null until they have been seen on that way. */
  ride: {
    store: Coordinates
    door: Coordinates | null
    courier: (Coordinates & { at: string }) | null
  } | null
}
