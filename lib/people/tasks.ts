import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/db/client'
import { LOCALES } from '@/lib/i18n/locales'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { sendReset } from './links/send-reset'
import { SEND_RESET } from './links/task-names'

const resetPayload = z.object({ email: z.string(), locale: z.enum(LOCALES) })

export const peopleTasks: TaskGroup = {
  tasks: {
    [SEND_RESET]: (payload) => sendReset({ db: database(), ...resetPayload.parse(payload) }),
  },
  repeated: [],
}
