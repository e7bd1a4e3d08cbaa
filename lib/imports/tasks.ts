import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { runImport } from './run-import'
import type { CreateWaybill } from './send-row'
import { standStill } from './stand-still'
import { RUN_IMPORT } from './task-names'

const payload = z.object({ importId: z.number() })

/** The tasks of imports; what creates a waybill comes from outside (decision 0125). */
export function importTasks(createWaybill: CreateWaybill): TaskGroup {
  return {
    tasks: {
      [RUN_IMPORT]: async (given, attempt) => {
        const { importId } = payload.parse(given)
        try {
          await runImport({ db: database(), createWaybill, importId })
        } catch (error) {
          // Nobody would go on with it, and its page would say for ever that it runs.
          if (attempt.isLast) await standStill(database(), importId, 'failed')
          throw error
        }
      },
    },
    repeated: [],
  }
}
