import 'server-only'
import { addDays } from 'date-fns'
import type { Actor } from '@/lib/auth/actor'
import { storesByFamily } from '@/lib/auth/stores-by-family'
import { database } from '@/lib/db/client'
import { EXCEPTION_KINDS, exceptionsOf, type ExceptionKind } from '@/lib/domain/exceptions'
import { MAY_SEE } from '@/lib/domain/family-permissions'
import { factsOf } from './facts-of'
import { readCandidates, type Candidate } from './read-candidates'
import { readCaretakers } from './read-caretakers'
import type { ExceptionFilter, ExceptionPage, ExceptionRow } from './schema'

const PAGE = 50
const WATCHED = { parcel: MAY_SEE.parcel, express: MAY_SEE.express }

function rowOf(candidate: Candidate, now: Date): ExceptionRow | null {
  const facts = factsOf(candidate, now)
  const exceptions = exceptionsOf(facts, now.getTime())
  if (exceptions.length === 0) return null
  const { order, reported, care, owner } = candidate
  const snoozedUntil = care?.snoozedUntil ?? null
  const { id, platformOrderId, clientOrderId, family, storeId, recipientName } = order
  return {
    ...{ orderId: id, family, storeId, clientOrderId, recipientName, exceptions, owner },
    ...{ stage: order.stage, placing: order.placing },
    code: platformOrderId ?? clientOrderId,
    pickupIsDay: facts.pickup?.isDay ?? false,
    reported: reported?.text ?? null,
    statusAt: order.statusAt?.toISOString() ?? null,
    note: care?.note ?? '',
    // What has run out is over: nobody is asked to keep it.
    snoozedUntil: snoozedUntil && snoozedUntil > now ? snoozedUntil.toISOString() : null,
  }
}

function isShown(row: ExceptionRow, filter: ExceptionFilter, actor: Actor): boolean {
  const { store, owner, snoozed } = filter
  if (store !== null && row.storeId !== store) return false
  if (owner === 'mine' && row.owner?.id !== actor.id) return false
  if (owner === 'nobody' && row.owner) return false
  return snoozed !== null || row.snoozedUntil === null
}

/** Since when something has been wrong: what has waited longest comes first. */
const sinceOf = ({ exceptions }: ExceptionRow) => Math.min(...exceptions.map(({ since }) => since))

const compare = (a: ExceptionRow, b: ExceptionRow) =>
  sinceOf(a) - sinceOf(b) || a.orderId - b.orderId

const cursorOf = (row: ExceptionRow) => `${sinceOf(row)}_${row.orderId}`

function isAfter(row: ExceptionRow, cursor: string): boolean {
  const [since = 0, orderId = 0] = cursor.split('_').map(Number)
  return sinceOf(row) > since || (sinceOf(row) === since && row.orderId > orderId)
}

const isKind = (row: ExceptionRow, kind: ExceptionKind) =>
  row.exceptions.some((one) => one.kind === kind)

/** Everything at the person's stores that something is wrong with now, what waits longest first. */
export async function readExceptions(input: {
  actor: Actor
  filter: ExceptionFilter
  now: Date
}): Promise<ExceptionRow[]> {
  const { actor, filter, now } = input
  const watch = storesByFamily(actor, WATCHED)
  // A day ahead: nowhere on earth does today end later.
  const candidates = await readCandidates(database(), { watch, dueBefore: addDays(now, 1) })
  return candidates
    .flatMap((candidate) => rowOf(candidate, now) ?? [])
    .filter((row) => isShown(row, filter, actor))
    .toSorted(compare)
}

/** A page of the exceptions list, with counts of everything that its filter shows. */
export async function listExceptions(input: {
  actor: Actor
  filter: ExceptionFilter
}): Promise<ExceptionPage> {
  const { actor, filter } = input
  const { kind, after } = filter
  const all = await readExceptions({ ...input, now: new Date() })
  const ofKind = kind === null ? all : all.filter((row) => isKind(row, kind))
  const rest = after === null ? ofKind : ofKind.filter((row) => isAfter(row, after))
  const rows = rest.slice(0, PAGE)
  const last = rows.at(-1)
  const counts = EXCEPTION_KINDS.map((one) => [one, all.filter((row) => isKind(row, one)).length])
  return {
    rows,
    counts: Object.fromEntries(counts) as Record<ExceptionKind, number>,
    total: all.length,
    next: last && rest.length > PAGE ? cursorOf(last) : null,
    caretakers: await readCaretakers(actor),
  }
}
