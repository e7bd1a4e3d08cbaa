import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { geocoderPort, startGeocoder } from './stand-ins/geocoder'
import { placesAtRest } from './places-at-rest'
import { choose } from './waybill-form'
import { withoutScripts } from './without-scripts'

const POINTS = '/v1.1/pickup_points'

const list = (page: Page | Locator) => page.getByRole('listbox', { name: 'Lockers' })
const options = (page: Page | Locator) => list(page).getByRole('option')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search lockers' })
const card = (page: Page) => page.getByRole('region', { name: 'Chosen locker' })
const count = (page: Page) => page.getByText(/^[\d,]+ lockers$/)

/** The list is read at the first start of the server, and comes by itself. */
async function openLockers(page: Page) {
  await page.goto('/lockers')
  await expect(count(page)).toHaveText('1,200 lockers', { timeout: 30_000 })
}

test('finds in both scripts and by district, and leads to a waybill', async ({ page }) => {
  await signIn(page, 'warehouse')
  await openLockers(page)

  await search(page).fill('彌敦道')
  await expect(options(page).first()).toContainText('Nathan Road')
  const inChinese = await count(page).textContent()
  await search(page).fill('nathan ROAD')
  await expect(options(page).first()).toContainText('Nathan Road')
  await expect(count(page)).toHaveText(inChinese ?? '')

  await search(page).fill('')
  await page.getByLabel('District').selectOption('Sha Tin')
  await expect(options(page).first()).toContainText('Sha Tin')
  await expect(count(page)).not.toHaveText('1,200 lockers')

  await options(page).nth(1).click()
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  const code = await card(page)
    .getByText(/^[A-Z]{2}\d{5}$/)
    .textContent()
  const place = new RegExp(`/express/new\\?locker=${code}$`)
  await expect(card(page).getByRole('link')).toHaveAttribute('href', place)

  await search(page).fill('no such place at all')
  await page.getByRole('button', { name: 'Show all lockers' }).click()
  await expect(count(page)).toHaveText('1,200 lockers')
})

test('shows its first rows before its scripts, and finds among all once they are there', async ({
  page,
}) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  const name = await options(page).first().textContent()
  const release = await withoutScripts(page)
  await page.goto('/lockers', { waitUntil: 'commit' })
  await expect(options(page).first()).toHaveText(name ?? '')
  await expect(count(page)).toHaveText('1,200 lockers')
  await search(page).fill('nathan road')
  // The rest is held back, too: nobody is told that there is nothing.
  const all = new Promise<void>((arrive) => {
    void page.route('**/api/lockers', async (route) => {
      await expect(options(page)).toHaveCount(0)
      await expect(page.getByText('No locker')).toBeHidden()
      await route.continue()
      arrive()
    })
  })
  release()
  await all
  await expect(options(page).first()).toContainText('Nathan Road')
})

test('keeps its first rows where they are when all have come, however high their letters', async ({
  page,
}) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  // As in languages whose lines are higher.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = '[role=option] p { line-height: 3 }'
      document.head.append(style)
    })
  })
  const release = await withoutScripts(page)
  await page.goto('/lockers', { waitUntil: 'commit' })
  const seen = [options(page).first(), options(page).nth(4)]
  for (const one of seen) await expect(one).toBeVisible()
  const before = await placesAtRest(page, seen)
  release()
  await expect(page.locator('.ho-marker-lockers').first()).toBeVisible()
  expect(await placesAtRest(page, seen)).toEqual(before)
})

test('list and map show the same one, by keyboard and by hand', async ({ page }) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  await search(page).fill('tai po')
  await expect(options(page).first()).toContainText('Tai Po')

  await list(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  const name = await card(page).getByRole('paragraph').first().textContent()
  const map = page.locator('.ho-map')
  await expect(map.getByRole('button', { name: name ?? '', exact: true }).last()).toBeVisible()

  const cluster = map.getByRole('button', { name: /lockers here\. Zoom in\.$/ }).first()
  const single = map.locator('.ho-marker-locker:not(.ho-marker-chosen)').first()
  await expect(async () => {
    if ((await single.count()) === 0) await cluster.press('Enter')
    // Looked at once: a cluster may open into clusters, and waiting for more is waiting for nothing.
    expect(await single.count()).toBeGreaterThan(0)
  }).toPass()
  const other = await single.getAttribute('aria-label')
  await single.press('Enter')
  await expect(card(page)).toContainText(other ?? 'a name')
  await expect(list(page).getByRole('option', { selected: true })).toContainText(other ?? 'a name')
})

test('has the nearest first, from a pin on the map', async ({ page }) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  const map = page.locator('.ho-map .leaflet-container')
  await expect(map.getByRole('button', { name: /Zoom in\.$/ }).first()).toBeVisible()
  await map.click({ position: { x: 60, y: 60 } })
  await expect(page.getByText('Nearest to the pin first')).toBeVisible()
  await expect(options(page).first()).toContainText(/\d (m|km)/)
  await page.getByRole('button', { name: 'Do not sort by distance' }).click()
  await expect(options(page).first()).not.toContainText(/\d (m|km)$/)
})

test('has the nearest to an address first', async ({ page, simulator }) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  await page.getByRole('button', { name: 'Near an address' }).click()
  const address = page.getByLabel('Address', { exact: true })
  await expect(address).toBeFocused()
  await address.fill('33 Grandeur Road')
  await address.press('Enter')
  await expect(page.getByText('The address search gives no answer.')).toBeVisible()
  const geocoder = await startGeocoder(geocoderPort(Number(new URL(simulator.base).port)))
  try {
    await address.press('Enter')
    const places = page.getByRole('list', { name: 'Places found' })
    await places.getByRole('button', { name: /^Tower 8, Parc Oasis/ }).click()
  } finally {
    geocoder.close()
  }
  await expect(page.getByText(/^Nearest to Tower 8, Parc Oasis.* first$/)).toBeVisible()
  await expect(options(page).first()).toContainText(/\d (m|km)/)
  await page.getByRole('button', { name: 'Do not sort by distance' }).click()
  await expect(page.getByRole('button', { name: 'Near an address' })).toBeVisible()
})

test('keeps the list when the platform does not give a new one, and says why', async ({
  page,
  simulator,
}) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  await simulator.faults({ path: POINTS, kind: 'error', times: 1, code: 261101 })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('The list could not be refreshed')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/The platform refused to give it/)).toBeVisible()
  await expect(options(page).first()).toBeVisible()

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('The list could not be refreshed')).toBeHidden({ timeout: 30_000 })
  await expect(count(page)).toHaveText('1,200 lockers')
})

test('is not for those who have nothing to do with waybills', async ({ page }) => {
  await signIn(page, 'staff')
  await page.goto('/lockers')
  await expect(page.getByText('This page is for those who work with waybills')).toBeVisible()
  await expect(search(page)).toBeHidden()
})

test('begins a waybill with a locker, and another is chosen from the form', async ({ page }) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  await options(page).first().click()
  const first = await card(page)
    .getByText(/^[A-Z]{2}\d{5}$/)
    .textContent()
  await card(page).getByRole('link').click()
  const code = page.getByLabel('Locker code')
  await expect(code).toHaveValue(first!)

  await page.getByRole('button', { name: 'Choose a locker' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a locker' })
  await picker.getByRole('searchbox', { name: 'Search lockers' }).fill('tai po')
  const found = picker.getByRole('listbox').getByRole('option').filter({ hasText: 'Tai Po' })
  await found.first().click()
  const other = await picker
    .getByRole('region', { name: 'Chosen locker' })
    .getByText(/^[A-Z]{2}\d{5}$/)
    .textContent()
  await picker.getByRole('button', { name: 'Choose this locker' }).click()
  await expect(picker).toBeHidden()
  await expect(code).toHaveValue(other!)
  expect(other).not.toBe(first)
})

test('the picker opens and answers while the platform gives nothing', async ({
  page,
  simulator,
}) => {
  await signIn(page, 'warehouse')
  await openLockers(page)
  // As often as a page of the list is asked for, before it is given up.
  await simulator.faults({ path: POINTS, kind: 'drop_before', times: 3 })
  await page.goto('/express/new')
  await choose(page, 'HDP-SFWH-L')
  await page.getByRole('button', { name: 'Choose a locker' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a locker' })
  const found = options(picker)
  await expect(found.first()).toBeVisible()
  await picker.getByRole('button', { name: 'Refresh' }).click()
  await picker.getByRole('searchbox').fill('sai kung')
  await expect(found.first()).toContainText('Sai Kung')
  await expect(picker.getByText('The list could not be refreshed')).toBeVisible({ timeout: 30_000 })
  await found.first().click()
  await picker.getByRole('button', { name: 'Choose this locker' }).click()
  await expect(page.getByLabel('Locker code')).toHaveValue(/^[A-Z]{2}\d{5}$/)
})

test('marks on the map share layers in the browser', async ({ page }) => {
  await signIn(page, 'warehouse')
  await page.goto('/lockers')
  const marks = page.locator('.ho-marker-lockers, .ho-marker-locker')
  await expect(marks.first()).toBeVisible()
  // Before the map knows its outline it may show more than that, from where one zoom shows no more.
  await expect(page.locator('canvas.leaflet-tile-loaded').first()).toBeAttached()
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect.poll(() => marks.count()).toBeGreaterThan(20)
  const layered = await layeredElements(page)
  await expect.poll(layered).toContainEqual(expect.stringContaining('leaflet-tile'))
  // Leaflet itself gives each its own; those far from any other the browser may keep apart.
  const apart = (await layered()).filter((each) => each.includes('ho-marker'))
  expect(apart.length).toBeLessThan((await marks.count()) / 2)
})

test('the map’s tiles are pictures of their own size, and painted all over', async ({ page }) => {
  await signIn(page, 'warehouse')
  await page.goto('/lockers')
  const tiles = page.locator('canvas.leaflet-tile-loaded')
  await expect.poll(() => tiles.count()).toBeGreaterThan(3)
  const looks = await tiles.evaluateAll((all) =>
    all.map((tile) => {
      const canvas = tile as HTMLCanvasElement
      const { width, height, clientWidth, clientHeight } = canvas
      const copy = new OffscreenCanvas(width, height).getContext('2d')
      copy?.drawImage(canvas, 0, 0)
      const pixels = copy?.getImageData(0, 0, width, height).data ?? []
      return {
        // A tile that says another size is printed stretched.
        isOfItsSize: width === clientWidth && height === clientHeight,
        isOpaque: pixels.every((value, index) => index % 4 < 3 || value === 255),
        // Drawn upon where it is shown, it would be put together in the page's own time.
        isDrawnUpon: canvas.getContext('2d') !== null,
      }
    }),
  )
  for (const look of looks) {
    expect(look).toEqual({ isOfItsSize: true, isOpaque: true, isDrawnUpon: false })
  }
})

test('the number of lockers steps aside for the name of a district', async ({ context }) => {
  /** Where the discs stand, once names are on the map. */
  const placesOn = async (page: Page) => {
    await page.goto('/lockers')
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeAttached()
    const discs = page.locator('.ho-marker-lockers')
    await expect(discs.first()).toBeVisible()
    return () =>
      discs.evaluateAll((all) =>
        all.map((disc) => {
          const { x, y } = disc.getBoundingClientRect()
          return { name: disc.getAttribute('aria-label'), x, y }
        }),
      )
  }
  const deaf = await context.newPage()
  await signIn(deaf, 'warehouse')
  // Its map never learns where the names are written.
  await deaf.addInitScript(() => {
    const sent = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')
    Worker.prototype.postMessage = function (message: { kind?: string }) {
      if (message.kind !== 'names') (sent?.value as (said: unknown) => void).call(this, message)
    }
  })
  const own = await (await placesOn(deaf))()
  const places = await placesOn(await context.newPage())
  /** By how much each stands elsewhere than it belongs, in pixels. */
  const moves = async () =>
    (await places()).map(({ name, x, y }) => {
      const belong = own.filter((one) => one.name === name)
      return Math.min(...belong.map((one) => Math.hypot(one.x - x, one.y - y)))
    })
  await expect.poll(async () => (await moves()).filter((by) => by > 1).length).toBeGreaterThan(0)
  const settled = await moves()
  expect(settled).toHaveLength(own.length)
  expect(Math.max(...settled)).toBeLessThanOrEqual(41)
})

test('the map is fetched while the lockers are on their way', async ({ page }) => {
  await signIn(page, 'warehouse')
  let giveLockers: () => void = () => undefined
  const held = new Promise<void>((resolve) => (giveLockers = resolve))
  await page.route('**/api/lockers', async (route) => {
    await held
    await route.continue()
  })
  const map = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('leaflet-container'),
  )
  await page.goto('/lockers')
  await map
  giveLockers()
  await expect(page.locator('.ho-marker-lockers').first()).toBeVisible()
})

test('a dark map is light on paper at once, and dark on the screen again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'warehouse')
  await page.goto('/lockers')
  const tile = page.locator('canvas.leaflet-tile-loaded').first()
  await expect(tile).toBeAttached()
  // In one task, as the browser prints: no picture comes in between.
  const brightness = (told: 'beforeprint' | 'afterprint' | null) =>
    tile.evaluate((canvas, event) => {
      if (event) window.dispatchEvent(new Event(event))
      const copy = new OffscreenCanvas(8, 8).getContext('2d')
      copy?.drawImage(canvas as HTMLCanvasElement, 0, 0, 8, 8)
      const { data } = copy?.getImageData(4, 4, 1, 1) ?? { data: [] }
      return (data[0] ?? 0) + (data[1] ?? 0) + (data[2] ?? 0)
    }, told)
  const dark = await brightness(null)
  expect(dark).toBeLessThan(250)
  expect(await brightness('beforeprint')).toBeGreaterThan(550)
  await brightness('afterprint')
  await expect.poll(() => brightness(null)).toBe(dark)
})

test('a map is painted again for another theme, and not for paper that looks like the screen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(message: unknown) {
        const { dataset } = document.documentElement
        dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1)
        super.postMessage(message)
      }
    }
  })
  await signIn(page, 'warehouse')
  await page.goto('/lockers')
  const tiles = page.locator('canvas.leaflet-tile-loaded')
  await expect.poll(() => tiles.count()).toBeGreaterThan(3)
  const [before, after] = await page.evaluate(() => {
    const { classList, dataset } = document.documentElement
    const asked = dataset['asked']
    window.dispatchEvent(new Event('beforeprint'))
    window.dispatchEvent(new Event('afterprint'))
    classList.toggle('looks-the-same')
    // Who watches the page's theme hears of it before this is continued.
    return Promise.resolve().then(() => [asked, dataset['asked']])
  })
  expect(Number(before)).toBeGreaterThan(3)
  expect(after).toBe(before)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => page.locator('html').getAttribute('data-asked')).not.toBe(before)
})

for (const [what, path] of [
  ['painter', /worker/],
  ['outline', /^\/map\/hong-kong\.json$/],
] as const) {
  test(`a map whose ${what} cannot be had says so, and tries again`, async ({ page }) => {
    await signIn(page, 'warehouse')
    const isIt = (url: URL) => path.test(url.pathname)
    await page.context().route(isIt, (route) => route.abort())
    await page.goto('/lockers')
    const said = page.getByRole('alert').filter({ hasText: 'The outline could not be loaded.' })
    await expect(said).toBeVisible()
    await expect(page.locator('canvas.leaflet-tile')).toHaveCount(0)
    await page.context().unroute(isIt)
    await said.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('canvas.leaflet-tile-loaded').first()).toBeAttached()
    await expect(said).toBeHidden()
  })
}

test('a map that is zoomed by a mark keeps the focus of the keyboard', async ({ page }) => {
  await signIn(page, 'warehouse')
  await page.goto('/lockers')
  const map = page.locator('.ho-map .leaflet-container')
  const marks = page.locator('.ho-marker-lockers')
  // Where they stand within the map, to see that it was zoomed.
  const places = () =>
    marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).transform))
  await expect.poll(() => marks.count()).toBeGreaterThan(2)
  await marks.first().focus()
  const before = await places()
  await marks.first().press('Enter')
  // On a busy machine Leaflet ends a zoom before its transition could begin, so no event tells of it.
  await expect.poll(places).not.toEqual(before)
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0)
  await expect
    .poll(() => map.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
})

test('the name of a mark at the edge of the map is not cut by it', async ({ page }) => {
  // Where a hand lets go of it the map stays.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'warehouse')
  await page.goto('/lockers')
  const box = (await page.locator('.ho-map .leaflet-container').boundingBox())!
  const right = box.x + box.width
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // As near as lockers stand alone, each with its own name.
  const alone = page.locator('.ho-marker-locker')
  while ((await alone.count()) === 0) {
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  }
  const mark = page.getByRole('button', {
    name: (await alone.first().getAttribute('aria-label')) ?? '',
  })
  const from = (await mark.boundingBox())!
  // By hand to the right edge.
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (right - 40 - from.x), y + (y - from.y), { steps: 8 })
  await page.mouse.up()
  const at = (await mark.boundingBox())!
  expect(right - at.x).toBeLessThan(60)
  await mark.hover()
  const name = await mark.evaluate((element) => {
    const { width, left, translate } = getComputedStyle(element, '::after')
    const [, sign = '+', pixels = '0'] = /([+-]) (-?[\d.]+)px/.exec(translate) ?? []
    const shift = Number(pixels) * (sign === '-' ? -1 : 1)
    const middle = element.getBoundingClientRect().left + parseFloat(left) + shift
    return { width: parseFloat(width), right: middle + parseFloat(width) / 2 }
  })
  expect(name.width).toBeGreaterThan(100)
  expect(name.right).toBeLessThanOrEqual(right)
})

test('the name of the mark that has the focus lies above the other marks', async ({ page }) => {
  await signIn(page, 'warehouse')
  await page.goto('/lockers')
  const marks = page.locator('.ho-marker-lockers')
  await expect.poll(() => marks.count()).toBeGreaterThan(2)
  const heights = () =>
    marks.evaluateAll((all) => all.map((mark) => Number(getComputedStyle(mark).zIndex)))
  const before = await heights()
  const lowest = before.indexOf(Math.min(...before))
  await marks.nth(lowest).focus()
  await expect.poll(async () => (await heights())[lowest]).toBeGreaterThan(Math.max(...before))
})

/** Reads the elements that the browser keeps layers of, as their attributes. */
async function layeredElements(page: Page): Promise<() => Promise<string[]>> {
  const cdp = await page.context().newCDPSession(page)
  let nodes: number[] = []
  cdp.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    nodes = layers.flatMap(({ backendNodeId }) => backendNodeId ?? [])
  })
  await cdp.send('DOM.enable')
  await cdp.send('LayerTree.enable')
  return async () => {
    const described = nodes.map((backendNodeId) => cdp.send('DOM.describeNode', { backendNodeId }))
    return (await Promise.all(described)).map(({ node }) => node.attributes?.join(' ') ?? '')
  }
}
