import type { Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'
import { awake } from './awake'
import { expect, signIn, test } from './fixtures'
import { withoutScripts } from './without-scripts'

/** Opens a page that is painted and hears of nothing, until what it returns is called. */
async function openDeaf(page: Page, path: string): Promise<() => void> {
  const release = await withoutScripts(page)
  // The page has loaded once its scripts have.
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

const attributesOf = (place: Locator) =>
  place.evaluate((element) => [...element.attributes].map(({ name, value }) => [name, value]))

test('what was pressed before the scripts is done once they are there, and done once', async ({
  page,
}) => {
  await signIn(page, 'staff')
  const release = await openDeaf(page, '/food')
  const me = page.getByRole('button', { name: /: account and sign-out$/ })
  const written = await attributesOf(me)
  // Twice, as people do when nothing comes of it: it would be open and shut again.
  await me.click()
  await me.click()
  await expect(me).toHaveCSS('opacity', '0.6')
  expect(await attributesOf(me), 'React finds what the server wrote').toEqual(written)
  await expect(page.getByRole('menu')).toHaveCount(0)
  release()
  await expect(page.getByRole('menu')).toBeVisible()
  // Beside an open menu nothing else is there for anybody.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(me).toHaveCSS('opacity', '1')
})

test('two presses before the scripts are both done', async ({ page }) => {
  await signIn(page, 'staff')
  const release = await openDeaf(page, '/food')
  const root = page.locator('html')
  await expect(root).not.toHaveAttribute('data-theme')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await page.getByRole('button', { name: /: account and sign-out$/ }).click()
  release()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(root).toHaveAttribute('data-theme', 'dark')
})

test('a menu that a key opened before the scripts has its first choice under the keys', async ({
  page,
}) => {
  await signIn(page, 'staff')
  const release = await openDeaf(page, '/food')
  await page.getByRole('button', { name: /^Store shown/ }).press('Enter')
  release()
  await expect(page.getByRole('menuitemradio', { name: /^All my stores/ })).toBeFocused()
})

test('a locker that was pressed before the scripts is chosen', async ({ page }) => {
  await signIn(page, 'warehouse')
  const second = page.getByRole('listbox', { name: 'Lockers' }).getByRole('option').nth(1)
  // Known here from now on, and drawn by the server.
  await page.goto('/lockers')
  await expect(second).toBeVisible()
  const release = await openDeaf(page, '/lockers')
  await second.click()
  await expect(second).toHaveCSS('opacity', '0.6')
  release()
  await expect(page.getByRole('region', { name: 'Chosen locker' })).toBeVisible()
  await expect(second).toHaveAttribute('aria-selected', 'true')
})

test('what React cannot give to a part yet is done when its words have come', async ({ page }) => {
  await signIn(page, 'staff')
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/messages/**', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/settings', { waitUntil: 'commit' })
  // React listens, and keeps what it cannot give to anybody yet from everybody.
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('_reactListening')),
  )
  const me = page.getByRole('button', { name: /: account and sign-out$/ })
  await me.click()
  await expect(me).toHaveCSS('opacity', '0.6')
  release()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('a form that was sent before the scripts is sent by them, with what was typed', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sent.push(`${request.method()} ${request.url()}`)
  })
  const release = await openDeaf(page, '/sign-in')
  await page.getByLabel('E-mail').fill('staff@handover.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS('opacity', '0.6')
  release()
  await page.waitForURL(/\/food$/)
  expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([])
})

test('a form that the Enter key sent before the scripts is sent by them', async ({ page }) => {
  const release = await openDeaf(page, '/sign-in')
  await page.getByLabel('E-mail').fill('staff@handover.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  release()
  await page.waitForURL(/\/food$/)
})

test('a press of long ago is not done any more', async ({ page }) => {
  await signIn(page, 'staff')
  await page.clock.install()
  const release = await openDeaf(page, '/food')
  const me = page.getByRole('button', { name: /: account and sign-out$/ })
  await me.click()
  await expect(me).toHaveCSS('opacity', '0.6')
  await page.clock.fastForward(11_000)
  await expect(me).toHaveCSS('opacity', '1')
  release()
  await awake(me)
  await expect(page.getByRole('menu')).toHaveCount(0)
})

for (const path of ['/settings/health', '/express?show=cancelled']) {
  test(`a page that was scrolled before the scripts stays there: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 220 })
    await signIn(page, 'admin')
    const release = await openDeaf(page, path)
    const here = page
      .getByRole('main')
      .locator('[aria-current=page], label:has(input:checked)')
      .first()
    await expect(here).toBeVisible()
    const place = () => page.evaluate(() => Math.round(scrollY))
    const past = await here.evaluate((item) => Math.ceil(item.getBoundingClientRect().bottom) + 8)
    await page.evaluate((top) => scrollTo(0, top), past)
    expect(await place(), 'the page is high enough for the row to leave it').toBe(past)
    release()
    // The row itself moves, so that where somebody is can be seen in it, and that it goes on.
    await expect
      .poll(() => here.evaluate((item) => innerWidth - item.getBoundingClientRect().right))
      .toBeGreaterThan(20)
    await awake(page.getByRole('main').locator('a, button').first())
    expect(await place()).toBe(past)
  })
}

test('a box is ticked from the first drawing on, and one taken off before the scripts stays off', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const release = await openDeaf(page, '/settings/people/new')
  const mustChange = page.getByRole('checkbox', { name: /^New password at the next sign-in/ })
  await expect(mustChange).toBeChecked()
  await mustChange.uncheck()
  release()
  await awake(page.getByRole('button', { name: 'Add the person' }))
  await expect(mustChange).not.toBeChecked()
  // Nor does the form ask for it, which keeps what it was told and not what is shown.
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByLabel('Name').fill('Early Bird')
  await page.getByLabel('E-mail').fill(`early-${Date.now()}@handover.example`)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Add the person' }).click()
  expect((await sent).postData()).toContain('"mustChangePassword":false')
})

test('a form that changes something has it there from the first drawing on, and keeps what is typed then', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/settings/stores')
  await page.getByRole('link', { name: 'HK-CENTRAL-01' }).click()
  const name = page.getByLabel('Name', { exact: true })
  const others = ['Store code', 'Region', 'Address (optional)'].map((label) =>
    page.getByRole('main').getByLabel(label),
  )
  await expect(name).toHaveValue('Central')
  const values = await Promise.all(others.map((field) => field.inputValue()))
  expect(values).not.toContain('')
  const expectTheOthers = async () => {
    for (const [nth, field] of others.entries()) await expect(field).toHaveValue(values[nth]!)
  }
  const release = await openDeaf(page, new URL(page.url()).pathname)
  await expect(name).toHaveValue('Central')
  await expectTheOthers()
  await name.fill('Central by the pier')
  release()
  const save = page.getByRole('button', { name: 'Save changes' })
  await awake(save)
  await expect(name).toHaveValue('Central by the pier')
  await expectTheOthers()
  // It is looked at what would be sent, and nothing is: others are at work in this store.
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await save.click()
  const told = (await sent).postData()
  expect(told).toContain('"name":"Central by the pier"')
  expect(told).toContain(`"code":"${values[0]}"`)
})

test('a map that comes late moves nothing away from who presses it @sizes', async ({ page }) => {
  await signIn(page, 'admin')
  const release = await openDeaf(page, '/settings/stores/new')
  const add = page.getByRole('button', { name: 'Add the store' })
  await expect(add).toBeVisible()
  const place = () =>
    add.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY))
  const before = await place()
  release()
  await expect(page.getByRole('button', { name: 'Use map centre' })).toBeVisible()
  await expect.poll(place).toBe(before)
})

test('a press on a box is not lost where the scripts come before the finger leaves', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const release = await openDeaf(page, '/settings/people/new')
  // The page will have something to say of it.
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  const mustChange = page.getByRole('checkbox', { name: /^New password at the next sign-in/ })
  await mustChange.hover()
  await page.mouse.down()
  release()
  await awake(page.getByRole('button', { name: 'Add the person' }))
  await expect(page.getByText('Fair')).toBeVisible()
  await page.mouse.up()
  await expect(mustChange).not.toBeChecked()
})
