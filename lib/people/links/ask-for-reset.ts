import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import { requestOrigin } from '@/lib/audit/request-origin'
import { reserveAttempts } from '@/lib/auth/throttle/sign-in-throttle'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { shownLocale } from '@/lib/i18n/shown-locale'
import { addJob } from '@/lib/jobs/add-job'
import { canSendMail } from '@/lib/mail/send-mail'
import type { ForgottenForm } from '../model/sign-in'
import { linkHash } from './make-link'
import { SEND_RESET } from './task-names'

/**
 * Has a reset sent to whose e-mail it is. The same is done for an e-mail that nobody has, and
 * whether there is somebody is looked at later, by the job: neither the answer nor its time tells.
 */
export async function askForReset(form: ForgottenForm): Promise<null> {
  if (!canSendMail()) throw new Problem('notFound')
  const db = database()
  const { address } = await requestOrigin()
  const seconds = await reserveAttempts(db, [
    { kind: 'address', value: `reset:${address}` },
    { kind: 'pair', value: `reset:${form.email}` },
  ])
  if (seconds > 0) throw new Problem('tooManyResets')
  await db.transaction(async (tx) => {
    await addJob(tx, {
      task: SEND_RESET,
      payload: { email: form.email, locale: await shownLocale() },
      key: `${SEND_RESET}:${linkHash(form.email)}`,
      maxAttempts: 3,
    })
    await recordAudit(tx, {
      action: 'person.reset-asked',
      actor: null,
      personal: { email: form.email },
    })
  })
  return null
}
