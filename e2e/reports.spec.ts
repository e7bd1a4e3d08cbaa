import { begin, expect, test } from './fixtures'
import { haveOrder } from './standing-order'
import { typedOrder } from './food-form'

test('a manager sees what became of today’s orders, and each figure leads to them', async ({
  page,
  simulator,
}, { parallelIndex: index }) => {
  const { orderId } = await haveOrder({ simulator, index }, typedOrder())
  await begin(page, 'manager')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Reports' })
    .click()
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  const glance = page.getByRole('table', { name: 'At a glance' })
  await expect(glance.getByRole('row', { name: /^Orders/ })).toBeVisible()

  const cell = page
    .getByRole('table', { name: 'By hour of the week: Orders' })
    .getByRole('link')
    .first()
  await expect(cell).toBeVisible()
  await glance
    .getByRole('row', { name: /^Orders/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/food\/history\?.*at=/)
  await expect(page.locator(`[data-card="${orderId}"]:visible`)).toBeVisible()
  await expect(page.getByText('From a report')).toBeVisible()
  await page.getByRole('button', { name: 'Show all again' }).click()
  await expect(page.getByText('From a report')).toBeHidden()
})

test('days and stores are chosen, stand in the address, and empty days say so', async ({
  page,
}) => {
  await begin(page, 'manager')
  await page.goto('/reports?family=food')
  await page.getByText('Chosen days').click()
  await page.getByLabel('From day').fill('2021-02-01')
  await page.getByLabel('To day').fill('2021-02-03')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/from=2021-02-01/)
  await expect(page.getByText('No orders on these days')).toBeVisible()
  await expect(page.getByLabel('To day')).toHaveValue('2021-02-03')
})

test('staff have no such place, and no such page', async ({ page }) => {
  await begin(page, 'staff')
  const places = page.getByRole('navigation', { name: 'Main' })
  await expect(places.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(places.getByRole('link', { name: 'Reports' })).toHaveCount(0)
  await page.goto('/reports')
  await expect(page.getByRole('heading', { name: 'Reports' })).toHaveCount(0)
})
