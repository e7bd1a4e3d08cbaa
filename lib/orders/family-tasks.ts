import 'server-only'
import { database } from '@/lib/db/client'
import { syncPayload, resolvePayload, type TaskGroup } from '@/lib/jobs/task-group'
import { resolveDoubt } from './doubt/resolve-doubt'
import type { OrderFamily } from './order-family'
import { syncOrder } from './sweep/sync-order'
import { SYNC_TASK, RESOLVE_TASK } from './task-names'

/** What the queue does for the orders of a family. */
export function familyTasks(family: OrderFamily): TaskGroup {
  return {
    tasks: {
      [SYNC_TASK[family.family]]: (payload) =>
        syncOrder(family, { db: database(), ...syncPayload.parse(payload) }),
      [RESOLVE_TASK[family.family]]: (payload) =>
        resolveDoubt(family, { db: database(), ...resolvePayload.parse(payload) }),
    },
    repeated: [],
  }
}
