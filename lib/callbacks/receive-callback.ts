import 'server-only'
import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { log } from '@/lib/config/log'
import { settings } from '@/lib/config/settings'
import { database, type Database } from '@/lib/db/client'
import { CALLBACK_BYTES } from '@/lib/edge/body-limit'
import { inbox } from '@/lib/db/tables/inbox'
import type { Family } from '@/lib/domain/stages'
import { requestParamString, type SignatureCredentials } from '@/lib/platform/channel/signature'
import { verifyCallback } from '@/lib/platform/verify-callback'
import { type ApplyCallback, applyStored, type MissingOrder } from './apply-stored'
import { beforeDeadline } from './before-deadline'
import { refuseCallback } from './refuse-callback'

/** Of the five seconds that a platform may well give us; a frozen database answers nothing at all. */
const ANSWER_WITHIN_MS = 4_000

/** What differs between the four callbacks. */
export type CallbackKind = {
  family: Family
  /** The order a callback names, as text; empty where it names none. */
  identify: (data: Readonly<Record<string, unknown>>) => {
    platformOrderId: string
    clientOrderId: string
  }
  /**
   * What tells two callbacks of an order apart: what they say, or, where nothing of that is signed,
   * when they were signed. What is not signed never does: anybody may have written it.
   */
  identifiedBy: 'content' | 'moment'
  apply: ApplyCallback
  /** One that came before, signed at the same moment, says something else now. */
  onOtherContent?: (
    db: Database,
    repeat: { orderId: number; deliveries: number; raw: string },
  ) => Promise<void>
  missing?: MissingOrder
  /** The answer that the platform takes for received (food §6.1, convention §6.1, express §6). */
  acknowledgement: Record<string, unknown>
}

async function applyNow(
  db: Database,
  { kept, raw, kind }: { kept: StoredCallback; raw: string; kind: CallbackKind },
): Promise<void> {
  try {
    const { orderId, deliveries, saysOther } = kept
    if (saysOther && orderId !== null) await kind.onOtherContent?.(db, { orderId, deliveries, raw })
    if (kept.isDone) return
    await applyStored({ db, inboxId: kept.id, apply: kind.apply, missing: kind.missing })
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
  const deadline = performance.now() + ANSWER_WITHIN_MS
  const raw = await readBody(input.request)
  if (raw === null) return refuseCallback({ db, family, reason: 'too-large', deadline })
  const verdict = verifyCallback(raw, input.credentials, input.nowSeconds)
  if (!verdict.ok) return refuseCallback({ db, family, reason: verdict.reason, deadline })
  let kept: StoredCallback
  try {
    const params = requestParamString(verdict.data)
    const identity = kind.identifiedBy === 'content' ? params : `${params}@${verdict.timestamp}`
    const ids = kind.identify(verdict.data)
    const storing = storeCallback({ db, family, raw, identity, stale: verdict.stale, ...ids })
    kept = await beforeDeadline(deadline, storing)
  } catch (error) {
    log().error({ err: error, family }, 'callback could not be kept')
    return Response.json({ error: 261103, err_msg: 'not stored, send it again' }, { status: 503 })
  }
  // What takes longer goes on by itself: it is kept.
  await beforeDeadline(deadline, applyNow(db, { kept, raw, kind })).catch(() => undefined)
  return Response.json(kind.acknowledgement)
}

/**
 * The body as text, or null when it is larger than a callback can be. Reading stops at the limit:
 * a stranger cannot make this server hold more than that.
 */
async function readBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > CALLBACK_BYTES) return null
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as ReadableStream<Uint8Array> &
    AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > CALLBACK_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

type StoredCallback = {
  id: number
  orderId: number | null
  deliveries: number
  /** Nothing is left to do with it: it was applied, or an old one came once more and is only counted. */
  isDone: boolean
  /** It differs from the one that was kept, within the time in which a signature counts. */
  saysOther: boolean
}

/**
 * Keeps a verified callback as it came. The same one sent again is counted on the row there is:
 * `identity` is what its signature covered, and the first to come is the one that is kept.
 */
async function storeCallback(input: {
  db: Database
  family: Family
  raw: string
  identity: string
  platformOrderId: string
  clientOrderId: string
  stale: boolean
}): Promise<StoredCallback> {
  const { family, raw, platformOrderId, clientOrderId, stale } = input
  const digest = createHash('sha256').update(input.identity).digest('hex')
  const [row] = await input.db
    .insert(inbox)
    .values({ family, digest, raw, platformOrderId, clientOrderId, stale })
    .onConflictDoUpdate({
      target: [inbox.family, inbox.digest],
      set: { deliveries: sql`${inbox.deliveries} + 1`, lastDeliveryAt: sql`now()` },
    })
    .returning({
      id: inbox.id,
      orderId: inbox.orderId,
      deliveries: inbox.deliveries,
      appliedAt: inbox.appliedAt,
      raw: inbox.raw,
    })
  if (!row) throw new Error('the callback was not kept')
  const { id, orderId, deliveries } = row
  const isRepeat = deliveries > 1
  return {
    id,
    orderId,
    deliveries,
    isDone: row.appliedAt !== null || (isRepeat && stale),
    saysOther: isRepeat && !stale && row.raw !== raw,
  }
}

/** Receives a callback with this process's database, credentials and clock. */
export function receiveHere(request: Request, kind: CallbackKind): Promise<Response> {
  const { AP1, AP2 } = settings().zones
  return receiveCallback({
    db: database(),
    request,
    kind,
    credentials: [AP1, AP2].flatMap((zone) => (zone ? [zone.signature] : [])),
    nowSeconds: Math.floor(Date.now() / 1000),
  })
}
