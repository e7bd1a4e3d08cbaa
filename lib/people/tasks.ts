import 'server-only'
import { z } from 'zod'
import { database } from '@/lib/db/client'
import { LOCALES } from '@/lib/i18n/locales'
import type { TaskGroup } from '@/lib/jobs/task-group'
import { SIGN_IN_CHANGES, TELL_PERSON } from '@/lib/auth/tell-person'
import { sendNotice } from './send-notice'
import { sendReset } from './links/send-reset'
import { SEND_RESET } from './links/task-names'

const resetPayload = z.object({ email: z.string(), locale: z.enum(LOCALES) })

const noticePayload = z.object({
  name: z.string(),
  email: z.string(),
  locale: z.string().nullable(),
  change: z.enum(SIGN_IN_CHANGES),
})

export const peopleTasks: TaskGroup = {
  tasks: {
    [SEND_RESET]: (payload) => sendReset({ db: database(), ...resetPayload.parse(payload) }),
    [TELL_PERSON]: (payload) => sendNotice(noticePayload.parse(payload)),
  },
  repeated: [],
}
