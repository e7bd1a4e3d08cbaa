import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'

const CREATE = '/v1.1/order/homeexpress/create'

const HEAD =
  'Order number,Recipient name,Recipient phone,Building,Street,District,Area,Latitude,Longitude,SKU,Item,Qty'

const line = (id: string, phone: string, quantity = '1') =>
  `${id},陳大文,${phone},Sha Tin Centre,2 Wang Pok Street,沙田區,新界,22.3814,114.1886,0012,Tea,${quantity}`

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
  await page.getByLabel('Product').selectOption('HDP-SFWH-H')
  const lines = [
    line(`${own}-1`, '61234567'),
    line(`${own}-2`, '12'),
    line(`${own}-3`, "'+852 6123 4569", 'two'),
  ]
  await drop(page, [HEAD, ...lines].join('\r\n'))
  await expect(page.getByLabel('What “Qty” holds')).toHaveValue('items.0.quantity')
  await page.getByRole('button', { name: 'Check the rows' }).click()

  // The mistakes are told at their cells, and what they are is read aloud.
  const grid = page.getByRole('grid', { name: 'Rows of the file' })
  const phone = grid.getByRole('gridcell', { name: '12', exact: true })
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).toHaveAccessibleDescription(/Not a phone number/)
  await page.getByText('Mistakes 2').click()
  await expect(grid.getByRole('rowheader')).toHaveText(['2', '3'])

  // By keyboard alone: typed over, and Enter keeps it.
  await phone.click()
  await page.keyboard.type('61234568')
  await page.keyboard.press('Enter')
  await expect(grid.getByRole('gridcell', { name: '61234568' })).not.toHaveAttribute('aria-invalid')
  const quantity = grid.getByRole('gridcell', { name: 'two', exact: true })
  await quantity.click()
  await page.keyboard.press('F2')
  await page.getByLabel('Edit Item 1 quantity of row 3').fill('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mistakes 0')).toBeVisible()
  await expect(page.getByText('Saved')).toBeVisible()

  // One time for all of them, from what the platform offers.
  await page.getByRole('button', { name: 'Pickup times' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('3 rows have no time yet.')).toBeVisible()
  await dialog.getByRole('radiogroup').first().getByRole('radio').last().click()
  await dialog.getByRole('button', { name: 'Give 3 rows this time' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Create 3 waybills' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create 3 waybills' }).click()
  await expect(page.getByText('3 created')).toBeVisible({ timeout: 30_000 })
  const sent = (await simulator.requests(CREATE))
    .map(({ body }) => String(body.data['client_order_id']))
    .filter((id) => id.startsWith(own))
  expect(sent.sort()).toEqual([`${own}-1`, `${own}-2`, `${own}-3`])

  // The same file again: its numbers are used already, and nothing of it can be sent.
  await page.goto('/imports/new')
  await page.getByLabel('Product').selectOption('HDP-SFWH-H')
  await drop(page, [HEAD, ...lines.slice(0, 1)].join('\r\n'))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(grid.getByRole('gridcell', { name: `${own}-1` })).toHaveAccessibleDescription(
    /This store has a waybill with this order number/,
  )
  await expect(page.getByRole('button', { name: 'Create waybills' })).toBeDisabled()
})
