import { awake } from './awake'
import { expect, signIn, signInByPage, test } from './fixtures'
import { importCsv, importLine } from './import-file'

/** The only journeys in which the service worker may answer. */
test.use({ serviceWorkers: 'allow' })

test('the app can be installed, and opens where everybody’s work is', async ({ page }) => {
  const answer = await page.request.get('/manifest.webmanifest')
  const manifest = (await answer.json()) as {
    start_url: string
    icons: { src: string; purpose: string; type: string }[]
  }
  expect(manifest.start_url).toBe('/')
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type'], src).toBe(type)
  }
  await signIn(page, 'warehouse')
  await page.goto(manifest.start_url)
  await expect(page).toHaveURL(/\/express$/)
})

test('without a network a device shows its last board with its age, and forgets it at sign-out', async ({
  page,
  context,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('handover-last-board'))
  await signInByPage(page, 'staff')
  await page.goto('/food')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // One that took over while this page was on its way answers from the next page on.
  await page.goto('/food')
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await expect.poll(kept).not.toBeNull()
  // Whose they are stays in the house.
  expect(await kept()).not.toMatch(/phone|address|recipient/i)

  await context.setOffline(true)
  await page.goto('/food/new')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByText(/^As of .* It may have changed since\.$/)).toBeVisible()
  // No answer out of a cache is given for the server's.
  const answered = await page.evaluate(() =>
    fetch('/api/stores/statuses').then(
      () => true,
      () => false,
    ),
  )
  expect(answered).toBe(false)

  // Back on the network the page that was asked for comes by itself.
  await context.setOffline(false)
  await expect(page.getByLabel('Customer’s phone')).toBeVisible()
  await page.goto('/food')
  await page.getByRole('button', { name: /account and sign-out/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect.poll(kept).toBeNull()
})

test('the browser is asked for notifications by a press, never on load', async ({ page }) => {
  // A browser without a window has nobody to ask: this one says yes to whoever asks.
  await page.addInitScript(() => {
    const asked = window as typeof window & { asked?: number }
    asked.asked = 0
    Notification.requestPermission = () => {
      asked.asked = (asked.asked ?? 0) + 1
      sessionStorage.setItem('permission', 'granted')
      return Promise.resolve('granted')
    }
    Object.defineProperty(Notification, 'permission', {
      get: () => sessionStorage.getItem('permission') ?? 'default',
    })
  })
  const asked = () => page.evaluate(() => (window as typeof window & { asked?: number }).asked)
  await signIn(page, 'staff')
  await page.goto('/settings')
  const choice = page.getByRole('checkbox', { name: /^Show notifications on this device/ })
  await awake(choice)
  expect(await asked()).toBe(0)
  await choice.click()
  await expect(choice).toBeChecked()
  expect(await asked()).toBe(1)
  await page.reload()
  await expect(choice).toBeChecked()
})

test('a file is read and its rows are checked by workers while the service worker answers', async ({
  page,
}) => {
  await signIn(page, 'warehouse')
  await page.goto('/imports/new')
  // It answers the page that is opened after it took over, and has its files from before.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  for (const round of ['first', 'again']) {
    await page.goto('/imports/new')
    const buffer = Buffer.from(importCsv(importLine(`sw-${round}`, { 'Recipient phone': '12' })))
    const file = { name: `${round}.csv`, mimeType: 'text/csv', buffer }
    await page.getByLabel('Product', { exact: true }).selectOption('HDP-SFWH-H')
    await page.getByLabel('Choose a file').setInputFiles(file)
    await page.getByRole('button', { name: 'Check the rows' }).click()
    await expect(page.getByText('Mistakes 1')).toBeVisible()
  }
})
