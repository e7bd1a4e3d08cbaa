import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { placeWaybillElsewhere } from './outside-platform'
import type { SimulatorControl } from './simulator-control'

/** CONTRACT: what the person must see, without touching the page, of a callback. */
const MOVES_WITHIN = { timeout: 5_000 }

// A clock that is half a day off Hong Kong's: slots and times must not follow it.
test.use({ timezoneId: 'America/New_York' })

/** Which page shows a waybill that comes from elsewhere: told by the live stream, as to any screen. */
async function openWaybill(page: Page, simulator: SimulatorControl): Promise<string> {
  const clientOrderId = `E${Date.now()}${randomInt(1_000_000)}`
  const heard = page.evaluate(
    (number) =>
      new Promise<number>((resolve) => {
        const stream = new EventSource('/api/live')
        stream.addEventListener('order', (event) => {
          type Told = {
            card: { id: number; clientOrderId: string; platformOrderId: string | null }
          }
          const { card } = JSON.parse((event as MessageEvent<string>).data) as Told
          if (card.clientOrderId !== number || card.platformOrderId === null) return
          stream.close()
          resolve(card.id)
        })
        stream.addEventListener('resync', () => document.body.setAttribute('data-listens', 'yes'))
      }),
    clientOrderId,
  )
  await page.locator('body[data-listens]').waitFor()
  const recipient = `Chan ${clientOrderId}`
  const number = await placeWaybillElsewhere(simulator.base, { clientOrderId, recipient })
  await simulator.hold(number)
  await page.goto(`/express/${await heard}`)
  await expect(page.getByText(number, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(recipient).first()).toBeVisible(MOVES_WITHIN)
  return number
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a waybill is seen whole, moves by itself, and its label is there to print', async ({
  page,
  simulator,
}) => {
  await signIn(page, 'warehouse')
  const number = await openWaybill(page, simulator)
  const standing = panel(page, 'Where it stands')
  await expect(standing.getByText('Sender placed order')).toBeVisible(MOVES_WITHIN)
  await expect(standing.getByText('Awaiting collection')).toBeVisible()
  await expect(panel(page, 'What the platform recorded').getByText(/^Old log/)).toBeVisible()

  await page.getByRole('button', { name: 'Get the label' }).click()
  const link = page.getByRole('link', { name: 'Open in a new tab' })
  const href = await link.getAttribute('href')
  const answer = await page.request.get(href!)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  })
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await simulator.advance(number)
  await expect(standing.getByText('Parcel awaiting collection')).toBeVisible(MOVES_WITHIN)
  // By the legacy status it is too late now, and the page says so before anybody asks.
  const cancel = page.getByRole('button', { name: 'Cancel waybill' })
  await expect(cancel).toBeDisabled(MOVES_WITHIN)
  await expect(cancel).toHaveAccessibleDescription(/Collection is arranged or over/)
})

test('a waybill is cancelled, after a refusal that was told in words', async ({
  page,
  simulator,
}) => {
  await signIn(page, 'warehouse')
  await openWaybill(page, simulator)
  const path = '/order/homeexpress/cancel'
  await simulator.faults({ path, kind: 'error', times: 1, code: 262111 })
  await page.getByRole('button', { name: 'Cancel waybill' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Cancel the waybill' }).click()
  await expect(dialog.getByText(/its cut-off is over/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel the waybill' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel(page, 'Where it stands').getByText('Cancelled', { exact: true })).toBeVisible(
    MOVES_WITHIN,
  )
  await expect(page.getByText(/Do not put its label on a parcel/)).toBeVisible()
})
