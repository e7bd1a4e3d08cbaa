import 'server-only'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { type ApplyCallback, applyStored } from './apply-stored'
import { expressCallback } from './express-callback'
import { foodCallback } from './food-callback'
import { parcelCallback } from './parcel-callback'

/** Applies kept callbacks in the order given; one that fails waits for the job that tries again. */
export async function applyAll(
  db: Database,
  waiting: readonly { id: number; family: Family }[],
): Promise<void> {
  for (const { id, family } of waiting) {
    try {
      await applyStored({ db, inboxId: id, apply: APPLIERS[family] })
    } catch (error) {
      log().error({ err: error, inboxId: id }, 'callback could not be applied')
    }
  }
}

/**
 * How a kept callback of each family changes its order. A current and a legacy express callback are
 * told apart by what they say.
 */
export const APPLIERS: Readonly<Record<Family, ApplyCallback>> = {
  food: foodCallback.apply,
  parcel: parcelCallback.apply,
  express: expressCallback.apply,
}
