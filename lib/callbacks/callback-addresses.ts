import 'server-only'
import type { CallbackKind } from './callback-kind'
import { expressCallback, expressLegacyCallback } from './express-callback'
import { foodCallback } from './food-callback'
import { parcelCallback } from './parcel-callback'

const KINDS: Readonly<Record<string, CallbackKind>> = {
  '/callbacks/food': foodCallback,
  '/callbacks/parcel': parcelCallback,
  '/callbacks/express': expressCallback,
  '/callbacks/express-legacy': expressLegacyCallback,
}

/** Which callback comes to a path; null where none does. */
export const callbackAt = (path: string): CallbackKind | null => KINDS[path] ?? null
