import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadActor, type Actor } from '@/lib/auth/actor'
import { beginSession } from '@/lib/auth/sessions/begin-session'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { endOtherSessions } from './end-other-sessions'
import { endSession } from './end-session'
import { listSessions } from './list-sessions'

let instance: TestInstance
beforeAll(async () => {
  instance = await testInstance({})
})
afterAll(() => instance.close())

/** A person on a device of their own. */
async function signedIn(who: Parameters<TestInstance['actor']>[0]): Promise<Actor> {
  const { id } = await instance.actor(who)
  const sessionId = await beginSession({
    db: instance.db,
    personId: id,
    kind: 'password',
    address: '203.0.113.9',
    userAgent: null,
  })
  return (await loadActor(instance.db, { sessionId: sessionId ?? '' }))!
}
const isIn = async ({ sessionId }: Actor) =>
  (await loadActor(instance.db, { sessionId: sessionId ?? '' })) !== null

it('shows a person their own devices, marks this one, and ends the one that they choose', async () => {
  const [here, there] = [await signedIn('staff'), await signedIn('staff')]
  const rows = await listSessions({ actor: here, personId: here.id })
  expect(rows.map(({ id, isThis }) => [id, isThis])).toEqual([
    [there.sessionId, false],
    [here.sessionId, true],
  ])
  await endSession({ actor: here, form: { sessionId: there.sessionId! } })
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  expect(await listSessions({ actor: here, personId: here.id })).toHaveLength(1)
})

it('ends all but this one', async () => {
  const [here, one, two] = [
    await signedIn('manager'),
    await signedIn('manager'),
    await signedIn('manager'),
  ]
  expect(await endOtherSessions({ actor: here, form: { personId: here.id } })).toEqual({ ended: 2 })
  expect([await isIn(here), await isIn(one), await isIn(two)]).toEqual([true, false, false])
})

it('shows and ends those of others to administrators alone; to the rest they are not there', async () => {
  const [theirs, stranger, admin] = [
    await signedIn('staff'),
    await signedIn('warehouse'),
    await signedIn('admin'),
  ]
  const form = { sessionId: theirs.sessionId! }
  await expect(listSessions({ actor: stranger, personId: theirs.id })).rejects.toThrow('notAllowed')
  await expect(endSession({ actor: stranger, form })).rejects.toThrow('notFound')
  await expect(
    endOtherSessions({ actor: stranger, form: { personId: theirs.id } }),
  ).rejects.toThrow('notFound')
  expect(await isIn(theirs)).toBe(true)
  const seen = await listSessions({ actor: admin, personId: theirs.id })
  expect(seen.map(({ id }) => id)).toContain(theirs.sessionId)
  await endSession({ actor: admin, form })
  expect([await isIn(theirs), await isIn(admin)]).toEqual([false, true])
})
