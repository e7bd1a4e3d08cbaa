import 'server-only'
import { createHash } from 'node:crypto'
import { log } from '@/lib/config/log'
import { settings } from '@/lib/config/settings'
import { database, type Database } from '@/lib/db/client'
import { CALLBACK_BYTES } from '@/lib/edge/body-limit'
import { requestParamString, type SignatureCredentials } from '@/lib/platform/channel/signature'
import { verifyCallback } from '@/lib/platform/verify-callback'
import { beforeDeadline } from './before-deadline'
import type { CallbackAnswer, CallbackKind } from './callback-kind'
import type { CallbackToKeep, Keeping } from './callback-keeper'
import { intakeOf } from './intake'
import { refuseCallback } from './refuse-callback'

/** Of the five seconds that a platform may well give us; a frozen database answers nothing at all. */
const ANSWER_WITHIN_MS = 4_000

/** When the platform itself tries again at the soonest (convention §6). */
const AGAIN_SECONDS = 15

type Received = {
  db: Database
  kind: CallbackKind
  credentials: readonly SignatureCredentials[]
  nowSeconds: number
}

/**
 * Verify, keep, acknowledge; in this order, so that what was acknowledged is never lost and what was
 * not signed by the platform is never kept. Applying is behind it (decision 0305). No session: the
 * signature is the permission. `read` gives null for a body that is larger than a callback can be.
 */
export async function receiveBody(
  { db, kind, credentials, nowSeconds }: Received,
  read: () => Promise<string | null>,
): Promise<CallbackAnswer> {
  const { family } = kind
  const deadline = performance.now() + ANSWER_WITHIN_MS
  const raw = await read()
  if (raw === null) return refuseCallback({ db, family, reason: 'too-large', deadline })
  const verdict = verifyCallback(raw, credentials, nowSeconds)
  if (!verdict.ok) return refuseCallback({ db, family, reason: verdict.reason, deadline })
  const params = requestParamString(verdict.data)
  const identity = kind.identifiedBy === 'content' ? params : `${params}@${verdict.timestamp}`
  const digest = createHash('sha256').update(identity).digest('hex')
  const { stale } = verdict
  const callback = { family, digest, raw, stale, ...kind.identify(verdict.data) }
  const late = new AbortController()
  try {
    await beforeDeadline(deadline, take(db, { kind, callback, late: late.signal }))
  } catch (error) {
    late.abort()
    log().error({ err: error, family }, 'callback could not be kept')
    return {
      status: 503,
      headers: { 'retry-after': String(AGAIN_SECONDS) },
      body: { error: 261103, err_msg: 'not stored, send it again' },
    }
  }
  return { status: 200, body: kind.acknowledgement }
}

/** Resolves once nothing of it can be lost any more. */
async function take(
  db: Database,
  { kind, callback, late }: { kind: CallbackKind; callback: CallbackToKeep; late: AbortSignal },
): Promise<void> {
  const { keeper, applier } = intakeOf(db)
  const { raw, stale } = callback
  const keeping = await keeper.keep(callback, late)
  const { orderId, deliveries } = keeping
  // It is not kept for what it says, so that is written down before it is acknowledged.
  if (orderId !== null && saysOther(keeping, callback)) {
    await kind.onOtherContent?.(db, { orderId, deliveries, raw })
  }
  // An old one that comes once more is only counted.
  const isDone = keeping.isApplied || (deliveries > 1 && stale)
  if (!isDone) applier.add(callback)
}

/** It differs from the one that was kept, within the time in which a signature counts. */
function saysOther({ deliveries, raw }: Keeping, callback: CallbackToKeep): boolean {
  return deliveries > 1 && !callback.stale && raw !== callback.raw
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

/** Receives a callback as a route handler does. */
export async function receiveCallback(input: Received & { request: Request }): Promise<Response> {
  const { request, ...received } = input
  const { body, status, headers = {} } = await receiveBody(received, () => readBody(request))
  return Response.json(body, { status, headers })
}

/** With this process's database, credentials and clock. */
function here(kind: CallbackKind): Received {
  const { AP1, AP2 } = settings().zones
  return {
    db: database(),
    kind,
    credentials: [AP1, AP2].flatMap((zone) => (zone ? [zone.signature] : [])),
    nowSeconds: Math.floor(Date.now() / 1000),
  }
}

/** Receives a callback that came to its route, with what this process has. */
export function receiveHere(request: Request, kind: CallbackKind): Promise<Response> {
  return receiveCallback({ ...here(kind), request })
}

/** Receives one whose body somebody else reads, with what this process has. */
export function receiveBodyHere(
  kind: CallbackKind,
  read: () => Promise<string>,
): Promise<CallbackAnswer> {
  return receiveBody(here(kind), read)
}
