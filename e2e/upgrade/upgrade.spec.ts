import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'
import { amountOf, fillOrder, nameOf, phoneOf, placeOrder, send, typedOrder } from '../food-form'
import { browserFiles, build, change, copyProject, upgradeInPlace } from './builds'
import { type Fleet, startFleet } from './fleet'
import { type Proxy, startProxy } from './proxy'

const ROOT = join(import.meta.dirname, '..', '..')

const ACTION = 'placeOrder'
const ACTION_LATER = 'placeFoodOrder'

let folder: string
let elsewhere: string
let later: string
let proxy: Proxy
let fleet: Fleet
/** The ports of two instances of this version, built apart, and of one of the next. */
let ports: { here: number; elsewhere: number; later: number }

test.beforeAll(async () => {
  test.setTimeout(1_500_000)
  folder = mkdtempSync(join(tmpdir(), 'handover-upgrade-'))
  elsewhere = join(folder, 'a', 'longer', 'way', 'to', 'it')
  later = join(folder, 'later')
  build(ROOT)
  copyProject(ROOT, elsewhere)
  build(elsewhere)
  copyProject(ROOT, later)
  upgradeInPlace(ROOT, later)
  makeNextVersion(later)
  build(later)
  proxy = await startProxy()
  fleet = await startFleet(proxy.url)
  ports = {
    here: await fleet.start(ROOT),
    elsewhere: await fleet.start(elsewhere),
    later: await fleet.start(later),
  }
})
test.afterAll(async () => {
  await fleet.stop()
  await proxy.close()
  rmSync(folder, { recursive: true, force: true })
})
test.beforeEach(() => {
  proxy.passed.length = 0
})

/** Other words on each page, other code behind a menu, and an action that has moved. */
function makeNextVersion(root: string): void {
  change(root, 'lib/i18n/messages/en/food.json', '"New food order"', '"New food order two"')
  change(root, 'components/ui/on-demand/open-menu.tsx', 'min-h-10', 'min-h-11')
  change(root, 'components/food/order-form/use-submit-order.ts', ACTION, ACTION_LATER)
  change(root, 'lib/food/actions.ts', `export const ${ACTION} `, `export const ${ACTION_LATER} `)
}

async function signIn(page: Page, who: string): Promise<void> {
  await page.goto(`${proxy.url}/sign-in`)
  await page.getByLabel('E-mail').fill(`${who}@handover.example`)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
}

/** What an instance could not answer: a file it does not have, an action it does not know, an error. */
const failures = () => proxy.passed.filter(({ status }) => status >= 400)

const files = (port: number) =>
  proxy.passed.filter(({ to, path }) => to === port && path.startsWith('/_next/static/'))

test.use({ baseURL: 'http://localhost' })

test('two builds of the same sources are the same to a browser', () => {
  const ours = browserFiles(ROOT)
  const theirs = browserFiles(elsewhere)
  // Ours may hold those of earlier builds too.
  expect(Object.keys(theirs).length).toBeGreaterThan(100)
  expect(ours).toMatchObject(theirs)
})

test('instances that each built themselves stand behind one proxy', async ({ browser }) => {
  proxy.send([ports.here, ports.elsewhere])
  const context = await browser.newContext({ baseURL: proxy.url })
  const page = await context.newPage()
  await signIn(page, 'staff')
  for (let time = 0; time < 4; time++) await placeOrder(page, typedOrder())
  expect(failures()).toEqual([])
  for (const port of [ports.here, ports.elsewhere]) {
    expect(proxy.passed.filter(({ to }) => to === port).length).toBeGreaterThan(20)
  }
  await context.close()
})

test('a form that is half typed while the server is upgraded is placed all the same', async ({
  browser,
}) => {
  proxy.send([ports.here])
  const context = await browser.newContext({ baseURL: proxy.url })
  const page = await context.newPage()
  await signIn(page, 'staff')
  const order = typedOrder()
  await page.goto('/food/new')
  await fillOrder(page, order)
  proxy.send([ports.later])
  await amountOf(page).fill('131.50')
  await page.getByLabel('Amount', { exact: true }).blur()
  // The next version has no such action: the page loads itself anew, as it was typed.
  await send(page)
  await expect(page.getByRole('heading', { name: 'New food order two' })).toBeVisible()
  await expect(page.getByText('Kept from before: this is what you had typed.')).toBeVisible()
  await expect(phoneOf(page)).toHaveValue(order.phone)
  await expect(nameOf(page)).toHaveValue(order.name)
  await expect(amountOf(page)).toHaveValue('131.50')
  await send(page)
  await page.waitForURL(/\/food\/\d+$/)
  await expect(page.getByText(order.name).first()).toBeVisible()
  expect(failures().map(({ status }) => status)).toEqual([409])
  await context.close()
})

test('an open page of the version before finds its code and its actions', async ({ browser }) => {
  proxy.send([ports.here])
  const context = await browser.newContext({ baseURL: proxy.url })
  const page = await context.newPage()
  await signIn(page, 'staff')
  await placeOrder(page, typedOrder())
  await page.reload()
  proxy.send([ports.later])
  // What a menu needs, and what comes by itself once the page has been there for a while.
  await page.getByRole('button', { name: /account and sign-out/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await expect.poll(() => files(ports.later).length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-HK')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK')
  expect(
    proxy.passed.filter(({ to, method }) => to === ports.later && method === 'POST'),
  ).toContainEqual(expect.objectContaining({ status: 200 }))
  expect(failures()).toEqual([])
  await context.close()
})
