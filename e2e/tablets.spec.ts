import type { Browser, Page } from '@playwright/test'
import { awake } from './awake'
import { expect, signIn, test } from './fixtures'

const PASSWORD = 'first words to begin with'
const GIVEN = '7305'

type Colleague = { name: string; email: string; pin: string }

const colleague = (pin: string): Colleague => {
  const id = crypto.randomUUID().slice(0, 8)
  return { name: `Colleague ${id}`, email: `colleague-${id}@handover.example`, pin }
}

/** Adds somebody who works at Mong Kok as restaurant staff. */
async function hire(page: Page, { name, email }: Colleague) {
  await page.goto('/settings/people/new')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('New password at the next sign-in').uncheck()
  await page.getByLabel(/HK-MONGKOK-02/).selectOption({ label: 'Restaurant staff' })
  await page.getByRole('button', { name: 'Add the person' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
}

/** A manager opens the settings on a device of its own and makes it a tablet of Mong Kok. */
async function newTablet(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill('manager@handover.example')
  await page.getByLabel('Password', { exact: true }).fill('handover-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
  await page.goto('/settings/tablets')
  await page.getByLabel('Store', { exact: true }).selectOption({ label: 'Mong Kok' })
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Lock after').selectOption({ label: '5 minutes' })
  await page.getByRole('button', { name: 'Make it a shared tablet' }).click()
  await expect(page.getByRole('heading', { name: 'Who is it?' })).toBeVisible()
  return page
}

const choosePerson = (page: Page, { name }: Colleague) =>
  page.getByRole('button', { name: new RegExp(name) }).click()

/** On the keys of the screen. */
async function press(page: Page, digits: string) {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: 'OK' }).click()
}

/** Somebody is in, and nothing covers their page. */
async function isOpen(page: Page) {
  await expect(page.getByRole('dialog', { name: 'Locked' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible()
}

/** The manager gives a first PIN, on a device of theirs. */
async function give(page: Page, { name }: Colleague) {
  await page.goto('/settings/tablets')
  const store = page.getByRole('region', { name: 'Mong Kok' })
  await store.getByRole('button', { name: `Give a PIN: ${name}` }).click()
  await store.getByLabel(`New PIN for ${name}`).fill('1234')
  await store.getByRole('button', { name: 'Give a PIN', exact: true }).click()
  await expect(store.getByText(/Others would try that one first/)).toBeVisible()
  await store.getByLabel(`New PIN for ${name}`).fill(GIVEN)
  await store.getByRole('button', { name: 'Give a PIN', exact: true }).click()
  await expect(store.getByRole('listitem').filter({ hasText: name })).toContainText('To be changed')
}

test('two people share a tablet by PIN: each sees their own form, and the record says who', async ({
  page,
  browser,
}) => {
  const [ada, bo] = [colleague('4821'), colleague('90417')]
  await signIn(page, 'admin')
  await hire(page, ada)
  await hire(page, bo)
  await signIn(page, 'manager')
  await give(page, ada)
  // The other chooses theirs by themselves, with their password.
  const own = await (await browser.newContext()).newPage()
  await own.goto('/sign-in?from=%2Fsettings')
  await own.getByLabel('E-mail').fill(bo.email)
  await own.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await own.getByRole('button', { name: 'Sign in' }).click()
  const section = own.getByRole('region', { name: 'PIN for shared tablets' })
  await section.getByLabel('Current password').fill(PASSWORD)
  await section.getByLabel('New PIN').fill(bo.pin)
  await section.getByRole('button', { name: 'Keep this PIN' }).click()
  await expect(section.getByText('You have a PIN.')).toBeVisible()
  await own.context().close()

  const device = `Counter ${crypto.randomUUID().slice(0, 6)}`
  const tablet = await newTablet(browser, device)
  // Nobody is signed in there: nothing but names is told.
  expect((await tablet.request.get('/api/orders/by-code?code=none')).status()).toBe(401)

  await choosePerson(tablet, ada)
  await press(tablet, '9999')
  await expect(tablet.getByText('That PIN is not right.')).toBeVisible()
  await press(tablet, GIVEN)
  await expect(tablet.getByRole('heading', { name: /choose your own PIN/ })).toBeVisible()
  await press(tablet, ada.pin)
  // A keyboard does as well.
  await tablet.keyboard.type(ada.pin)
  await tablet.keyboard.press('Enter')
  await isOpen(tablet)
  expect((await tablet.request.get('/api/orders/by-code?code=none')).status()).toBe(200)

  await tablet.goto('/food/new')
  await tablet.getByLabel('Customer’s phone').fill('91230001')
  await tablet.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(tablet.getByRole('dialog', { name: 'Locked' })).toBeVisible()
  await expect(tablet.getByText(`${ada.name}: your PIN`)).toBeVisible()
  await expect
    .poll(async () => (await tablet.request.get('/api/orders/by-code?code=none')).status())
    .toBe(401)
  // Locked over the page, which stays: the same person goes on where they were.
  await press(tablet, ada.pin)
  await expect(tablet.getByRole('dialog', { name: 'Locked' })).toHaveCount(0)
  await expect(tablet.getByLabel('Customer’s phone')).toHaveValue('91230001')

  await tablet.getByRole('button', { name: 'Lock', exact: true }).click()
  await tablet.getByRole('button', { name: 'Somebody else' }).click()
  await choosePerson(tablet, bo)
  await press(tablet, bo.pin)
  await isOpen(tablet)
  await tablet.goto('/food/new')
  await expect(tablet.getByLabel('Customer’s phone')).toHaveValue('')
  // No settings of how one signs in, and none of the house.
  await tablet.goto('/settings')
  await expect(tablet.getByRole('heading', { name: 'My account' })).toBeVisible()
  await expect(tablet.getByText('Change password')).toHaveCount(0)
  await tablet.goto('/settings/tablets')
  await expect(tablet.getByText('There is no such page')).toBeVisible()

  await signIn(page, 'manager')
  await page.goto('/settings/tablets')
  const line = page.getByRole('listitem').filter({ hasText: device })
  await expect(line).toContainText(`${bo.name} is on it`)
  await signIn(page, 'admin')
  const log = page.getByRole('list', { name: 'Audit log' })
  for (const { email } of [ada, bo]) {
    await page.goto(`/settings/audit?search=${encodeURIComponent(email)}`)
    await expect(log.getByText('Signed in').first()).toBeVisible()
  }
  await page.goto(`/settings/audit?search=${encodeURIComponent(ada.email)}`)
  await expect(log.getByText('Typed a wrong PIN').first()).toBeVisible()
  await expect(log.getByText('Chose a PIN').first()).toBeVisible()
  await tablet.context().close()
})

test('a tablet locks when nobody touches it, and is gone when it is ended', async ({
  page,
  browser,
}) => {
  const person = colleague('4821')
  await signIn(page, 'admin')
  await hire(page, person)
  await signIn(page, 'manager')
  await give(page, person)
  const device = `Bar ${crypto.randomUUID().slice(0, 6)}`
  const tablet = await newTablet(browser, device)
  await tablet.clock.install()
  await choosePerson(tablet, person)
  await press(tablet, GIVEN)
  await expect(tablet.getByRole('heading', { name: /choose your own PIN/ })).toBeVisible()
  await press(tablet, person.pin)
  await press(tablet, person.pin)
  await isOpen(tablet)
  // The time without a touch counts from when the page's scripts are there.
  await awake(tablet.getByRole('button', { name: 'Lock', exact: true }))
  await tablet.clock.fastForward('04:30')
  await tablet.mouse.click(600, 500)
  await tablet.clock.fastForward('04:30')
  await isOpen(tablet)
  await tablet.clock.fastForward('00:40')
  await expect(tablet.getByRole('dialog', { name: 'Locked' })).toBeVisible()
  await expect
    .poll(async () => (await tablet.request.get('/api/orders/by-code?code=none')).status())
    .toBe(401)
  await press(tablet, person.pin)
  await expect(tablet.getByRole('dialog', { name: 'Locked' })).toHaveCount(0)

  await page.goto('/settings/tablets')
  await page.getByRole('button', { name: `End: ${device}` }).click()
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await expect(page.getByText(`${device} is ended.`)).toBeVisible()
  // Whoever is at it is out by themselves, and no PIN is asked for any more.
  await expect(tablet.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect((await tablet.request.get('/api/tablets/screen')).status()).toBe(404)
  await tablet.context().close()
})
