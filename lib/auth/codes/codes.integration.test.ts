import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeSecrets, recoveryCodes } from '@/lib/db/tables/sign-in'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { forgetSecret, offeredSecret } from './code-secret'
import { newRecoveryCodes, recoveryCodesLeft } from './recovery-codes'
import { takeCode } from './take-code'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

const NOON = new Date('2026-08-03T04:00:10Z')
const codeAt = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000)

const take = (personId: number, code: string, now = NOON, which: 'first' | 'any' = 'any') =>
  takeCode({ db: instance.db, personId, code, which, now })

/** Somebody whose app makes codes, confirmed five minutes ago. */
async function withApp(who: Parameters<TestInstance['actor']>[0]) {
  const { id } = await instance.actor(who)
  await forgetSecret(instance.db, id)
  const secret = await offeredSecret(instance.db, id)
  const before = later(-300)
  expect(await take(id, codeAt(secret, before), before, 'first')).toEqual({ ok: true })
  return { id, secret }
}

const WRONG = { ok: false, reason: 'wrong' }

describe('a one-time code', () => {
  it('counts only once a first one was typed, and the secret stays the same until then', async () => {
    const { id } = await instance.actor('staff')
    const secret = await offeredSecret(instance.db, id)
    expect(await offeredSecret(instance.db, id)).toBe(secret)
    expect(await take(id, codeAt(secret, NOON))).toEqual(WRONG)
    expect(await take(id, '000000', NOON, 'first')).toEqual(WRONG)
    expect(await take(id, codeAt(secret, NOON), NOON, 'first')).toEqual({ ok: true })
    await expect(offeredSecret(instance.db, id)).rejects.toThrow()
  })

  it('is taken once, also of two that come at once, and no older one after it', async () => {
    const { id, secret } = await withApp('manager')
    const code = codeAt(secret, NOON)
    const both = await Promise.all([take(id, code), take(id, code)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await take(id, code)).toEqual(WRONG)
    expect(await take(id, codeAt(secret, later(-30)))).toEqual(WRONG)
    expect(await take(id, codeAt(secret, later(30)), later(30))).toEqual({ ok: true })
  })

  it('is taken as a Chinese keyboard writes it', async () => {
    const { id, secret } = await withApp('staff')
    const wide = codeAt(secret, NOON).replace(/\d/g, (digit) =>
      String.fromCodePoint(0xff10 + Number(digit)),
    )
    expect(await take(id, wide)).toEqual({ ok: true })
  })

  it('is not the one that set the app up', async () => {
    const { id } = await instance.actor('warehouse')
    const secret = await offeredSecret(instance.db, id)
    const code = codeAt(secret, NOON)
    expect(await take(id, code, NOON, 'first')).toEqual({ ok: true })
    expect(await take(id, code)).toEqual(WRONG)
  })

  it('is slowed after five wrong ones', async () => {
    const { id, secret } = await withApp('admin')
    for (let count = 0; count < 6; count += 1) expect(await take(id, '123456')).toEqual(WRONG)
    expect(await take(id, codeAt(secret, NOON))).toMatchObject({ ok: false, reason: 'slow' })
    await instance.db.execute(sql`delete from sign_in_throttle`)
    expect(await take(id, codeAt(secret, NOON))).toEqual({ ok: true })
  })

  it('has a secret that the database alone does not tell', async () => {
    const { secret } = await withApp('manager')
    const rows = await instance.db.select().from(codeSecrets)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('a recovery code', () => {
  it('stands in for a code once, however it is typed, until new ones are made', async () => {
    const { id } = await withApp('manager')
    const codes = await newRecoveryCodes(instance.db, id)
    expect(new Set(codes).size).toBe(10)
    expect(await take(id, ` ${codes[0]!.toUpperCase().replace('-', ' ')} `)).toEqual({ ok: true })
    expect(await take(id, codes[0]!)).toEqual(WRONG)
    expect(await recoveryCodesLeft(instance.db, id)).toBe(9)
    const both = await Promise.all([take(id, codes[1]!), take(id, codes[1]!)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    await newRecoveryCodes(instance.db, id)
    expect(await take(id, codes[2]!)).toEqual(WRONG)
  })

  it('is kept by its hash, and helps nobody else', async () => {
    const [mine, theirs] = [await withApp('manager'), await withApp('warehouse')]
    const codes = await newRecoveryCodes(instance.db, mine.id)
    expect(JSON.stringify(await instance.db.select().from(recoveryCodes))).not.toContain(codes[0])
    expect(await take(theirs.id, codes[0]!)).toEqual(WRONG)
  })
})
