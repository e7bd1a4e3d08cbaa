import type { Locator } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { openBoard } from './food-board'
import { typedOrder } from './food-form'
import { haveOrder } from './standing-order'

/** A4 upright between a browser's margins, at 96 to the inch. */
const PAPER = { width: 718, height: 1046 }

test('a page on paper is what it says, black on white, without the frame', async ({
  page,
  simulator,
}, { parallelIndex: index }) => {
  await signIn(page, 'staff')
  const order = typedOrder({ address: '12/F, A Building with a Long Name, 345 Long Street East' })
  const { orderId } = await haveOrder({ simulator, index }, order)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PAPER)
  await page.goto(`/food/history?q=${order.phone}&show=all`)
  const row = page.getByRole('listitem').filter({ hasText: order.name })
  await expect(row).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('navigation')).not.toHaveCount(0)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toHaveCount(0)
  // But for what names a column.
  await expect(page.locator('main :not(th) > button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Recipient' })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  // As a table, however narrow, and nothing of it cut off.
  const line = page.getByRole('row').filter({ hasText: order.name })
  await expect(line).toContainText(order.address)
  expect(await isCut(line.getByRole('cell'))).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    PAPER.width,
  )
  // Of all views the one that is shown.
  await expect(page.getByText(/^All\d/)).toBeVisible()
  await expect(page.getByText(/^Delivered\d/)).toBeHidden()

  // The whole board, of which a small screen shows one column.
  await openBoard(page, `?q=${order.phone}`)
  await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'On the way' })).toBeVisible()
  await expect(page.getByText(order.name)).toBeVisible()
  // A number to call is to be read, too.
  await page.goto(`/food/${orderId}`)
  await expect(page.getByRole('link', { name: new RegExp(order.phone) })).toBeVisible()
})

test('where the system gives the colours, what is chosen and the map keep some', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/parcels')
  const nav = page.getByRole('navigation', { name: 'Main' })
  const colour = await page.evaluate(systemColour, 'Highlight')
  const isMarked = (one: Locator) => expect(one).toHaveCSS('background-color', colour)
  await isMarked(page.getByText(/^Open\d/))
  await isMarked(nav.getByRole('link', { name: 'Parcels' }))
  await expect(page.getByText(/^Delivered/)).not.toHaveCSS('background-color', colour)

  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await isMarked(page.locator('[data-highlighted]'))
  await page.keyboard.press('Escape')

  await page.goto('/lockers')
  const map = page.locator('.leaflet-container canvas').first()
  await expect(map).toBeVisible()
  await expect.poll(() => map.evaluate(coloursOf)).toBeGreaterThan(3)
})

/** What of a cell is not to be seen. */
const isCut = (cells: Locator) =>
  cells.evaluateAll((all) =>
    all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
  )

/** A colour that the system gives, as the browser tells of it. */
function systemColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.setProperty('forced-color-adjust', 'none')
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** How many colours a drawing has, looked at in 400 places. */
function coloursOf(canvas: SVGElement | HTMLElement): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0
  const { width, height } = canvas
  const copy = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  copy?.drawImage(canvas, 0, 0)
  const pixels = copy?.getImageData(0, 0, width, height).data ?? []
  const step = 4 * Math.max(1, Math.floor((width * height) / 400))
  const seen = new Set<string>()
  for (let at = 0; at + 3 < pixels.length; at += step)
    seen.add([...pixels.slice(at, at + 4)].join())
  return seen.size
}
