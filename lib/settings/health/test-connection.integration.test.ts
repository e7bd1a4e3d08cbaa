import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stores } from '@/lib/db/tables/stores'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { CONNECTIONS } from '../model/connections'
import { testConnection } from './test-connection'

let instance: TestInstance
let simulator: RunningSimulator

beforeAll(async () => {
  const callbackUrl = 'http://127.0.0.1:9'
  simulator = await startSimulator({ port: 0, callbackUrl, speed: 20, seed: 7 })
  instance = await testInstance({ simulatorPort: simulator.port })
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

async function paths(): Promise<string[]> {
  const answer: unknown = await (await fetch(`${simulator.url}/_control/requests`)).json()
  const list = Array.isArray(answer) ? answer : (answer as { requests: unknown[] }).requests
  return (list as { path: string }[]).map(({ path }) => path)
}

it.each(CONNECTIONS)('$family in $zone is tried with a question of its own', async (connection) => {
  const tested = await testConnection({ actor: await instance.actor('admin'), ...connection })
  expect(tested.ms).toBeGreaterThanOrEqual(0)
  expect(tested.store).toMatch(connection.zone === 'AP1' ? /^HK-/ : /^SG-/)
})

it('changes nothing over there', async () => {
  const asked = new Set((await paths()).map((path) => path.replace(/^.*\/v?1\.\d/, '')))
  expect(asked).toEqual(
    new Set([
      '/order/takeaway/isdistributable',
      '/oauth/token',
      '/vas',
      '/order/homeexpress/get_datetime',
    ]),
  )
})

it('says that there is no store to ask about, and asks nobody else', async () => {
  await instance.db
    .update(stores)
    .set({ expressMerchantId: null })
    .where(eq(stores.code, 'HK-SHATIN-03'))
  const actor = await instance.actor('admin')
  await expect(testConnection({ actor, zone: 'AP1', family: 'express' })).rejects.toMatchObject({
    key: 'noStoreToTest',
  })
})

it('is the business of administrators only', async () => {
  const actor = await instance.actor('manager')
  await expect(testConnection({ actor, zone: 'AP1', family: 'food' })).rejects.toMatchObject({
    key: 'notAllowed',
  })
})
