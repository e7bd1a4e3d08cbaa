import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { connect } from '@/lib/db/client'
import { databaseOf } from './database-of'
import { expect, signIn, test } from './fixtures'
import { typedOrder } from './food-form'
import { olderBrowser } from './stand-ins/older-browser'
import { haveOrder } from './standing-order'

/** The customer's page looks every 15 seconds of its own clock: to the next look, and what it shows. */
async function nextLook(phone: Page, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await phone.clock.fastForward(16_000)
    await shown()
  }).toPass()
}
const SOON = { timeout: 2_000 }

/** From the order page, as staff: makes a link and gives its address. */
async function shareOrder(page: Page): Promise<string> {
  const panel = page.getByRole('region', { name: 'For the customer' })
  await panel.getByRole('button', { name: 'Make a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link for the customer' })
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const address = await dialog.getByLabel('Address').inputValue()
  const written = async (app: string) =>
    decodeURIComponent((await dialog.getByRole('link', { name: app }).getAttribute('href')) ?? '')
  expect(await written('WhatsApp')).toMatch(/^https:\/\/wa\.me\/8529\d{7}\?text=中環店/)
  await dialog.getByRole('combobox', { name: 'Language of the message' }).selectOption('en')
  expect(await written('SMS')).toContain(`Your order from Central: follow it here ${address}`)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(panel.getByText('1 link is open')).toBeVisible()
  return address
}

/** Somebody without a session, on an old phone of their own, in the language given. */
async function customer(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await olderBrowser(phone)
  return phone
}

test('a customer follows the order by a link, until staff end it', async ({
  page,
  browser,
  simulator,
}, { parallelIndex: index }) => {
  const order = typedOrder()
  await signIn(page, 'staff')
  const { orderId, platformId } = await haveOrder({ simulator, index }, order)
  await page.goto(`/food/${orderId}`)
  const address = await shareOrder(page)

  const phone = await customer(browser, 'en-GB')
  await phone.clock.install()
  const opened = await phone.goto(address)
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  expect(opened?.headers()['x-robots-tag']).toContain('noindex')
  // On a slow machine somebody may have accepted before the order was held.
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^(Order placed|Courier)/)
  await expect(phone.getByText('From Central')).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Call Central' })).toHaveText('21110001')

  let status = 0
  while (status !== 9015) status = (await simulator.advance(platformId)).status
  await nextLook(phone, async () => {
    const heading = phone.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('On the way to you', SOON)
    await expect(phone.getByRole('img', { name: /^Courier, / })).toBeVisible(SOON)
  })
  await expect(phone.getByText(/^Courier seen (just now|\d+ (s|min) ago)$/)).toBeVisible()
  const told = await phone.request.get(address.replace('/track/', '/api/track/'))
  for (const secret of [order.name, order.phone, order.address, platformId]) {
    expect(await told.text()).not.toContain(secret)
    expect(await phone.content()).not.toContain(secret)
  }

  const panel = page.getByRole('region', { name: 'For the customer' })
  await panel.getByRole('button', { name: 'End all links' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End all links' }).click()
  await expect(panel.getByRole('button', { name: 'Make a link' })).toBeVisible()
  await nextLook(phone, () =>
    expect(phone.getByText('This link is no longer valid')).toBeVisible(SOON),
  )
  await expect(page.getByText('Link for the customer made')).toBeVisible()
  await expect(page.getByText('Links for the customer ended')).toBeVisible()

  // A browser that speaks none of our languages is shown the store's.
  const elsewhere = await customer(browser, 'fr-FR')
  await elsewhere.goto(address)
  await expect(elsewhere.locator('[lang="zh-HK"] main')).toContainText('這條連結已失效')

  const chinese = await customer(browser, 'zh-HK')
  for (const gone of [address, '/track/never-was-one']) {
    expect((await chinese.goto(gone))?.status()).toBe(404)
    await expect(chinese.getByText('這條連結已失效')).toBeVisible()
  }
})

// Who reads no language of ours gets the store's, which is read from the same database.
for (const locale of ['en-GB', 'de-DE']) {
  test(`a customer’s page that fails says so in words, and opens on request: ${locale}`, async ({
    browser,
  }, { parallelIndex: index }) => {
    const { pool } = connect(await databaseOf(index, 'handover_owner'))
    try {
      await pool.query('alter table share_links rename to share_links_away')
      const phone = await customer(browser, locale)
      await phone.goto(`/track/${randomBytes(24).toString('base64url')}`)
      const problem = phone.getByRole('alert').filter({ hasText: 'This page could not be shown' })
      await expect(problem).toContainText('Your order is not affected. Try again in a moment.')
      await pool.query('alter table share_links_away rename to share_links')
      await problem.getByRole('button', { name: 'Try again' }).click()
      await expect(problem).toBeHidden()
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
        'This link is no longer valid',
      )
    } finally {
      await pool.query('alter table if exists share_links_away rename to share_links')
      await pool.end()
    }
  })
}

test('a ticket is as wide as a receipt, and makes one link for its code', async ({
  page,
  simulator,
}, { parallelIndex: index }) => {
  // Before the first page: the way from the order to its ticket loads no other document.
  await page.addInitScript(() => {
    const printed = { printed: 0 }
    Object.assign(window, printed, {
      print: () => Object.assign(window, { printed: (printed.printed += 1) }),
    })
  })
  const order = typedOrder()
  await signIn(page, 'staff')
  const { orderId, pickupCode } = await haveOrder({ simulator, index }, order)
  await page.goto(`/food/${orderId}`)
  const printed = () => page.evaluate(() => Reflect.get(window, 'printed') as number)
  await page.getByRole('link', { name: 'Ticket' }).click()
  await page.getByRole('button', { name: 'Print' }).click()
  const sheet = page.getByRole('article')
  // The paper speaks the store's language.
  await expect(sheet.getByRole('img', { name: '掃描追蹤你的訂單' })).toBeVisible()
  await expect(sheet.getByText(pickupCode, { exact: true })).toBeVisible()
  await expect(sheet.getByText(order.name)).toBeVisible()
  await expect(sheet.getByText(order.phone)).toHaveCount(0)
  await expect.poll(printed).toBe(1)
  const paper = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))
  expect(paper.getPageCount()).toBe(1)
  const { width, height } = paper.getPage(0).getSize()
  const millimetres = (points: number) => (points * 25.4) / 72
  expect(millimetres(width)).toBeCloseTo(80, 0)
  expect(millimetres(height)).toBeLessThan(200)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const box = await sheet.boundingBox()
  expect((box!.width * 25.4) / 96).toBeCloseTo(72, 0)

  // Asked for in the address, it prints by itself, once, with the choice that was made here.
  await page.emulateMedia({ media: 'screen' })
  await page.getByLabel(/With a QR code/).uncheck()
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(printed).toBe(2)
  await page.goto(`${page.url()}?print=1`)
  await expect.poll(printed).toBe(1)
  await expect(page).toHaveURL(/\/ticket$/)
  await expect(page.getByRole('img')).toHaveCount(0)

  // However often it was printed, its code is one link.
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page.getByText('1 link is open')).toBeVisible()
})
