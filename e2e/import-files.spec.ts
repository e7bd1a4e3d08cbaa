import { randomUUID } from 'node:crypto'
import { workbookOf } from '@/lib/testing/forms/workbook'
import { expect, signIn, test } from './fixtures'
import { importCsv, importLine, importLines } from './import-file'
import { withoutScripts } from './without-scripts'

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const MEGABYTE = 1024 * 1024

test('a large Excel file opens beside the page', async ({ page }) => {
  // Words that no packing makes small.
  const noise = () => Array.from({ length: 8 }, () => randomUUID()).join(' ')
  const lines = Array.from({ length: 3_000 }, (_, index) =>
    importLine(`0${index}`, { Remark: noise() }),
  )
  const buffer = Buffer.from(workbookOf(importLines(...lines)))
  expect(buffer.byteLength).toBeGreaterThan(MEGABYTE / 2)
  await signIn(page, 'warehouse')
  await page.goto('/imports/new')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'large.xlsx', mimeType: EXCEL, buffer })
  await expect(page.getByText('large.xlsx: 3,000 rows.')).toBeVisible()
  await expect(page.getByLabel('What “Qty” holds')).toHaveValue('items.0.quantity')
  // Zeros in front are kept.
  await expect(page.getByText('00 · 01')).toBeVisible()
})

test('a product and a file that are chosen before the page has its scripts are taken', async ({
  page,
}) => {
  await signIn(page, 'warehouse')
  const release = await withoutScripts(page)
  await page.goto('/imports/new', { waitUntil: 'commit' })
  const product = page.getByLabel('Product', { exact: true })
  await product.selectOption('HDP-SFWH-H')
  const buffer = Buffer.from(importCsv(importLine('early-1')))
  const file = { name: 'early.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Choose a file').setInputFiles(file)
  release()
  await expect(page.getByText('early.csv: 1 row.')).toBeVisible()
  await expect(product).toHaveValue('HDP-SFWH-H')
})

test('people whose stores send no express are told so', async ({ page }) => {
  await signIn(page, 'staff')
  const words = page.getByText('None of your stores sends home express')
  await page.goto('/imports')
  await expect(words).toBeVisible()
  await expect(page.getByRole('link', { name: 'Import a file' })).toHaveCount(0)
  await page.goto('/imports/new')
  await expect(words).toBeVisible()
  await expect(page.getByLabel('Choose a file')).toHaveCount(0)
  await page.goto('/imports/1')
  await expect(page.getByRole('link', { name: 'All imports' })).toBeVisible()
})

test('a file that cannot be used is refused in words, and another one taken', async ({ page }) => {
  await signIn(page, 'warehouse')
  await page.goto('/imports/new')
  const choose = (buffer: Buffer) =>
    page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer })
  await choose(Buffer.alloc(20 * MEGABYTE + 1, 'a'))
  await expect(
    page.getByText('It is larger than 20 MB. Split it into several files.'),
  ).toBeVisible()
  await choose(Buffer.from(`Order\n${'1\n'.repeat(5_001)}`))
  await expect(page.getByText('It has more than 5,000 rows.')).toBeVisible()
  await choose(Buffer.from(importCsv(importLine('T-1'))))
  await expect(page.getByText('orders.csv: 1 row.')).toBeVisible()
  await expect(page.getByText('This file cannot be used')).toHaveCount(0)
})
