import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { getLockerList } from './get-locker-list'
import { getRefreshState } from './get-refresh-state'
import type { FirstLockers } from './model/locker-list'

/** What a page of lockers shows at once: how old the list is, and how it begins. */
export async function getFirstLockers({ actor }: { actor: Actor }): Promise<FirstLockers> {
  const [state, { first }] = await Promise.all([
    getRefreshState({ actor }),
    getLockerList({ actor }),
  ])
  return { state, lockers: first, at: Date.now() }
}
