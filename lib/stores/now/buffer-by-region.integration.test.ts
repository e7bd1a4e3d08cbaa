import { isNull, like, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { hoursSendings } from '@/lib/db/tables/hours'
import { stores } from '@/lib/db/tables/stores'
import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'
import { areaOf, languageFor, type Region } from '@/lib/domain/areas'
import { toDateTimeLocal } from '@/lib/domain/time/local-time'
import { platform } from '@/lib/platform/current'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { eventually } from '@/lib/testing/eventually'
import { seedRegionalStores } from '@/lib/testing/seeds/seed-regional-stores'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import type { BufferForm } from '../model/buffer-form'
import { listBuffers } from './list-buffers'
import { setBuffer } from './set-buffer'

const BUFFER = '/order/takeaway/merchants/business_buffer_time'

/** As long as a day: whatever the time, every store is within its last minutes. */
const WHOLE_DAY = 1440

let instance: TestInstance
let simulator: RunningSimulator
let actor: Actor

async function control<T>(path: string, body?: object): Promise<T> {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  return (await (await fetch(`${simulator.url}/_control${path}`, init)).json()) as T
}

/** The regions that were told, and what. */
async function told() {
  type Data = { end_buffer_time: number; meta: { region: string; lang: string } }
  const requests = await control<{ body: { data: Data } }[]>(`/requests?path=${BUFFER}`)
  return requests
    .map(({ body: { data } }) => `${data.meta.region} ${data.meta.lang} ${data.end_buffer_time}`)
    .toSorted()
}

const set = (zone: BufferForm['zone'], minutes: number) =>
  setBuffer({ actor, form: { zone, minutes, password: DEMO_PASSWORD } })

/** Whether the platform still offers the stores of a region: the truth that the page must tell. */
async function isOffered(region: Region): Promise<boolean> {
  const [store] = await instance.db
    .select()
    .from(stores)
    .where(like(stores.code, `${region}-%`))
  const { lat, lng } = store!
  const { stores: offered } = await platform()
    .food(areaOf(region).zone)
    .supportedMerchants({ location: { lat, lng } }, { region, language: languageFor(region, 'en') })
  return offered.length > 0
}

/** Gives every store a minute's break on the other side of the day: now it is open, and will close. */
async function closeInTwelveHours() {
  for (const { region, code } of await instance.db.select().from(stores)) {
    const hour = (Number(toDateTimeLocal(new Date(), region).slice(11, 13)) + 12) % 24
    const at = String(hour).padStart(2, '0')
    const week = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((day_of_week) => [
      ...(hour === 0 ? [] : [{ day_of_week, start_time: '00:00', end_time: `${at}:00` }]),
      { day_of_week, start_time: `${at}:01`, end_time: '23:59' },
    ])
    await platform()
      .food(areaOf(region).zone)
      .updateRegularHours({ storeCode: code, week }, { region, language: 'en' })
  }
}

/** Minutes by region, as the page says them. */
async function shown() {
  const buffers = await listBuffers({ actor })
  return Object.fromEntries(
    buffers.flatMap(({ regions }) => regions.map(({ region, minutes }) => [region, minutes])),
  )
}

const start = (port: number, bufferScope: 'region' | 'zone') =>
  startSimulator({ port, callbackUrl: 'http://localhost:9', speed: 20, seed: 7, bufferScope })

beforeAll(async () => {
  simulator = await start(0, 'region')
  instance = await testInstance({ simulatorPort: simulator.port })
  await seedRegionalStores(instance.db)
  actor = await instance.actor('admin')
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

describe.each(['region', 'zone'] as const)('where a buffer holds for a whole %s', (bufferScope) => {
  beforeAll(async () => {
    await simulator.stop()
    simulator = await start(simulator.port, bufferScope)
    // Connections to the one before it are still being closed.
    await eventually(() => control('/requests?path=/none'))
  })
  beforeEach(async () => {
    await control('/reset', {})
    await instance.asOwner('truncate hours_sendings, store_status')
    await closeInTwelveHours()
  })

  it('every region with a store is told, and the page is right about each', async () => {
    expect(await set('AP1', WHOLE_DAY)).toEqual([
      { region: 'HK', state: 'accepted' },
      { region: 'TPE', state: 'accepted' },
    ])
    expect(await told()).toEqual(['HK zh-HK 1440', 'TPE zh-TW 1440'])
    const untouched = { SG: null, KUL: null, BKK: null, HAN: null }
    expect(await shown()).toEqual({ HK: 1440, TPE: 1440, ...untouched })
    for (const region of ['HK', 'TPE'] as const) expect(await isOffered(region)).toBe(false)
    for (const region of ['SG', 'KUL', 'BKK', 'HAN'] as const)
      expect(await isOffered(region)).toBe(true)

    const outcomes = await set('AP2', WHOLE_DAY)
    expect(outcomes.map(({ region }) => region)).toEqual(['SG', 'KUL', 'BKK', 'HAN'])
    for (const { region, state } of outcomes) {
      expect([region, state, await isOffered(region)]).toEqual([region, 'accepted', false])
    }
  })

  it('a region without a store is never named', async () => {
    await instance.db.transaction(async (tx) => {
      await tx
        .update(stores)
        .set({ foodClientMerchantId: null })
        .where(notInArray(stores.region, ['TPE', 'BKK']))
    })
    await set('AP1', 20)
    await set('AP2', 30)
    expect(await told()).toEqual(['BKK th 30', 'TPE zh-TW 20'])
    expect(await shown()).toEqual({ TPE: 20, BKK: 30 })
    const rest = isNull(stores.foodClientMerchantId)
    await instance.db.update(stores).set({ foodClientMerchantId: stores.code }).where(rest)
  })

  it('one region’s refusal is its own, in the platform’s words', async () => {
    await control('/faults', { path: BUFFER, kind: 'error', code: 261103, times: 1 })
    const outcomes = await set('AP1', 15)
    expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['accepted', 'refused'])
    const [buffer] = await listBuffers({ actor })
    for (const { region, last, minutes } of buffer!.regions) {
      const { state } = outcomes.find((outcome) => outcome.region === region)!
      expect(last?.state).toBe(state)
      expect(minutes).toBe(state === 'accepted' ? 15 : null)
      expect(last?.refusal?.code).toBe(state === 'accepted' ? undefined : '261103')
    }
  })

  it('what still waits for a region that has no store any more is given up', async () => {
    await control('/faults', { path: BUFFER, kind: 'drop_before', times: 4 })
    await set('AP2', 50)
    const left = like(stores.code, 'BKK-%')
    await instance.db.update(stores).set({ foodClientMerchantId: null }).where(left)
    await set('AP2', 10)
    const rows = await instance.db.select().from(hoursSendings)
    expect(rows.filter(({ region }) => region === 'BKK').map(({ state }) => state)).toEqual([
      'replaced',
    ])
    await instance.db.update(stores).set({ foodClientMerchantId: stores.code }).where(left)
  })
})
