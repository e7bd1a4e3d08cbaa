import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/lib/demo/seed-demo'
import { begin, expect, signIn, test, tryByRequest } from './fixtures'

const email = (page: Page) => page.getByLabel('E-mail')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' })

/** Nobody else's, so that failures are counted against no other test. */
const somebody = () => `nobody-${crypto.randomUUID()}@handover.example`

async function tryToSignIn(page: Page, who: string, secret: string) {
  await email(page).fill(who)
  await password(page).fill(secret)
  await submit(page).click()
}

test.describe('signing in', () => {
  test('goes where the person wanted to go', { tag: '@sizes' }, async ({ page }) => {
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/sign-in\?from=%2Fsettings$/)
    await tryToSignIn(page, 'staff@handover.example', DEMO_PASSWORD)
    await expect(page).toHaveURL(/\/settings$/)
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  test('never leads to another site, whatever the address says', async ({ page, baseURL }) => {
    await page.goto('/sign-in?from=%2F%5Celsewhere.example%2F')
    await tryToSignIn(page, 'staff@handover.example', DEMO_PASSWORD)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(new URL(baseURL!).origin)
  })

  test('says plainly that e-mail and password do not match, and keeps the e-mail', async ({
    page,
  }) => {
    const who = somebody()
    await page.goto('/sign-in')
    await tryToSignIn(page, who, 'not the password')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Wrong e-mail or password' }),
    ).toBeVisible()
    await expect(email(page)).toHaveValue(who)
    await expect(password(page)).toBeFocused()
    await tryToSignIn(page, 'staff@handover.example', DEMO_PASSWORD)
    await page.waitForURL(/\/food$/)
  })

  test('asks for what is missing instead of sending it', async ({ page }) => {
    await page.goto('/sign-in')
    await submit(page).click()
    await expect(page.getByText('Type your e-mail.')).toBeVisible()
    await expect(page.getByText('Type your password.')).toBeVisible()
    await expect(email(page)).toBeFocused()
  })

  test('slows down who keeps failing, and says for how long', async ({ page }) => {
    const who = somebody()
    for (let tries = 0; tries < 6; tries += 1) {
      await tryByRequest(page, { email: who, password: 'not the password' })
    }
    await page.goto('/sign-in')
    const wait = page.getByRole('button', { name: /^Wait \d+ s$/ })
    // On a busy machine the wait may be over before the page has it; the next one is longer.
    await expect(async () => {
      await tryToSignIn(page, who, 'not the password')
      await expect(wait).toBeDisabled({ timeout: 3_000 })
    }).toPass()
    await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts' })).toBeVisible()
    await expect(submit(page)).toBeEnabled()
  })

  test('says what to do when the server does not answer', async ({ page }) => {
    await page.goto('/sign-in')
    await page.route('**/api/auth/**', (route) => route.abort())
    await tryToSignIn(page, 'staff@handover.example', DEMO_PASSWORD)
    await expect(page.getByRole('alert').filter({ hasText: 'not signed in' })).toBeVisible()
    await page.unroute('**/api/auth/**')
    await submit(page).click()
    await page.waitForURL(/\/food$/)
  })

  test('works by keyboard alone, with the password shown on request', async ({ page }) => {
    await page.goto('/sign-in')
    await expect(email(page)).toBeFocused()
    await page.keyboard.type('staff@handover.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(password(page)).toHaveAttribute('type', 'text')
    await expect(password(page)).toHaveValue(DEMO_PASSWORD)
    await password(page).press('Enter')
    await page.waitForURL(/\/food$/)
  })

  test('speaks Hong Kong Chinese once it is chosen, and remembers it', async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-HK')
    await expect(page.getByRole('heading', { name: '登入' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('電郵')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK')
  })

  test('skips the page for a person who is signed in already', async ({ page }) => {
    await signIn(page, 'staff')
    await page.goto('/sign-in?from=%2Fsettings')
    await expect(page).toHaveURL(/\/settings$/)
  })
})

test.describe('signing out', () => {
  test('ends the session', async ({ page }) => {
    await begin(page, 'staff')
    await page.getByRole('button', { name: /account and sign-out/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.goto('/food')
    await expect(page).toHaveURL(/\/sign-in\?from=%2Ffood$/)
  })

  test('ends it for whoever copied its cookie too', async ({ page, browser, baseURL }) => {
    const given = { email: 'staff@handover.example', password: DEMO_PASSWORD }
    expect(await tryByRequest(page, given)).toBe(true)
    const cookies = await page.context().cookies()
    await page.goto('/')
    await page.getByRole('button', { name: /account and sign-out/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    const thief = await browser.newContext({ baseURL: baseURL! })
    await thief.addCookies(cookies)
    const answers = await Promise.all(
      ['/api/orders/by-code?code=none', '/api/live'].map((path) => thief.request.get(path)),
    )
    expect(answers.map((answer) => answer.status())).toEqual([401, 401])
    expect(await (await thief.request.get('/api/auth/session')).json()).toEqual({})
    const theirs = await thief.newPage()
    await theirs.goto('/settings')
    await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await thief.close()
  })
})

test.describe('the link for the first administrator', () => {
  test('says that it was used once there are people, and shows no form', async ({ page }) => {
    await page.goto('/sign-in/first-start?token=somebody-guessed-it')
    await expect(page.getByText('This link has been used')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveCount(0)
    await page.getByRole('link', { name: 'To the sign-in page' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test('says so when it is not complete', async ({ page }) => {
    await page.goto('/sign-in/first-start')
    await expect(page.getByText('This link is not complete.')).toBeVisible()
    await page.getByRole('link', { name: 'To the sign-in page' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})
