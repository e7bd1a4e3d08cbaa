import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sheetsOf } from '@/lib/testing/forms/workbook'
import { expect, signIn, test } from './fixtures'
import { importCsv, importLine, importLines } from './import-file'

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function chooseFile(page: Page, name: string, bytes: Uint8Array | string, mimeType: string) {
  await page.goto('/imports/new')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(bytes as Uint8Array) })
}

test('of a workbook the sheet and the row with the names are found, and may be chosen', async ({
  page,
}) => {
  const dull = [['Notes of the week'], ['Nothing to send'], ['Ask Ms Lee']]
  const waiting = [
    ['Parcels that wait'],
    [],
    ...importLines(importLine('wait-1'), importLine('wait-2')),
  ]
  const sent = importLines(importLine('sent-1'))
  await signIn(page, 'warehouse')
  const file = sheetsOf({ Notes: dull, Waiting: waiting, Sent: sent })
  await chooseFile(page, 'week.xlsx', file, EXCEL)
  const sheet = page.getByLabel('Sheet', { exact: true })
  await expect(sheet.getByRole('option', { selected: true })).toHaveText('Waiting')
  await expect(page.getByText('The header is row 3.')).toBeVisible()
  await expect(page.getByText('week.xlsx: 2 rows.')).toBeVisible()

  await page.getByLabel('Header', { exact: true }).selectOption('4')
  await expect(page.getByText('week.xlsx: 1 row.')).toBeVisible()
  await sheet.selectOption('Sent')
  await expect(page.getByText('The header is row 1.')).toBeVisible()
  await expect(page.getByText('week.xlsx: 1 row.')).toBeVisible()
  await expect(page.getByLabel('What “Qty” holds')).toHaveValue('items.0.quantity')
})

test(
  'the row with the names is chosen within the page, however long it is',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, 'warehouse')
    await chooseFile(page, 'long.csv', importCsv(importLine('long-1')), 'text/csv')
    const header = page.getByLabel('Header', { exact: true })
    await expect(header).toBeVisible()
    const standsOut = header.evaluate((field) => field.getBoundingClientRect().right - innerWidth)
    expect(await standsOut).toBeLessThanOrEqual(0)
  },
)

test(
  'the fields that a column may hold are there for who comes to it, and nothing moves',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await signIn(page, 'warehouse')
    await chooseFile(page, 'fields.csv', importCsv(importLine('fields-1')), 'text/csv')
    const choice = (column: string) => page.getByLabel(`What “${column}” holds`)
    const fields = (column: string) => choice(column).getByRole('option')
    // A list of eighty columns with ninety fields each would hold the page up.
    await expect(fields('Qty')).toHaveText(['Not used', 'Item 1 quantity'])
    await expect(fields('Street')).toHaveCount(2)
    await choice('Qty').scrollIntoViewIfNeeded()
    const place = await choice('Qty').boundingBox()

    if (isMobile) await choice('Qty').tap()
    else await choice('Qty').hover()
    await expect(fields('Qty').filter({ hasText: 'Item 2 quantity' })).toHaveCount(1)
    await expect(choice('Qty')).toHaveValue('items.0.quantity')
    expect(await choice('Qty').boundingBox()).toEqual(place)

    // By keyboard: what is typed finds a field at once.
    await choice('Street').focus()
    await page.keyboard.type('Recipient bu')
    await expect(choice('Street')).toHaveValue('recipient.address.building')
  },
)

test('what somebody said of columns is kept under a name, used again, renamed and deleted', async ({
  page,
}) => {
  const id = randomUUID().slice(0, 8)
  // Names that say nothing to anybody else.
  const head = importCsv(importLine(`map-${id}`)).replace('Recipient name', `Wem ${id}`)
  const text = head.replace('Remark', `Wozu ${id}`)
  await signIn(page, 'warehouse')
  await chooseFile(page, 'first.csv', text, 'text/csv')
  // What nothing is known of is folded away.
  await page.getByText('2 columns are not used').click()
  const whom = page.getByLabel(`What “Wem ${id}” holds`)
  await whom.focus()
  await whom.selectOption('recipient.name')
  await page.getByRole('button', { name: 'Save this mapping' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(`Monday ${id}`)
  await dialog.getByRole('button', { name: 'Save this mapping' }).click()
  await expect(page.getByText(`Saved as “Monday ${id}”.`)).toBeVisible()

  await chooseFile(page, 'second.csv', text, 'text/csv')
  const saved = page.getByLabel('Saved mapping', { exact: true })
  await expect(saved.getByRole('option', { selected: true })).toHaveText(`Monday ${id}`)
  await expect(page.getByLabel(`What “Wem ${id}” holds`)).toHaveValue('recipient.name')
  const manage = page.getByRole('group', { name: `Saved mapping “Monday ${id}”` })
  await manage.getByRole('button', { name: 'Rename' }).click()
  await dialog.getByLabel('Name').fill(`Tuesday ${id}`)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(saved.getByRole('option', { name: `Tuesday ${id}` })).toBeAttached()

  await page
    .getByRole('group', { name: `Saved mapping “Tuesday ${id}”` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(manage).toHaveCount(0)
  await expect(page.getByText(`Tuesday ${id}`)).toHaveCount(0)
})

test('rows of one order are one waybill or several, as somebody says and the columns hold', async ({
  page,
}) => {
  const id = randomUUID().slice(0, 8)
  const more = { SKU: '0013', Item: 'Cup' }
  const text = importCsv(importLine(`${id}-1`), importLine(`${id}-1`, more), importLine(`${id}-2`))
  await signIn(page, 'warehouse')
  await chooseFile(page, 'goods.csv', text, 'text/csv')
  const asked = page.getByText('1 order number stands in several rows')
  await expect(asked).toBeVisible()
  const number = page.getByLabel('What “Order number” holds')
  await number.focus()
  await number.selectOption('')
  await expect(asked).toHaveCount(0)
  await number.selectOption('clientOrderId')
  await expect(asked).toBeVisible()
  await page.getByLabel('Product', { exact: true }).selectOption('HDP-SFWH-H')
  await page.getByRole('button', { name: 'Check the rows' }).click()
  const grid = page.getByRole('grid', { name: 'Rows of the file' })
  await expect(grid.getByRole('rowheader')).toHaveText(['1', '2'])
  await expect(grid.getByRole('gridcell', { name: 'Cup', exact: true })).toHaveCount(1)

  await chooseFile(page, 'goods.csv', text.replaceAll(id, `${id}x`), 'text/csv')
  await page.getByText('Leave the rows apart').click()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(grid.getByRole('rowheader')).toHaveText(['1', '2', '3'])
})

test('who sends is one line that says so, and is changed for the whole file', async ({ page }) => {
  const id = randomUUID().slice(0, 8)
  await signIn(page, 'warehouse')
  await chooseFile(page, 'sender.csv', importCsv(importLine(`sender-${id}`)), 'text/csv')
  await page.getByLabel('Product', { exact: true }).selectOption('HDP-ECOMM-H')
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await page.getByRole('button', { name: 'Change sender' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sender of these parcels' })
  await dialog.getByLabel('Phone').fill('12')
  await dialog.getByRole('button', { name: 'Use this sender' }).click()
  await expect(dialog.getByText('Not a phone number')).toBeVisible()
  await dialog.getByLabel('Phone').fill('61230000')
  await dialog.getByLabel('Name', { exact: true }).fill(`Counter ${id}`)
  await dialog.getByRole('button', { name: 'Use this sender' }).click()
  await expect(page.getByText(`Sender: Counter ${id}`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Sender: Counter ${id}`)).toBeVisible()
})
