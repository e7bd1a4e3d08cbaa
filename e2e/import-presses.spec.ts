import { randomUUID } from 'node:crypto'
import { expect, signIn, test } from './fixtures'
import { importCsv, importLine } from './import-file'

const ROWS = 300

/** The throttle's own pace: 300 creations and 300 labels. */
const SLOW = { timeout: 300_000 }

test('three hundred rows are a PDF of labels in six presses and no typing', async ({ page }) => {
  test.setTimeout(900_000)
  const own = `X${randomUUID().slice(0, 8)}`
  const lines = Array.from({ length: ROWS }, (_, index) => importLine(`${own}-${index}`))
  await signIn(page, 'warehouse')
  const drop = (text: string) =>
    page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  // Yesterday's file: a warehouse sends the same product every day, and the store's latest is chosen.
  await page.goto('/imports/new')
  await page.getByLabel('Product', { exact: true }).selectOption('HDP-SFWH-H')
  await drop(importCsv(importLine(`${own}-yesterday`)))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page).toHaveURL(/\/imports\/\d+$/)

  // Counted in the page, over all of its documents: nothing that this test does is left out.
  const counts = { presses: 0, keys: 0 }
  await page.exposeFunction('count', (kind: 'presses' | 'keys') => void (counts[kind] += 1))
  await page.addInitScript(() => {
    const { count } = window as typeof window & { count: (kind: string) => void }
    const listen = (type: string, kind: string) =>
      addEventListener(type, ({ isTrusted }) => isTrusted && count(kind), { capture: true })
    listen('pointerdown', 'presses')
    listen('keydown', 'keys')
  })
  await page.goto('/imports/new')
  await expect(page.getByLabel('Product', { exact: true })).toHaveValue('HDP-SFWH-H')
  // The choice of the file.
  counts.presses += 1
  await drop(importCsv(...lines))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  const name = `Create ${ROWS} waybills`
  await page.getByRole('button', { name }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(`${ROWS} × To the door, from the warehouse`)).toBeVisible()
  await expect(question.getByText('Nothing to collect')).toBeVisible()
  await question.getByRole('button', { name }).click()
  await expect(page.getByText(`${ROWS} created`)).toBeVisible(SLOW)
  await page.getByRole('button', { name: `Print all ${ROWS}` }).click()
  const make = page.getByRole('button', { name: `Make a PDF of ${ROWS} labels` })
  await expect(make).toBeEnabled(SLOW)
  await make.click()
  await expect(page).toHaveURL(/\/print\/\d+$/, SLOW)
  expect(counts.presses).toBeLessThanOrEqual(6)
  expect(counts.keys).toBe(0)
})
