import { z } from 'zod'
import type { Locker, PackedLockers } from './lockers'

/** Reads and actions of lockers ask for nothing in particular. */
export const nothingSchema = z.void()

/** An address as somebody types it. */
export const placeQuerySchema = z.object({ text: z.string().trim().min(2).max(255) })
export type PlaceQuery = z.infer<typeof placeQuerySchema>

/** Why the platform's list could not be read; a key of the messages `lockers.failure`. */
export const REFRESH_FAILURES = [
  'not-configured',
  'unreachable',
  'no-answer',
  'refused',
  'too-soon',
  /** It named none, or far fewer than before: more likely a slip of theirs than the truth. */
  'too-few',
  /** The server ended while it was reading. */
  'stopped',
  'unexpected',
] as const
export type RefreshFailure = (typeof REFRESH_FAILURES)[number]

/** Every locker, as of one complete reading of the platform's list. */
export type LockerList = PackedLockers & {
  /** Grows with each complete reading; 0 before the first. */
  readonly version: number
}

export type RefreshState = {
  readonly version: number
  /** When the list was read; ISO 8601, null before the first time. */
  readonly asOf: string | null
  readonly count: number
  /** It is being read, or is about to be. */
  readonly refreshing: boolean
  /** What became of the tries since; null when the latest one was good. */
  readonly failure: { readonly reason: RefreshFailure; readonly at: string } | null
  /** The geocoder that finds addresses in Hong Kong; null where the settings name none. */
  readonly addressFinder: 'hk' | 'nominatim' | null
}

/** How old the list is, and how it begins, while the whole of it is on its way. */
export type FirstLockers = {
  readonly state: RefreshState
  readonly lockers: readonly Locker[]
  /** When it was looked up, in milliseconds: a link may have brought it a while ago. */
  readonly at: number
}
