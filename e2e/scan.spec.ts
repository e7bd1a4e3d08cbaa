import type { Page } from '@playwright/test'
import { awake } from './awake'
import { expect, signIn, test } from './fixtures'
import { typedOrder } from './food-form'
import { stubBarcodeDetector } from './stand-ins/barcode-stub'
import { scan } from './scan-keys'
import { clearDesk, seedFile, seedWaybill } from './seed-waybill'
import { haveOrder } from './standing-order'

const stillHere = (page: Page) => page.getByRole('region', { name: /^Still here/ })
const wentOut = (page: Page) => page.getByRole('region', { name: /^Out \(/ })
const alarm = (page: Page, title: string) => page.getByRole('alertdialog', { name: title })

/** Opens a scan desk, and waits until it hears of scans. */
async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await awake(page.getByRole('main').locator('a, button').first())
}

test.beforeEach(({}, { parallelIndex }) => clearDesk(parallelIndex))

test('a scan leads to its order from any page, and is no shortcut of the board', async ({
  page,
  simulator,
}, { parallelIndex: index }) => {
  await signIn(page, 'staff')
  const { orderId, platformId } = await haveOrder({ simulator, index }, typedOrder())
  await page.clock.install()
  await page.goto('/food')
  await awake(page.getByRole('main').locator('a, button').first())
  // By a page's own clock keys come as slowly as this machine is: it stands still while they come.
  await page.clock.pauseAt(Date.now() + 60_000)
  // Its letters are keys of the board.
  const looked = page.waitForResponse(/na-unknown-an/)
  await scan(page, 'na-unknown-an')
  await looked
  await page.clock.runFor(1_000)
  await page.clock.resume()
  await expect(page.getByText('No order here has the number na-unknown-an.')).toBeVisible()
  await expect(page).toHaveURL(/\/food$/)
  await page.clock.pauseAt(Date.now() + 600_000)
  await scan(page, platformId)
  await page.clock.resume()
  await expect(page).toHaveURL(new RegExp(`/food/${orderId}$`))
})

test('the scan desk lets go once, and stands still for what must stay', async ({ page }, {
  parallelIndex,
}) => {
  const first = await seedWaybill(parallelIndex)
  const second = await seedWaybill(parallelIndex)
  const third = await seedWaybill(parallelIndex, { stage: 'cancelled', closed: true })
  await signIn(page, 'warehouse')
  await openDesk(page, '/scan?mode=out')
  for (const number of [first, second]) await expect(stillHere(page)).toContainText(number)
  const count = async () =>
    Number(/\d+/.exec(await stillHere(page).getByRole('heading').innerText()))
  const before = await count()

  await scan(page, first)
  await expect(wentOut(page)).toContainText(first)
  await expect(stillHere(page)).not.toContainText(first)
  expect(await count()).toBe(before - 1)

  await test.step('twice: at once it is nothing; later it says by whom, and takes nothing until somebody has seen it', async () => {
    await scan(page, first)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.getByLabel('Scan a code, or type it').fill(first)
    await page.keyboard.press('Enter')
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
    await openDesk(page, '/scan?mode=out&batch=slot_2020-01-01_09:00-12:00')
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
  await openDesk(page, '/scan?mode=out')
  await expect(stillHere(page)).toContainText(number)
  await page.getByRole('button', { name: 'Hand-in sheet' }).click()
  const paper = page.getByRole('main', { name: 'The sheet' })
  await expect(paper).toContainText(number)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  // In the store's language, whoever prints it.
  await expect(paper).toContainText(/第 \d+ 號/)
  const row = paper.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('未掃')

  const sheet = page.url()
  await openDesk(page, '/scan?mode=out')
  await expect(stillHere(page)).toContainText(number)
  await scan(page, number)
  await expect(wentOut(page)).toContainText(number)
  await page.goto(sheet)
  await expect(row).toContainText('未掃')
  await page.getByRole('button', { name: 'New sheet of this batch' }).click()
  await expect(page).not.toHaveURL(sheet)
  await expect(row).toContainText('✓')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(paper).toContainText(/取代第 \d+ 號/)
})

test('a file goes out as one batch: chosen by its name, handed in with what is missing', async ({
  page,
}, { parallelIndex }) => {
  const fileName = `monday ${Date.now()}.csv`
  const { importId, numbers } = await seedFile(parallelIndex, { fileName, waybills: 2 })
  const [first = '', second = ''] = numbers
  const alone = await seedWaybill(parallelIndex)
  await signIn(page, 'warehouse')
  await page.addInitScript(() => (window.print = () => undefined))
  await openDesk(page, '/scan?mode=out')
  await page.getByRole('button', { name: 'By file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which file goes out?' })
  const file = dialog.getByRole('button', { name: fileName })
  await expect(file).toBeVisible()
  await test.step('what stands there can be pressed while more is looked for', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/search=MONDAY/, async (route) => {
      await answered
      await route.continue()
    })
    const asked = page.waitForRequest(/search=MONDAY/)
    await dialog.getByLabel('Name of the file').fill(fileName.slice(0, -4).toUpperCase())
    await asked
    await expect(file).toBeVisible()
    answer()
  })
  await expect(dialog.getByRole('listitem')).toHaveText([/0 of 2 out/])
  await file.click()
  await expect(page).toHaveURL(new RegExp(`batch=import_${importId}$`))
  await expect(page.getByText('parcels left')).toBeVisible()

  await scan(page, first)
  await expect(wentOut(page)).toContainText(first)
  await expect(page.getByText('1 of 2 out')).toBeVisible()
  await expect(stillHere(page).getByRole('heading')).toHaveText('Still here (1)')

  await test.step('what no file brought stops the desk, and so does this file at another', async () => {
    await scan(page, alone)
    await expect(alarm(page, 'Wrong batch')).toContainText('It belongs to: Everything of')
    await page.keyboard.press('Enter')
    const other = await seedFile(parallelIndex, { fileName: 'other.csv', waybills: 1 })
    await openDesk(page, `/scan?import=${other.importId}`)
    await expect(page).toHaveURL(new RegExp(`batch=import_${other.importId}$`))
    await expect(stillHere(page)).toContainText(other.numbers[0] ?? '')
    await scan(page, second)
    await expect(alarm(page, 'Wrong batch')).toContainText(`It belongs to: ${fileName}, `)
    await page.keyboard.press('Enter')
  })

  await test.step('its page leads to its labels and to its desk', async () => {
    await page.goto(`/imports/${importId}`)
    const next = page.getByRole('navigation', { name: 'Created waybills' })
    await expect(next.getByRole('button', { name: 'Print all 2' })).toBeEnabled()
    await next.getByRole('link', { name: 'Check out' }).click()
    await expect(stillHere(page)).toContainText(second)
  })

  await test.step('its sheet names what is missing', async () => {
    await page.getByRole('button', { name: 'Hand-in sheet' }).click()
    const paper = page.getByRole('main', { name: 'The sheet' })
    await expect(paper).toContainText(fileName)
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect(paper).toContainText(/第 \d+ 號/)
    await expect(paper.getByRole('row').filter({ hasText: first })).toContainText('✓')
    await expect(paper.getByRole('heading', { name: /^未掃描出貨/ })).toBeVisible()
    await page.goto('/dispatch/sheets')
    const listed = page.getByRole('row').filter({ hasText: fileName })
    await expect(listed).toContainText('1 of 2')
  })
})

test('the camera reads a code where the browser can, and is let go', async ({ page }, {
  parallelIndex,
}) => {
  const number = await seedWaybill(parallelIndex)
  await signIn(page, 'warehouse')
  const camera = page.getByRole('button', { name: 'Camera' })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'))
  await openDesk(page, '/scan?mode=out')
  await expect(stillHere(page)).toContainText(number)
  await expect(camera).toHaveCount(0)

  await page.context().grantPermissions(['camera'])
  const stub = await stubBarcodeDetector(page)
  await page.reload()
  await camera.click()
  const dialog = page.getByRole('dialog', { name: 'Scan with the camera' })
  await expect.poll(stub.liveTracks).toBe(1)
  await stub.see(number)
  await expect(dialog).toContainText(`Taken: ${number}`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(stub.liveTracks).toBe(0)
  await expect(wentOut(page)).toContainText(number)

  await test.step('nothing to see through is said in words', async () => {
    await stub.breakCamera()
    await camera.click()
    await expect(dialog).toContainText('No camera was found on this device.')
  })
})

test('a scanner’s Enter sends no form that somebody is filling in', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto('/settings/print-stations')
  const name = page.getByLabel('Name', { exact: true })
  await awake(name)
  await name.click()
  const code = `SC${Date.now()}`
  await scan(page, code)
  await expect(name).toHaveValue(code)
  const command = page.getByLabel('On the computer beside the printer')
  await expect(command).toHaveCount(0)
  // A hand's Enter does.
  await name.press('Enter')
  await expect(command).toHaveValue(/--key /)
  await expect(page.getByRole('listitem').filter({ hasText: code })).toHaveCount(1)
  await page.getByRole('button', { name: `End ${code}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: code })).toHaveCount(0)
})
