import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'
import { placeOrder, typedOrder } from './food-form'
import { scan } from './scan-keys'
import { seedWaybill } from './seed-waybill'

const stillHere = (page: Page) => page.getByRole('region', { name: /^Still here/ })
const wentOut = (page: Page) => page.getByRole('region', { name: /^Out \(/ })
const alarm = (page: Page, title: string) => page.getByRole('alertdialog', { name: title })

test('a scan leads to its order from any page, and is no shortcut of the board', async ({
  page,
}) => {
  await signIn(page, 'staff')
  const platformId = await placeOrder(page, typedOrder())
  const orderPage = page.url()
  await page.goto('/food')
  await expect(page.getByRole('heading', { name: 'Food orders' })).toBeVisible()
  // Its letters are keys of the board.
  await scan(page, 'na-unknown-an')
  await expect(page.getByText('No order here has the number na-unknown-an.')).toBeVisible()
  await expect(page).toHaveURL(/\/food$/)
  await scan(page, platformId)
  await expect(page).toHaveURL(orderPage)
})

test('the scan desk lets go once, and stands still for what must stay', async ({ page }, {
  parallelIndex,
}) => {
  const first = await seedWaybill(parallelIndex)
  const second = await seedWaybill(parallelIndex)
  const third = await seedWaybill(parallelIndex, { stage: 'cancelled', closed: true })
  await signIn(page, 'warehouse')
  await page.goto('/scan?mode=out')
  for (const number of [first, second]) await expect(stillHere(page)).toContainText(number)
  const count = async () =>
    Number(/\d+/.exec(await stillHere(page).getByRole('heading').innerText()))
  const before = await count()

  await scan(page, first)
  await expect(wentOut(page)).toContainText(first)
  await expect(stillHere(page)).not.toContainText(first)
  expect(await count()).toBe(before - 1)

  await test.step('twice: it says by whom, and takes nothing until somebody has seen it', async () => {
    await scan(page, first)
    const twice = alarm(page, 'Already out')
    await expect(twice).toContainText('by Warehouse')
    await scan(page, second)
    await expect(twice).toContainText('1 more scan was not taken')
    await page.keyboard.press('Enter')
    await expect(twice).toBeHidden()
    await expect(stillHere(page)).toContainText(second)
  })

  await test.step('typing works too, and can be taken back with a reason', async () => {
    await page.getByLabel('Scan a code, or type it').fill(`  ${second.toLowerCase()} `)
    await page.keyboard.press('Enter')
    await expect(wentOut(page)).toContainText(second)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Scanned by mistake' }).click()
    await page.getByRole('button', { name: 'It is still here' }).click()
    await expect(stillHere(page)).toContainText(second)
  })

  await test.step('what was cancelled stays', async () => {
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('heading', { name: 'Scan desk' }).click()
    await scan(page, third)
    await alarm(page, 'Cancelled').getByRole('button', { name: 'Seen, go on' }).click()
  })

  await test.step('what nobody knows, or belongs elsewhere, stays too', async () => {
    await page.goto('/scan?mode=out&batch=slot_2020-01-01_09:00-12:00')
    await expect(page.getByText('Nothing goes out in this batch.')).toBeVisible()
    await scan(page, second)
    await expect(alarm(page, 'Wrong batch')).toContainText('It belongs to: Everything of')
    await page.keyboard.press('Enter')
    await scan(page, 'NO-SUCH-NUMBER')
    await expect(alarm(page, 'Unknown')).toBeVisible()
  })
})

test('a hand-in sheet is kept as it was printed', async ({ page }, { parallelIndex }) => {
  const number = await seedWaybill(parallelIndex)
  await signIn(page, 'warehouse')
  await page.addInitScript(() => (window.print = () => undefined))
  await page.goto('/scan?mode=out')
  await expect(stillHere(page)).toContainText(number)
  await page.getByRole('button', { name: 'Hand-in sheet' }).click()
  const paper = page.getByRole('main', { name: 'The sheet' })
  await expect(paper).toContainText(number)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(paper).toContainText(/No\. \d+/)
  const row = paper.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('not scanned')

  const sheet = page.url()
  await page.goto('/scan?mode=out')
  await expect(stillHere(page)).toContainText(number)
  await scan(page, number)
  await expect(wentOut(page)).toContainText(number)
  await page.goto(sheet)
  await expect(row).toContainText('not scanned')
  await page.getByRole('button', { name: 'New sheet of this batch' }).click()
  await expect(page).not.toHaveURL(sheet)
  await expect(row).toContainText('✓')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(paper).toContainText(/Replaces no\. \d+/)
})
