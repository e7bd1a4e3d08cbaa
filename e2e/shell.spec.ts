import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { counters, sessions } from '@/lib/db/tables/sessions'
import { inDatabase } from '@/lib/testing/in-database'
import { awake } from './awake'
import { databaseOf } from './database-of'
import { begin, expect, signIn, signInByPage, test } from './fixtures'
import { withoutScripts } from './without-scripts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const storeSwitcher = (page: Page) => page.getByRole('button', { name: /^Store shown/ })

/** By how much the page is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Whatever stands in the header or the navigation and is too small for a finger. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header button, header a, nav a')].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const name = target.getAttribute('aria-label') ?? target.textContent
      return width > 0 && (width < 48 || height < 48) ? [`${name}: ${width}×${height}`] : []
    }),
  )
}

test.describe('the frame', () => {
  test('says in its header, before its scripts, that nobody is at a counter: nothing is pushed away', async ({
    page,
  }, { parallelIndex }) => {
    await signIn(page, 'manager')
    const database = await databaseOf(parallelIndex)
    const forget = () =>
      inDatabase(database, 'HK-SHATIN-03', (db, storeId) =>
        db.delete(counters).where(eq(counters.storeId, storeId)),
      )
    await forget()
    const title = page.getByRole('heading', { level: 1 })
    await page.goto('/parcels')
    const place = await title.boundingBox()
    await inDatabase(database, 'HK-SHATIN-03', async (db, storeId) => {
      const [session] = await db.select({ id: sessions.id }).from(sessions).limit(1)
      const lastSeenAt = new Date(Date.now() - 10 * 60_000)
      await db.insert(counters).values({ sessionId: session!.id, storeId, lastSeenAt })
    })
    try {
      const release = await withoutScripts(page)
      await page.goto('/parcels', { waitUntil: 'commit' })
      const said = page
        .getByRole('banner')
        .getByRole('link', { name: /^No counter is connected at .*Sha Tin/ })
      await expect(said).toBeVisible()
      expect(await title.boundingBox()).toEqual(place)
      const read = page.waitForResponse(/\/api\/stores\/counters$/)
      release()
      await read
      await expect(said).toBeVisible()
      expect(await title.boundingBox()).toEqual(place)
      // Its own page has the line of each store with it, too.
      await page.route('**/api/stores/counters', () => undefined)
      await page.goto('/stores')
      const card = page.getByRole('listitem').filter({ hasText: 'HK-SHATIN-03' })
      await expect(card).toContainText('No counter connected, though it is open')
    } finally {
      await forget()
    }
  })

  test('leads everywhere the person may go', { tag: '@sizes' }, async ({ page }) => {
    await begin(page, 'staff')
    await navigation(page).getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/\/settings$/)
    await navigation(page).getByRole('link', { name: 'New order' }).click()
    await expect(page).toHaveURL(/\/food\/new$/)
    const board = navigation(page).getByRole('link', { name: 'Food board' })
    await board.click()
    await expect(page).toHaveURL(/\/food$/)
    await expect(board).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('banner').getByText('Simulator')).toBeVisible()
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
  })

  test(
    'fits the screen and the finger',
    { tag: '@sizes' },
    async ({ page, isMobile, hasTouch }) => {
      await begin(page, 'staff')
      expect(await overflow(page)).toBe(0)
      if (isMobile || hasTouch) expect(await smallTargets(page)).toEqual([])

      await test.step('also with the name of a store that is far too long', async () => {
        // Another text under React's hands, as it wakes up, is an error of the page.
        await awake(storeSwitcher(page))
        await storeSwitcher(page).evaluate((button) => {
          const name = [...button.querySelectorAll('span')].at(-1)
          if (name)
            name.textContent = 'The Very Long Name Of A Restaurant In Tsim Sha Tsui East '.repeat(3)
        })
        expect(await overflow(page)).toBe(0)
        await expect(page.getByRole('button', { name: /account and sign-out/ })).toBeInViewport()
      })
    },
  )

  test('leads the warehouse to its waybills, and on to what belongs to them', async ({ page }) => {
    await begin(page, 'warehouse')
    await navigation(page).getByRole('link', { name: 'Waybills' }).click()
    await page.waitForURL(/\/express$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Waybills' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'New waybill' })).toHaveAttribute(
      'href',
      '/express/new',
    )
  })

  test('begins for warehouse staff where their work is', async ({ page }) => {
    await begin(page, 'warehouse')
    await expect(page).toHaveURL(/\/express$/)
    const places = navigation(page).getByRole('link')
    const desks = ['Waybills', 'Print', 'Scan desk', 'Exceptions', 'Parcels']
    await expect(places).toHaveText([...desks, 'Settings'])
  })

  test(
    'has all of a manager’s places on every screen',
    { tag: '@sizes' },
    async ({ page, isMobile }) => {
      await begin(page, 'manager')
      const more = navigation(page).getByRole('button', { name: 'More' })
      if (isMobile) await more.click()
      const list = isMobile ? page.getByRole('menu') : navigation(page)
      await list.getByRole(isMobile ? 'menuitem' : 'link', { name: 'Exceptions' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Exceptions' })).toBeVisible()
      // It keeps its name wherever one is, and says in words for the ear what is marked for the eye.
      if (isMobile) await expect(more).toHaveText('More')
      else await expect(more).toBeHidden()
      if (isMobile) await expect(more).toHaveAccessibleName(/^More places. You are at Exceptions/)
      const bar = navigation(page).getByRole('list')
      // A bar's first has its place before the others have come.
      const first = bar.getByRole('listitem').first()
      const placed = await first.boundingBox()
      await bar.evaluate((list) => list.lastElementChild?.remove())
      expect(await first.boundingBox()).toEqual(placed)
      expect(await bar.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
    },
  )

  test('has words for a page that does not exist', async ({ page }) => {
    await signIn(page, 'staff')
    await page.goto('/no-such-place')
    await expect(page.getByText('There is no such page')).toBeVisible()
    await page.getByRole('link', { name: 'To the first page' }).click()
    await expect(page).toHaveURL(/\/food$/)
  })
})

test.describe('the store switcher', () => {
  test('offers the person’s own stores and remembers the choice', async ({ page }) => {
    await begin(page, 'staff')
    await storeSwitcher(page).click()
    const choices = page.getByRole('menuitemradio')
    await expect(choices).toHaveText([/^All my stores/, /^Central/, /^Mong Kok/])
    await choices.filter({ hasText: 'Mong Kok' }).click()
    await expect(storeSwitcher(page)).toContainText('Mong Kok')
    await page.reload()
    await expect(storeSwitcher(page)).toContainText('Mong Kok')
  })

  test('does not offer all stores where an order is placed at one', async ({ page }) => {
    await signIn(page, 'staff')
    await page.goto('/food/new')
    await storeSwitcher(page).click()
    await expect(page.getByRole('menuitemradio')).toHaveText([/^Central/, /^Mong Kok/])
  })
})

test.describe('by keyboard alone', () => {
  test('one can skip the frame, open a menu, choose, and leave it', async ({ page }) => {
    await begin(page, 'staff')
    await page.reload()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await storeSwitcher(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: /All my stores/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(storeSwitcher(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitemradio', { name: /Central/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(storeSwitcher(page)).toContainText('Central')
  })
})

test.describe('language and light', () => {
  // Of the demo's people, one whom only this file signs in: the choice is the person's.
  test('change at once, stay changed, and go with the person', async ({ page, browser }) => {
    await signInByPage(page, 'warehouse')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-HK')
    const main = page.getByRole('navigation', { name: '主目錄' })
    await expect(main.getByRole('link', { name: '設定' })).toBeVisible()
    await page.reload()
    await expect(main).toBeVisible()
    const elsewhere = await (await browser.newContext()).newPage()
    await signInByPage(elsewhere, 'warehouse')
    await expect(elsewhere.getByRole('navigation', { name: '主目錄' })).toBeVisible()
    await elsewhere.context().close()
    await page.getByRole('combobox', { name: '語言' }).selectOption('en')
    await expect(navigation(page)).toBeVisible()
  })

  test('dark is on the page before any script has run', async ({ page }) => {
    await begin(page, 'staff')
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const sent = await (await page.request.get('/settings')).text()
    expect(sent).toMatch(/<html[^>]+data-theme="dark"/)
  })
})

test.describe('the connection', () => {
  test('says when it is gone, how old the page is, and when it is back', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await begin(page, 'staff')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await context.setOffline(true)
    await page.clock.fastForward('00:15')
    await expect(page.getByText(/^Reconnecting… shown as of \d+ s ago$/)).toBeVisible()
    await page.clock.fastForward('02:00')
    await expect(page.getByText(/^Connection lost \d min ago$/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'out of date' })).toBeAttached()
    await context.setOffline(false)
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'up to date' })).toBeAttached()
  })

  test('is one for all tabs, and passes on when the tab that holds it goes', async ({
    page,
    context,
  }) => {
    const streams: Page[] = []
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/live') streams.push(request.frame().page())
    })
    await begin(page, 'staff')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    const second = await context.newPage()
    await second.goto('/settings')
    await expect(second.getByText('Live', { exact: true })).toBeVisible()
    expect(streams).not.toContain(second)
    await page.close()
    await expect.poll(() => streams.includes(second)).toBe(true)
    await expect(second.getByText('Live', { exact: true })).toBeVisible()
  })
})
