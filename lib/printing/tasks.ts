import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { fetchRunLabels } from './queue/fetch-run-labels'
import { FETCH_LABELS } from './queue/add-fetch-job'

const payload = z.object({ runId: z.number() })

export const printingTasks: TaskGroup = {
  tasks: {
    [FETCH_LABELS]: (given) => fetchRunLabels({ db: database(), ...payload.parse(given) }),
  },
  repeated: [],
}
