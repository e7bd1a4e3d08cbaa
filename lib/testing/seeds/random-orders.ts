import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import type { Stage } from '@/lib/domain/stages'

type RandomEvent = { kind: string; stage: Stage | null; at: Date }

/** An order as chance has it, with all that was ever told of it. */
export type RandomOrder = {
  family: 'food' | 'express'
  storeId: number
  origin: 'here' | 'elsewhere'
  createdAt: Date
  scheduledFor: Date | null
  /** Of a waybill, by the store's clocks; `24:00` is the end of the day. */
  slot: { date: string; from: string; to: string; isNextDay: boolean } | null
  /** The deliveries that were predicted, one after another. */
  predicted: Date[]
  /** As its last callback tells, or the answer; '' where neither does. */
  courier: string
  events: RandomEvent[]
}

const LIFE = ['waiting', 'coming', 'at-store', 'riding', 'near', 'done'] as const
const SECOND_MS = 1_000

/** So many orders between two days, the same ones for the same seed. */
export function randomOrders(input: {
  count: number
  seed: number
  stores: readonly { id: number }[]
  from: string
  to: string
}): RandomOrder[] {
  const chance = chanceOf(input.seed)
  const first = Date.parse(`${input.from}T00:00:00Z`)
  const span = Date.parse(`${input.to}T00:00:00Z`) - first
  return Array.from({ length: input.count }, () => {
    const { id } = pick(chance, input.stores)
    return randomOrder(chance, id, new Date(first + Math.floor(chance() * span)))
  })
}

type Chance = () => number

/** Numbers from 0 to 1 (Mulberry32). */
function chanceOf(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function pick<Value>(chance: Chance, values: readonly Value[]): Value {
  const value = values[Math.floor(chance() * values.length)]
  if (value === undefined) throw new Error('there is nothing to choose from')
  return value
}

function randomOrder(chance: Chance, storeId: number, createdAt: Date): RandomOrder {
  const is = (share: number) => chance() < share
  const family = is(0.6) ? 'food' : 'express'
  const later = (minutes: number) =>
    new Date(createdAt.getTime() + Math.floor(minutes * 60 * chance()) * SECOND_MS)
  const predicted = Array.from({ length: Math.floor(chance() * 4) }, () => later(70))
  const date = createdAt.toISOString().slice(0, 10)
  const to = is(0.2) ? '24:00' : is(0.2) ? '01:00' : '18:30'
  return {
    family,
    storeId,
    origin: is(0.9) ? 'here' : 'elsewhere',
    createdAt,
    scheduledFor: is(0.3) ? later(3_000) : null,
    slot:
      family === 'express' && is(0.7)
        ? { date, from: '16:30', to: to === '24:00' ? '00:00' : to, isNextDay: to !== '18:30' }
        : null,
    predicted: family === 'food' ? predicted : [],
    courier: is(0.2) ? '' : pick(chance, ['Motorbike', 'Walker', 'Van']),
    events: randomLife(chance, createdAt),
  }
}

/** Stages are skipped, told twice, or told at times that cannot be true, as happens. */
function randomLife(chance: Chance, createdAt: Date): RandomEvent[] {
  const fate = chance()
  const end = fate < 0.72 ? 'done' : fate < 0.84 ? 'cancelled' : fate < 0.9 ? 'refused' : 'open'
  const events: RandomEvent[] = [{ kind: 'asked', stage: null, at: createdAt }]
  let at = createdAt.getTime()
  const next = () => new Date((at += Math.floor(chance() * 25 * 60) * SECOND_MS))
  if (end === 'refused') return [...events, { kind: 'refused', stage: null, at: next() }]
  const reached = end === 'done' ? 5 : Math.floor(chance() * 5)
  for (const stage of LIFE.slice(0, reached)) {
    if (chance() < 0.08) continue
    events.push({ kind: 'status', stage, at: next() })
    if (chance() < 0.1) events.push({ kind: 'status', stage, at: next() })
    if (chance() < 0.05) events.push({ kind: 'hint', stage, at: new Date(at - 3_600_000) })
    if (chance() < 0.03) at -= 900_000
  }
  if (end === 'done' || end === 'cancelled') {
    const isTold = chance() < 0.9
    const kind = isTold ? 'status' : end === 'done' ? 'completed' : 'cancelled'
    events.push({ kind, stage: end, at: next() })
  }
  return events.toSorted(() => chance() - 0.5)
}

/** Writes them as they would stand after all of it, predictions one after another. */
export async function writeOrders(db: Database, made: readonly RandomOrder[]): Promise<void> {
  const rows = made.map((order, at) => rowOf(order, at))
  await db.execute(sql`
    insert into orders (family, store_id, origin, client_order_id, "placing", stage, closed,
      closed_at, created_at, scheduled_for, request, answer, predictions)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(family text,
      store_id bigint, origin text, client_order_id text, "placing" text, stage text,
      closed boolean, closed_at timestamptz, created_at timestamptz, scheduled_for timestamptz,
      request jsonb, answer jsonb, predictions jsonb)`)
  for (const place of [1, 2, 3]) await tellPredictions(db, made, place)
  await db.execute(sql`
    insert into order_events (order_id, identity, source, kind, stage, at, detail)
    select o.id, r.identity, 'callback', r.kind, r.stage, r.at, r.detail
    from jsonb_to_recordset(${JSON.stringify(made.flatMap(eventRows))}::jsonb) as r(name text,
      identity text, kind text, stage text, at timestamptz, detail jsonb)
    join orders o on o.client_order_id = r.name`)
}

const nameOf = (at: number) => `RANDOM-${at}`

const predictionsOf = (at: Date | undefined): object =>
  at ? { delivery: { at: at.toISOString(), range: null, asOf: at.toISOString() } } : {}

function rowOf(order: RandomOrder, at: number) {
  const { slot, courier, events } = order
  const isRefused = events.some(({ kind }) => kind === 'refused')
  const end = events.find(({ stage }) => stage === 'done' || stage === 'cancelled')
  const period = slot && `${slot.from}-${slot.to === '00:00' ? '24:00' : slot.to}`
  return {
    family: order.family,
    store_id: order.storeId,
    origin: order.origin,
    client_order_id: nameOf(at),
    placing: isRefused ? 'refused' : 'placed',
    stage: end?.stage ?? 'waiting',
    closed: isRefused || end !== undefined,
    closed_at: isRefused ? events.at(-1)?.at : (end?.at ?? null),
    created_at: order.createdAt,
    scheduled_for: order.scheduledFor,
    request: slot ? { draft: { delivery: { date: slot.date, period } } } : {},
    answer:
      order.family === 'express' && courier
        ? { waybill: { partner: { position: { name: courier } } } }
        : {},
    predictions: predictionsOf(order.predicted[0]),
  }
}

async function tellPredictions(db: Database, made: readonly RandomOrder[], place: number) {
  const rows = made.flatMap(({ predicted, events }, at): { name: string; said: object }[] => {
    if (place < 3) {
      return predicted[place] ? [{ name: nameOf(at), said: predictionsOf(predicted[place]) }] : []
    }
    // When it is over, nothing more is predicted.
    const isOver = predicted.length > 0 && events.some(({ stage }) => stage === 'done')
    const said = { delivery: { at: null, range: null, asOf: new Date(0).toISOString() } }
    return isOver ? [{ name: nameOf(at), said }] : []
  })
  await db.execute(sql`
    update orders set predictions = r.said
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(name text, said jsonb)
    where client_order_id = r.name`)
}

function eventRows({ family, courier, events }: RandomOrder, at: number) {
  return events.map((event, place) => ({
    ...event,
    name: nameOf(at),
    identity: `${event.kind}:${place}`,
    detail:
      family === 'food' && courier && event.kind === 'asked'
        ? { unsigned: { cancel: null, tasks: [{ position: courier }] } }
        : null,
  }))
}
