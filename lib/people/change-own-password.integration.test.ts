import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadActor } from '@/lib/auth/actor'
import { beginSession } from '@/lib/auth/sessions/begin-session'
import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { changeOwnPassword } from './change-own-password'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

it('is slowed after five wrong ones, as the sign-in is', async () => {
  const actor = await instance.actor('staff')
  const guess = (current: string) =>
    changeOwnPassword({ actor, form: { current, next: 'second words to go on with' } })
  for (let count = 0; count < 6; count += 1) {
    await expect(guess('no')).rejects.toMatchObject({ fields: { current: 'passwordWrong' } })
  }
  await expect(guess(DEMO_PASSWORD)).rejects.toMatchObject({ key: 'tooManyTries' })
})

it('takes no password that is easy to guess, and ends every session with one that is not', async () => {
  const { id } = await instance.actor('manager')
  const sessionId = await beginSession({
    db: instance.db,
    personId: id,
    kind: 'password',
    address: '203.0.113.9',
    userAgent: null,
  })
  const actor = (await loadActor(instance.db, { sessionId: sessionId! }))!
  const change = (next: string) =>
    changeOwnPassword({ actor, form: { current: DEMO_PASSWORD, next } })
  await expect(change('manager-manager')).rejects.toMatchObject({
    fields: { next: 'passwordOwnWords' },
  })
  await expect(change('letmein123456')).rejects.toMatchObject({
    fields: { next: 'passwordCommon' },
  })
  expect(await loadActor(instance.db, { sessionId: sessionId! })).not.toBeNull()
  await change('second words to go on with')
  expect(await loadActor(instance.db, { sessionId: sessionId! })).toBeNull()
})
