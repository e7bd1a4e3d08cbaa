import 'server-only'
import type { Database } from '@/lib/db/client'
import { recordAudit } from '@/lib/audit/record-audit'
import { plainNumber } from '@/lib/domain/typed-text'
import { forgiveAttempts, reserveAttempt, type ThrottleKey } from '../throttle/sign-in-throttle'
import { tellPerson } from '../tell-person'
import { confirmSecret, takeAppCode } from './code-secret'
import { takeRecoveryCode } from './recovery-codes'

export type CodeResult =
  | { ok: true }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'slow'; seconds: number }

/**
 * Looks at a one-time code after a password that was right: of the app or from paper, or the first
 * of an app that is being set up. Failures are slowed.
 */
export async function takeCode(input: {
  db: Database
  personId: number
  code: string
  /** `first` confirms an app that is being set up. */
  which: 'first' | 'any'
  now: Date
}): Promise<CodeResult> {
  const { db, personId, which, now } = input
  const key: ThrottleKey = { kind: 'code', value: String(personId) }
  const seconds = await reserveAttempt(db, key)
  if (seconds > 0) return { ok: false, reason: 'slow', seconds }
  const digits = plainNumber(input.code).replaceAll(/\s/g, '')
  const isRight =
    which === 'first'
      ? await confirmFirst(db, { personId, code: digits, now })
      : /^\d{6}$/.test(digits)
        ? await takeAppCode(db, { personId, code: digits, now })
        : await takePaperCode(db, personId, input.code)
  if (!isRight) return { ok: false, reason: 'wrong' }
  await forgiveAttempts(db, [key])
  return { ok: true }
}

/** Turns codes on: the person is told, whichever way it was done. */
async function confirmFirst(
  db: Database,
  input: { personId: number; code: string; now: Date },
): Promise<boolean> {
  const { personId } = input
  return db.transaction(async (tx) => {
    if (!(await confirmSecret(tx, input))) return false
    await tellPerson(tx, { personId, change: 'code-set-up' })
    await recordAudit(tx, {
      action: 'person.code-set-up',
      actor: { id: personId },
      record: { kind: 'person', id: personId },
    })
    return true
  })
}

async function takePaperCode(db: Database, personId: number, code: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await takeRecoveryCode(tx, { personId, code }))) return false
    await recordAudit(tx, {
      action: 'person.recovery-code-used',
      actor: { id: personId },
      record: { kind: 'person', id: personId },
    })
    return true
  })
}
