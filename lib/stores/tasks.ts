import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/db/client'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { deliverSending } from './sending/deliver-sending'
import { reopenStore } from './now/set-status'
import { sweepSendings } from './sending/sweep-sendings'
import { DELIVER_SENDING, REOPEN_STORE, SWEEP_SENDINGS } from './task-names'

const sendingPayload = z.object({ sendingId: z.number() })
const storePayload = z.object({ storeId: z.number() })

export const storeTasks: TaskGroup = {
  tasks: {
    [DELIVER_SENDING]: async (payload) => {
      await deliverSending({ db: database(), ...sendingPayload.parse(payload) })
    },
    [REOPEN_STORE]: (payload) => reopenStore({ db: database(), ...storePayload.parse(payload) }),
    [SWEEP_SENDINGS]: () => sweepSendings({ db: database() }),
  },
  repeated: [{ task: SWEEP_SENDINGS, everyMinutes: 1 }],
}
