import { inDatabase } from '@/lib/testing/in-database'
import { seedParcel } from '@/lib/testing/seeds/seed-parcels'
import { databaseOf } from './database-of'
import { expect, signIn, test } from './fixtures'

test('a list cuts off a long address before a column is out of sight', async ({ page }, {
  parallelIndex: index,
}) => {
  const recipientName = `Leung Sum Yuet ${Date.now() % 1_000_000}`
  await inDatabase(await databaseOf(index), 'HK-CENTRAL-01', (db, storeId) =>
    seedParcel(db, {
      storeId,
      family: 'food',
      recipientName,
      stage: 'waiting',
      pickupCode: '0043',
      clientOrderId: `9990${Date.now()}000001`,
      address: 'Flat 12, 18/F, Sunrise Court, 130 Argyle Street, Mong Kok, Kowloon',
      totalCents: 123_450,
    }),
  )
  await signIn(page, 'staff')
  await page.goto(`/food/history?q=${encodeURIComponent(recipientName)}`)
  await expect(page.getByRole('row', { name: recipientName })).toContainText('HK$1,234.50')
  const cut = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
  expect(cut).toBe(0)
  // Nor are the numbers by stage for who has a mouse, which moves no row of them.
  await page.setViewportSize({ width: 780, height: 768 })
  await expect(page.getByText('All', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Open', { exact: true })).toBeInViewport({ ratio: 1 })
})

test('a note beside a stage is no tower of words', async ({ page }, { parallelIndex: index }) => {
  const recipientName = `Tsang Oi Lin ${Date.now() % 1_000_000}`
  await inDatabase(await databaseOf(index), 'HK-CENTRAL-01', (db, storeId) =>
    seedParcel(db, {
      storeId,
      family: 'food',
      recipientName,
      stage: 'waiting',
      platformOrderId: null,
      pickupCode: '0044',
      clientOrderId: `9990${Date.now()}000002`,
      address: 'Flat 12, 18/F, Sunrise Court, 130 Argyle Street, Mong Kok, Kowloon',
      totalCents: 123_450,
    }),
  )
  await signIn(page, 'staff')
  await page.goto(`/food/history?q=${encodeURIComponent(recipientName)}`)
  const note = page.getByRole('row').getByText('Platform’s number not known yet')
  const lines = await note.evaluate(
    (text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
  )
  expect(Math.round(lines)).toBeLessThanOrEqual(2)
  const cut = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
  expect(cut).toBe(0)
})
