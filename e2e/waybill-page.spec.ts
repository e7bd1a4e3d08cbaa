import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import type { SimulatorControl } from './simulator-control'
import { choose, putPin } from './waybill-form'

/** The page is told of a callback: nothing on it asks by itself, so that how long is the machine's. */

// A clock that is half a day off Hong Kong's: slots and times must not follow it.
test.use({ timezoneId: 'America/New_York' })

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

let guests = 0

/** Places a waybill from the warehouse and opens its page; returns the platform's number. */
async function openWaybill(page: Page, simulator: SimulatorControl): Promise<string> {
  guests += 1
  const name = `Parcel ${Date.now() % 10_000_000}-${guests}`
  await signIn(page, 'warehouse')
  await page.goto('/express/new')
  await choose(page, 'HDP-SFWH-H')
  const recipient = panel(page, 'Recipient')
  await recipient.getByLabel('Name').fill(name)
  await recipient.getByLabel('Phone', { exact: true }).fill('6123 4567')
  await recipient.getByLabel('Building').fill('Tower 1')
  await recipient.getByLabel('Street and number').fill('1 How Ming Street')
  await recipient.getByLabel('District').fill('Kwun Tong')
  await putPin(page)
  await page.getByLabel('Item 1: Code').fill('TEA-1')
  await page.getByLabel('Item 1: Name').fill('Tea')
  await page.getByLabel('Item 1: Quantity').fill('2')
  await page.getByRole('button', { name: 'Place waybill' }).click()
  await page.waitForURL(/\/express\/\d+$/)
  // Ours begin with a letter: the one of digits alone is the platform's.
  const numbers = panel(page, 'Numbers').getByRole('definition')
  const number = (await numbers.filter({ hasText: /^\d+$/ }).innerText()).trim()
  await simulator.hold(number)
  await expect(panel(page, 'From and to').getByText(name)).toBeVisible()
  return number
}

/** In every frame of a page: the printer is a count, and a tab that prints is none. */
function countPrints(): void {
  const top = window.top as Window & { printed?: number }
  window.print = () => void (top.printed = (top.printed ?? 0) + 1)
  window.open = () => (window.print(), null)
}

/** Whether the print desk offers the waybill as one that was not printed, and how often it was. */
async function onDesk(page: Page, orderId: number) {
  const ask = (printed: string) => `/api/printing/waybills?orders=${orderId}&printed=${printed}`
  type Answer = { waybills: { prints: number }[] }
  const [open, all] = await Promise.all(
    ['no', 'all'].map(async (printed) => {
      const answer = await page.request.get(ask(printed))
      return ((await answer.json()) as Answer).waybills
    }),
  )
  return { isOffered: open?.length === 1, prints: all?.[0]?.prints }
}

/** Prints the label of the waybill on its page: only what is confirmed is in the ledger. */
async function printLabel(page: Page, orderId: number): Promise<void> {
  const label = panel(page, 'Label')
  await label.getByRole('button', { name: 'Print', exact: true }).click()
  const question = label.getByRole('group', { name: 'Did it print?' })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  expect(await onDesk(page, orderId)).toEqual({ isOffered: true, prints: 0 })
  await label.getByText('A4', { exact: true }).click()
  await label.getByText('2 copies').click()
  await page.getByRole('button', { name: 'Get the label' }).click()
  await label.getByRole('button', { name: 'Print', exact: true }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(label.getByRole('button', { name: 'Print again' })).toBeVisible()
  await expect(label.getByText('Two labels with the same code')).toBeVisible()
  expect(await onDesk(page, orderId)).toEqual({ isOffered: false, prints: 1 })
  expect(await page.evaluate(() => (window as { printed?: number }).printed)).toBe(2)
}

test('a waybill is seen whole, moves by itself, and its label is there to print', async ({
  page,
  simulator,
}) => {
  await page.addInitScript(countPrints)
  const number = await openWaybill(page, simulator)
  const orderId = Number(new URL(page.url()).pathname.split('/').at(-1))
  const status = panel(page, 'Status')
  await expect(status.getByText('For pickup', { exact: true })).toBeVisible()
  const history = panel(page, 'What happened')
  await expect(history.getByText('Sender placed order').first()).toBeHidden()
  await history.getByText('Everything that was told').click()
  const record = panel(page, 'What the platform recorded')
  await expect(record.getByText('Sender placed order').first()).toBeVisible()
  await expect(record.getByText('Awaiting collection').first()).toBeVisible()
  await expect(record.getByText(/^Old log/)).toBeVisible()

  await page.getByRole('button', { name: 'Get the label' }).click()
  const link = page.getByRole('link', { name: 'Open in a new tab' })
  const href = await link.getAttribute('href')
  const answer = await page.request.get(href!)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  })
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const colleague = await page.context().newPage()
  await colleague.goto(`/express/${orderId}`)
  await expect(colleague.getByRole('link', { name: 'Open in a new tab' })).toBeVisible()
  await printLabel(page, orderId)
  // On the paper that the label came out on, which this page has not asked for.
  await colleague.getByRole('button', { name: 'Get the label' }).click()
  const warning = panel(colleague, 'Label').getByText('Two labels with the same code')
  await expect(warning).toBeVisible()

  await simulator.advance(number)
  await expect(record.getByText('Parcel awaiting collection').first()).toBeVisible()
  // By the legacy status it is too late now, and the page says so before anybody asks.
  const cancel = page.getByRole('button', { name: 'Cancel waybill' })
  await expect(cancel).toBeDisabled()
  await expect(cancel).toHaveAccessibleDescription(/The pickup is arranged or over/)

  for (let legacy = 1; legacy !== 4;) legacy = (await simulator.advance(number)).status
  await expect(status.getByText('Delivered').first()).toBeVisible()
  await expect(record.getByText('Recipient signed for parcel').first()).toBeVisible()
  // One line a stage, as it went, and no code of it is unknown.
  await page.reload()
  await expect(history.getByRole('listitem').filter({ visible: true })).toContainText([
    'Delivered',
    'On the way',
    'Waiting for pickup',
  ])
  await expect(page.getByText('Unknown status')).toHaveCount(0)
  const proof = panel(page, 'Proof of delivery')
  await expect(proof.getByRole('button', { name: 'Open picture 1 of 1' })).toBeVisible()
  await expect(panel(page, 'Courier')).toContainText('With: van')
})

test('a waybill is cancelled, after a refusal that was told in words', async ({
  page,
  simulator,
}) => {
  await openWaybill(page, simulator)
  const path = '/order/homeexpress/cancel'
  await simulator.faults({ path, kind: 'error', times: 1, code: 262111 })
  await page.getByRole('button', { name: 'Cancel waybill' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(/, for Parcel /)).toBeVisible()
  await expect(dialog.getByText(/^Free until it is handed in/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel the waybill' }).click()
  await expect(dialog.getByText(/its cut-off is over/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel the waybill' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel(page, 'Status').getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(page.getByText(/Do not put its label on a parcel/)).toBeVisible()
  // Of what is over nobody asks.
  await expect(page.getByRole('button', { name: 'Cancel waybill' })).toHaveCount(0)
})
