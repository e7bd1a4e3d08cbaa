import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { connect } from '@/lib/db/client'
import { waybillPresets } from '@/lib/db/tables/forms/waybill-presets'
import { inDatabase } from '@/lib/testing/in-database'
import { NEVER_IDLE } from './bench/never-idle'
import { watchNetwork } from './bench/watch-network'
import { KB, MOST_HTML_KB, MOST_LOCKER_WORKERS_KB, MOST_WORKER_KB, SCRIPT_BUDGETS } from './budgets'
import { databaseOf } from './database-of'
import { expect, signIn, test, type Who } from './fixtures'
import { placesAtRest } from './page-drawing'
import { choose } from './waybill-form'
import { withoutScripts } from './without-scripts'

/** Loads the page cold, and says how many KB of JavaScript came, gzip, and how many of what workers run. */
async function scriptKb(page: Page, path: string, until: (page: Page) => Promise<void>) {
  await page.addInitScript({ content: NEVER_IDLE })
  const cdp = await page.context().newCDPSession(page)
  const network = await watchNetwork(page, cdp)
  await page.goto(path, { waitUntil: 'commit' })
  await until(page)
  await network.untilQuiet()
  const { bytes, ofWorkers, uncounted } = await network.scriptBytes()
  expect(uncounted).toEqual([])
  return { ofPage: bytes / KB, ofWorkers: ofWorkers / KB }
}

type FirstLoad = {
  what: keyof typeof SCRIPT_BUDGETS
  as: Who | null
  path: (page: Page) => Promise<string> | string
  until: (page: Page) => Promise<void>
}

/** A link out of the HTML of the page that lists it, which is not opened. */
const fromLink = (list: string, pattern: RegExp) => async (page: Page) => {
  const html = await (await page.request.get(list)).text()
  const found = pattern.exec(html)?.[1]
  if (found === undefined) throw new Error(`no link like ${pattern} on ${list}`)
  return found
}

const HOURS = fromLink('/stores', /href="(\/stores\/\d+\/hours)/)

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
const map = (name: string) => (page: Page) =>
  expect(page.getByRole('main').getByRole('group', { name })).toBeVisible()

const PAGES: readonly FirstLoad[] = [
  { what: 'signIn', as: null, path: () => '/sign-in', until: heading },
  { what: 'board', as: 'staff', path: () => '/food', until: heading },
  {
    what: 'orderForm',
    as: 'staff',
    path: () => '/food/new',
    until: async (page) => {
      const store = page.getByLabel('Store', { exact: true })
      const option = store.getByRole('option', { name: 'HK-CENTRAL-01' })
      await store.selectOption((await option.getAttribute('value')) ?? '')
      // The map comes with the first key (decision 0256).
      await page.getByLabel('Customer’s phone').fill('9')
      await map('Pin on the map')(page)
    },
  },
  {
    what: 'hours',
    as: 'manager',
    path: HOURS,
    until: (page) => expect(page.getByRole('region', { name: 'Week' })).toBeVisible(),
  },
  {
    what: 'waybillForm',
    as: 'warehouse',
    path: () => '/express/new',
    until: async (page) => {
      await choose(page, 'HDP-ECOMM-H')
      const times = page.getByRole('radiogroup', { name: 'Pickup time' })
      await expect(times.getByRole('radio').first()).toBeVisible()
    },
  },
  {
    what: 'lockers',
    as: 'warehouse',
    path: () => '/lockers',
    until: (page) => expect(page.locator('.ho-marker-lockers').first()).toBeVisible(),
  },
  {
    what: 'store',
    as: 'admin',
    path: fromLink('/settings/stores', /href="(\/settings\/stores\/\d+)/),
    until: map('Where it is'),
  },
  { what: 'account', as: 'admin', path: () => '/settings', until: heading },
]

for (const { what, as, path, until } of PAGES) {
  test(`keeps the budget of JavaScript: ${what}`, async ({ page }) => {
    if (as !== null) await signIn(page, as)
    const { ofPage, ofWorkers } = await scriptKb(page, await path(page), until)
    expect(ofPage).toBeLessThanOrEqual(SCRIPT_BUDGETS[what])
    const mostOfWorkers = what === 'lockers' ? MOST_LOCKER_WORKERS_KB : MOST_WORKER_KB
    expect(ofWorkers).toBeLessThanOrEqual(mostOfWorkers)
  })
}

/** What the words of an element are drawn with, as the browser says. */
async function typefacesOf(page: Page, selector: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'not ours'))
}

/** Latin, twice, with every page; of what else there is what a page has letters of. */
const LATIN = ['geist-latin', 'geist-mono-latin']
const TYPEFACES = [
  { locale: 'en-GB', pieces: LATIN, isGeist: true },
  { locale: 'zh-HK', pieces: LATIN, isGeist: false },
  { locale: 'vi-VN', pieces: [...LATIN, 'geist-vietnamese'], isGeist: true },
]
const MOST_LATIN_KB = 55

for (const { locale, pieces, isGeist } of TYPEFACES) {
  test.describe(`for a browser in ${locale}`, () => {
    test.use({ locale })

    test('the typeface comes in the pieces that the page has letters of, each once (decision 0361)', async ({
      page,
    }) => {
      const network = await watchNetwork(page, await page.context().newCDPSession(page))
      const came = new Map<string, Response[]>()
      page.on('response', (response) => {
        const piece = /\/([a-z-]+)-wght-normal\.[^/]+\.woff2$/.exec(response.url())?.[1]
        if (piece !== undefined) came.set(piece, [...(came.get(piece) ?? []), response])
      })
      const answer = await page.goto('/sign-in')
      await network.untilQuiet()
      const times = Object.fromEntries(
        [...came].map(([piece, responses]) => [piece, responses.length]),
      )
      expect(times).toEqual(Object.fromEntries(pieces.map((piece) => [piece, 1])))
      const latin = LATIN.flatMap((piece) => came.get(piece) ?? [])
      const bodies = await Promise.all(latin.map((response) => response.body()))
      expect(Buffer.concat(bodies).byteLength / KB).toBeLessThanOrEqual(MOST_LATIN_KB)
      // The header is there before a letter of the page is.
      for (const piece of LATIN) {
        expect(answer?.headers()['link']).toMatch(
          new RegExp(`/${piece}-[^>]*>; rel=preload; as="font"`),
        )
      }
      const ours = (await typefacesOf(page, 'h1')).map((name) => name.startsWith('Geist'))
      expect(new Set(ours)).toEqual(new Set([isGeist]))
    })
  })
}

/** Has whoever reads orders wait, as a busy database would, until it is ended. */
async function holdOrders(): Promise<() => Promise<void>> {
  const { pool } = connect(await databaseOf(test.info().parallelIndex))
  const client = await pool.connect()
  await client.query('begin')
  await client.query('lock table orders in access exclusive mode')
  return async () => {
    await client.query('commit')
    client.release()
    await pool.end()
  }
}

test('shows what comes after its frame at once, and does not wait for more (decision 0347)', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await withoutScripts(page)
  const goOn = await holdOrders()
  await page.goto('/parcels', { waitUntil: 'commit' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await goOn()
  // How React shows a part that came after the frame; by another name it would wait again.
  await expect.poll(() => page.content()).toContain('"number"!==typeof $RT?requestAnimationFrame(')
  await expect(page.getByRole('main').getByRole('link', { name: 'New parcel' })).toBeVisible()
  expect(await page.content()).toContain('$RT=performance.now()')
  expect(await page.evaluate('typeof $RT')).toBe('undefined')
})

test('shows the frame of a report while it is worked out', async ({ page }) => {
  await signIn(page, 'manager')
  const goOn = await holdOrders()
  await page.goto('/reports', { waitUntil: 'commit' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await goOn()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
})

/** Of what only React listens to, and listens to from the moment on when it takes a page over. */
const LISTENED_TO_BY_REACT = 'gotpointercapture'

/** Notes how far the page is when React takes it over; `isPatient` takes the end of waiting away. */
const noteTakeover = ({ listenedTo, isPatient }: { listenedTo: string; isPatient: boolean }) => {
  const wait = window.setTimeout
  const waitForNothing = (run: () => void, ms?: number, ...given: unknown[]) =>
    ms === 1_000 ? 0 : wait(run, ms, ...given)
  if (isPatient) Object.assign(window, { setTimeout: waitForNothing })
  const listen = document.addEventListener.bind(document)
  document.addEventListener = (...args: Parameters<typeof listen>) => {
    const link = document.querySelector('main a[href="/parcels/new"]')
    const isSeen = (link?.getClientRects().length ?? 0) > 0
    if (args[0] === listenedTo) document.documentElement.dataset['takeover'] ??= String(isSeen)
    listen(...args)
  }
}

/** Which of a page's scripts have not come yet. */
const scriptsToCome = () => {
  const all = [...document.querySelectorAll<HTMLScriptElement>('head script[src]:not([nomodule])')]
  const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  return all.length === 0 ? ['all'] : all.map(({ src }) => src).filter((src) => !come.has(src))
}

test('comes alive once what it is about has been drawn, not before (decision 0362)', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await page.addInitScript(noteTakeover, { listenedTo: LISTENED_TO_BY_REACT, isPatient: true })
  const goOn = await holdOrders()
  await page.goto('/parcels', { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(scriptsToCome)).toEqual([])
  await expect(page.locator('html')).not.toHaveAttribute('data-takeover')
  await goOn()
  await expect(page.locator('html')).toHaveAttribute('data-takeover', 'true')
})

test('comes alive without what takes long, so that the rest can be used', async ({ page }) => {
  await signIn(page, 'manager')
  await page.addInitScript(noteTakeover, { listenedTo: LISTENED_TO_BY_REACT, isPatient: false })
  const goOn = await holdOrders()
  await page.goto('/parcels', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /: account and sign-out$/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-takeover', 'false')
  await goOn()
})

/** The waybill form of a store that has a preset, which stands above the products. */
async function withPreset(): Promise<string> {
  const values = { product: null, box: 'S', boxes: '', weight: '', valuePlus: '', services: [] }
  const address = await databaseOf(test.info().parallelIndex)
  await inDatabase(address, 'HK-SHATIN-03', (db, storeId) =>
    db
      .insert(waybillPresets)
      .values({ storeId, name: 'Seldom used', values })
      .onConflictDoNothing(),
  )
  return '/express/new'
}

/** What is drawn in the browser only, and words that it begins with. */
const FORMS = [
  {
    as: 'manager',
    path: () => '/food/new',
    words: ['Customer’s phone', /is added by itself/, 'Amount'],
  },
  {
    as: 'manager',
    path: () => '/express/new',
    words: [/^It decides what the rest/, 'Handed in at the warehouse', 'Small parcels'],
  },
  {
    as: 'manager',
    path: withPreset,
    words: ['Preset', /^It decides what the rest/, 'Handed in at the warehouse'],
  },
  { as: 'manager', path: () => '/parcels/new', words: ['Product', 'Pickup'] },
  { as: 'manager', path: HOURS, words: [/^(Drag on|Tap) a day/] },
] as const satisfies readonly {
  as: Who
  path: FirstLoad['path']
  words: readonly (string | RegExp)[]
}[]

/** Nobody loses the line that they read. In px. */
const MOVES_BY_MOST = 12

for (const { as, path, words } of FORMS) {
  test(`has words to read before its scripts, where they stay: ${words.join(', ')} @sizes`, async ({
    page,
  }) => {
    await signIn(page, as)
    const address = await path(page)
    const release = await withoutScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    // What is on its way behind it is hidden as yet, and what is said to readers of screens alone.
    const seen = words.map((text) =>
      main.getByText(text, { exact: true }).filter({ visible: true }).first(),
    )
    for (const one of seen) await expect(one).toBeVisible()
    const before = await placesAtRest(page, seen)
    release()
    for (const text of words) {
      await expect(main.locator('[aria-hidden]').getByText(text, { exact: true })).toHaveCount(0)
    }
    const after = await placesAtRest(page, seen)
    const moved = after.map((y, nth) => Math.abs(y - (before[nth] ?? NaN)))
    // Told as one, so that a failure shows them all.
    expect(
      moved.filter((px) => !(px <= MOVES_BY_MOST)),
      JSON.stringify({ before, after }),
    ).toEqual([])
  })
}

/** What is not there, or not theirs. */
const MISSING = [
  { as: null, path: '/track/nobody-has-this-token', words: 'This link is no longer valid' },
  { as: 'manager', path: '/settings/people', words: 'There is no such page' },
  { as: 'admin', path: '/settings/stores/999999', words: 'There is no such page' },
] as const

for (const { as, path, words } of MISSING) {
  test(`says before its scripts that it is not there, as 404: ${path} @phone`, async ({ page }) => {
    if (as) await signIn(page, as)
    const release = await withoutScripts(page)
    const answer = await page.goto(path, { waitUntil: 'commit' })
    expect(answer?.status()).toBe(404)
    const title = page.getByRole('heading', { level: 1, name: words })
    await expect(title).toBeVisible()
    release()
    await page.waitForLoadState()
    await expect(title).toBeVisible()
  })
}

test('says as 404 that it is not there also where that is known long after its frame', async ({
  page,
}) => {
  await signIn(page, 'manager')
  const goOn = await holdOrders()
  const answer = page.request.get('/parcels/999999')
  // By then the frame of either was written.
  await page.goto('/parcels', { waitUntil: 'commit' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await goOn()
  expect((await answer).status()).toBe(404)
})

test('what is not there is said within the page that leads to it', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/settings/stores')
  await page.evaluate(() => (document.documentElement.dataset['stays'] = 'yes'))
  // As a list that is older than what it lists.
  const link = page.getByRole('link', { name: 'HK-CENTRAL-01' })
  await page.route(/\/settings\/stores\/\d+/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/stores\/\d+/, 'stores/999999'),
    }),
  )
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-stays', 'yes')
})

test('sends little HTML for an empty list', async ({ page }) => {
  await signIn(page, 'admin')
  // Whatever other journeys left: nothing of it is called so.
  const none = `?q=${randomUUID()}`
  for (const path of [`/express${none}`, `/parcels${none}`, `/food/history${none}`]) {
    const html = await (await page.request.get(path)).body()
    expect(gzipSync(html).byteLength / KB, path).toBeLessThanOrEqual(MOST_HTML_KB)
  }
})
