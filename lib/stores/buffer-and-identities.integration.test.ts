import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { identityTests } from '@/lib/db/tables/identity-tests'
import { OutcomeUnknown, PlatformRefused } from '@/lib/platform/errors'
import { startSimulator, type RunningSimulator } from '@/lib/simulator/server'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'
import type { BufferForm } from './model/buffer-form'
import type { IdentityTest } from './model/store-form'
import { listBuffers } from './now/list-buffers'
import { setBuffer } from './now/set-buffer'
import { testIdentity } from './test-identity'

const BUFFER = '/order/takeaway/merchants/business_buffer_time'

let instance: TestInstance
let simulator: RunningSimulator

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    callbackUrl: 'http://localhost:9',
    speed: 20,
    seed: 7,
  })
  instance = await testInstance({ simulatorPort: simulator.port })
})
beforeEach(async () => {
  await fetch(`${simulator.url}/_control/reset`, { method: 'POST', body: '{}' })
  await instance.asOwner('truncate hours_sendings, store_status, sign_in_throttle')
})
afterAll(async () => {
  await simulator.stop()
  await instance.close()
})

async function told(): Promise<Record<string, unknown>[]> {
  const url = `${simulator.url}/_control/requests?path=${BUFFER}`
  type Log = { body: { data: Record<string, unknown> } }[]
  const answer = (await (await fetch(url)).json()) as Log | { requests: Log }
  return (Array.isArray(answer) ? answer : answer.requests).map(({ body }) => body.data)
}
const form = (change: Partial<BufferForm> = {}): BufferForm => ({
  zone: 'AP1',
  minutes: 20,
  password: DEMO_PASSWORD,
  ...change,
})

describe('the buffer before closing', () => {
  it('is set with the password, names the stores it touches, and is recorded', async () => {
    const actor = await instance.actor('manager')
    expect(await setBuffer({ actor, form: form() })).toEqual([{ region: 'HK', state: 'accepted' }])
    expect(await told()).toEqual([{ end_buffer_time: 20, meta: { lang: 'zh-HK', region: 'HK' } }])
    const [hongKong, singapore] = await listBuffers({ actor })
    expect(hongKong).toMatchObject({
      zone: 'AP1',
      mayEdit: true,
      regions: [
        {
          region: 'HK',
          minutes: 20,
          last: { state: 'accepted', askedBy: 'Manager', payload: { end_buffer_time: 20 } },
        },
      ],
    })
    expect(hongKong?.regions[0]?.stores.map(({ code }) => code)).toEqual([
      'HK-CENTRAL-01',
      'HK-MONGKOK-02',
      'HK-SHATIN-03',
    ])
    expect(singapore).toMatchObject({
      zone: 'AP2',
      regions: [{ region: 'SG', minutes: null, last: null }],
    })
  })

  it('0 minutes are really sent', async () => {
    await setBuffer({ actor: await instance.actor('admin'), form: form({ minutes: 0 }) })
    expect(await told()).toMatchObject([{ end_buffer_time: 0 }])
  })

  it('not with another password, and not for trying', async () => {
    const actor = await instance.actor('manager')
    const wrong = () => setBuffer({ actor, form: form({ password: 'guess' }) })
    for (let tries = 0; tries < 6; tries++)
      await expect(wrong()).rejects.toMatchObject({ fields: { password: 'passwordWrong' } })
    await expect(wrong()).rejects.toMatchObject({ key: 'tooManyTries' })
    await expect(setBuffer({ actor, form: form() })).rejects.toMatchObject({ key: 'tooManyTries' })
    expect(await told()).toEqual([])
  })

  it('only by who manages every store of the connection', async () => {
    const manager = await instance.actor('manager')
    const [first, ...others] = [...manager.roles]
    const actor = { ...manager, roles: new Map(others) }
    const refused = { key: 'bufferNotAllowed' }
    await expect(setBuffer({ actor, form: form() })).rejects.toMatchObject(refused)
    const staff = await instance.actor('staff')
    await expect(setBuffer({ actor: staff, form: form() })).rejects.toMatchObject(refused)
    expect(await told()).toEqual([])
    const [seen] = await listBuffers({ actor })
    expect(seen?.mayEdit).toBe(false)
    expect(seen?.regions[0]?.stores.map(({ id }) => id)).not.toContain(first?.[0])
    expect(await listBuffers({ actor: await instance.actor('warehouse') })).toEqual([])
  })
})

describe('a test call proves an identity', () => {
  const test = async (change: Partial<IdentityTest>) =>
    testIdentity({
      actor: await instance.actor('admin'),
      form: { family: 'food', region: 'HK', identity: 'HK-CENTRAL-01', ...change },
    })

  it.each<Partial<IdentityTest>>([
    {},
    { region: 'SG', identity: 'SG-ORCHARD-01' },
    { family: 'parcel', identity: '700001' },
    { family: 'parcel', region: 'SG', identity: '720001' },
    { family: 'express', identity: '800001' },
  ])('%j is known', async (known) => {
    expect(await test(known)).toBeNull()
  })

  it('once it is known that is kept, and of one that is refused nothing is', async () => {
    const kept = () => instance.db.select().from(identityTests)
    await instance.db.delete(identityTests)
    await expect(test({ identity: 'HK-NOWHERE-09' })).rejects.toBeInstanceOf(PlatformRefused)
    expect(await kept()).toEqual([])
    await test({ region: 'SG', identity: 'SG-ORCHARD-01' })
    await test({ region: 'SG', identity: 'SG-ORCHARD-01' })
    expect(await kept()).toMatchObject([{ family: 'food', zone: 'AP2', identity: 'SG-ORCHARD-01' }])
  })

  it.each<[Partial<IdentityTest>, string]>([
    [{ identity: 'HK-NOWHERE-09' }, '264100'],
    [{ identity: 'SG-ORCHARD-01' }, '264100'],
    [{ family: 'parcel', identity: '700009' }, '40101'],
    [{ family: 'express', identity: '800009' }, '261105'],
  ])('%j is not, and the platform says why (%s)', async (unknown, code) => {
    await expect(test(unknown)).rejects.toMatchObject({ kind: 'refused', code })
  })

  it('is not found out where no readable answer comes', async () => {
    await fetch(`${simulator.url}/_control/faults`, {
      method: 'POST',
      body: JSON.stringify({ path: '/order/takeaway/preassigntime', kind: 'garbage' }),
    })
    await expect(test({})).rejects.toBeInstanceOf(OutcomeUnknown)
  })

  it('what cannot be one is not even asked', async () => {
    const nowhere = test({ family: 'express', region: 'SG', identity: '800001' })
    await expect(nowhere).rejects.toMatchObject({ fields: { identity: 'onlyHongKong' } })
    const text = test({ family: 'express', identity: '80000l' })
    await expect(text).rejects.toMatchObject({ fields: { identity: 'number' } })
  })

  it('only for administrators', async () => {
    const actor = await instance.actor('manager')
    const asked = testIdentity({ actor, form: { family: 'food', region: 'HK', identity: 'x' } })
    await expect(asked).rejects.toMatchObject({ key: 'notAllowed' })
  })
})
