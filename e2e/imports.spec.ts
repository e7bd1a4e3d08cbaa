import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { awake } from './awake'
import { expect, signIn, test } from './fixtures'
import { importCsv, importLine, manyLines } from './import-file'
import { movedOn } from './page-drawing'
import { scan } from './scan-keys'
import { seedFile } from './seed-waybill'
import { writeCsv } from '@/lib/domain/write-csv'

const CREATE = '/v1.1/order/homeexpress/create'

async function drop(page: Page, text: string): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
}

test('of a file with bad rows are mended in the grid, given a time, and created', async ({
  page,
  simulator,
}) => {
  const own = `E${randomUUID().slice(0, 8)}`
  await signIn(page, 'warehouse')
  await page.goto('/imports/new')
  const product = page.getByLabel('Product')
  await product.selectOption('HDP-SFWH-H')
  // A scan is heard here too, and is no choice of a product; a letter is.
  await awake(product)
  await product.focus()
  await scan(page, 'lite-0001')
  await expect(page.getByText('No order here has the number lite-0001.')).toBeVisible()
  await expect(product).toHaveValue('HDP-SFWH-H')
  await page.keyboard.press('l')
  await expect(product).toHaveValue('HDP-PND-1-H')
  await product.selectOption('HDP-SFWH-H')
  const lines = [
    importLine(`${own}-1`),
    importLine(`${own}-2`, { 'Recipient phone': '12' }),
    importLine(`${own}-3`, { 'Recipient phone': '+852 6123 4569', Qty: 'two' }),
  ]
  await drop(page, importCsv(...lines))
  await expect(page.getByLabel('What “Qty” holds')).toHaveValue('items.0.quantity')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // The page of the import comes only once its rows have been asked for.
  const rowsAsked = page.waitForRequest((request) => request.url().includes('/rows?'))
  await page.route(/\/imports\/\d+\?_rsc=/, async (route) => {
    await rowsAsked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Check the rows' }).click()

  // The mistakes are told at their cells, and what they are is read aloud.
  const grid = page.getByRole('grid', { name: 'Rows of the file' })
  const phone = grid.getByRole('gridcell', { name: '12', exact: true })
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).toHaveAccessibleDescription(/Not a phone number/)
  // And does not ask for them itself.
  expect(asked.filter((path) => path.endsWith('/rows'))).toHaveLength(1)
  await page.getByText('Mistakes 2').click()
  await expect(grid.getByRole('rowheader')).toHaveText(['2', '3'])

  // By keyboard alone: typed over, and Enter keeps it.
  await phone.click()
  await page.keyboard.type('61234568')
  await page.keyboard.press('Enter')
  await expect(grid.getByRole('gridcell', { name: '61234568' })).not.toHaveAttribute('aria-invalid')
  const quantity = grid.getByRole('gridcell', { name: 'two', exact: true })
  await quantity.click()
  const editor = page.getByLabel('Edit Item 1 quantity of row 3')
  // The first key of an input method opens it too, with what stands there.
  await quantity.dispatchEvent('keydown', { key: 'Process' })
  await expect(editor).toHaveValue('two')
  await page.keyboard.press('Escape')
  await expect(editor).toHaveCount(0)
  await page.keyboard.press('F2')
  await editor.fill('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mistakes 0')).toBeVisible()
  await expect(page.getByText('Saved')).toBeVisible()

  // One time for all of them, from what the platform offers.
  await page.getByRole('button', { name: 'Pickup times' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('3 rows have no usable time yet.')).toBeVisible()
  await dialog.getByRole('radiogroup').first().getByRole('radio').last().click()
  await dialog.getByRole('button', { name: 'Give 3 rows this time' }).click()
  await expect(dialog).toHaveCount(0)

  // A time that the platform does not offer is told at its cell, and the row stays behind.
  await type(page, grid.getByRole('gridcell', { name: /^\d{4}-\d\d-\d\d$/ }).first(), '2030-01-02')
  const wrongDay = grid.getByRole('gridcell', { name: '2030-01-02', exact: true })
  await expect(wrongDay).toHaveAccessibleDescription(/This time is not offered/)
  await expect(page.getByRole('button', { name: 'Create 2 waybills' })).toBeEnabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Mistakes 0')).toBeVisible()

  // Nobody leaves by a link with changes that could not be saved.
  await page.route(/\/imports\/\d+$/, (route) => route.abort())
  await type(page, grid.getByRole('gridcell', { name: 'Tea', exact: true }).first(), 'Coffee')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('link', { name: 'All imports' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back' }).click()
  // Nothing is pressed: it is sent by itself when the network is back.
  await page.unroute(/\/imports\/\d+$/)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Create 3 waybills' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create 3 waybills' }).click()
  await expect(page.getByText('3 created')).toBeVisible()
  const sent = (await simulator.requests(CREATE))
    .map(({ body }) => String(body.data['client_order_id']))
    .filter((id) => id.startsWith(own))
  expect(sent.sort()).toEqual([`${own}-1`, `${own}-2`, `${own}-3`])

  // Each row leads to its waybill, here and at the print desk.
  const importId = new URL(page.url()).pathname.split('/').at(-1)
  await grid.getByRole('link', { name: 'Row 2, Created: open the waybill' }).click()
  await expect(page).toHaveURL(/\/express\/\d+$/)

  await page.goto(`/print?import=${importId}`)
  await page.getByRole('link', { name: `${own}-1`, exact: true }).click()
  await expect(page).toHaveURL(/\/express\/\d+$/)

  // The same file again: its numbers are used already, and nothing of it can be sent.
  await page.goto('/imports/new')
  await page.getByLabel('Product').selectOption('HDP-SFWH-H')
  await drop(page, importCsv(...lines.slice(0, 1)))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(grid.getByRole('gridcell', { name: `${own}-1` })).toHaveAccessibleDescription(
    /An earlier waybill has this number/,
  )
  await expect(page.getByRole('button', { name: 'Create waybills' })).toBeDisabled()
})

test('of rows that were not created are a file that is imported again', async ({
  page,
  simulator,
}, testInfo) => {
  const own = `F${randomUUID().slice(0, 8)}`
  const away = { Latitude: '1.30', Longitude: '103.8' }
  await signIn(page, 'warehouse')
  await page.goto('/imports/new')
  await page.getByLabel('Product').selectOption('HDP-SFWH-H')
  await drop(
    page,
    importCsv(
      importLine(`${own}-1`),
      // The platform goes nowhere near there.
      importLine(`${own}-2`, { ...away, 'Recipient phone': '+852 6123 4567', Remark: '=1+1' }),
      importLine(`${own}-3`, { 'Recipient name': '@home', 'Recipient phone': '12', Remark: '-2' }),
    ),
  )
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await create(page, 2)
  await expect(page.getByText('1 created · 1 refused')).toBeVisible()

  // Why is told of the row where one stands.
  const grid = page.getByRole('grid', { name: 'Rows of the file' })
  await grid.getByRole('gridcell', { name: `${own}-2`, exact: true }).click()
  await expect(page.getByText(/^Row 2: /)).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Rows not created, as a file' }).click()
  const path = testInfo.outputPath('not created.csv')
  await (await downloading).saveAs(path)

  // Nothing is asked: what each column holds is known, and so is the product.
  await page.goto('/imports/new')
  await page.getByLabel('Choose a file').setInputFiles(path)
  await expect(page.getByLabel('What “Recipient phone” holds')).toHaveValue('recipient.phone')
  await expect(page.getByLabel('What “Product” holds')).toHaveValue('product')
  await expect(page.getByLabel('What “Reason” holds')).toHaveValue('')
  await page.getByRole('button', { name: 'Check the rows' }).click()
  for (const text of [`${own}-2`, '+852 6123 4567', '=1+1', `${own}-3`, '@home', '-2']) {
    await expect(grid.getByRole('gridcell', { name: text, exact: true })).toBeVisible()
  }
  await expect(grid.getByRole('gridcell', { name: `${own}-1`, exact: true })).toHaveCount(0)
  await expect(page.getByText('Mistakes 1')).toBeVisible()

  // Mended, both go out, and what was created before is not created again.
  await type(page, grid.getByRole('gridcell', { name: '12', exact: true }), '61234568')
  await type(page, grid.getByRole('gridcell', { name: '1.30', exact: true }), '22.3814')
  await type(page, grid.getByRole('gridcell', { name: '103.8', exact: true }), '114.1886')
  await expect(page.getByText('Mistakes 0')).toBeVisible()
  await create(page, 2)
  const progress = page.getByRole('progressbar', { name: 'Created' })
  await expect(progress).toHaveAttribute('aria-valuetext', '2 of 2 through')
  const there = (await simulator.orders())
    .map(({ client_order_id: id }) => String(id))
    .filter((id) => id.startsWith(own))
  expect(new Set(there).size).toBe(there.length)
  expect(there).toEqual(expect.arrayContaining([`${own}-1`, `${own}-3`]))

  await grid.getByRole('gridcell', { name: `${own}-3`, exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/express\/\d+$/)
})

test('of a file are filled down, pasted over and taken back by keyboard', async ({ page }) => {
  const own = `K${randomUUID().slice(0, 8)}`
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'warehouse')
  await page.goto('/imports/new')
  await page.getByLabel('Product').selectOption('HDP-SFWH-H')
  const lines = Array.from({ length: 5 }, (_, index) =>
    importLine(`${own}-${index}`, { Qty: index === 0 ? '7' : 'some', Item: `Tea ${index}` }),
  )
  await drop(page, importCsv(...lines))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  const grid = page.getByRole('grid', { name: 'Rows of the file' })
  await expect(page.getByText('Mistakes 4')).toBeVisible()
  const sevens = grid.getByRole('gridcell', { name: '7', exact: true })

  await sevens.click()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(`Shift+${key}`)
  }
  await page.keyboard.press('Control+d')
  await expect(sevens).toHaveCount(5)
  await expect(page.getByText('Mistakes 0')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Mistakes 4')).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(page.getByText('Mistakes 0')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Mistakes 4')).toBeVisible()

  // A block of a spreadsheet goes down and right from where one stands.
  await page.evaluate(() => navigator.clipboard.writeText('Coffee\t2\r\nMilk\t3\r\n'))
  await grid.getByRole('gridcell', { name: 'Tea 1', exact: true }).click()
  await page.keyboard.press('Control+v')
  await expect(grid.getByRole('gridcell', { name: 'Milk', exact: true })).toBeVisible()
  await expect(page.getByText('Mistakes 2')).toBeVisible()
  await page.keyboard.press('Control+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Coffee')

  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Mistakes 2')).toBeVisible()
  // Its mistakes are found beside the page, and push nothing away.
  expect(await movedOn(page)).toBeLessThan(0.01)
  await expect(grid.getByRole('gridcell', { name: 'Coffee', exact: true })).toBeVisible()
  await expect(sevens).toHaveCount(1)
})

test('of a long file stay where they are when what is wrong with them becomes known', async ({
  page,
}) => {
  await signIn(page, 'warehouse')
  await page.goto('/imports/new')
  await page.getByLabel('Product', { exact: true }).selectOption('HDP-SFWH-H')
  await drop(page, writeCsv(manyLines(`E${randomUUID().slice(0, 8)}`, 1_200)))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByText('Mistakes 24')).toBeVisible()
  const grid = page.getByRole('grid', { name: 'Rows of the file' })
  let isDrawn = () => {}
  const drawn = new Promise<void>((resolve) => (isDrawn = resolve))
  await page.route(/worker/, async (route) => {
    await drawn
    await route.continue()
  })
  await page.reload()
  await expect(grid.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByText('Mistakes 0')).toBeVisible()
  isDrawn()
  await expect(page.getByText('Mistakes 24')).toBeVisible()
  expect(await movedOn(page)).toBeLessThan(0.01)
})

test('are shown although nobody finds out what is wrong with them', async ({ page }, {
  parallelIndex: index,
}) => {
  const { importId } = await seedFile(index, { fileName: 'silent.csv', waybills: 2 })
  await signIn(page, 'warehouse')
  // What looks at them beside the page never answers.
  await page.addInitScript(
    'window.Worker = class extends EventTarget { postMessage() {} terminate() {} }',
  )
  await page.goto(`/imports/${importId}`)
  await expect(page.getByText('All 2')).toBeVisible()
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(3)
})

test('stop for a cause that all would meet, and go on when a person says so', async ({
  page,
  simulator,
}) => {
  const own = `P${randomUUID().slice(0, 8)}`
  await signIn(page, 'warehouse')
  await page.goto('/imports/new')
  await page.getByLabel('Product').selectOption('HDP-SFWH-H')
  const lines = Array.from({ length: 40 }, (_, index) => importLine(`${own}-${index}`))
  await drop(page, importCsv(...lines))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await simulator.faults({ path: CREATE, kind: 'error', code: 262001, times: 1 })
  await create(page, 40)
  await expect(page.getByText('The platform does not accept Handover’s account.')).toBeVisible()
  await expect(page.getByText(/queued/)).toBeVisible()

  // Slowly enough for somebody to change their mind.
  await simulator.faults({ path: CREATE, kind: 'slow', ms: 1_000, times: 12 })
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/^Paused by /)).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('40 created')).toBeVisible()
  const sent = (await simulator.orders())
    .map(({ client_order_id: id }) => String(id))
    .filter((id) => id.startsWith(own))
  expect(sent).toHaveLength(40)
})

test('typed without a network outlive a reload, and another tab follows', async ({ page }) => {
  const own = `O${randomUUID().slice(0, 8)}`
  await signIn(page, 'warehouse')
  await page.goto('/imports/new')
  await page.getByLabel('Product', { exact: true }).selectOption('HDP-SFWH-H')
  await drop(page, importCsv(importLine(`${own}-1`), importLine(`${own}-2`)))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  const grid = page.getByRole('grid', { name: 'Rows of the file' })
  await expect(page.getByText('Mistakes 0')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  const otherGrid = other.getByRole('grid', { name: 'Rows of the file' })
  await expect(otherGrid.getByRole('gridcell', { name: 'Tea', exact: true })).toHaveCount(2)

  await page.route(/\/imports\/\d+$/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await type(page, grid.getByRole('gridcell', { name: 'Tea', exact: true }).first(), 'Coffee')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(grid.getByRole('gridcell', { name: 'Coffee', exact: true })).toBeVisible()
  await page.unroute(/\/imports\/\d+$/)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(otherGrid.getByRole('gridcell', { name: 'Coffee', exact: true })).toBeVisible()

  // A row that is skipped here is skipped there, and is not sent.
  await grid.getByRole('gridcell', { name: `${own}-2`, exact: true }).click()
  await page.getByRole('button', { name: 'Rows', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Skip the selected rows' }).click()
  await expect(page.getByText('Skipped 1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create 1 waybill' })).toBeEnabled()
  await expect(other.getByText('Skipped 1')).toBeVisible()
})

test('of a shop’s own file are told by kind, and mended together', async ({ page }) => {
  const own = `#S${randomUUID().slice(0, 8)}`
  const head =
    'Name,Email,Lineitem quantity,Lineitem name,Lineitem sku,Shipping Name,Shipping Address1,Shipping City,Shipping Province,Shipping Phone'
  const line = (number: string, qty: string, item: string, address: string) =>
    `${own}-${number},x@y.z,${qty},${item},T-1,Chan Siu Ming,"${address}",North Point,HK,61234567`
  const lines = [
    line('1', '1', 'Tea', 'Flat A, 12/F, City Garden, 233 Electric Road'),
    `${own}-1,,2,Coffee,C-1,,,,,`,
    line('2', 'some', 'Tea', '233 Electric Road'),
    line('3', 'some', 'Tea', '233 Electric Road'),
  ]
  await signIn(page, 'warehouse')
  await page.goto('/imports/new')
  await page.getByLabel('Product', { exact: true }).selectOption('HDP-SFWH-H')
  await drop(page, ['Orders of Monday', '', head, ...lines].join('\n'))
  await expect(page.getByText('Recognised as a Shopify order export.')).toBeVisible()
  await expect(page.getByText('The header is row 3.')).toBeVisible()
  await expect(page.getByLabel('What “Name” holds')).toHaveValue('clientOrderId')
  await page.getByRole('button', { name: 'Check the rows' }).click()
  const grid = page.getByRole('grid', { name: 'Rows of the file' })
  await expect(grid.getByRole('rowheader')).toHaveText(['1', '2', '3'])
  await expect(page.getByText('Mistakes 2')).toBeVisible()
  await page.getByRole('button', { name: /^2 Item 1 quantity: Not a whole number/ }).click()
  await expect(grid.getByRole('rowheader')).toHaveText(['2', '3'])
  await page.getByRole('button', { name: 'Rows', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Set a column…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Column')).toHaveValue(/./)
  await dialog.getByLabel('Value').fill('1')
  await dialog.getByRole('button', { name: 'Set 2 cells' }).click()
  await expect(page.getByText('Mistakes 0')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create 3 waybills' })).toBeEnabled()
})

async function create(page: Page, count: number): Promise<void> {
  const name = `Create ${count} waybills`
  await page.getByRole('button', { name }).click()
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
}

async function type(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
