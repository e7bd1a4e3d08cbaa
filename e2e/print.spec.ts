import type { Page } from '@playwright/test'
import { pageContents } from '@/lib/testing/forms/page-contents'
import { expect, signIn, test } from './fixtures'
import { haveWaybills, ownNumbers } from './have-waybills'
import { scan as scanAnywhere } from './scan-keys'

const WAYBILL_PDF = '/order/homeexpress/waybill_pdf'

async function scan(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Scan, type or paste codes')
  await field.fill(code)
  await field.press('Enter')
}

const pile = (page: Page) => page.getByRole('region', { name: 'To print' })

async function emptyPile(page: Page): Promise<void> {
  const button = pile(page).getByRole('button', { name: 'Empty the pile' })
  if (!(await button.isVisible())) return
  await button.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty the pile' }).click()
  await expect(button).toBeHidden()
}

async function labelPages(page: Page, orderId: number): Promise<string[]> {
  const answer = await page.request.get(`/api/printing/labels/${orderId}?paper=100X150&copies=1`)
  return pageContents(await answer.body())
}

test('waybills are chosen and scanned, become one PDF in order, and only what came out is marked', async ({
  page,
  simulator,
}, { parallelIndex: index }) => {
  test.slow()
  await signIn(page, 'warehouse')
  const [ten, nine, one] = ownNumbers('10', '9', '1') as [string, string, string]
  const ids = await haveWaybills({ page, simulator, index }, [ten, nine, one])
  await page.goto(`/print?orders=${ids.join(',')}`)
  await emptyPile(page)
  await page.getByText('100 × 150', { exact: true }).click()
  await expect(page.getByRole('radio', { name: '100 × 150' })).toBeChecked()
  await page.getByLabel('Order', { exact: true }).selectOption({ label: 'Our order number' })

  await simulator.faults({ path: WAYBILL_PDF, kind: 'error', code: 262_110, times: 1 })
  await page.getByRole('checkbox', { name: `Choose ${ten}` }).check()
  await page.getByRole('button', { name: 'Add 1 chosen' }).click()
  await expect(pile(page).getByText('One label is missing')).toBeVisible()
  // The pile scrolls by itself; the page does not go on below its foot because of it.
  const below = () =>
    document.documentElement.scrollHeight -
    Math.max(innerHeight, scrollY + document.querySelector('main')!.getBoundingClientRect().bottom)
  await page.setViewportSize({ width: 1280, height: 600 })
  expect(await page.evaluate(below)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('button', { name: 'Make the PDF' })).toBeDisabled()
  await page.getByRole('button', { name: `Try ${ten} again` }).click()
  await scan(page, nine.toLowerCase())
  // Outside its field too: a scan stays on the desk.
  await page.getByRole('checkbox', { name: `Choose ${one}`, exact: true }).focus()
  await scanAnywhere(page, one)
  await scan(page, 'NO-SUCH-CODE')
  await expect(page.getByText('no waybill of your stores has it')).toBeVisible()
  await expect(page.getByText('3 of 3 labels ready')).toBeVisible()

  await page.getByRole('button', { name: 'Make a PDF of 3 labels' }).click()
  await expect(page.getByRole('heading', { name: '3 labels to print' })).toBeVisible()
  const href = await page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')
  const answer = await page.request.get(href!)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  const inOrder = await Promise.all(ids.toReversed().map((id) => labelPages(page, id)))
  expect(await pageContents(await answer.body())).toEqual(inOrder.flat())

  await test.step('what goes with the labels stands in their order', async () => {
    await page.getByRole('link', { name: 'Pick list' }).click()
    const paper = page.getByRole('main', { name: 'What is printed' })
    await expect(paper.getByRole('listitem').filter({ hasText: /PR\d+-/ })).toHaveText([
      new RegExp(one),
      new RegExp(nine),
      new RegExp(ten),
    ])
    await page.getByRole('link', { name: 'Print desk' }).click()
    await page.getByRole('link', { name: 'Packing slips' }).click()
    await expect(paper.getByRole('article')).toHaveCount(3)
    // In the store's language, whoever prints them.
    await expect(paper.getByRole('article').first()).toContainText('內有')
  })

  // Whoever leaves is asked later.
  await page.goto(`/print?orders=${ids.join(',')}`)
  await page
    .getByRole('link', { name: /^3 labels,/ })
    .first()
    .click()
  const some = page.getByRole('button', { name: 'Some did not' })
  await expect(page.getByRole('heading', { name: 'Print first' })).toBeVisible()
  await expect(some).toBeHidden()
  // In a tab of its own, where the window of the browser's printer does not stop the journey.
  const opened = page.context().waitForEvent('page')
  const started = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('link', { name: 'Open the PDF' }).click()
  await (await opened).close()
  await started
  await page.reload()
  await some.click()
  await page.getByRole('checkbox', { name: `${nine} did not print` }).check()
  await page.getByRole('button', { name: 'Mark all but one as printed' }).click()
  await expect(pile(page).getByText('1 of 1 labels ready')).toBeVisible()
  await expect(pile(page).getByText(nine)).toBeVisible()

  await page.goto(`/print?orders=${ids.join(',')}&printed=yes`)
  await expect(page.getByRole('row', { name: new RegExp(`${ten}.*Printed`) })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(nine) })).toHaveCount(0)
  await scan(page, one)
  await expect(pile(page).getByText('One of these was printed before')).toBeVisible()
  await pile(page).getByRole('button', { name: 'Take them out' }).click()
  await expect(pile(page).getByText(one)).toBeHidden()

  await page.goto('/scan')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await scanAnywhere(page, one)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.getByRole('link', { name: 'In the pile: print desk' }).click()
  await expect(pile(page).getByText(one)).toBeVisible()
})

test('who looks for what few waybills have is told how far back, and goes on from there', async ({
  page,
  simulator,
}, { parallelIndex: index }) => {
  await signIn(page, 'warehouse')
  const [seven] = ownNumbers('7') as [string]
  await haveWaybills({ page, simulator, index }, [seven])
  // Among a few waybills nothing is ever looked through in parts.
  let isAway = true
  await page.route('**/api/printing/waybills?*', async (route) => {
    if (new URL(route.request().url()).searchParams.has('after')) {
      return isAway ? route.abort() : route.continue()
    }
    const next = `${'9'.repeat(16)}-1`
    const lookedBackTo = '2025-11-03T01:00:00.000Z'
    return route.fulfill({ json: { waybills: [], next, lookedBackTo, total: null, periods: [] } })
  })
  await page.goto('/print')
  await page.getByLabel('Status').selectOption({ label: 'Anywhere' })
  await expect(page.getByText('Nothing found so far')).toBeVisible()
  await expect(page.getByText('back to Nov 3, 2025, 09:00')).toBeVisible()
  const further = page.getByRole('button', { name: 'Look further back' })
  await further.click()
  const failed = page.getByRole('alert').filter({ hasText: 'The list could not be loaded' })
  await expect(failed).toBeVisible()
  await expect(page.getByText('Nothing found so far')).toBeVisible()
  isAway = false
  await further.click()
  await expect(page.getByRole('row', { name: new RegExp(seven) })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add all that match' })).toBeVisible()
})
