import type { Browser, Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'

const FIRST_PASSWORD = 'first words to begin with'

type Newcomer = { name: string; email: string }

const newcomer = (): Newcomer => {
  const id = crypto.randomUUID().slice(0, 8)
  return { name: `Newcomer ${id}`, email: `newcomer-${id}@handover.example` }
}

async function addPerson(page: Page, { name, email }: Newcomer) {
  await page.goto('/settings/people')
  await page.getByRole('link', { name: 'Add a person' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(FIRST_PASSWORD)
  await page.getByLabel('New password at the next sign-in').uncheck()
  await page.getByRole('button', { name: 'Add the person' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
}

async function openPerson(page: Page, { name }: Newcomer) {
  await page.goto('/settings/people')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

async function signInAs(page: Page, { email }: Newcomer, password: string) {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const elsewhere = async (browser: Browser) => (await browser.newContext()).newPage()

test.describe('people', () => {
  test('get what the administrator gives them, at once, until they are blocked', async ({
    page,
    browser,
  }) => {
    const person = newcomer()
    await signIn(page, 'admin')
    await addPerson(page, person)

    const theirs = await elsewhere(browser)
    await signInAs(theirs, person, FIRST_PASSWORD)
    await expect(theirs.getByText('no store is open to you')).toBeVisible()

    await openPerson(page, person)
    await page.getByLabel('Central').selectOption('Restaurant staff')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('row', { name: /Restaurant staff: Central/ }).first()).toBeVisible()
    await theirs.goto('/')
    await expect(theirs).toHaveURL(/\/food$/)

    await openPerson(page, person)
    await page.getByLabel('Block sign-in').check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(
      page.getByRole('row', { name: new RegExp(person.name) }).getByText('Blocked'),
    ).toBeVisible()
    await theirs.goto('/settings')
    await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await theirs.context().close()
  })

  test('change their own password and sign in with it', async ({ page, browser }) => {
    const person = newcomer()
    await signIn(page, 'admin')
    await addPerson(page, person)
    const theirs = await elsewhere(browser)
    await signInAs(theirs, person, FIRST_PASSWORD)
    await theirs.waitForURL((url) => url.pathname === '/')
    await theirs.goto('/settings')
    const password = theirs.getByRole('region', { name: 'Change password' })
    await password.getByLabel('Current password').fill('not the password')
    await password.getByLabel('New password').fill('second words to go on with')
    await theirs.getByRole('button', { name: 'Change password' }).click()
    await expect(theirs.getByText('That is not your password now.')).toBeVisible()
    await password.getByLabel('Current password').fill(FIRST_PASSWORD)
    // The stream tells that the session is over before the answer is there.
    await theirs.route('**/settings', async (route) => {
      const response = await route.fetch()
      await theirs.waitForURL(/\/sign-in/)
      await route.fulfill({ response })
    })
    await theirs.getByRole('button', { name: 'Change password' }).click()
    await expect(theirs.getByText('Password changed.')).toBeVisible()
    await theirs.unroute('**/settings')
    await signInAs(theirs, person, 'second words to go on with')
    await expect(theirs.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await theirs.context().close()
  })

  test('see where they are signed in, and end another device at once', async ({
    page,
    browser,
  }) => {
    const person = newcomer()
    await signIn(page, 'admin')
    await addPerson(page, person)
    const [here, there] = [await elsewhere(browser), await elsewhere(browser)]
    await signInAs(here, person, FIRST_PASSWORD)
    await here.waitForURL((url) => url.pathname === '/')
    await signInAs(there, person, FIRST_PASSWORD)
    await expect(there.getByText('no store is open to you')).toBeVisible()
    await here.goto('/settings')
    await expect(here.getByText('This device', { exact: true })).toHaveCount(1)
    await here.getByRole('button', { name: /^Sign out: Chrome/ }).click()
    await expect(here.getByText(/is signed out\.$/)).toBeVisible()
    // Nothing is pressed there: its stream ends, and it says so.
    await expect(there.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await openPerson(page, person)
    await page.getByRole('button', { name: /^Sign out: Chrome/ }).click()
    await expect(page.getByText('Not signed in anywhere.')).toBeVisible()
    await expect(here.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await Promise.all([here.context().close(), there.context().close()])
  })

  test('cannot share an e-mail, and what was typed stays', async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/settings/people/new')
    await page.getByLabel('Name').fill('Somebody else')
    await page.getByLabel('E-mail').fill('STAFF@handover.example')
    await page.getByLabel('Password', { exact: true }).fill(FIRST_PASSWORD)
    await page.getByRole('button', { name: 'Add the person' }).click()
    await expect(page.getByText('Somebody else signs in with this e-mail already.')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('Somebody else')
  })

  test('are led to the first thing that is wrong, whatever else is', async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/settings/people/new')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Add the person' }).click()
    await expect(page.getByText('Use 12 characters or more.')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()

    await page.goto('/settings')
    await page.getByLabel('New password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Use 12 characters or more.')).toBeVisible()
    const own = page.getByRole('region', { name: 'Change password' })
    await expect(own.getByLabel('Current password')).toBeFocused()

    await page.goto('/settings/roles/new')
    await page.getByRole('button', { name: 'Make the role' }).click()
    await expect(page.getByText('Choose at least one.')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
  })

  test('are no business of anybody but administrators', async ({ page }) => {
    await signIn(page, 'manager')
    await page.goto('/settings/people')
    await expect(page.getByText('There is no such page')).toBeVisible()
    await page.goto('/settings/stores')
    await expect(page.getByText('There is no such page')).toBeVisible()
  })
})

test('a mouse, which moves no row of links, finds all pages of the settings in sight', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/settings')
  const pages = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  await expect(pages.first()).toHaveAttribute('aria-current', 'page')
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    for (const link of await pages.all()) await expect(link).toBeInViewport({ ratio: 1 })
  }
})

test.describe('stores', () => {
  test('need a code, a name and a place, and are then in the list', async ({ page }) => {
    const code = `HK-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    await signIn(page, 'admin')
    await page.goto('/settings/stores/new')
    await page.getByRole('button', { name: 'Add the store' }).click()
    await expect(page.getByText('Put the pin on the map where the store is.')).toBeVisible()
    await expect(page.getByLabel('Store code')).toBeFocused()
    await page.getByLabel('Store code').fill(code)
    await page.getByLabel('Name', { exact: true }).fill('Pier 7')
    await page.getByLabel('Latitude, longitude').fill('22.2871, 114.1590')
    await page.getByLabel('Latitude, longitude').press('Enter')
    await page.getByRole('button', { name: 'Add the store' }).click()
    await page.getByRole('link', { name: code }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Pier 7')
    await expect(page.getByLabel('Latitude, longitude')).toHaveValue(/22\.2871/)
  })

  test('are tested for who they are to the platform before they are saved', async ({ page }) => {
    await signIn(page, 'admin')
    await page.goto('/settings/stores/new')
    const name = page.getByRole('textbox', { name: /^Food store ID/ })
    const ask = page.getByRole('button', { name: 'Test it: Food store ID' })
    await expect(ask).toBeDisabled()
    await name.fill('HK-CENTRAL-01')
    await ask.click()
    const fine = page.getByText('The platform knows this store by it.')
    await expect(fine).toBeVisible()
    await name.fill('HK-NOWHERE-99')
    await expect(fine).toHaveCount(0)
    await ask.click()
    await expect(page.getByText(/^It does not work\. /)).toBeVisible()
  })
})
