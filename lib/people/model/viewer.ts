import type { Region } from '@/lib/domain/areas'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { AdvanceMinutes } from '@/lib/domain/time/local-time'
import type { ActingRole, HousePermission, Permission } from '@/lib/domain/permissions'

/** A store as one person may use it. */
export type StoreAccess = {
  id: number
  code: string
  name: string
  region: Region
  /** How far ahead a food order for later must be; 30 where it is left out. */
  advanceMinutes?: AdvanceMinutes
  /** By which people know it, as CSS takes it; white text stands on it. */
  colour: string
  location: Coordinates
  /** The store takes food orders: it has a `client_merchant_id`. */
  hasFood: boolean
  /** Staff may give the ID that the platform issued for an address (food §4.2). */
  usesAddressIds: boolean
  /** Staff say here when food is ready and handed over; not where it is left out. */
  usesKitchenMarks?: boolean
  /** After how many minutes of waiting, at the store, on the way, an order here is late. */
  lateMinutes: { waiting: number; atStore: number; riding: number }
  role: ActingRole
  may: readonly Permission[]
}

/** The signed-in person, and what the shell needs to know about where they are. */
export type Viewer = {
  id: number
  name: string
  email: string
  isAdmin: boolean
  /** The shared tablet that they are at; null on a device of their own. */
  tablet: { name: string; lockMinutes: number } | null
  /** What they may do that is no single store's. */
  mayInHouse: HousePermission[]
  stores: StoreAccess[]
  environment: 'simulator' | 'sandbox' | 'release'
  /** What lies beneath the markers of maps in place of the built-in one. */
  tiles: { kind: 'raster' | 'archive'; url: string; attribution: string } | null
}
