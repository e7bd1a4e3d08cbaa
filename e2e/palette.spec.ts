import type { Page } from '@playwright/test'
import { awake } from './awake'
import { begin, expect, signIn, test } from './fixtures'
import { haveOrder } from './standing-order'

const ORDER = {
  store: 'HK-CENTRAL-01',
  phone: '96010472',
  name: 'Palette Poon',
  address: '8 Wyndham Street',
  amount: '88',
  pin: '22.2815, 114.1561',
}

const palette = (page: Page) => page.getByRole('dialog', { name: /^Jump to/ })
const field = (page: Page) => palette(page).getByRole('combobox')
const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name })

async function open(page: Page): Promise<void> {
  await awake(page.getByRole('button', { name: /^Jump to/ }))
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('Ctrl-K finds an order by a part of its number, name or phone, without the mouse', async ({
  page,
  simulator,
}, { parallelIndex: index }) => {
  const { orderId, pickupCode } = await haveOrder({ simulator, index }, ORDER)
  await begin(page, 'staff')
  for (const text of [pickupCode, 'lette poo', '9601 04']) {
    await test.step(text, async () => {
      await page.goto('/settings')
      await open(page)
      await page.keyboard.type(text)
      const found = option(page, /Palette Poon.*HK|Palette Poon/).first()
      await expect(found).toBeVisible()
      await expect(option(page, new RegExp(pickupCode)).first()).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/food/${orderId}$`))
      await expect(palette(page)).toBeHidden()
    })
  }
})

test('a scanned code opens its order from the palette’s field too', async ({ page, simulator }, {
  parallelIndex: index,
}) => {
  const { orderId, platformId } = await haveOrder({ simulator, index }, ORDER)
  await begin(page, 'staff')
  await open(page)
  await field(page).pressSequentially(`${platformId}\n`)
  await expect(page).toHaveURL(new RegExp(`/food/${orderId}$`))
})

test('keeps what is typed while it opens, by "/" where nobody else takes it', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/settings')
  await awake(page.getByRole('button', { name: /^Jump to/ }))
  await page.keyboard.press('/')
  await page.keyboard.type('exceptions', { delay: 80 })
  await expect(field(page)).toHaveValue('exceptions')
  await expect(option(page, /^Exceptions/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/exceptions$/)
})

test('opens with what was typed though the page’s words were still on their way', async ({
  page,
}) => {
  await signIn(page, 'staff')
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/messages/**', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/settings', { waitUntil: 'commit' })
  // The first Ctrl-K that the page takes from the browser.
  await page.waitForFunction(() => {
    const press = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
    return !document.body.dispatchEvent(new KeyboardEvent('keydown', press))
  })
  await page.keyboard.type('mong kok')
  await expect(palette(page)).toHaveCount(0)
  release()
  await expect(field(page)).toHaveValue('mong kok')
})

test('leaves "/" to the board’s own search', async ({ page, simulator }, {
  parallelIndex: index,
}) => {
  // A board without orders has nothing to search.
  await haveOrder({ simulator, index }, ORDER)
  await begin(page, 'staff')
  const search = page.getByLabel('Search orders')
  await awake(search)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await expect(palette(page)).toBeHidden()
})

test('opens a page by its name in another language, and does what it offers', async ({ page }) => {
  await begin(page, 'manager')
  await open(page)
  await page.keyboard.type('運單')
  await expect(option(page, /^Waybills/)).toBeVisible()
  await page.keyboard.type(' ')
  await option(page, /^Waybills/).click()
  await expect(page).toHaveURL(/\/express$/)

  await test.step('light and dark', async () => {
    await open(page)
    await page.keyboard.type('dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('a store in Chinese', async () => {
    await open(page)
    await page.keyboard.type('沙田')
    await expect(option(page, /^Show Sha Tin only/)).toBeVisible()
  })
})

test('finds nothing that is not the person’s', async ({ page, simulator }, {
  parallelIndex: index,
}) => {
  const { pickupCode } = await haveOrder(
    { simulator, index },
    { ...ORDER, name: 'Palette Foreign' },
  )
  await begin(page, 'warehouse')
  await open(page)
  for (const text of ['palette foreign', `${pickupCode} palette`, 'central', 'audit']) {
    await field(page).fill(text)
    await expect(palette(page).getByText('Nothing found for')).toBeVisible()
  }
})

test('opens by a press of a finger', { tag: '@small' }, async ({ page }) => {
  await begin(page, 'staff')
  await page.getByRole('button', { name: /^Jump to/ }).tap()
  await expect(field(page)).toBeFocused()
  await field(page).fill('new food')
  await option(page, /^New food order/).tap()
  await expect(page).toHaveURL(/\/food\/new$/)
})
