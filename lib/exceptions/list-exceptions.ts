import 'server-only'
import { addDays, addHours, addMinutes } from 'date-fns'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { storesByFamily } from '@/lib/auth/stores-by-family'
import { database, type Queries } from '@/lib/db/client'
import { labels } from '@/lib/db/tables/labels'
import { orderFollowUps } from '@/lib/db/tables/order-follow-ups'
import { orders } from '@/lib/db/tables/orders'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import type { Region } from '@/lib/domain/areas'
import { MAY } from '@/lib/domain/permissions'
import {
  localDay,
  localDayPeriod,
  parseExpressPeriod,
  type Period,
} from '@/lib/domain/time/local-time'
import { pickupTime } from '@/lib/domain/time/pickup-time'
import { departsAt } from '@/lib/orders/lists/departs-at'
import { reportedProblem } from '@/lib/orders/status/reported-problem'
import type { ExceptionPage, ExceptionRow } from './model/exception-list'
import type { ExceptionFilter } from './model/exception-forms'
import {
  EXCEPTION_KINDS,
  type ExceptionFacts,
  type ExceptionKind,
  exceptionsOf,
} from './model/exceptions'
import { readAssignees } from './read-assignees'

/** A courier for a parcel is not late before this; its pickup is a moment and no slot. */
const PARCEL_PATIENCE_MINUTES = 30

const range = (period: Period | null) =>
  period && { from: period.from.getTime(), to: period.to.getTime() }

const slot = (date: string | null, clocks: string | null, region: Region) =>
  date && clocks ? range(parseExpressPeriod(date, clocks, region)) : null

const PAGE = 50
const WATCHED = { parcel: MAY.see.parcel, express: MAY.see.express }

function rowOf(candidate: Candidate, now: Date): ExceptionRow | null {
  const facts = factsOf(candidate, now)
  const exceptions = exceptionsOf(facts, now.getTime())
  if (exceptions.length === 0) return null
  const { order, reported, care, owner } = candidate
  const snoozedUntil = care?.snoozedUntil ?? null
  const { id, platformOrderId, clientOrderId, family, storeId, recipientName } = order
  return {
    orderId: id,
    family,
    storeId,
    clientOrderId,
    recipientName,
    exceptions,
    owner,
    stage: order.stage,
    placing: order.placing,
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

/**
 * Everything at the person's stores that something is wrong with now, what waits longest first; of
 * the orders `among`, where they are given.
 */
export async function readExceptions(input: {
  actor: Actor
  filter: ExceptionFilter
  now: Date
  among?: readonly number[]
}): Promise<ExceptionRow[]> {
  const { actor, filter, now, among } = input
  const watch = storesByFamily(actor, WATCHED)
  // A day ahead: nowhere on earth does today end later.
  const candidates = await readCandidates(database(), {
    watch,
    dueBefore: addDays(now, 1),
    now,
    among,
  })
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
    caretakers: await readAssignees(actor),
  }
}

function pickupOf({ order, pickupDate, pickupPeriod, region }: Candidate) {
  const { scheduledFor } = order
  if (order.family === 'express') {
    const time = pickupTime({ date: pickupDate, period: pickupPeriod }, region)
    return time && { from: time.from.getTime(), to: time.to.getTime(), isDay: time.isDay }
  }
  if (!scheduledFor) return null
  return range({ from: scheduledFor, to: addMinutes(scheduledFor, PARCEL_PATIENCE_MINUTES) })
}

/** What the domain needs to know of an order to say what is wrong with it. */
function factsOf(candidate: Candidate, now: Date): ExceptionFacts {
  const { order, region, reported, hasLabel, isGivenUp, deliveryDate, deliveryPeriod } = candidate
  const { placing, stage, closed, createdAt, statusAt } = order
  const today = localDayPeriod(localDay(now, region), region)
  return {
    family: order.family === 'parcel' ? 'parcel' : 'express',
    placing,
    stage,
    closed,
    hasLabel,
    createdAt: createdAt.getTime(),
    statusAt: statusAt?.getTime() ?? null,
    givenUpAt: isGivenUp ? (order.closedAt?.getTime() ?? null) : null,
    pickup: pickupOf(candidate),
    delivery: slot(deliveryDate, deliveryPeriod, region),
    reportedAt: reported ? Date.parse(reported.at) : null,
    todayEnds: (today?.to ?? now).getTime(),
  }
}

/** The stores whose orders are looked at, by family. */
type WatchedStores = Readonly<Record<'parcel' | 'express', readonly number[]>>

const asked = (path: string) =>
  sql<string | null>`${orders.request} #>> ${`{draft,${path}}`}::text[]`

const COLUMNS = {
  order: {
    id: orders.id,
    family: orders.family,
    storeId: orders.storeId,
    clientOrderId: orders.clientOrderId,
    platformOrderId: orders.platformOrderId,
    recipientName: orders.recipientName,
    placing: orders.placing,
    stage: orders.stage,
    closed: orders.closed,
    closedAt: orders.closedAt,
    createdAt: orders.createdAt,
    statusAt: orders.statusAt,
    scheduledFor: orders.scheduledFor,
  },
  region: stores.region,
  pickupDate: asked('pickup,date'),
  pickupPeriod: asked('pickup,period'),
  deliveryDate: asked('delivery,date'),
  deliveryPeriod: asked('delivery,period'),
  reported: reportedProblem,
  isGivenUp: sql<boolean>`${orders.closed}`,
  hasLabel: sql<boolean>`exists (select 1 from ${labels} where ${labels.orderId} = ${orders.id})`,
  care: { note: orderFollowUps.note, snoozedUntil: orderFollowUps.snoozedUntil },
  owner: { id: people.id, name: people.name },
}

function watched(watch: WatchedStores): SQL | undefined {
  return or(
    and(eq(orders.family, 'parcel'), inArray(orders.storeId, [...watch.parcel])),
    and(eq(orders.family, 'express'), inArray(orders.storeId, [...watch.express])),
  )
}

/** So long somebody is told that the platform gave a parcel up. */
const GIVEN_UP_HOURS = 24

/**
 * Parcels that the platform ended of late although nobody here asked for that, as it does when no
 * courier accepts one (conventions §2.4), and whose recipient was sent nothing since.
 */
function givenUp(now: Date): SQL | undefined {
  const since = addHours(now, -GIVEN_UP_HOURS).toISOString()
  return and(
    eq(orders.closed, true),
    eq(orders.family, 'parcel'),
    eq(orders.stage, 'cancelled'),
    eq(orders.placing, 'placed'),
    sql`${orders.closedAt} > ${since}::timestamptz`,
    sql`not exists (select 1 from order_events e
      where e.order_id = ${orders}.id and e.kind like 'cancel-%')`,
    sql`not exists (select 1 from orders later
      where later.family = 'parcel' and later.store_id = ${orders}.store_id
        and later.recipient_phone = ${orders}.recipient_phone
        and later.created_at > ${orders}.closed_at)`,
  )
}

/**
 * The orders that something may be wrong with: open ones that are in doubt, whose time has come, or
 * of which something was reported, and parcels that were given up. What is wrong, if anything, the domain tells.
 */
function readCandidates(
  queries: Queries,
  input: {
    watch: WatchedStores
    dueBefore: Date
    now: Date
    among: readonly number[] | undefined
  },
) {
  const due = sql`${departsAt} < ${input.dueBefore.toISOString()}::timestamptz`
  return queries
    .select(COLUMNS)
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(orderFollowUps, eq(orderFollowUps.orderId, orders.id))
    .leftJoin(people, eq(people.id, orderFollowUps.ownerId))
    .where(
      and(
        input.among && inArray(orders.id, [...input.among]),
        watched(input.watch),
        or(
          and(
            eq(orders.closed, false),
            inArray(orders.placing, ['placed', 'unconfirmed']),
            or(eq(orders.placing, 'unconfirmed'), due, sql`${reportedProblem} is not null`),
          ),
          givenUp(input.now),
        ),
      ),
    )
}

type Candidate = Awaited<ReturnType<typeof readCandidates>>[number]
