import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stores } from '@/lib/db/tables/stores'
import { OutcomeUnknown } from '@/lib/platform/errors'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { foodApi } from '../food-api'
import type { CoverageQuery } from '../model/coverage'
import { getCoverage } from './get-coverage'

let instance: TestInstance
let simulator: RunningSimulator
let ids: Record<'central' | 'mongkok' | 'shatin' | 'orchard', number>

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://127.0.0.1:9',
    speed: 1,
    seed: 5,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
  ids = {
    central: await instance.storeId('HK-CENTRAL-01'),
    mongkok: await instance.storeId('HK-MONGKOK-02'),
    shatin: await instance.storeId('HK-SHATIN-03'),
    orchard: await instance.storeId('SG-ORCHARD-01'),
  }
})

afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

/** Within eight kilometres of Central and Mong Kok, not of Sha Tin. */
const ISLAND_WEST = { lat: 22.285, lng: 114.15 }
/** Within reach of Sha Tin alone. */
const NEW_TERRITORIES = { lat: 22.42, lng: 114.21 }
const NOWHERE = { lat: 22.2, lng: 113.93 }

async function coverage(
  who: Parameters<TestInstance['actor']>[0],
  place: { lat: number; lng: number },
  change: Partial<CoverageQuery> = {},
) {
  const query = { region: 'HK' as const, address: '', storeIds: Object.values(ids), ...place }
  return getCoverage({
    actor: await instance.actor(who),
    query: { ...query, ...change },
    signal: new AbortController().signal,
  })
}

async function fault(path: string, kind: string, times = 1) {
  const response = await fetch(`${simulator.url}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, kind, times }),
  })
  if (!response.ok) throw new Error(await response.text())
}

async function asked(): Promise<string[]> {
  const url = `${simulator.url}/_control/requests?path=/v1.3/order/takeaway/isdistributable`
  const requests = (await (await fetch(url)).json()) as {
    body: { data: { client_merchant_id: string } }
  }[]
  return requests.map(({ body }) => body.data.client_merchant_id)
}

describe('who delivers to a place', () => {
  it('is said with predicted minutes, and of a store that does not, that it does not reach', async () => {
    const answer = await coverage('manager', ISLAND_WEST)
    expect(answer).toMatchObject({ outcome: 'supported', others: 0 })
    expect(answer.stores.map(({ storeId, verdict }) => [storeId, verdict])).toEqual([
      [ids.central, 'delivers'],
      [ids.mongkok, 'delivers'],
      [ids.shatin, 'reaches-not'],
    ])
    const [central, mongkok] = answer.stores
    expect(central?.range).toMatch(/^\d+-\d+$/)
    expect(central?.minutes).toBeLessThan(mongkok?.minutes ?? 0)
    expect(central?.metres).toBeGreaterThan(500)
  })

  it('leaves out stores that the person may not see, without counting them', async () => {
    const answer = await coverage('staff', NEW_TERRITORIES)
    expect(answer.others).toBe(0)
    expect(answer.stores.map(({ storeId, verdict }) => [storeId, verdict])).toEqual([
      [ids.mongkok, 'reaches-not'],
      [ids.central, 'reaches-not'],
    ])
  })

  it('counts stores of the brand that nobody set up here', async () => {
    const shatin = eq(stores.id, ids.shatin)
    await instance.db.update(stores).set({ foodClientMerchantId: null }).where(shatin)
    expect(await coverage('staff', NEW_TERRITORIES)).toMatchObject({ others: 1 })
    await instance.db.update(stores).set({ foodClientMerchantId: 'HK-SHATIN-03' }).where(shatin)
  })

  it('asks only the stores that were named, and those once each', async () => {
    const before = await asked()
    const answer = await coverage('manager', NEW_TERRITORIES, { storeIds: [ids.central] })
    expect((await asked()).slice(before.length)).toEqual(['HK-CENTRAL-01'])
    expect(answer.stores.map(({ storeId, verdict }) => [storeId, verdict])).toEqual([
      [ids.shatin, 'delivers'],
      [ids.mongkok, 'not-offered'],
      [ids.central, 'reaches-not'],
    ])
  })

  it('is asked once for each brand profile of our stores, and of a store with its own', async () => {
    const ofOrders = `${simulator.url}/_control/requests?path=/v1.3/order/takeaway/`
    const profiles = async (path: string) => {
      const requests = (await (await fetch(`${ofOrders}${path}`)).json()) as {
        body: { data: { profile?: string } }
      }[]
      return requests.map(({ body }) => body.data.profile)
    }
    const before = (await profiles('merchants/supported')).length
    const alone = (await profiles('isdistributable')).length
    const branded = eq(stores.id, ids.shatin)
    await instance.db.update(stores).set({ foodProfile: 'noodles' }).where(branded)
    const answer = await coverage('manager', ISLAND_WEST)
    await instance.db.update(stores).set({ foodProfile: '' }).where(branded)
    expect(answer.stores.map(({ verdict }) => verdict)).toEqual([
      'delivers',
      'delivers',
      'reaches-not',
    ])
    const asked = (await profiles('merchants/supported')).slice(before)
    expect(asked.toSorted()).toEqual(['noodles', undefined])
    expect((await profiles('isdistributable')).slice(alone)).toEqual(['noodles'])
  })

  it('is nobody where no store is near: an outcome and not an error', async () => {
    const answer = await coverage('manager', NOWHERE)
    expect(answer).toMatchObject({ outcome: 'no-store-there', status: 102 })
    expect(answer.stores.every(({ verdict }) => verdict === 'reaches-not')).toBe(true)
  })

  it('tells closing soon from not reaching', async () => {
    const { api, context } = foodApi('SG', { priority: 'person' })
    // Open now, whenever that is, and closed tomorrow: business ends at midnight in Singapore.
    const closed = new Date(Date.now() + (8 + 24) * 3_600_000).getUTCDay()
    const week = [0, 1, 2, 3, 4, 5, 6].map(
      (day) =>
        ({ day_of_week: day + 1, whole_day_status: day === closed ? 'close' : 'open' }) as const,
    )
    await api.updateRegularHours({ storeCode: 'SG-ORCHARD-01', week }, context)
    await api.updateBufferTime({ minutes: 1440 }, context)
    const orchard = { lat: 1.3003, lng: 103.8387 }
    expect(await coverage('manager', orchard, { region: 'SG' })).toMatchObject({
      outcome: 'closing-soon',
      stores: [{ storeId: ids.orchard, verdict: 'reaches' }],
    })
    await api.updateBufferTime({ minutes: 0 }, context)
    expect(await coverage('manager', orchard, { region: 'SG' })).toMatchObject({
      outcome: 'supported',
      stores: [{ storeId: ids.orchard, verdict: 'delivers' }],
    })
  })

  it('says of one store that it could not be asked, and of the rest what is known', async () => {
    await fault('/order/takeaway/isdistributable', 'http_500')
    const answer = await coverage('manager', ISLAND_WEST)
    expect(answer.stores.map(({ verdict }) => verdict)).toEqual(['delivers', 'delivers', 'unknown'])
  })

  it('fails as a whole when the platform gives no answer', async () => {
    await fault('/order/takeaway/merchants/supported', 'garbage')
    await expect(coverage('manager', ISLAND_WEST)).rejects.toBeInstanceOf(OutcomeUnknown)
  })

  it('is not for people who may see no orders in the region', async () => {
    await expect(coverage('warehouse', ISLAND_WEST)).rejects.toMatchObject({ key: 'notAllowed' })
    await expect(coverage('staff', ISLAND_WEST, { region: 'SG' })).rejects.toMatchObject({
      key: 'notAllowed',
    })
  })
})
