import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'

test('marks on the map share layers in the browser', async ({ page }) => {
  await signIn(page, 'warehouse')
  await page.goto('/lockers')
  const marks = page.locator('.ho-marker-lockers, .ho-marker-locker')
  await expect(marks.first()).toBeVisible()
  // Before the map knows its outline it may show more than that, from where one zoom shows no more.
  await expect(page.locator('canvas.leaflet-tile-loaded').first()).toBeAttached()
  // Told of changes alone: on a busy machine all has come to rest by the time that the marks are counted.
  const layered = await layeredElements(page)
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect.poll(() => marks.count()).toBeGreaterThan(20)
  await expect.poll(layered).toContainEqual(expect.stringContaining('leaflet-tile'))
  // Leaflet itself gives each its own.
  const layers = await layered()
  expect(layers).toContainEqual(expect.stringContaining('leaflet-flat-pane'))
  expect(layers.filter((each) => each.includes('ho-marker'))).toEqual([])
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
  // And who groups them.
  const clusters = page.waitForEvent('worker')
  await page.goto('/lockers')
  await Promise.all([map, clusters])
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

test('names that were written before their letters came are written in them', async ({
  context,
}) => {
  const openMap = async () => {
    const page = await context.newPage()
    // The page has loaded once it has the letters itself.
    await page.goto('/lockers', { waitUntil: 'commit' })
    const tiles = page.locator('canvas.leaflet-tile-loaded')
    await expect.poll(() => tiles.count()).toBeGreaterThan(3)
    return () =>
      tiles.evaluateAll((all) => all.map((tile) => (tile as HTMLCanvasElement).toDataURL()).sort())
  }
  await signIn(await context.newPage(), 'warehouse')
  const usual = await openMap()
  let giveLetters: () => void = () => undefined
  const held = new Promise<void>((resolve) => (giveLetters = resolve))
  await context.route(/geist-latin-wght-normal/, async (route) => {
    await held
    await route.continue()
  })
  const late = await openMap()
  const isAsUsual = async () => JSON.stringify(await late()) === JSON.stringify(await usual())
  expect(await isAsUsual()).toBe(false)
  giveLetters()
  await expect.poll(isAsUsual).toBe(true)
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

test('lockers are grouped beside the page, and on it where that cannot be', async ({ page }) => {
  await signIn(page, 'warehouse')
  const discs = page.locator('.ho-marker-lockers')
  await page.goto('/lockers')
  await expect(discs.first()).toBeVisible()
  // One paints, the other groups.
  await expect.poll(() => page.workers().length).toBe(2)
  await page.context().route(/worker/, (route) => route.abort())
  await page.reload()
  await expect(discs.first()).toBeVisible()
  await expect.poll(() => page.workers().length).toBe(0)
})

test('a map that is zoomed by a mark keeps the focus of the keyboard', async ({ page }) => {
  await signIn(page, 'warehouse')
  await page.goto('/lockers')
  const map = page.locator('.ho-map .leaflet-container')
  const marks = page.locator('.ho-marker-lockers')
  // Where they stand within the map, to see that it was zoomed.
  const places = () => marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('style')))
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
    const middle =
      element.getBoundingClientRect().left + element.clientLeft + parseFloat(left) + shift
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
  // What comes later lies above.
  const height = () => marks.first().evaluate((mark) => Number(getComputedStyle(mark).zIndex) || 0)
  expect(await height()).toBe(0)
  await marks.first().focus()
  await expect.poll(height).toBeGreaterThan(0)
})

test('a hand that draws the map by a mark does not press it, and a press leaves no pin', async ({
  page,
}) => {
  // Where a hand lets go of it the map stays.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'warehouse')
  await page.goto('/lockers')
  const discs = page.locator('.ho-marker-lockers')
  await expect(page.locator('canvas.leaflet-tile-loaded').first()).toBeAttached()
  const map = (await page.locator('.ho-map .leaflet-container').boundingBox())!
  const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 }
  const scale = page.locator('.leaflet-control-scale-line')
  const before = await scale.textContent()
  /** The disc nearest to the middle of the map: where it is, and what it is called. */
  const nearest = async () => {
    const all = await discs.evaluateAll((every) =>
      every.map((disc) => {
        const { x, y, width, height } = disc.getBoundingClientRect()
        return { name: disc.ariaLabel ?? '', x: x + width / 2, y: y + height / 2 }
      }),
    )
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle.x, y - middle.y)
    return all.toSorted((one, other) => far(one) - far(other))[0]!
  }
  await expect.poll(() => discs.count()).toBeGreaterThan(2)
  const from = await nearest()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 30, { steps: 6 })
  await page.mouse.up()
  const moved = page.getByRole('button', { name: from.name, exact: true }).first()
  await expect
    .poll(async () => Math.round((await moved.boundingBox())!.x + 24))
    .toBe(Math.round(from.x + 40))
  expect(await scale.textContent()).toBe(before)
  await page.mouse.click(from.x + 40, from.y + 30)
  await expect(scale).not.toHaveText(before ?? '')
  await expect(page.locator('.ho-marker-door')).toHaveCount(0)
})

test('marks are away from when a zoom begins until the next are known', async ({ page }) => {
  await page.addInitScript(() => {
    const sent = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value as (
      said: unknown,
    ) => void
    const held: (() => void)[] = []
    // Questions about what stands where are put off once the page says so.
    Worker.prototype.postMessage = function (message: { kind?: string }, ...more: unknown[]) {
      const say = () => void Reflect.apply(sent, this, [message, ...more])
      if (message.kind === 'within' && 'hold' in document.documentElement.dataset) held.push(say)
      else say()
    }
    addEventListener('give-marks', () => held.splice(0).forEach((say) => say()))
  })
  await signIn(page, 'warehouse')
  await page.goto('/lockers')
  const discs = page.locator('.ho-marker-lockers')
  const pane = page.locator('.leaflet-flat-pane')
  await expect.poll(() => discs.count()).toBeGreaterThan(2)
  await expect(pane).toHaveCSS('opacity', '1')
  await page.evaluate(() => (document.documentElement.dataset['hold'] = ''))
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(pane).toHaveCSS('opacity', '0')
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0)
  await expect(pane).toHaveCSS('opacity', '0')
  await page.evaluate(() => window.dispatchEvent(new Event('give-marks')))
  await expect(pane).toHaveCSS('opacity', '1')
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
