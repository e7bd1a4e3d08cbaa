import 'server-only'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import type { SignatureCredentials } from '@/lib/platform/signature'
import { requestParamString } from '@/lib/platform/signature'
import { verifyCallback } from '@/lib/platform/verify-callback'
import { applyKept, type ApplyCallback, type MissingOrder } from './apply-kept'
import { keepCallback, type KeptCallback } from './keep-callback'
import { readBody } from './read-body'
import { refuseCallback } from './refuse-callback'

/** What differs between the four callbacks. */
export type CallbackKind = {
  family: Family
  /** The order a callback names, as text; empty where it names none. */
  identify: (data: Readonly<Record<string, unknown>>) => {
    platformOrderId: string
    clientOrderId: string
  }
  /** What tells two callbacks apart beside what is signed, where too little is. */
  unsignedIdentity?: (data: Readonly<Record<string, unknown>>) => string
  apply: ApplyCallback
  missing?: MissingOrder
  /** The answer that the platform takes for received (food §6.1, convention §6.1, express §6). */
  acknowledgement: Record<string, unknown>
}

async function applyNow(db: Database, kept: KeptCallback, kind: CallbackKind): Promise<void> {
  if (kept.applied) return
  try {
    await applyKept({ db, inboxId: kept.id, apply: kind.apply, missing: kind.missing })
  } catch (error) {
    // It is kept: the job that looks for what waits applies it, so it is acknowledged all the same.
    log().error({ err: error, inboxId: kept.id }, 'callback kept, not applied yet')
  }
}

/**
 * Verify, keep, apply, acknowledge; in this order, so that what was acknowledged is never lost and
 * what was not signed by the platform is never kept. No session: the signature is the permission.
 */
export async function receiveCallback(input: {
  db: Database
  request: Request
  kind: CallbackKind
  credentials: readonly SignatureCredentials[]
  nowSeconds: number
}): Promise<Response> {
  const { db, kind } = input
  const { family } = kind
  const raw = await readBody(input.request)
  if (raw === null) return refuseCallback({ db, family, reason: 'too-large' })
  const verdict = verifyCallback(raw, input.credentials, input.nowSeconds)
  if (!verdict.ok) return refuseCallback({ db, family, reason: verdict.reason })
  let kept: KeptCallback
  try {
    const identity =
      requestParamString(verdict.data) + (kind.unsignedIdentity?.(verdict.data) ?? '')
    const ids = kind.identify(verdict.data)
    kept = await keepCallback({ db, family, raw, identity, stale: verdict.stale, ...ids })
  } catch (error) {
    log().error({ err: error, family }, 'callback could not be kept')
    return Response.json({ error: 261103, err_msg: 'not stored, send it again' }, { status: 503 })
  }
  await applyNow(db, kept, kind)
  return Response.json(kind.acknowledgement)
}
