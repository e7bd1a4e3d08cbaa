import { request, type APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures'
import { builtActions, callAction, insider, problemOf, stranger } from './attacker'

const NAME = 'next-auth.session-token'

/** What somebody copies from the browser of a person who is signed in. */
async function copyCookie(context: APIRequestContext): Promise<string> {
  const { cookies } = await context.storageState()
  const found = cookies.find(({ name }) => name === NAME)
  if (!found) throw new Error('no session')
  return found.value
}

const isIn = async (context: APIRequestContext) =>
  (await context.get('/api/orders/by-code?code=none')).status() === 200

async function signOut(context: APIRequestContext): Promise<void> {
  const csrf: unknown = await (await context.get('/api/auth/csrf')).json()
  const form = typeof csrf === 'object' && csrf !== null ? { ...csrf } : {}
  const answer = await context.post('/api/auth/signout', {
    form: { ...form, callbackUrl: '/', json: 'true' },
  })
  expect(answer.ok()).toBe(true)
}

test('a copied cookie is worth nothing once its owner has signed out', async ({ baseURL }) => {
  const owner = await insider(baseURL!, 'manager')
  const cookie = await copyCookie(owner)
  const thief = await stranger(baseURL!, cookie)
  expect(await isIn(thief)).toBe(true)
  await signOut(owner)
  expect(await isIn(thief)).toBe(false)
  expect((await thief.get('/api/live')).status()).toBe(401)
  const page = await thief.get('/food', { maxRedirects: 0 })
  expect(page.headers()['location'] ?? (await page.text())).toContain('/sign-in')
  const locale = builtActions().find(({ name }) => name === 'people.setLocale')
  if (!locale) throw new Error('no setLocale in the build')
  const answer = await callAction(thief, locale, { locale: 'en' })
  expect(await problemOf(answer)).toBe('signInAgain')
  await Promise.all([owner.dispose(), thief.dispose()])
})

test('a cookie that was changed anywhere is nobody’s', async ({ baseURL }) => {
  const owner = await insider(baseURL!, 'staff')
  const cookie = await copyCookie(owner)
  const [header = '', key = '', iv = '', text = '', tag = ''] = cookie.split('.')
  const flip = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1)
  const changed = [
    [header, key, flip(iv), text, tag],
    [header, key, iv, flip(text), tag],
    [header, key, iv, text, flip(tag)],
    [header, key, iv, text],
    [Buffer.from('{"alg":"none"}').toString('base64url'), key, iv, text, ''],
  ]
  for (const parts of changed) {
    const thief = await stranger(baseURL!, parts.join('.'))
    expect(await isIn(thief), parts.length.toString()).toBe(false)
    await thief.dispose()
  }
  await owner.dispose()
})

test('signing in gives a new session, whatever cookie was there before', async ({ baseURL }) => {
  const first = await copyCookie(await insider(baseURL!, 'staff'))
  const fixed = await request.newContext({
    baseURL: baseURL!,
    storageState: {
      cookies: [
        {
          name: NAME,
          value: first,
          domain: 'localhost',
          path: '/',
          expires: -1,
          httpOnly: true,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
  })
  const csrf: unknown = await (await fixed.get('/api/auth/csrf')).json()
  await fixed.post('/api/auth/callback/credentials', {
    form: {
      ...(typeof csrf === 'object' ? csrf : {}),
      email: 'staff@handover.example',
      password: 'handover-demo',
      json: 'true',
    },
  })
  expect(await copyCookie(fixed)).not.toBe(first)
  await fixed.dispose()
})

test('the session cookie is out of reach of scripts and of other sites', async ({ baseURL }) => {
  const { cookies } = await (await insider(baseURL!, 'staff')).storageState()
  const session = cookies.find(({ name }) => name === NAME)
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})
