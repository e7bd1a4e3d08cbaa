import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { memberships, people } from '@/lib/db/tables/people'
import { can } from './actor'
import { checkCredentials } from './check-credentials'
import { forgetDevices, isKnownDevice, rememberDevice } from './throttle/known-device'

const hashes = vi.hoisted(() => ({ compared: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const verify: typeof real.verify = (...given) => {
    hashes.compared += 1
    return real.verify(...given)
  }
  return { ...real, verify }
})

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

type Try = { address?: string; device?: string }
const attempt = (email: string, password: string, { address, device }: Try = {}) =>
  checkCredentials({
    db: instance.db,
    email,
    password,
    address: address ?? '203.0.113.9',
    device: device ?? null,
    askedLocale: 'en',
  })

describe('signing in', () => {
  it('lets a person in whatever the case of the e-mail', async () => {
    const result = await attempt(' Staff@Handover.example ', DEMO_PASSWORD)
    expect(result).toMatchObject({ ok: true, person: { email: 'staff@handover.example' } })
  })

  it('says the same of a wrong password and of an unknown e-mail', async () => {
    const wrong = { ok: false, reason: 'wrong' }
    const from = { address: '203.0.113.1' }
    expect(await attempt('manager@handover.example', 'no', from)).toEqual(wrong)
    expect(await attempt('nobody@handover.example', 'no', from)).toEqual(wrong)
  })

  it('does the same work for an e-mail that nobody has as for a wrong password', async () => {
    await instance.db.insert(people).values([
      { name: 'Invited', email: 'invited@sign-in.example' },
      { name: 'Gone', email: 'gone@sign-in.example', passwordHash: 'x', disabledAt: new Date() },
    ])
    const emails = [
      'manager@handover.example',
      'nobody@handover.example',
      'invited@sign-in.example',
      'gone@sign-in.example',
      'no e-mail',
      'nul\0@handover.example',
    ]
    for (const [index, email] of emails.entries()) {
      hashes.compared = 0
      expect(await attempt(email, 'no', { address: `203.0.113.${100 + index}` })).toEqual({
        ok: false,
        reason: 'wrong',
      })
      expect(hashes.compared, email).toBe(1)
    }
  })

  it('slows the address that keeps failing with a person, and never the person elsewhere', async () => {
    const email = 'warehouse@handover.example'
    const from = { address: '198.51.100.1' }
    for (let count = 0; count < 6; count += 1) {
      expect(await attempt(email, 'no', from)).toMatchObject({ reason: 'wrong' })
    }
    expect(await attempt(email, DEMO_PASSWORD, from)).toMatchObject({
      reason: 'slow',
      seconds: expect.any(Number),
    })
    expect(await attempt(email, DEMO_PASSWORD, { address: '198.51.100.2' })).toMatchObject({
      ok: true,
    })
  })

  it('brakes strangers who guess from everywhere, but no device that the person has used', async () => {
    const email = 'warehouse@handover.example'
    const { id } = await instance.actor('warehouse')
    await instance.db.execute(sql`
      insert into sign_in_throttle (key, failures, last_failure_at) values (${`person:${email}`}, 85, now())`)
    const stranger = (count: number) => ({ address: `192.0.2.${count}` })
    expect(await attempt(email, 'no', stranger(1))).toMatchObject({ reason: 'wrong' })
    expect(await attempt(email, 'no', stranger(2))).toMatchObject({ reason: 'slow' })
    const device = await rememberDevice(instance.db, id, null)
    const { id: other } = await instance.actor('staff')
    const others = await rememberDevice(instance.db, other, null)
    const from = stranger(2)
    expect(await attempt(email, DEMO_PASSWORD, { ...from, device: others })).toMatchObject({
      reason: 'slow',
    })
    expect(await attempt(email, DEMO_PASSWORD, { ...from, device })).toMatchObject({ ok: true })
    // A device that was used may not guess either.
    for (let count = 0; count < 6; count += 1) await attempt(email, 'no', { ...from, device })
    expect(await attempt(email, DEMO_PASSWORD, { ...from, device })).toMatchObject({
      reason: 'slow',
    })
    await forgetDevices(instance.db, id)
    expect(await isKnownDevice(instance.db, id, device)).toBe(false)
  })

  it('slows attempts that come all at once like those that come one after another', async () => {
    const attempts = Array.from({ length: 30 }, () =>
      attempt('admin@handover.example', 'no', { address: '192.0.2.200' }),
    )
    const results = await Promise.all(attempts)
    const looked = results.filter((result) => !result.ok && result.reason === 'wrong')
    expect(looked.length).toBeLessThanOrEqual(6)
  })

  it('slows one address that tries many people', async () => {
    const results = []
    for (let index = 0; index < 22; index += 1) {
      results.push(
        await attempt(`guess${index}@handover.example`, 'no', {
          address: '203.0.113.77',
        }),
      )
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
  const signIn = (askedLocale: Locale | null) =>
    checkCredentials({
      db: instance.db,
      email: 'manager@handover.example',
      password: DEMO_PASSWORD,
      address: '203.0.113.50',
      device: null,
      askedLocale,
    })
  expect(await instance.actor('manager')).toMatchObject({ locale: null })
  expect(await signIn('zh-HK')).toMatchObject({ person: { locale: 'zh-HK' } })
  expect(await instance.actor('manager')).toMatchObject({ locale: 'zh-HK' })
  expect(await signIn('en')).toMatchObject({ person: { locale: 'zh-HK' } })
})

it('without a choice and a language of ours in the browser speaks as at the person’s stores', async () => {
  const signIn = (name: string) =>
    checkCredentials({
      db: instance.db,
      email: `${name}@handover.example`,
      password: DEMO_PASSWORD,
      address: '203.0.113.51',
      device: null,
      askedLocale: null,
    })
  const staff = await instance.actor('staff')
  await instance.db.update(people).set({ locale: null }).where(eq(people.id, staff.id))
  // Both of their stores are in Hong Kong.
  expect(await signIn('staff')).toMatchObject({ person: { locale: 'zh-HK' } })
  await instance.db.update(people).set({ locale: null }).where(eq(people.id, staff.id))
  await instance.db
    .insert(memberships)
    .values({ personId: staff.id, storeId: await instance.storeId('SG-ORCHARD-01'), role: 'staff' })
  // Stores that differ say nothing.
  expect(await signIn('staff')).toMatchObject({ person: { locale: 'en' } })
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
