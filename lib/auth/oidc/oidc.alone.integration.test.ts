import { eq } from 'drizzle-orm'
import NextAuth from 'next-auth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readOidc } from '@/lib/config/oidc-setting'
import { heldPerProcess } from '@/lib/config/per-process'
import { settings } from '@/lib/config/settings'
import { people } from '@/lib/db/tables/people'
import { sessions } from '@/lib/db/tables/sessions'
import { openIssuer, type IssuedClaims, type OidcIssuer } from '@/lib/testing/oidc-issuer'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { loadActor } from '../actor'
import { authOptions } from '../auth-options'

/** The cookies of the browser that is asking. */
const jar = vi.hoisted(() => new Map<string, string>())
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers({ 'user-agent': 'Firefox/133.0', host: 'localhost' })),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      set: (name: string, value: string) => void jar.set(name, value),
      delete: (name: string) => void jar.delete(name),
    }),
}))

const APP = 'http://localhost:3000'
let instance: TestInstance
let issuer: OidcIssuer
beforeAll(async () => {
  instance = await testInstance({})
  issuer = await openIssuer(`${APP}/api/auth/callback/oidc`)
})
afterAll(async () => {
  await issuer.close()
  await instance.close()
})

function configure(more: Record<string, string> = {}) {
  const oidc = readOidc({
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_CLIENT_SECRET: issuer.clientSecret,
    ...more,
  })
  heldPerProcess().set('settings', { ...settings(), appUrl: APP, oidc })
}

type Answer = { location: URL; json: { csrfToken?: string; url?: string } }

/** Asks our own NextAuth as the browser does, without a server; keeps the cookies that it sets. */
async function ask(path: string, body: Record<string, string> = {}): Promise<Answer> {
  const url = new URL(`/api/auth/${path}`, APP)
  const headers = new Map<string, string | string[]>()
  let json: Answer['json'] = {}
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name),
    setHeader: (name: string, value: string | string[]) => {
      headers.set(name, value)
      return response
    },
    json: (given: Answer['json']) => (json = given),
    send: (given: Answer['json']) => (json = given),
    end: () => undefined,
  }
  const handle = NextAuth(authOptions()) as (request: object, response: object) => Promise<unknown>
  await handle(
    {
      method: Object.keys(body).length > 0 ? 'POST' : 'GET',
      headers: { host: url.host },
      cookies: Object.fromEntries(jar),
      query: {
        ...Object.fromEntries(url.searchParams),
        nextauth: url.pathname.split('/').slice(3),
      },
      body,
    },
    response,
  )
  const set = headers.get('Set-Cookie') ?? []
  for (const cookie of typeof set === 'string' ? [set] : set) {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    jar.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)))
  }
  const location = headers.get('Location')
  return { location: new URL(typeof location === 'string' ? location : '', APP), json }
}

/** Begins at our page; returns the issuer's address that the browser is sent to. */
async function begin(): Promise<URL> {
  jar.clear()
  const { csrfToken = '' } = (await ask('csrf')).json
  const { json } = await ask('signin/oidc', { csrfToken, callbackUrl: '/food', json: 'true' })
  return new URL(json.url ?? '')
}

/** Types the login at the issuer's own page; returns the address that it sends the browser back to. */
async function typeAt(start: URL, login: string): Promise<URL> {
  const theirs = new Map<string, string>()
  let next = start
  let form: string | undefined
  for (let hops = 0; hops < 12 && next.origin !== APP; hops += 1) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...theirs].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    form = undefined
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      theirs.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = answer.headers.get('location')
    if (location === null) {
      const action = /action="([^"]+)"/.exec(await answer.text())?.[1]
      next = new URL(action ?? '', next)
      form = `prompt=login&login=${encodeURIComponent(login)}&password=any`
    } else next = new URL(location, next)
  }
  return next
}

async function signInAs(login: string, claims: IssuedClaims) {
  issuer.tell(login, claims)
  const back = await typeAt(await begin(), login)
  return (await ask(`callback/oidc${back.search}`)).location
}

/** Who the browser is signed in as now. */
async function actorNow() {
  const [newest] = await instance.db.select().from(sessions).where(eq(sessions.kind, 'oidc'))
  return newest ? loadActor(instance.db, { sessionId: newest.id }) : null
}
const forget = () => instance.db.delete(sessions)
const personBy = async (email: string) => {
  const [found] = await instance.db.select().from(people).where(eq(people.email, email))
  return found
}

describe('the organisation’s sign-in', () => {
  it('is found by discovery, and asked with PKCE, state and nonce', async () => {
    configure()
    const start = await begin()
    expect(start.origin).toBe(issuer.url)
    const asked = start.searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    for (const name of ['code_challenge', 'state', 'nonce']) {
      expect(asked.get(name)?.length).toBeGreaterThan(20)
    }
  })

  it('links whom we know by a verified e-mail, and knows them afterwards by their subject', async () => {
    configure()
    await forget()
    const to = await signInAs('s-1', { email: 'Staff@handover.example', email_verified: true })
    expect(to.pathname).toBe('/food')
    expect(await actorNow()).toMatchObject({ email: 'staff@handover.example' })
    await forget()
    await signInAs('s-1', { email: 'renamed@handover.example', email_verified: true })
    expect(await actorNow()).toMatchObject({ email: 'staff@handover.example' })
  })

  it('links nobody by an e-mail that was not verified, and makes nobody unless it is told to', async () => {
    configure()
    await forget()
    for (const [login, claims] of [
      ['thief', { email: 'admin@handover.example', email_verified: false }],
      ['thief-2', { email: 'admin@handover.example' }],
      ['stranger', { email: 'stranger@noodles.example', email_verified: true }],
    ] as const) {
      const to = await signInAs(login, claims)
      expect([to.pathname, to.searchParams.get('error')]).toEqual(['/sign-in', 'unknown-person'])
    }
    expect(await actorNow()).toBeNull()
    expect(await personBy('stranger@noodles.example')).toBeUndefined()
  })

  it('makes people at their first sign-in where the setting says so, with the roles of their groups', async () => {
    configure({
      OIDC_NEW_PEOPLE: 'make',
      OIDC_ROLES: 'central=staff@HK-CENTRAL-01; bosses=manager@*',
    })
    await forget()
    const verified = { email: 'mei@noodles.example', email_verified: true, name: 'Mei' }
    await signInAs('mei', { ...verified, groups: ['central'] })
    const central = await instance.storeId('HK-CENTRAL-01')
    const first = await actorNow()
    expect(first).toMatchObject({ name: 'Mei', isAdmin: false })
    expect([...first!.roles.keys()]).toEqual([central])
    expect((await personBy('mei@noodles.example'))?.passwordHash).toBeNull()
    await forget()
    await signInAs('mei', { ...verified, groups: ['bosses'] })
    expect((await actorNow())!.roles.size).toBeGreaterThan(1)
    await forget()
    await signInAs('mei', { ...verified, groups: [] })
    expect((await actorNow())!.roles.size).toBe(0)
  })

  it('leaves the last administrator what they are, whatever their groups', async () => {
    configure({ OIDC_ROLES: 'it=administrator' })
    await forget()
    await signInAs('boss', { email: 'admin@handover.example', email_verified: true, groups: [] })
    expect(await actorNow()).toMatchObject({ isAdmin: true })
  })

  it('lets nobody in who is blocked', async () => {
    configure()
    await forget()
    const block = (disabledAt: Date | null) =>
      instance.db
        .update(people)
        .set({ disabledAt })
        .where(eq(people.email, 'staff@handover.example'))
    await block(new Date())
    const to = await signInAs('s-1', { email: 'staff@handover.example', email_verified: true })
    expect(to.searchParams.get('error')).toBe('unknown-person')
    expect(await actorNow()).toBeNull()
    await block(null)
  })

  it('refuses an answer that belongs to another browser, or comes a second time', async () => {
    configure()
    await forget()
    issuer.tell('s-1', { email: 'staff@handover.example', email_verified: true })
    const back = await typeAt(await begin(), 's-1')
    const cookies = new Map(jar)
    jar.clear()
    const stolen = await ask(`callback/oidc${back.search}`)
    expect(stolen.location.searchParams.get('error')).not.toBeNull()
    expect(await actorNow()).toBeNull()
    for (const [name, value] of cookies) jar.set(name, value)
    await ask(`callback/oidc${back.search}`)
    expect(await actorNow()).not.toBeNull()
    await forget()
    const again = await ask(`callback/oidc${back.search}`)
    expect(again.location.searchParams.get('error')).not.toBeNull()
    expect(await actorNow()).toBeNull()
  })
})
