import type { Page } from '@playwright/test'
import { awake } from './awake'
import { expect, signIn, test } from './fixtures'
import { restyledBy } from './page-drawing'

const MUCH = 4_000

const stores = (page: Page) => page.getByRole('button', { name: /^Store shown/ })
const menu = (page: Page) => page.getByRole('menu')
const palette = (page: Page) => page.getByRole('dialog', { name: 'Jump to' })

test('what opens over a page has the browser look at itself, and not at the page again', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/settings')
  const nothing = () => expect(menu(page).or(palette(page))).toHaveCount(0)
  const open = {
    menu: async () => {
      await stores(page).click()
      await expect(menu(page).getByRole('menuitemradio').first()).toBeVisible()
    },
    window: async () => {
      await page.keyboard.press('Control+k')
      await expect(palette(page).getByRole('option').first()).toBeVisible()
    },
  }
  // The page has come to life, and their code is there.
  for (const act of Object.values(open)) {
    await act()
    await page.keyboard.press('Escape')
    await nothing()
  }
  // As much as a board of two hundred orders holds.
  await page.locator('main').evaluate((main, count) => {
    main.append(...Array.from({ length: count }, () => document.createElement('i')))
    // Their own first style is theirs, and not of what opens.
    main.getBoundingClientRect()
  }, MUCH)
  for (const [what, act] of Object.entries(open)) {
    expect(await restyledBy(page, act), `${what} opens`).toBeLessThan(MUCH)
    const closed = await restyledBy(page, async () => {
      await page.keyboard.press('Escape')
      await nothing()
    })
    expect(closed, `${what} closes`).toBeLessThan(MUCH)
  }
})

test('a menu opens by a press without any pointer, as from what reads a page aloud', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await page.goto('/parcels')
  await awake(stores(page))
  const press = () => stores(page).evaluate((button: HTMLElement) => button.click())
  // After the mouse as before it.
  for (const open of [press, () => stores(page).click(), press]) {
    await open()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
  }
})

for (const [by, hasTouch] of [
  ['the mouse', false],
  ['a finger', true],
] as const) {
  test.describe(`by ${by}`, () => {
    test.use({ hasTouch })

    test('a press beside what is open closes it, and presses nothing else', async ({ page }) => {
      await signIn(page, 'manager')
      await page.goto('/parcels')
      const press = (x: number, y: number) =>
        hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)
      const filters = page.getByRole('button', { name: /^Filters/ })
      await expect(filters).toHaveAttribute('aria-expanded', 'false')
      const { x, y, width, height } = (await filters.boundingBox())!
      const [left, top] = [x + width / 2, y + height / 2]
      const trigger = (await stores(page).boundingBox())!
      await press(trigger.x + trigger.width / 2, trigger.y + trigger.height / 2)
      await expect(menu(page)).toBeVisible()
      await press(left, top)
      await expect(menu(page)).toHaveCount(0)
      await expect(filters).toHaveAttribute('aria-expanded', 'false')

      await page.keyboard.press('Control+k')
      await expect(palette(page)).toBeVisible()
      const window = (await palette(page).boundingBox())!
      expect(window.x, 'the button is beside the window').toBeGreaterThan(10)
      await press(window.x / 2, top)
      await expect(palette(page)).toHaveCount(0)

      // The next one is for what it is on.
      await press(left, top)
      await expect(filters).toHaveAttribute('aria-expanded', 'true')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 500 } })

  test('a finger that moves the page opens no menu on which it came down', async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/parcels')
    const sort = page.getByRole('button', { name: /^Sort/ })
    await sort.tap()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)

    const { x, y, width, height } = (await sort.boundingBox())!
    const at = { x: x + width / 2, y: y + height / 2 }
    const browser = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y: at.y - by }],
      })
    await touch('touchStart', 0)
    for (let by = 20; by <= 160; by += 20) await touch('touchMove', by)
    await touch('touchEnd', 160)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    await expect(menu(page)).toHaveCount(0)
  })
})
