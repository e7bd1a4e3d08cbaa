import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, signIn, test } from './fixtures'

const FIRST = 'first words to begin with'
const SECOND = 'second words to go on with'

type Newcomer = { name: string; email: string }

const newcomer = (): Newcomer => {
  const id = crypto.randomUUID().slice(0, 8)
  return { name: `Newcomer ${id}`, email: `newcomer-${id}@handover.example` }
}

const elsewhere = async (browser: Browser) => (await browser.newContext()).newPage()

async function fillPerson(page: Page, { name, email }: Newcomer) {
  await page.goto('/settings/people/new')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill(email)
}

async function typeSignIn(page: Page, { email }: Newcomer, password: string) {
  await page.goto('/sign-in?from=%2Fsettings')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const account = (page: Page) => page.getByRole('heading', { name: 'My account' })

test('somebody who was invited chooses their password by the link, once', async ({
  page,
  browser,
}) => {
  const person = newcomer()
  await signIn(page, 'admin')
  await fillPerson(page, person)
  await page.getByRole('button', { name: 'Add the person' }).click()
  const link = await page.getByLabel(`Invitation for ${person.name}`).inputValue()
  await page.getByRole('link', { name: 'Back to people' }).click()
  await expect(
    page.getByRole('row', { name: new RegExp(person.name) }).getByText('Invited'),
  ).toBeVisible()

  const theirs = await elsewhere(browser)
  const { pathname, search } = new URL(link)
  await theirs.goto(pathname + search)
  await expect(theirs.getByText(person.email)).toBeVisible()
  await theirs.getByLabel('New password').fill('handover handover')
  await theirs.getByRole('button', { name: 'Use this password' }).click()
  await expect(theirs.getByText(/made of your name, your e-mail/)).toBeVisible()
  await theirs.getByLabel('New password').fill(FIRST)
  await theirs.getByRole('button', { name: 'Use this password' }).click()
  await expect(theirs.getByText('Password changed.')).toBeVisible()
  await theirs.goto(pathname + search)
  await expect(theirs.getByText('This link does not work any more')).toBeVisible()
  await typeSignIn(theirs, person, FIRST)
  await expect(account(theirs)).toBeVisible()
  await theirs.context().close()
})

test('somebody with a password for one sign-in chooses another before they go on', async ({
  page,
  browser,
}) => {
  const person = newcomer()
  await signIn(page, 'admin')
  await fillPerson(page, person)
  await page.getByLabel('Password', { exact: true }).fill(FIRST)
  await page.getByRole('button', { name: 'Add the person' }).click()
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toBeVisible()

  const theirs = await elsewhere(browser)
  await typeSignIn(theirs, person, FIRST)
  await expect(theirs.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  // Nothing is open yet.
  expect((await theirs.request.get('/api/orders/by-code?code=none')).status()).toBe(401)
  await theirs.getByLabel('New password').fill(FIRST)
  await theirs.getByRole('button', { name: 'Use this password' }).click()
  await expect(theirs.getByText('That is the password you have.')).toBeVisible()
  await theirs.getByLabel('New password').fill(SECOND)
  await theirs.getByRole('button', { name: 'Use this password' }).click()
  await expect(account(theirs)).toBeVisible()
  await theirs.context().close()
})

test('one-time codes are set up at the sign-in that asks for them, and stand in the way after', async ({
  page,
  browser,
}) => {
  const person = newcomer()
  await signIn(page, 'admin')
  await fillPerson(page, person)
  await page.getByLabel('Password', { exact: true }).fill(FIRST)
  await page.getByLabel('New password at the next sign-in').uncheck()
  await page.getByLabel('Ask for a one-time code').check()
  await page.getByRole('button', { name: 'Add the person' }).click()
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toBeVisible()

  const theirs = await elsewhere(browser)
  await typeSignIn(theirs, person, FIRST)
  await expect(theirs.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = await theirs.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const app = new TOTP({ secret: Secret.fromBase32((secret ?? '').replaceAll(' ', '')) })
  const code = app.generate()
  await theirs.getByLabel('Code', { exact: true }).fill(code)
  await theirs.getByRole('button', { name: 'Continue' }).click()
  const paper = theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(paper).toHaveCount(10)
  const recovery = await paper.first().textContent()
  await theirs.getByRole('button', { name: 'I have saved them' }).click()
  await expect(account(theirs)).toBeVisible()
  await expect(theirs.getByText('10 recovery codes left.')).toBeVisible()
  await theirs.context().close()

  const again = await elsewhere(browser)
  await typeSignIn(again, person, FIRST)
  await expect(again.getByRole('heading', { name: 'One-time code' })).toBeVisible()
  // The code that set the app up was taken.
  await again.getByLabel('Code', { exact: true }).fill(code)
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(again.getByText('That code is not right')).toBeVisible()
  await again.getByLabel('Code', { exact: true }).fill(recovery ?? '')
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(again.getByText('9 recovery codes left.')).toBeVisible()
  await again.context().close()
})

test('one’s own codes are turned on and off with the password', async ({ page, browser }) => {
  const person = newcomer()
  await signIn(page, 'admin')
  await fillPerson(page, person)
  await page.getByLabel('Password', { exact: true }).fill(FIRST)
  await page.getByLabel('New password at the next sign-in').uncheck()
  await page.getByRole('button', { name: 'Add the person' }).click()
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toBeVisible()

  const theirs = await elsewhere(browser)
  await typeSignIn(theirs, person, FIRST)
  const codes = theirs.getByRole('region', { name: 'One-time codes' })
  await codes.getByRole('button', { name: 'Set up an app' }).click()
  await codes.getByLabel('Current password').fill('not the password')
  await codes.getByRole('button', { name: 'Continue' }).click()
  await expect(codes.getByText('That is not your password now.')).toBeVisible()
  await codes.getByLabel('Current password').fill(FIRST)
  await codes.getByRole('button', { name: 'Continue' }).click()
  const secret = await codes.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const app = new TOTP({ secret: Secret.fromBase32((secret ?? '').replaceAll(' ', '')) })
  await codes.getByLabel('Code', { exact: true }).fill(app.generate())
  await codes.getByRole('button', { name: 'Turn codes on' }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(codes.getByText('10 recovery codes left.')).toBeVisible()
  await codes.getByRole('button', { name: 'Turn off' }).click()
  await codes.getByLabel('Current password').fill(FIRST)
  await codes.getByRole('button', { name: 'Turn codes off' }).click()
  await expect(codes.getByRole('button', { name: 'Set up an app' })).toBeVisible()
  await theirs.context().close()
})
