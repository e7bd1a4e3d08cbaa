import { describe, expect, it } from 'vitest'
import type { ConnectionFacts, HealthFacts, QueueFacts } from '../model/health'
import {
  judgeBackup,
  judgeCallbacks,
  judgeClock,
  judgeConnection,
  judgeHealth,
} from './judge-health'

const QUEUE: QueueFacts = {
  due: 0,
  oldestDueSeconds: null,
  later: 0,
  running: 0,
  failing: 0,
  failed: 0,
}
const FACTS: HealthFacts = {
  at: '2026-11-21T04:00:00.000Z',
  databaseMs: 3,
  queue: QUEUE,
  unconfirmedOrders: 0,
  eventsWaiting: 0,
  oldestEventSeconds: null,
  callbacks: [],
  refusalsToday: [],
  retention: {
    startedAt: '2026-11-21T03:00:00.000Z',
    finishedAt: '2026-11-21T03:00:10.000Z',
    failed: false,
    orders: 0,
    days: 180,
  },
  connections: [],
}
const refusal = (reason: string) => ({
  family: 'food' as const,
  reason,
  count: 1,
  lastAt: FACTS.at,
})

describe('judgeHealth', () => {
  it('finds nothing to look at when there is nothing', () => {
    const verdicts = Object.values(judgeHealth(FACTS))
    expect(new Set(verdicts)).toEqual(new Set(['fine']))
  })

  it.each<[string, Partial<HealthFacts>, Partial<ReturnType<typeof judgeHealth>>]>([
    ['a slow database', { databaseMs: 900 }, { database: 'look' }],
    ['jobs that wait', { queue: { ...QUEUE, oldestDueSeconds: 61 } }, { queue: 'look' }],
    ['a queue that stands', { queue: { ...QUEUE, oldestDueSeconds: 300 } }, { queue: 'wrong' }],
    ['jobs given up', { queue: { ...QUEUE, failed: 1 } }, { queue: 'look' }],
    ['jobs that are tried again', { queue: { ...QUEUE, failing: 4 } }, { queue: 'fine' }],
    ['orders in doubt', { unconfirmedOrders: 1 }, { orders: 'look' }],
    ['fresh events', { eventsWaiting: 3, oldestEventSeconds: 30 }, { events: 'fine' }],
    ['old events', { eventsWaiting: 1, oldestEventSeconds: 400 }, { events: 'look' }],
    ['wrong keys', { refusalsToday: [refusal('bad-signature')] }, { refusals: 'look' }],
    ['scribbles', { refusalsToday: [refusal('not-json')] }, { refusals: 'fine' }],
  ])('%s', (_what, change, verdicts) => {
    expect(judgeHealth({ ...FACTS, ...change })).toMatchObject(verdicts)
  })
})

it('a clock is wrong when it costs orders, and unknown before anything was measured', () => {
  expect(judgeClock(null, false)).toBe('unknown')
  expect(judgeClock(null, true)).toBe('fine')
  expect(judgeClock({ ms: 70_000, refusing: false }, true)).toBe('look')
  expect(judgeClock({ ms: null, refusing: true }, false)).toBe('wrong')
})

it('a backup is to be looked at when it is old, or when nobody makes one of what counts', () => {
  const now = '2026-11-21T04:00:00.000Z'
  const [fresh, old] = ['2026-11-20T04:00:00.000Z', '2026-11-19T04:00:00.000Z']
  const judge = (at: string | null, isDaily: boolean, environment: 'simulator' | 'release') =>
    judgeBackup({ at, isDaily, now, environment })
  expect(judge(fresh, true, 'release')).toBe('fine')
  expect(judge(old, true, 'release')).toBe('look')
  expect(judge(old, false, 'release')).toBe('look')
  expect(judge(null, true, 'release')).toBe('unknown')
  expect(judge(null, false, 'release')).toBe('look')
  expect(judge(null, false, 'simulator')).toBe('unknown')
})

it('a family whose orders are silent is to be looked at', () => {
  const family = 'food'
  expect(judgeCallbacks({ family, lastAt: null, silentSince: null })).toBe('unknown')
  expect(judgeCallbacks({ family, lastAt: FACTS.at, silentSince: null })).toBe('fine')
  expect(judgeCallbacks({ family, lastAt: null, silentSince: FACTS.at })).toBe('look')
})

describe('judgeConnection', () => {
  const [early, late] = ['2026-11-21T04:00:00.000Z', '2026-11-21T04:00:01.000Z']
  const never: ConnectionFacts = {
    family: 'food',
    zone: 'AP1',
    lastSuccessAt: null,
    lastFailureAt: null,
    lastFailure: null,
    skewSeconds: null,
    tokenUntil: null,
    restingUntil: null,
  }
  it.each<[Partial<ConnectionFacts>, string]>([
    [{}, 'unknown'],
    [{ lastSuccessAt: early }, 'fine'],
    [{ lastFailureAt: early }, 'wrong'],
    [{ lastSuccessAt: early, lastFailureAt: late }, 'wrong'],
    [{ lastSuccessAt: late, lastFailureAt: early }, 'fine'],
    [{ lastSuccessAt: late, restingUntil: late }, 'look'],
  ])('%j is %s', (change, verdict) => {
    expect(judgeConnection({ ...never, ...change })).toBe(verdict)
  })
})
