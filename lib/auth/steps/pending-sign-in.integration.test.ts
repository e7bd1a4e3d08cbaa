import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { people } from '@/lib/db/tables/people'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { confirmSecret, offeredSecret } from '../codes/code-secret'
import { Secret, TOTP } from 'otpauth'
import { firstStep, readPending, sealPending } from './pending-sign-in'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

const NOW = new Date('2026-08-03T04:00:00Z')
const change = (id: number, values: Partial<typeof people.$inferInsert>) =>
  instance.db.update(people).set(values).where(eq(people.id, id))

async function pendingOf(who: Parameters<TestInstance['actor']>[0], hasCode = false) {
  const { id } = await instance.actor(who)
  const [person] = await instance.db.select().from(people).where(eq(people.id, id))
  const cookie = sealPending({
    personId: id,
    passwordHash: person!.passwordHash!,
    hasCode,
    now: NOW,
  })
  return { id, cookie, read: (at = NOW) => readPending(instance.db, cookie, at) }
}

it('asks for nothing more than the password where nothing is asked for', async () => {
  const { id, read } = await pendingOf('staff')
  expect(await firstStep(instance.db, id)).toBeNull()
  expect(await read()).toMatchObject({ step: null, person: { id } })
})

it('asks for an app, then for its code, then for a new password, in this order', async () => {
  const { id, read } = await pendingOf('manager')
  await change(id, { requiresCode: true, mustChangePassword: true })
  expect(await read()).toMatchObject({ step: 'enrol' })
  const secret = await offeredSecret(instance.db, id)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: NOW.getTime(),
  })
  expect(await confirmSecret(instance.db, { personId: id, code, now: NOW })).toBe(true)
  expect(await read()).toMatchObject({ step: 'code' })
  const after = await pendingOf('manager', true)
  expect(await after.read()).toMatchObject({ step: 'change' })
  await change(id, { requiresCode: false, mustChangePassword: false })
  // Codes that somebody turned on themselves are asked for as well.
  expect(await firstStep(instance.db, id)).toBe('code')
})

it('is over after a quarter of an hour, with another password, and for whoever is blocked', async () => {
  const { id, cookie, read } = await pendingOf('warehouse')
  expect(await read(new Date(NOW.getTime() + 15 * 60_000))).not.toBeNull()
  expect(await read(new Date(NOW.getTime() + 15 * 60_000 + 1))).toBeNull()
  await change(id, { disabledAt: NOW })
  expect(await read()).toBeNull()
  await change(id, { disabledAt: null, passwordHash: 'another' })
  expect(await read()).toBeNull()
  expect(
    await readPending(instance.db, `${cookie.startsWith('A') ? 'B' : 'A'}${cookie.slice(1)}`, NOW),
  ).toBeNull()
  expect(await readPending(instance.db, 'made up', NOW)).toBeNull()
  expect(await readPending(instance.db, undefined, NOW)).toBeNull()
})
