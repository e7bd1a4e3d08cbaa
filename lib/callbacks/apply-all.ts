import 'server-only'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { applyKept } from './apply-kept'
import { APPLIERS } from './appliers'

/** Applies kept callbacks in the order given; one that fails waits for the job that tries again. */
export async function applyAll(
  db: Database,
  waiting: readonly { id: number; family: Family }[],
): Promise<void> {
  for (const { id, family } of waiting) {
    try {
      await applyKept({ db, inboxId: id, apply: APPLIERS[family] })
    } catch (error) {
      log().error({ err: error, inboxId: id }, 'callback could not be applied')
    }
  }
}
