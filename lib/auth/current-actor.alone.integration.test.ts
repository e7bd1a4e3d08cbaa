import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { getServerSession } from 'next-auth'
import { decode, encode } from 'next-auth/jwt'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { heldPerProcess } from '@/lib/config/per-process'
import { settings } from '@/lib/config/settings'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { authOptions } from './auth-options'
import { currentActor } from './current-actor'
import { beginSession } from './sessions/begin-session'
import { endSessions } from './sessions/end-sessions'

type Cookie = { name: string; value: string }
const sent = vi.hoisted(() => ({ cookies: [] as Cookie[] }))

vi.mock('next/headers', () => ({
  cookies: () =>
    Promise.resolve({ get: (name: string) => sent.cookies.find((one) => one.name === name) }),
}))

vi.mock(import('next-auth/jwt'), async (original) => {
  const real = await original()
  return { ...real, decode: vi.fn(real.decode) }
})

const sessionSchema = z.object({ sessionId: z.string().optional() }).nullable()

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

function sealed(options: Partial<Parameters<typeof encode>[0]> = {}): Promise<string> {
  return encode({ token: { sub: sessionId }, secret: settings().authSecret ?? '', ...options })
}

/** Whose session NextAuth itself finds in the cookies, by its own reading. */
async function knownToNextAuth(): Promise<string | null> {
  const jar = Object.fromEntries(sent.cookies.map(({ name, value }) => [name, value]))
  const asked = Object.assign(new IncomingMessage(new Socket()), { cookies: jar })
  const session: unknown = await getServerSession(asked, new ServerResponse(asked), authOptions())
  return sessionSchema.parse(session)?.sessionId ?? null
}

/** The session of whoever it is, which NextAuth says as well. */
async function known(...cookies: Cookie[]): Promise<string | null> {
  sent.cookies = cookies
  const actor = await currentActor()
  const session = actor?.sessionId ?? null
  expect(session).toBe(await knownToNextAuth())
  return session
}

describe.each(['http://localhost:3000', 'https://handover.example'])('at %s', (appUrl) => {
  const isSecure = appUrl.startsWith('https')
  const names = ['next-auth.session-token', '__Secure-next-auth.session-token'] as const
  const [name, other] = isSecure ? [names[1], names[0]] : names

  beforeAll(() => {
    heldPerProcess().set('settings', { ...settings(), appUrl })
  })

  it('is who the session of the cookie is', async () => {
    const cookie = { name, value: await sealed() }
    expect(await known({ name: 'theme', value: 'dark' }, cookie)).toBe(sessionId)
    expect(await currentActor()).toMatchObject({ email: 'staff@handover.example' })
  })

  it('is nobody without a cookie, or by one that is none of ours', async () => {
    expect(await known()).toBeNull()
    const strange = [
      '',
      'rubbish',
      await sealed({ secret: 'of somebody else, and long enough to be one' }),
      await sealed({ maxAge: -60 }),
      // What else NextAuth seals with the same secret.
      await sealed({ salt: 'next-auth.state' }),
      await sealed({ token: {} }),
    ]
    for (const value of strange) expect(await known({ name, value })).toBeNull()
    expect(await known({ name: other, value: await sealed() })).toBeNull()
  })
})

it('has its cookie opened once, for as long as the cookie holds', async () => {
  heldPerProcess().set('settings', { ...settings(), appUrl: 'http://localhost:3000' })
  const name = 'next-auth.session-token'
  const opened = vi.mocked(decode)
  const openedFor = async (value: string, times: number) => {
    opened.mockClear()
    sent.cookies = [{ name, value }]
    for (let time = 0; time < times; time += 1) expect(await currentActor()).not.toBeNull()
    return opened.mock.calls.length
  }
  expect(await openedFor(await sealed(), 3)).toBe(1)
  // Past its end a cookie is good for some seconds more, as NextAuth has it: each time it is looked at.
  expect(await openedFor(await sealed({ maxAge: -5 }), 3)).toBe(3)
})

it('is nobody once the session has ended, or where the cookie holds none', async () => {
  heldPerProcess().set('settings', { ...settings(), appUrl: 'http://localhost:3000' })
  const name = 'next-auth.session-token'
  sent.cookies = [{ name, value: await sealed({ token: { sub: 'no session' } }) }]
  expect(await currentActor()).toBeNull()
  sent.cookies = [{ name, value: await sealed() }]
  expect(await currentActor()).not.toBeNull()
  await endSessions(instance.db, { sessionId })
  expect(await currentActor()).toBeNull()
})
