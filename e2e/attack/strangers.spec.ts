import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLIC_ACTIONS } from '@/lib/testing/doors/public-actions'
import { OTHER_HANDLERS, READ_DOORS } from '@/lib/testing/doors/read-doors'
import { expect, test } from '../fixtures'
import { addressOf, builtActions, callAction, problemOf, ROOT, stranger } from './attacker'

const PUBLIC_PAGES = [
  '/sign-in',
  '/sign-in/first-start',
  '/sign-in/choose-password',
  '/sign-in/forgotten',
  '/track/1',
]

/** Reads that are asked by POST. */
const POSTED = ['api/palette', 'api/parcels/quote', 'api/tablets/touch']

/** No session, and sessions that this server never gave: rubbish, and a token of another secret. */
const COOKIES = [undefined, 'rubbish', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c']

const pages = readdirSync(join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) => addressOf(`app/${file}`))

for (const cookie of COOKIES) {
  test(`a visitor with the cookie ${cookie ?? '(none)'} is sent from every page to the sign-in`, async ({
    baseURL,
  }) => {
    const context = await stranger(baseURL!, cookie)
    for (const page of pages) {
      if (PUBLIC_PAGES.includes(page)) continue
      const answer = await context.get(page, { maxRedirects: 0 })
      const text = await answer.text()
      // A page that has begun to stream says it in its text.
      const isSent =
        (answer.status() === 307 && new URL(answer.headers()['location']!, baseURL).pathname) ||
        /NEXT_REDIRECT;\w+;(\/sign-in)/.exec(text)?.[1]
      expect(isSent, `${page}: ${answer.status()}`).toBe('/sign-in')
    }
    await context.dispose()
  })

  test(`a visitor with the cookie ${cookie ?? '(none)'} gets nothing from any handler`, async ({
    baseURL,
  }) => {
    const context = await stranger(baseURL!, cookie)
    for (const folder of [...Object.keys(READ_DOORS), 'api/live']) {
      const address = `/${folder.replaceAll(/\[\w+\]/g, '1')}`
      const answer = POSTED.includes(folder)
        ? await context.post(address)
        : await context.get(address)
      expect([address, answer.status()]).toEqual([address, 401])
      expect(await problemOf(answer)).toBe('signInAgain')
    }
    await context.dispose()
  })
}

test('a visitor can call no action, whichever page they send it to', async ({ baseURL }) => {
  const context = await stranger(baseURL!, 'rubbish')
  const doors = builtActions()
  expect(doors.length).toBeGreaterThan(60)
  for (const door of doors) {
    if (door.name in PUBLIC_ACTIONS) continue
    const answer = await callAction(context, door, {})
    expect([door.name, await problemOf(answer)]).toEqual([door.name, 'signInAgain'])
  }
  const first = doors.find(({ name }) => name === 'people.createFirstAdmin')
  const form = { token: 'guess', name: 'M', email: 'm@example.com', password: 'words and words' }
  if (first) expect(await problemOf(await callAction(context, first, form))).toBe('firstStartUsed')
  await context.dispose()
})

test('handlers that want no session answer nothing that is somebody’s', async ({ baseURL }) => {
  const context = await stranger(baseURL!)
  // The customer's link: no token, no order, and one answer for all that are not there.
  const answers = await Promise.all(
    ['1', 'x'.repeat(22), 'A'.repeat(43), '%00', '../../orders'].map(async (token) => {
      const answer = await context.get(`/api/track/${encodeURIComponent(token)}`)
      return [answer.status(), await answer.text()]
    }),
  )
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(answers[0]?.[0]).toBe(404)
  const session = await context.get('/api/auth/session')
  expect(await session.json()).toEqual({})
  expect(Object.keys(OTHER_HANDLERS)).toContain('api/track/[token]')
  await context.dispose()
})
