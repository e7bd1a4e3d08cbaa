import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { can } from './actor'
import { checkCredentials } from './check-credentials'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

const attempt = (email: string, password: string, address = '203.0.113.9') =>
  checkCredentials({ db: instance.db, email, password, address, shownLocale: 'en' })

describe('signing in', () => {
  it('lets a person in whatever the case of the e-mail', async () => {
    const result = await attempt(' Staff@Handover.example ', DEMO_PASSWORD)
    expect(result).toMatchObject({ ok: true, person: { email: 'staff@handover.example' } })
  })

  it('says the same of a wrong password and of an unknown e-mail', async () => {
    const wrong = { ok: false, reason: 'wrong' }
    expect(await attempt('manager@handover.example', 'no', '203.0.113.1')).toEqual(wrong)
    expect(await attempt('nobody@handover.example', 'no', '203.0.113.1')).toEqual(wrong)
  })

  it('slows attempts on one person, from whatever address, and tells how long', async () => {
    const email = 'warehouse@handover.example'
    const reasons: string[] = []
    for (let count = 0; count < 8; count += 1) {
      const result = await attempt(email, 'no', `198.51.100.${count}`)
      reasons.push(result.ok ? 'in' : result.reason)
    }
    expect(reasons.slice(0, 6)).toEqual(Array(6).fill('wrong'))
    expect(reasons).toContain('slow')
    const blocked = await attempt(email, DEMO_PASSWORD, '198.51.100.99')
    expect(blocked).toMatchObject({ ok: false, reason: 'slow', seconds: expect.any(Number) })
  })

  it('slows attempts that come all at once like those that come one after another', async () => {
    const attempts = Array.from({ length: 30 }, (_, index) =>
      attempt('admin@handover.example', 'no', `192.0.2.${index}`),
    )
    const results = await Promise.all(attempts)
    const looked = results.filter((result) => !result.ok && result.reason === 'wrong')
    expect(looked.length).toBeLessThanOrEqual(6)
  })

  it('slows one address that tries many people', async () => {
    const results = []
    for (let index = 0; index < 22; index += 1) {
      results.push(await attempt(`guess${index}@handover.example`, 'no', '203.0.113.77'))
    }
    expect(results.at(-1)).toMatchObject({ reason: 'slow' })
    // The person themselves comes in from elsewhere.
    expect(await attempt('staff@handover.example', DEMO_PASSWORD)).toMatchObject({ ok: true })
  })

  it('forgets the failures of a person who gets it right', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await attempt('staff@handover.example', 'no')
      expect(await attempt('staff@handover.example', DEMO_PASSWORD)).toMatchObject({ ok: true })
    }
  })
})

it('keeps the language of the first sign-in until another is chosen, for the platform too', async () => {
  const signIn = (shownLocale: Locale) =>
    checkCredentials({
      db: instance.db,
      email: 'manager@handover.example',
      password: DEMO_PASSWORD,
      address: '203.0.113.50',
      shownLocale,
    })
  expect(await instance.actor('manager')).toMatchObject({ locale: null })
  expect(await signIn('zh-HK')).toMatchObject({ person: { locale: 'zh-HK' } })
  expect(await instance.actor('manager')).toMatchObject({ locale: 'zh-HK' })
  expect(await signIn('en')).toMatchObject({ person: { locale: 'zh-HK' } })
})

describe('what a person may', () => {
  it('is by store: staff of two stores see nothing of the third', async () => {
    const staff = await instance.actor('staff')
    expect(can(staff, 'food.place', await instance.storeId('HK-CENTRAL-01'))).toBe(true)
    expect(can(staff, 'food.see', await instance.storeId('HK-SHATIN-03'))).toBe(false)
    const warehouse = await instance.actor('warehouse')
    expect(can(warehouse, 'food.see', await instance.storeId('HK-SHATIN-03'))).toBe(false)
    const admin = await instance.actor('admin')
    expect(can(admin, 'food.place', await instance.storeId('SG-ORCHARD-01'))).toBe(true)
  })
})
