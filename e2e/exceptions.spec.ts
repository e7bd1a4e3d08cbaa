import { readFile } from 'node:fs/promises'
import { begin, expect, signIn, test } from './fixtures'
import { seedWaybill } from './seed-waybill'

test('what is wrong is looked after, put off and exported', async ({ page }, { parallelIndex }) => {
  const number = await seedWaybill(parallelIndex)
  await signIn(page, 'warehouse')
  await page.goto('/exceptions?kind=no-label')
  const row = page.getByRole('article', { name: number })
  await expect(row).toContainText('its label was never fetched')

  await row.getByRole('button', { name: `Look after ${number}` }).click()
  const dialog = page.getByRole('dialog', { name: `Look after ${number}` })
  await dialog.getByRole('button', { name: 'Me' }).click()
  await dialog.getByLabel('Note').fill('=printer is broken')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Warehouse')
  await expect(row).toContainText('printer is broken')

  await page.getByLabel('Looked after by').selectOption('Nobody')
  await expect(page).toHaveURL(/owner=nobody/)
  await expect(row).toBeHidden()
  await page.getByLabel('Looked after by').selectOption('Me')
  await expect(page).toHaveURL(/owner=mine/)
  await expect(row).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(`,${number},`)
  expect(file).toContain(`,"'=printer is broken",`)

  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
  await row.getByRole('button', { name: `Look after ${number}` }).click()
  await dialog.getByLabel('Put off until').fill(`${tomorrow}T23:00`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toBeHidden()
  await page.getByLabel('Show what was put off').check()
  await expect(row).toContainText('Put off until')
})

test('staff of a restaurant have no such place', async ({ page }) => {
  await begin(page, 'staff')
  const places = page.getByRole('navigation', { name: 'Main' })
  await expect(places.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(places.getByRole('link', { name: 'Scan desk' })).toHaveCount(0)
  await expect(places.getByRole('link', { name: 'Exceptions' })).toHaveCount(0)
})
