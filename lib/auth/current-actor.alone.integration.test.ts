import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { settings } from '@/lib/config/settings'
import { currentActor } from './current-actor'
import { beginSession } from './sessions/begin-session'
import { endSessions } from './sessions/end-sessions'

type Cookie = { name: string; value: string }
const sent = vi.hoisted(() => ({ cookies: [] as Cookie[] }))

vi.mock('next/headers', () => ({
  cookies: () => Promise.resolve({ getAll: () => sent.cookies }),
}))

const NAME = 'next-auth.session-token'

let instance: TestInstance
let sessionId: string
beforeAll(async () => {
  instance = await testInstance({})
  const { id: personId } = await instance.actor('staff')
  const begun = await beginSession({
    db: instance.db,
    personId,
    kind: 'password',
    address: '203.0.113.9',
    userAgent: null,
  })
  if (begun === null) throw new Error('no session began')
  sessionId = begun
})
afterAll(() => instance.close())
beforeEach(() => {
  sent.cookies = []
})

function cookieOf(options: Partial<Parameters<typeof encode>[0]> = {}): Promise<string> {
  return encode({ token: { sub: sessionId }, secret: settings().authSecret ?? '', ...options })
}

it('is who the session of the cookie is, also of one that comes in pieces', async () => {
  const value = await cookieOf()
  sent.cookies = [
    { name: 'theme', value: 'dark' },
    { name: NAME, value },
  ]
  expect(await currentActor()).toMatchObject({ email: 'staff@handover.example', sessionId })
  sent.cookies = [
    { name: `${NAME}.1`, value: value.slice(100) },
    { name: `${NAME}.0`, value: value.slice(0, 100) },
  ]
  expect(await currentActor()).toMatchObject({ sessionId })
})

it('is nobody without a cookie, or by one that is none of ours', async () => {
  expect(await currentActor()).toBeNull()
  const strange = [
    'rubbish',
    await cookieOf({ secret: 'of somebody else, and long enough to be one' }),
    await cookieOf({ maxAge: -60 }),
    // What else NextAuth seals with the same secret.
    await cookieOf({ salt: 'next-auth.state' }),
    await cookieOf({ token: { sub: 'no session' } }),
    await cookieOf({ token: {} }),
  ]
  for (const value of strange) {
    sent.cookies = [{ name: NAME, value }]
    expect(await currentActor()).toBeNull()
  }
  // Over http the cookie of https is not looked at.
  sent.cookies = [{ name: `__Secure-${NAME}`, value: await cookieOf() }]
  expect(await currentActor()).toBeNull()
})

it('is nobody once the session has ended', async () => {
  sent.cookies = [{ name: NAME, value: await cookieOf() }]
  expect(await currentActor()).not.toBeNull()
  await endSessions(instance.db, { sessionId })
  expect(await currentActor()).toBeNull()
})
