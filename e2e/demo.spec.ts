import type { Page } from '@playwright/test'
import { begin, expect, test } from './fixtures'

const lane = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) })

test('the sign-in page lists the demo’s people, and one press is enough', async ({ page }) => {
  await page.goto('/sign-in')
  const staff = page.getByRole('button', { name: /^Restaurant staff/ })
  await staff.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/food$/)
  await expect(page.getByRole('button', { name: /account and sign-out/ })).toBeVisible()
})

/** Whatever of the rush is left in the worker's instance would stand in the other journeys' lists. */
async function emptyDemo(page: Page) {
  await page.goto('/settings/demo')
  await page.getByRole('button', { name: 'Empty the demo' }).click()
  await page.getByRole('button', { name: 'Empty it' }).click()
  await expect(page.getByText(/The demo is empty: \d+ orders/)).toBeVisible()
}

/** In the title, over the page's icon and at the board's place in the navigation. */
async function expectLateSigns(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^\(\d+\) /)
  await expect(page.locator('link[rel="icon"][data-late]')).toHaveCount(1)
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByText(/^\d+ orders? late$/)).toBeAttached()
}

test.describe('the rush', () => {
  let emptied = false
  test.afterEach(async ({ page }) => {
    if (!emptied) await emptyDemo(page)
  })

  test('an administrator starts the rush and empties the demo', async ({ page }) => {
    await begin(page, 'admin')
    await page.goto('/settings/demo')
    const tabs = page.getByRole('navigation', { name: 'Settings' })
    await expect(tabs.getByRole('link', { name: 'Demo' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Start the rush again' }).click()
    await expect(page.getByText('The rush is on')).toBeVisible()

    await test.step('the board fills', async () => {
      await page.goto('/food')
      await expect(page.getByText('Lau Ka Yan')).toBeVisible()
      await expect(page.getByText('Not confirmed yet', { exact: true })).toBeVisible()
      await expect(page.getByText('Mak Yat Long')).toBeVisible()
      await expect(page.getByText(/No courier for 1\d min/)).toBeVisible()
      await expectLateSigns(page)
      await expect(lane(page, 'At the store').getByText('Ng Lok Yi')).toBeVisible()
      await expect(lane(page, 'On the way').getByText('Yip Pui Shan')).toBeVisible()
    })

    await test.step('every page counts what is late', async () => {
      await page.goto('/settings/demo')
      await expectLateSigns(page)
    })

    await test.step('and so does the warehouse', async () => {
      // The list is as it was when it was opened, and the rush is still on its way there.
      await expect(async () => {
        await page.goto('/imports')
        await expect(page.getByText('web-shop.xlsx')).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expect(page.getByText('morning-orders.csv')).toBeVisible()
    })

    await test.step('then nothing is left', async () => {
      await emptyDemo(page)
      emptied = true
      await page.goto('/imports')
      await expect(page.getByText('morning-orders.csv')).toBeHidden()
      await page.goto('/food')
      await expect(page.getByText('Mak Yat Long')).toBeHidden()
      const first = page.getByRole('region', { name: 'No orders yet today' })
      const steps = ['Choose the store', 'Try the sound', 'Place an order']
      for (const step of steps) await expect(first.getByText(step).first()).toBeVisible()
    })
  })
})

test('a manager has no such page', async ({ page }) => {
  await begin(page, 'manager')
  await page.goto('/settings/demo')
  await expect(page.getByText('There is no such page')).toBeVisible()
})
