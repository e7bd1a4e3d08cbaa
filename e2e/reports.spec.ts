import { begin, expect, test } from './fixtures'
import { haveOrder } from './standing-order'
import { typedOrder } from './food-form'
import { seedWaybill } from './seed-waybill'

const HEADINGS = /^(Reports|Money|The warehouse’s day|Hours and closures|Summaries by e-mail)$/

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

test('what bars mean is said where there are bars', async ({ page }, { parallelIndex: index }) => {
  await seedWaybill(index)
  await begin(page, 'manager')
  await page.goto('/reports/warehouse')
  const table = page.getByRole('table', { name: 'By pickup slot' })
  const words = page.getByText('The light bar is what was created').first()
  await expect(table).toBeVisible()
  await expect(words).toBeVisible()
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(words).toBeHidden()
  await expect(table).toBeVisible()
})

test('a manager chooses a summary and its stores, and finds it so again', async ({ page }) => {
  await begin(page, 'manager')
  await page.goto('/reports')
  await page.getByRole('navigation', { name: 'Reports' }).getByText('Summaries').click()
  await expect(page.getByText('No e-mails are sent from here yet')).toBeVisible()
  const own = page.getByRole('group', { name: /^Summaries for / }).first()
  /** What was pressed is kept: until then nothing more can be. */
  const isKept = () => expect(own.getByRole('radio', { name: 'None' })).toBeEnabled()
  // Also where an earlier try of this journey ended half-way.
  await own.getByText('None').click()
  await isKept()
  await own.getByText('Every week').click()
  await expect(page.getByText('A summary comes every Monday.')).toBeVisible()
  await own.getByText('All stores').first().click()
  await own.getByRole('checkbox', { name: 'All stores' }).click()
  await expect(own.getByRole('checkbox', { name: 'All stores' })).not.toBeChecked()
  await own.getByRole('checkbox').nth(1).click()
  await expect(own.getByRole('checkbox').nth(1)).not.toBeChecked()
  await isKept()
  const left = await own.getByRole('checkbox', { checked: true }).count()
  await page.reload()
  await expect(own.getByRole('radio', { name: 'Every week' })).toBeChecked()
  await own.locator('summary').click()
  await expect(own.getByRole('checkbox', { checked: true })).toHaveCount(left)
  await own.getByText('None').click()
  await expect(page.getByText('No summaries any more.')).toBeVisible()
})

test('staff have no such place, and no such page', async ({ page }) => {
  await begin(page, 'staff')
  const places = page.getByRole('navigation', { name: 'Main' })
  await expect(places.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(places.getByRole('link', { name: 'Reports' })).toHaveCount(0)
  for (const at of ['', '/money', '/warehouse', '/hours', '/summaries']) {
    await page.goto(`/reports${at}`)
    await expect(page.getByRole('heading', { level: 1 }), at).toBeVisible()
    await expect(page.getByRole('heading', { name: HEADINGS }), at).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Reports' }), at).toHaveCount(0)
  }
})
