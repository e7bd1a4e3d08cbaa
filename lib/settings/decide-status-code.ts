import 'server-only'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { statusCodes } from '@/lib/db/tables/status-codes'
import { Problem } from '@/lib/domain/problem'
import { isKnownCode } from '@/lib/domain/stages'
import { addRelearnJob } from '@/lib/orders/status/relearn-code'
import type { StatusCodeForm } from './model/status-codes'

/**
 * Says what a code means that is not published, or takes it back. It counts for every status from
 * now on; a job computes the orders again that ever had it (decision 0081).
 */
export async function decideStatusCode(input: {
  actor: Actor
  form: StatusCodeForm
}): Promise<{ code: number }> {
  const { actor, form } = input
  const { family, code, stage } = form
  requireInHouse(actor, 'settings.manage')
  if (isKnownCode(family, code)) throw new Problem('statusCodeGone')
  await database().transaction(async (tx) => {
    const said = await tx
      .update(statusCodes)
      .set({
        stage: stage === 'unknown' ? null : stage,
        decidedBy: actor.id,
        decidedAt: new Date(),
      })
      .where(and(eq(statusCodes.family, family), eq(statusCodes.code, code)))
      .returning({ code: statusCodes.code })
    if (said.length === 0) throw new Problem('statusCodeGone')
    await recordAudit(tx, {
      action: 'status-code.decided',
      actor,
      record: { kind: 'status-code', id: `${family}:${code}` },
      after: { stage },
    })
    await addRelearnJob(tx, { family, code, after: 0 })
  })
  return { code }
}
