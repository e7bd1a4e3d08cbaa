import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '@/lib/config/settings'
import { connections } from '@/lib/db/tables/connections'
import { createPlatform } from '@/lib/platform/connect'
import { ConnectionMonitor } from '@/lib/platform/http/connection-monitor'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { startConnectionReports } from './start-connection-reports'

const STORE = { storeCode: 'HK-CENTRAL-01' }
const CONTEXT = { region: 'HK', language: 'en' } as const
const LONG_MS = 3_600_000

let instance: TestInstance
let simulator: RunningSimulator

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 20,
    seed: 7,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

/** The platform as a server sees it whose clock is wrong by so much; ahead is positive. */
function serverWithClock(aheadMs: number) {
  const marks = new ConnectionMonitor()
  const platform = createPlatform({
    zones: settings().zones,
    timeoutMs: 60_000,
    now: () => new Date(Date.now() + aheadMs),
    onCall: (zone, mark) => marks.noteCall(zone, mark),
    onClockSkew: (zone, ms) => marks.noteSkew(zone, ms),
    onToken: (zone, until) => marks.noteToken(zone, until),
  })
  const call = () => platform.food('AP1').predictAssignment(STORE, CONTEXT)
  return { marks, platform, call }
}

/** One round of keeping, without waiting for the clock. */
async function keep(marks: ConnectionMonitor): Promise<void> {
  await startConnectionReports({ db: instance.db, marks, everyMs: LONG_MS }).stop()
}

async function kept(family: 'food' | 'parcel', zone: 'AP1' | 'AP2' = 'AP1') {
  const [row] = await instance.db
    .select()
    .from(connections)
    .where(and(eq(connections.family, family), eq(connections.zone, zone)))
  return row
}

describe('what is kept of the connections', () => {
  it('is when a family was answered last, and until when its token is good', async () => {
    const { marks, platform, call } = serverWithClock(0)
    const began = Date.now()
    await call()
    const merchant = { merchantId: '700001', product: 'MPOINTS' } as const
    await platform.parcel('AP1').vas(merchant, CONTEXT)
    await keep(marks)
    expect((await kept('food'))?.lastSuccessAt?.getTime()).toBeGreaterThanOrEqual(began)
    expect((await kept('food'))?.tokenUntil).toBeNull()
    const until = (await kept('parcel'))?.tokenUntil?.getTime() ?? 0
    expect(until - began).toBeGreaterThan(86_000_000)
    expect(until - began).toBeLessThan(86_500_000)
  })

  it('is why the last call failed, and never an earlier success or what the sweep keeps', async () => {
    await instance.db
      .update(connections)
      .set({ backOffs: 3 })
      .where(and(eq(connections.family, 'food'), eq(connections.zone, 'AP1')))
    const before = await kept('food')
    const marks = new ConnectionMonitor()
    marks.noteCall('AP1', { family: 'food', fault: null, at: new Date(0) })
    marks.noteCall('AP1', { family: 'food', fault: 'cannot-connect', at: new Date() })
    await keep(marks)
    expect(await kept('food')).toMatchObject({
      lastSuccessAt: before?.lastSuccessAt,
      lastFailure: 'cannot-connect',
      backOffs: 3,
    })
    marks.noteCall('AP1', { family: 'food', fault: 'timed-out', at: new Date(1_000) })
    await keep(marks)
    expect((await kept('food'))?.lastFailure).toBe('cannot-connect')
  })

  it('waits for the database to come back', async () => {
    const marks = new ConnectionMonitor()
    const at = new Date()
    marks.noteCall('AP2', { family: 'food', fault: null, at })
    const gone = {
      insert: () => {
        throw new Error('no database')
      },
    } as unknown as typeof instance.db
    await startConnectionReports({ db: gone, marks, everyMs: LONG_MS }).stop()
    await keep(marks)
    expect((await kept('food', 'AP2'))?.lastSuccessAt).toEqual(at)
  })
})

describe('a wrong clock', () => {
  it('trap 18: shows from the platform’s Date header, in amount and direction', async () => {
    const behind = serverWithClock(-100_000)
    for (const call of [behind.call, behind.call, behind.call]) await call()
    expect(Math.abs((behind.marks.clockFault()?.ms ?? 0) - 100_000)).toBeLessThan(30_000)
    expect(behind.marks.clockFault()?.refusing).toBe(false)
    await keep(behind.marks)
    const skewMs = (await kept('food'))?.skewMs ?? 0
    expect(Math.abs(skewMs - 100_000)).toBeLessThan(30_000)
  })

  it('shows at the first call that is refused for it (261002)', async () => {
    const ahead = serverWithClock(400_000)
    await expect(ahead.call()).rejects.toMatchObject({ code: '261002' })
    const fault = ahead.marks.clockFault()
    expect(fault?.refusing).toBe(true)
    expect(Math.abs((fault?.ms ?? 0) + 400_000)).toBeLessThan(30_000)
    await keep(ahead.marks)
    expect((await kept('food'))?.lastFailure).toBe('261002')
  })

  it('is forgotten at the next look once the clock was set, without a call', async () => {
    const { marks, call } = serverWithClock(-100_000)
    for (const each of [call, call, call]) await each()
    let wall = 1_000_000
    const clocks = { now: () => wall, monotonic: () => 0 }
    const keeping = startConnectionReports({ db: instance.db, marks, everyMs: LONG_MS, clocks })
    expect(marks.clockFault()).not.toBeNull()
    wall += 100_000
    await keeping.stop()
    expect(marks.clockFault()).toBeNull()
    expect((await kept('food'))?.skewMs).toBeNull()
  })
})
