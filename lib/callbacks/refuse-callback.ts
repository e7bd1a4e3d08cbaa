import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { callbackRefusals } from '@/lib/db/tables/inbox'
import type { Family } from '@/lib/domain/stages'
import { beforeDeadline } from './before-deadline'
import type { CallbackAnswer } from './callback-kind'

export type RefusalReason =
  | 'too-large'
  | 'not-json'
  | 'no-envelope'
  | 'unknown-app'
  | 'bad-signature'

/** What the caller is told; the codes are the platform's own for the same faults (convention §7.1). */
const ANSWERS: Readonly<Record<RefusalReason, { status: number; error: number; text: string }>> = {
  'too-large': { status: 413, error: 261004, text: 'the callback is too large' },
  'not-json': { status: 400, error: 261004, text: 'the body is not JSON' },
  'no-envelope': { status: 400, error: 261003, text: 'auth and data are missing' },
  'unknown-app': { status: 401, error: 262001, text: 'the app is not known here' },
  'bad-signature': { status: 401, error: 262002, text: 'the signature is not right' },
}

/** Counts a refused callback and says why; nothing else of it is kept. */
export async function refuseCallback(input: {
  db: Database
  family: Family
  reason: RefusalReason
  /** When it is answered whether it was counted or not, by `performance.now()`. */
  deadline: number
}): Promise<CallbackAnswer> {
  const { family, reason, deadline } = input
  log().warn({ family, reason }, 'callback refused')
  await beforeDeadline(deadline, countRefusal(input)).catch(() => undefined)
  const { status, error, text } = ANSWERS[reason]
  // The rest of a body that is too large stays unread: nothing more can come on that connection.
  const headers: Record<string, string> = reason === 'too-large' ? { connection: 'close' } : {}
  return { status, headers, body: { error, err_msg: text } }
}

/** Counts one that was refused, by day; never throws. */
export async function countRefusal(input: {
  db: Database
  family: Family
  reason: RefusalReason
}): Promise<void> {
  const { family, reason } = input
  try {
    await input.db
      .insert(callbackRefusals)
      .values({ family, reason, day: sql`current_date`, count: 1, lastAt: sql`now()` })
      .onConflictDoUpdate({
        target: [callbackRefusals.family, callbackRefusals.reason, callbackRefusals.day],
        set: { count: sql`${callbackRefusals.count} + 1`, lastAt: sql`now()` },
      })
  } catch (error) {
    log().error({ err: error }, 'refused callback could not be counted')
  }
}
