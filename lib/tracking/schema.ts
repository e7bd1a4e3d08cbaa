import { z } from 'zod'
import type { Region } from '@/lib/domain/areas'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { Stage } from '@/lib/domain/stages'
import type { QrCode } from './qr-code'

export const shareSchema = z.object({ orderId: z.number().int().positive() })
export type ShareForm = z.infer<typeof shareSchema>

/** Whether customers can follow an order now. Instants are ISO strings in UTC. */
export type ShareState = {
  /** How many links are open. */
  links: number
  /** When the last of them was made, and when it ends at the latest; null without a link. */
  madeAt: string | null
  endsAt: string | null
  /** When one of them was last looked at; null while nobody has. */
  openedAt: string | null
}

/** A link just made: its address is shown now and is known to nobody afterwards. */
export type MadeLink = {
  url: string
  qr: QrCode
  /** Only this machine can open the address: `APP_URL` is not set to what customers can reach. */
  localOnly: boolean
  state: ShareState
}

/**
 * All that a customer's page is told, and that its address lets anybody read. No name, no phone
 * number, no address, no code with which the food could be fetched. Instants are ISO strings in UTC.
 */
export type TrackedOrder = {
  storeName: { en: string; zh: string }
  region: Region
  stage: Stage
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
