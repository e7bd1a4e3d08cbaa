import { request, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { inDatabase } from '@/lib/testing/in-database'
import { people } from '@/lib/db/tables/people'
import { eq } from 'drizzle-orm'
import { databaseOf } from '../database-of'
import { expect, test } from '../fixtures'
import { builtActions, callAction, insider, problemOf, type ActionDoor } from './attacker'

const PIN = '4821'
const HERE = 'HK-CENTRAL-01'
const ELSEWHERE = 'HK-MONGKOK-02'

const csrf = async (context: APIRequestContext) =>
  z.object({ csrfToken: z.string() }).parse(await (await context.get('/api/auth/csrf')).json())

/** What the server answers a PIN: null when it opens the tablet. */
async function typePin(context: APIRequestContext, person: number, pin: string) {
  const form = {
    ...(await csrf(context)),
    person: String(person),
    pin,
    callbackUrl: '/',
    json: 'true',
  }
  const answer = await context.post('/api/auth/callback/pin', { form })
  const { url } = z.object({ url: z.string() }).parse(await answer.json())
  return new URL(url).searchParams.get('error')
}

function actionOf(name: string): ActionDoor {
  const found = builtActions().find((one) => one.name === name)
  if (!found) throw new Error(`no ${name} in the build`)
  return found
}

const storeIdOf = async (index: number, store: string) =>
  inDatabase(await databaseOf(index), store, (_, id) => Promise.resolve(id))

/** A browser that a manager made a tablet of a store, with nobody at it. */
async function tabletOf(baseURL: string, index: number, store: string): Promise<APIRequestContext> {
  const context = await insider(baseURL, 'manager')
  const storeId = await storeIdOf(index, store)
  const answer = await callAction(context, actionOf('tablets.signInTablet'), {
    storeId,
    name: 'Counter',
    lockMinutes: 5,
  })
  expect(await problemOf(answer)).toBeNull()
  return context
}

const idOf = (index: number, email: string) =>
  databaseOf(index).then((url) =>
    inDatabase(url, HERE, async (db) => {
      const [row] = await db.select({ id: people.id }).from(people).where(eq(people.email, email))
      return row!.id
    }),
  )

/** The demo's staff work at both stores. */
async function staffWithPin(baseURL: string, index: number): Promise<number> {
  const staff = await insider(baseURL, 'staff')
  const answer = await callAction(staff, actionOf('tablets.setOwnPin'), {
    current: 'handover-demo',
    pin: PIN,
  })
  expect(await problemOf(answer)).toBeNull()
  await staff.dispose()
  return idOf(index, 'staff@handover.example')
}

test('a tablet’s cookie alone opens nothing, and with a PIN no settings', async ({ baseURL }, {
  parallelIndex,
}) => {
  const staffId = await staffWithPin(baseURL!, parallelIndex)
  const tablet = await tabletOf(baseURL!, parallelIndex, HERE)
  expect((await tablet.get('/api/orders/by-code?code=none')).status()).toBe(401)
  expect((await tablet.get('/api/live')).status()).toBe(401)
  expect(await typePin(tablet, staffId, PIN)).toBeNull()
  expect((await tablet.get('/api/orders/by-code?code=none')).status()).toBe(200)

  const forbidden: [string, unknown][] = [
    ['people.changeOwnPassword', { current: 'handover-demo', next: 'words of an attacker here' }],
    ['people.beginOwnCode', { password: 'handover-demo' }],
    ['people.endOtherSessions', { personId: staffId }],
    ['tablets.setOwnPin', { current: 'handover-demo', pin: '7305' }],
    ['exceptions.exportExceptions', {}],
  ]
  for (const [name, input] of forbidden) {
    expect(await problemOf(await callAction(tablet, actionOf(name), input)), name).toBe(
      'notOnTablet',
    )
  }
  for (const [name, input] of [
    ['people.savePerson', {}],
    ['settings.findCustomers', { search: '9123' }],
  ] as const) {
    const problem = await problemOf(await callAction(tablet, actionOf(name), input))
    expect(['notAllowed', 'wrongInput'], name).toContain(problem)
  }
  for (const address of ['/api/settings/audit', '/api/settings/health', '/api/settings/jobs']) {
    expect((await tablet.get(address)).status(), address).toBe(403)
  }
  const [here, elsewhere] = await Promise.all(
    [HERE, ELSEWHERE].map((store) => storeIdOf(parallelIndex, store)),
  )
  // The demo's staff work at both, and are at one.
  const board = await tablet.get(`/api/food/board?stores=${here},${elsewhere}`)
  expect(board.status()).toBe(200)
  expect(await board.text()).not.toContain(`"storeId":${elsewhere}`)
  const open = await callAction(tablet, actionOf('stores.checkNow'), { storeId: elsewhere })
  expect(await problemOf(open)).toBe('notAllowed')
  await tablet.dispose()
})

test('PINs cannot be guessed, nor typed for somebody of another store or without the tablet', async ({
  baseURL,
}, { parallelIndex }) => {
  const staffId = await staffWithPin(baseURL!, parallelIndex)
  const warehouse = await idOf(parallelIndex, 'warehouse@handover.example')
  const tablet = await tabletOf(baseURL!, parallelIndex, HERE)
  const nobody = await request.newContext({ baseURL: baseURL! })
  expect(await typePin(nobody, staffId, PIN)).toBe('over')
  expect(await typePin(tablet, warehouse, PIN)).toBe('wrong')
  const answers = new Set<string | null>()
  for (let guess = 5_000; guess < 5_012; guess += 1) {
    answers.add(await typePin(tablet, staffId, String(guess)))
  }
  expect([...answers].some((one) => one?.startsWith('slow:'))).toBe(true)
  expect(answers).not.toContain(null)
  expect(await typePin(tablet, staffId, PIN)).toMatch(/^slow:/)
  await Promise.all([tablet.dispose(), nobody.dispose()])
})

test('a tablet that was ended takes its sessions with it', async ({ baseURL }, {
  parallelIndex,
}) => {
  const staffId = await staffWithPin(baseURL!, parallelIndex)
  const tablet = await tabletOf(baseURL!, parallelIndex, HERE)
  expect(await typePin(tablet, staffId, PIN)).toBeNull()
  const manager = await insider(baseURL!, 'manager')
  const page = await (await manager.get('/settings/tablets')).text()
  const ids = [...page.matchAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}/g)].map(([id]) => id)
  for (const tabletId of new Set(ids)) {
    await callAction(manager, actionOf('tablets.endTablet'), { tabletId })
  }
  expect((await tablet.get('/api/orders/by-code?code=none')).status()).toBe(401)
  expect((await tablet.get('/api/tablets/screen')).status()).toBe(404)
  expect((await tablet.get('/api/tablets/rings')).status()).toBe(401)
  expect(await typePin(tablet, staffId, PIN)).toBe('over')
  await Promise.all([tablet.dispose(), manager.dispose()])
})
