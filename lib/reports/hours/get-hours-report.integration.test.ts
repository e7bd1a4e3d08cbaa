import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import type { Closure } from '@/lib/domain/hours/drawn-hours'
import { instantOfWall, wallOf } from '@/lib/domain/time/wall-clock'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { type ClosingKind, countClosed } from '../model/closings'
import { readReportAddress } from '../model/report-address'
import type { ReportDays } from '../model/report-days'
import { getHoursReport } from './get-hours-report'
import { readClosings } from './read-closings'
import { readSent } from './read-sent'

let instance: TestInstance
let manager: Actor
let stores: { id: number; zone: string }[]
let sendings: MadeSending[]
let versions: Closure[][]

/** Clocks go forward in New York on 8 March, at two. */
const DAYS = { from: '2026-03-06', to: '2026-03-10' }
const NOW = new Date('2026-03-10T15:30:20Z')
const MINUTE_MS = 60_000

type MadeSending = {
  store: number
  kind: 'regular' | 'temporary' | 'status'
  open: boolean | null
  until: string | null
  reason: string
  version: number | null
  at: Date
  state: string
  held: boolean
  own: boolean
}

/** Numbers from 0 up to `below`, the same ones each time. */
function chances(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
}

beforeAll(async () => {
  instance = await testInstance({})
  manager = await instance.actor('manager')
  const [first, second] = [...manager.roles.keys()]
  stores = [
    { id: first!, zone: 'Asia/Hong_Kong' },
    { id: second!, zone: 'America/New_York' },
  ]
  const next = chances(5)
  const two = (number: number) => String(number).padStart(2, '0')
  const minute = (day: number) => `2026-03-${two(day)}T${two(3 + next(21))}:${two(next(60))}`
  versions = [[]]
  for (let version = 1; version <= 6; version += 1) {
    const fresh = Array.from({ length: next(3) }, (): Closure => {
      const day = 5 + next(6)
      return { from: minute(day), to: minute(day + 1), name: ['Typhoon', '', 'Works '][next(3)]! }
    })
    versions.push([...versions.at(-1)!.filter(() => next(3) > 0), ...fresh])
  }
  const begin = Date.parse('2026-03-04T00:00:00Z')
  sendings = Array.from({ length: 300 }, (): MadeSending => {
    const state = (
      ['accepted', 'accepted', 'refused', 'unconfirmed', 'replaced', 'not-sent'] as const
    )[next(6)]!
    const kind = (['status', 'status', 'temporary', 'regular'] as const)[next(4)]!
    const open = kind === 'status' ? next(2) === 0 : null
    return {
      store: next(2),
      kind,
      open,
      until: open === false && next(2) === 0 ? '2026-03-09T00:00:00.000Z' : null,
      reason: ['Rush', '', ' No courier'][next(3)]!,
      version: kind === 'status' ? null : 1 + next(6),
      at: new Date(begin + next(8 * 86_400) * 1_000),
      state,
      held:
        state === 'accepted' || state === 'unconfirmed' || (state === 'replaced' && next(2) === 0),
      own: open === true && next(3) === 0,
    }
  }).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const rows = sendings.map((one) => ({ ...one, storeId: stores[one.store]!.id }))
  await instance.db.execute(sql`delete from hours_sendings`)
  await instance.db.execute(sql`
    insert into hours_sendings (store_id, region, kind, change, payload, drawn_version, last_day,
      state, may_hold, asked_by, asked_at)
    select "storeId", 'HK', kind, jsonb_build_object('kind', kind, 'open', open), '{}', version,
      case kind when 'temporary' then '2026-03-12' end, state, held,
      case when not own then ${manager.id}::bigint end, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("storeId" bigint,
      kind text, open boolean, version int, state text, held boolean, own boolean, at timestamptz)
    order by at`)
  await instance.db.execute(sql`
    insert into audit_entries (action, store_id, at, after)
    select 'store.closed', "storeId", at, jsonb_build_object('until', until, 'reason', reason)
    from jsonb_to_recordset(${JSON.stringify(rows.filter(({ open }) => open === false))}::jsonb)
      as r("storeId" bigint, at timestamptz, until text, reason text)`)
  await instance.db.execute(sql`delete from store_hours`)
  for (const { id } of stores) {
    for (let version = 1; version <= 6; version += 1) {
      const [before, after] = [versions[version - 1]!, versions[version]!]
      const isSame = JSON.stringify(before) === JSON.stringify(after)
      const facts = (closures: Closure[]) => JSON.stringify(isSame ? { week: [] } : { closures })
      await instance.db.execute(sql`
        insert into audit_entries (action, store_id, before, after) values ('hours.drawn', ${id}::bigint,
          ${version === 1 ? null : facts(before)}::text::jsonb,
          ${version === 1 ? JSON.stringify({ closures: after }) : facts(after)}::text::jsonb)`)
    }
    const drawn = JSON.stringify({ week: [], specialDays: [], closures: versions[6] })
    await instance.db.execute(sql`
      insert into store_hours (store_id, drawn, version)
      values (${id}::bigint, ${drawn}::text::jsonb, 6)`)
  }
})
afterAll(() => instance.close())

const days: ReportDays = {
  now: DAYS,
  before: { from: '2026-03-01', to: '2026-03-05' },
  lastWeek: { from: '2026-02-27', to: '2026-03-03' },
  count: 5,
  isGoingOn: true,
  isCut: false,
}

const minuteOf = (at: number) => Math.floor(at / MINUTE_MS)

type Owner = { kind: ClosingKind; reason: string; began: number }

/** The second way: why a store was closed in one minute, by what it had been told until then. */
function ownerOf(store: number, minute: number): Owner | null {
  const { zone } = stores[store]!
  const told = sendings.filter(
    (one) => one.store === store && one.held && minuteOf(one.at.getTime()) <= minute,
  )
  const owners: Owner[] = []
  const switched = told.findLast(({ kind }) => kind === 'status')
  if (switched?.open === false) {
    const kind = switched.until === null ? 'notice' : 'pause'
    const began = minuteOf(switched.at.getTime())
    owners.push({ kind, reason: switched.reason.trim(), began })
  }
  const taken = told.filter(({ kind }) => kind === 'temporary')
  const wall = wallOf(new Date(minute * MINUTE_MS), zone).slice(0, 16)
  for (const closure of versions[taken.at(-1)?.version ?? 0]!) {
    if (!(closure.from <= wall && wall < closure.to)) continue
    let since = taken.length - 1
    const has = (at: number) =>
      versions[taken[at]?.version ?? 0]!.some(
        (one) => JSON.stringify(one) === JSON.stringify(closure),
      )
    while (since > 0 && has(since - 1)) since -= 1
    const begins = instantOfWall(Date.parse(`${closure.from}:00Z`), zone).getTime()
    const began = minuteOf(Math.max(begins, taken[since]!.at.getTime()))
    owners.push({ kind: 'closure', reason: closure.name.trim(), began })
  }
  return owners.toSorted((a, b) => a.began - b.began)[0] ?? null
}

function plainMinutes(): { byReason: Map<string, number>; byDay: Map<string, number> } {
  const [byReason, byDay] = [new Map<string, number>(), new Map<string, number>()]
  const add = (sums: Map<string, number>, key: string) => sums.set(key, (sums.get(key) ?? 0) + 1)
  stores.forEach(({ id, zone }, store) => {
    const begin = minuteOf(Date.parse('2026-03-05T00:00:00Z'))
    for (let minute = begin; minute < minuteOf(NOW.getTime()); minute += 1) {
      const day = wallOf(new Date(minute * MINUTE_MS), zone).slice(0, 10)
      if (day < DAYS.from || day > DAYS.to) continue
      const owner = ownerOf(store, minute)
      if (!owner) continue
      add(byReason, `${id} ${owner.kind} ${owner.reason}`)
      add(byDay, `${day} ${owner.kind}`)
    }
  })
  return { byReason, byDay }
}

describe('the closings of 300 random sendings', () => {
  it('come to the minutes in which a store was closed, minute by minute', async () => {
    const closings = await readClosings(instance.db, { stores, days })
    const { byReason, byDay } = countClosed({ stores, closings, days: DAYS, now: NOW })
    const plain = plainMinutes()
    const counted = byReason.filter(({ minutes }) => minutes > 0)
    expect(
      new Map(counted.map((one) => [`${one.storeId} ${one.kind} ${one.reason}`, one.minutes])),
    ).toEqual(plain.byReason)
    expect(new Set(counted.map(({ kind }) => kind))).toEqual(
      new Set(['pause', 'notice', 'closure']),
    )
    const ofDays = byDay.flatMap(({ day, ...kinds }) =>
      Object.entries(kinds).map(([kind, minutes]): [string, number] => [`${day} ${kind}`, minutes]),
    )
    expect(new Map(ofDays.filter(([, minutes]) => minutes > 0))).toEqual(plain.byDay)
  })

  it('and what was sent is what was asked for on these days, with what became of it', async () => {
    const sent = await readSent(instance.db, { stores, days })
    const plain = sendings.filter(({ store, at }) => {
      const day = wallOf(at, stores[store]!.zone).slice(0, 10)
      return DAYS.from <= day && day <= DAYS.to
    })
    expect(sent.reduce((sum, row) => sum + row.sent, 0)).toBe(plain.length)
    for (const row of sent) {
      const mine = plain.filter(
        (one) =>
          stores[one.store]!.id === row.storeId &&
          one.own === (row.personId === null) &&
          (one.open === null ? one.kind : one.open ? 'opened' : 'closed') === row.kind,
      )
      const of = (...states: string[]) => mine.filter(({ state }) => states.includes(state)).length
      expect(row).toMatchObject({
        sent: mine.length,
        accepted: of('accepted'),
        refused: of('refused'),
        unconfirmed: of('unconfirmed'),
        replaced: of('replaced'),
        waiting: of('not-sent'),
        name: row.personId === null ? null : manager.name,
      })
    }
  })
})

describe('the page of hours and closures', () => {
  const address = readReportAddress(new URLSearchParams({ period: 'chosen', ...DAYS }))
  const report = (actor: Actor) =>
    getHoursReport({ actor, address, storeIds: stores.map(({ id }) => id), now: NOW })

  it('is of the stores that were asked for', async () => {
    const found = await report(manager)
    expect(found?.storeIds).toEqual(stores.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(found?.byReason.length).toBeGreaterThan(3)
  })

  it('is nobody’s who may not see reports', async () => {
    for (const who of ['staff', 'warehouse'] as const) {
      expect(await report(await instance.actor(who)), who).toBeNull()
    }
  })
})
